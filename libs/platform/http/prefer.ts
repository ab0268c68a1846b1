import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** What is asked for, and said to have been done. */
const minimal = 'return=minimal';

/** `Prefer` as RFC 7240 has it: preferences separated by commas, each with parameters of its own, none of them in any case that matters. */
const asksForLittle = (prefer: string): boolean => /(?:^|,)\s*return\s*=\s*"?minimal"?\s*(?=[,;]|$)/i.test(prefer);

/** A write whose answer is the resource itself: its version is told by the ETag and, where it was made, its address by Location. */
function repeatsResource({ method }: FastifyRequest, reply: FastifyReply): boolean {
  if (method === 'GET' || method === 'HEAD' || !reply.hasHeader('etag')) return false;
  return reply.statusCode === 200 || (reply.statusCode === 201 && reply.hasHeader('location'));
}

/**
 * Leaves the body out of the answers to writes for those who ask for `Prefer: return=minimal`; the headers stay. An answer that says more than what was
 * written (a session, the outcome of an import) and a refusal keep their bodies. Nothing that is stored knows of it, so a replay may be asked for either way.
 */
export function answerMinimal(instance: FastifyInstance): void {
  instance.addHook('onSend', (request, reply, payload, done) => {
    const { prefer } = request.headers;
    if (prefer === undefined || !asksForLittle(String(prefer)) || !repeatsResource(request, reply)) return done(null, payload);
    void reply.header('preference-applied', minimal).removeHeader('content-type').removeHeader('content-length');
    if (reply.statusCode === 200) void reply.status(204);
    done(null, null);
  });
}
