import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';

type Traced = Pick<FastifyRequest, 'id' | 'headers'>;

const requestId = /^[A-Za-z0-9._-]{1,64}$/;
/** Version 00 of W3C Trace Context; ids of zeros are invalid. */
const traceparent = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-[0-9a-f]{2}$/;

/** A header that was sent once. */
const single = (headers: IncomingHttpHeaders, name: string): string => (typeof headers[name] === 'string' ? headers[name] : '');

/** The id that answers and log lines show: the caller's own, if well formed, else our trace. It enters nothing that is stored. */
export function shownId({ id, headers }: Traced): string {
  const given = single(headers, 'x-request-id');
  return requestId.test(given) ? given : String(id);
}

/** The span of the caller in which this request was sent; undefined without a well-formed `traceparent`. */
export function parentOf({ headers }: Traced): string | undefined {
  const [, trace, span] = traceparent.exec(single(headers, 'traceparent')) ?? [];
  return trace && `${trace}-${span}`;
}

/** What a log line names a request by: `trace` is in the metadata of its events too. */
export const tracesOf = (request: Traced): { requestId: string; trace: string; parent?: string } => {
  const parent = parentOf(request);
  return { requestId: shownId(request), trace: String(request.id), ...(parent !== undefined && { parent }) };
};

/** Response headers that a caller finds its request by; `traceresponse` is of W3C Trace Context, Level 2. */
export const traceHeaders = (request: Traced): Record<string, string> => ({
  'x-request-id': shownId(request),
  traceresponse: `00-${request.id}-${String(request.id).slice(16)}-01`,
});
