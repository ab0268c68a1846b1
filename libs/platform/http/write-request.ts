import { createHash } from 'node:crypto';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ExpectedVersion, RequestKey, StreamCall } from '#libs/contracts/commands/outcome';
import type { Id } from '#machines/kernel/ids';
import { withoutEnd } from '#machines/kernel/without-end';
import type { SignedIn } from '#libs/platform/auth/signed-in';
import { invalid } from './problem.js';

/** Versions accepted by `If-Match`: any, or one of these. Foreign tags are well-formed but match nothing. */
export type IfMatch = ExpectedVersion;

/** Formats version 7 as `"7"`. */
export const etagOf = (version: number): string => `"${version}"`;

const tags = /^\s*(?:W\/)?"[\x21\x23-\x7e\x80-\xff]*"\s*(?:,\s*(?:W\/)?"[\x21\x23-\x7e\x80-\xff]*"\s*)*$/;

/** Parses `If-Match` (RFC 9110: strong comparison, so weak tags never match); undefined when absent. @throws Problem 422 ifMatchInvalid */
export function parseIfMatch(header: string | undefined): IfMatch | undefined {
  if (header === undefined) return undefined;
  if (header.trim() === '*') return 'any';
  if (!tags.test(header)) throw invalid({ field: 'If-Match', code: 'ifMatchInvalid' });
  return [...header.matchAll(/(W\/)?"(\d{1,15})"/g)].filter(([, weak]) => weak === undefined).map(([, , version]) => Number(version));
}

/** Whether a write with `ifMatch` may change `version`. */
export const satisfies = (ifMatch: IfMatch | undefined, version: number): boolean =>
  ifMatch === undefined || ifMatch === 'any' || ifMatch.includes(version);

const visible = /^[\x21-\x7e]{1,128}$/;

/** The client's `Idempotency-Key`, undefined when absent. @throws Problem 422 idempotencyKeyInvalid unless it is 1 to 128 visible ASCII characters */
export function idempotencyKey(header: string | readonly string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (typeof header !== 'string' || !visible.test(header)) throw invalid({ field: 'Idempotency-Key', code: 'idempotencyKeyInvalid' });
  return header;
}

/** JSON with keys in code-unit order and without spaces (like RFC 8785): equal data, equal text. `undefined` fields are omitted. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item) => canonicalJson(item === undefined ? null : item)).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const members = Object.entries(value)
    .filter(([, item]) => item !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, item]) => `${JSON.stringify(key)}:${canonicalJson(item)}`);
  return `{${members.join(',')}}`;
}

/** SHA-256 (32 bytes) over method, path without query, and canonical JSON: what an Idempotency-Key is bound to, in addition to its user. */
export function requestHash(method: string, path: string, body: unknown): Buffer {
  const address = withoutEnd(path.split('?')[0] ?? '', '/') || '/';
  return createHash('sha256')
    .update(`${method.toUpperCase()}\n${address}\n${body === undefined ? '' : canonicalJson(body)}`)
    .digest();
}

type Keyed = Pick<FastifyRequest, 'method' | 'url' | 'body' | 'headers'>;

/** The request's Idempotency-Key, bound to method, path and body, or to a substitute for a body that is no JSON. @throws Problem 422 idempotencyKeyInvalid */
function requestKey({ method, url, body, headers }: Keyed, hashed: unknown = body): RequestKey | undefined {
  const key = idempotencyKey(headers['idempotency-key']);
  return key === undefined ? undefined : { key, requestHash: requestHash(method, url, hashed).toString('hex') };
}

/** The same with its user; null: anonymous. */
export function keyOf(request: Keyed, actor: Id | null, hashed?: unknown): (RequestKey & { actor: Id | null }) | undefined {
  const key = requestKey(request, hashed);
  return key && { ...key, actor };
}

/** Sets `Idempotency-Replayed`. */
export function markReplayed(reply: FastifyReply, replayed: boolean): void {
  if (replayed) void reply.header('idempotency-replayed', 'true');
}

/** The preference, and the value of `Preference-Applied`. */
const minimal = 'return=minimal';

/** `Prefer` in RFC 7240: case-insensitive preferences separated by commas, each with optional parameters. */
const asksForLittle = (prefer: string): boolean => /(?:^|,)\s*return\s*=\s*"?minimal"?\s*(?=[,;]|$)/i.test(prefer);

const prefersMinimal = ({ headers: { prefer } }: Pick<FastifyRequest, 'headers'>): boolean =>
  prefer !== undefined && asksForLittle(String(prefer));

/** A write that responds with the resource: its version is in ETag and, if created, its URL in Location. */
function repeatsResource({ method }: FastifyRequest, reply: FastifyReply): boolean {
  if (method === 'GET' || method === 'HEAD' || !reply.hasHeader('etag')) return false;
  return reply.statusCode === 200 || (reply.statusCode === 201 && reply.hasHeader('location'));
}

/**
 * Omits the response body of writes with `Prefer: return=minimal`; headers stay. Responses with more than the written resource (a session, the result of an
 * import) and refusals keep their bodies. It does not affect stored outcomes, so a replay may use either form.
 */
export function answerMinimal(instance: FastifyInstance): void {
  instance.addHook('onSend', (request, reply, payload, done) => {
    if (!prefersMinimal(request) || !repeatsResource(request, reply)) return done(null, payload);
    void reply.header('preference-applied', minimal).removeHeader('content-type').removeHeader('content-length');
    if (reply.statusCode === 200) void reply.status(204);
    done(null, null);
  });
}

/** A write by a signed-in user, for the command of a stream. */
type HttpCall = StreamCall & Pick<SignedIn, 'tokenVersion'> & { correlation: string };

/** Data of a write by a signed-in user apart from its path, and the target of its response headers. */
export class WriteRequest {
  /** the Idempotency-Key, bound to method, path and content */
  readonly key: RequestKey | undefined;

  /** @param content what the key is bound to instead of the body @throws Problem 422 idempotencyKeyInvalid */
  constructor(
    private readonly request: FastifyRequest,
    readonly reply: FastifyReply,
    content: unknown = request.body,
  ) {
    this.key = requestKey(request, content);
  }

  get caller(): SignedIn {
    const { signedIn } = this.request;
    if (!signedIn) throw new Error('a public route has no signed-in user');
    return signedIn;
  }

  /** The id of the request. */
  get correlation(): string {
    return String(this.request.id);
  }

  get body(): unknown {
    return this.request.body;
  }

  /** The expected version. @throws Problem 422 ifMatchInvalid */
  get ifMatch(): IfMatch | undefined {
    return parseIfMatch(this.request.headers['if-match']);
  }

  /** Whether `answerMinimal` omits the body of a response that repeats the written resource, so that it need not be built. */
  get prefersMinimal(): boolean {
    return prefersMinimal(this.request);
  }

  /** The caller as writes check them again inside their own statement. */
  get by(): Pick<SignedIn, 'actor' | 'tokenVersion'> {
    const { actor, tokenVersion } = this.caller;
    return { actor, tokenVersion };
  }

  /** The key with its user, for writes outside a stream. */
  get userKey(): (RequestKey & { actor: Id }) | undefined {
    return this.key && { ...this.key, actor: this.caller.actor.id };
  }

  /** For the command of a stream whose version the caller need not know. */
  get call(): HttpCall {
    return { ...this.by, correlation: this.correlation, ...(this.key && { key: this.key }) };
  }

  /** For the command of a stream that checks `If-Match`. @throws Problem 422 ifMatchInvalid */
  get versionedCall(): HttpCall {
    const { ifMatch } = this;
    return { ...this.call, ...(ifMatch !== undefined && { ifMatch }) };
  }

  /** The same write with its key bound to `content`: of a body that is no JSON, or that holds a password. */
  boundTo(content: unknown): WriteRequest {
    return new WriteRequest(this.request, this.reply, content);
  }
}

/** `@Write()`: the WriteRequest of a route. A malformed Idempotency-Key is refused before anything else. */
export const Write = createParamDecorator((_: unknown, context: ExecutionContext): WriteRequest => {
  const http = context.switchToHttp();
  return new WriteRequest(http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>());
});
