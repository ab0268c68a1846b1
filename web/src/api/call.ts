import { ProblemError, type Problem } from '../lib/problem.js';
import { apiBase, sessionFetch } from '../lib/session/session-fetch.js';

type Query = Record<string, string | number | undefined>;

interface Options {
  query?: Query | URLSearchParams;
  body?: unknown;
  /** Idempotency-Key: one per intention, so that a repeat has one effect. */
  key?: string;
  /** Version of the resource this change was meant for. */
  ifMatch?: number;
  signal?: AbortSignal;
}

function address(path: string, query: Options['query']): string {
  const search = query instanceof URLSearchParams ? query : new URLSearchParams();
  if (query && !(query instanceof URLSearchParams)) {
    for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  }
  const text = search.toString();
  return new URL(`${apiBase}${path}${text ? `?${text}` : ''}`, window.location.origin).href;
}

async function problemOf(answer: Response): Promise<ProblemError> {
  const wait = Number(answer.headers.get('retry-after'));
  const retryAfter = Number.isFinite(wait) && wait > 0 ? wait : undefined;
  const body: unknown = await answer.json().catch(() => null);
  const told = body && typeof body === 'object' ? (body as Partial<Problem>) : {};
  return new ProblemError({ ...told, status: answer.status, code: told.code ?? 'unexpected' }, retryAfter);
}

/** The answer of a call, unread. @throws ProblemError when refused, TypeError when nothing answers */
export async function answerOf(method: string, path: string, { query, body, key, ifMatch, signal }: Options = {}): Promise<Response> {
  const headers = new Headers({ Accept: 'application/json' });
  const form = body instanceof FormData;
  if (body !== undefined && !form) headers.set('Content-Type', 'application/json');
  if (key !== undefined) headers.set('Idempotency-Key', key);
  if (ifMatch !== undefined) headers.set('If-Match', `"${ifMatch}"`);
  const answer = await sessionFetch(address(path, query), {
    method,
    headers,
    ...(body === undefined ? {} : { body: form ? body : JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  });
  if (!answer.ok) throw await problemOf(answer);
  return answer;
}

/** A call of the API, paths relative to /api/v1. Answers its JSON, or undefined when there is none. @throws as answerOf */
export async function call<Body>(method: string, path: string, options?: Options): Promise<Body> {
  const answer = await answerOf(method, path, options);
  return (answer.status === 204 ? undefined : await answer.json()) as Body;
}
