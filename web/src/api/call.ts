import { ProblemError, type Problem } from '../lib/problem.js';
import { apiBase, sessionFetch } from '../lib/session/session-fetch.js';
import type { paths } from './schema.js';

/** The API's document as types, by paths below /api/v1. */
type Paths = { [Path in keyof paths as Path extends `/api/v1${infer Rest}` ? Rest : never]: paths[Path] };
export type Verb = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type PathOf<V extends Verb> = { [P in keyof Paths]: Paths[P] extends Record<Lowercase<V>, object> ? P : never }[keyof Paths];
type Operation<V extends Verb, P extends keyof Paths> = Paths[P] extends Record<Lowercase<V>, infer Found> ? Found : never;

type Json<Content> = Content extends { 'application/json': infer Body } ? Body : undefined;
type Answered<All> = keyof All & (200 | 201 | 202);
/* A 204 next to another success type is for requests that prefer an empty response. */
type AnswerTo<Op> = Op extends { responses: infer All }
  ? [Answered<All>] extends [never]
    ? undefined
    : { [Status in Answered<All>]: All[Status] extends { content: infer Content } ? Json<Content> : undefined }[Answered<All>]
  : never;
/** Undefined for answers with only a status. */
export type AnswerOf<V extends Verb, P extends PathOf<V>> = AnswerTo<Operation<V, P>>;

type Sent<Content> = Content extends { 'multipart/form-data': unknown } ? FormData : Json<Content>;
export type BodyOf<V extends Verb, P extends PathOf<V>> =
  Operation<V, P> extends { requestBody?: { content: infer Content } } ? Sent<Content> : never;

type Part<Op, Name extends string> = Op extends { parameters: { [N in Name]: infer Found } } ? Found : undefined;
type PathOption<Op> = Part<Op, 'path'> extends object ? { path: Part<Op, 'path'> } : { path?: never };
/** Query of a call: an object that the API's document describes, or the search parameters of a list's page. */
type QueryOption<Op> = { query?: (Op extends { parameters: { query?: infer Found } } ? Found : never) | URLSearchParams };
type BodyOption<Op> = Op extends { requestBody: { content: infer Content } }
  ? { body: Sent<Content> }
  : Op extends { requestBody?: { content: infer Content } }
    ? { body?: Sent<Content> }
    : { body?: never };

interface Meant {
  /** Idempotency-Key, one per intention */
  key?: string | undefined;
  /** version of the resource that the write is meant for */
  ifMatch?: number | undefined;
  signal?: AbortSignal | undefined;
}

type OptionsOf<Op> = PathOption<Op> & QueryOption<Op> & BodyOption<Op> & Meant;
type Options<V extends Verb, P extends PathOf<V>> = OptionsOf<Operation<V, P>>;
/** Optional if no option is required. */
type Rest<All> = object extends All ? [options?: All] : [options: All];

interface SentOptions extends Meant {
  path?: Record<string, unknown>;
  query?: object;
  body?: unknown;
}

/** A call that was not sent yet, typed by its answer. */
export interface ApiRequest<Answer> {
  readonly verb: Verb;
  readonly path: string;
  readonly options: SentOptions;
  readonly answer?: Answer;
}

export function request<V extends Verb, P extends PathOf<V>>(verb: V, path: P, ...rest: Rest<Options<V, P>>): ApiRequest<AnswerOf<V, P>>;
export function request(verb: Verb, path: string, options: SentOptions = {}): ApiRequest<unknown> {
  return { verb, path, options };
}

function addressOf(path: string, { path: place = {}, query = {} }: SentOptions): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(place[name])));
  const search = query instanceof URLSearchParams ? query : new URLSearchParams();
  if (search !== query) for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  const text = search.toString();
  return new URL(`${apiBase}${filled}${text ? `?${text}` : ''}`, window.location.origin).href;
}

/** Returns the response without reading it, for files. @throws ProblemError for a refusal, TypeError without an answer */
export async function open({ verb, path, options }: ApiRequest<unknown>): Promise<Response> {
  const { body, key, ifMatch, signal } = options;
  const headers = new Headers({ Accept: 'application/json' });
  const form = body instanceof FormData;
  if (body !== undefined && !form) headers.set('Content-Type', 'application/json');
  if (key !== undefined) headers.set('Idempotency-Key', key);
  if (ifMatch !== undefined) headers.set('If-Match', `"${ifMatch}"`);
  return answered(
    await sessionFetch(addressOf(path, options), {
      method: verb,
      headers,
      ...(body === undefined ? {} : { body: form ? body : JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    }),
  );
}

/** Opens a file at a URL that the API returned. @throws ProblemError for a refusal, TypeError without an answer */
export const openAt = async (url: string, signal: AbortSignal): Promise<Response> =>
  answered(await sessionFetch(new URL(url, window.location.origin), { signal }));

/**
 * Sends a request, with its own idempotency key if one is given. Some responses have only a status. @throws ProblemError for a refusal,
 * TypeError without an answer
 */
export async function send<Answer>(asked: ApiRequest<Answer>, key = asked.options.key): Promise<Answer> {
  const text = await (await open({ ...asked, options: { ...asked.options, key } })).text();
  return (text ? JSON.parse(text) : undefined) as Answer;
}

/** Creates a request and sends it at once. @throws ProblemError for a refusal, TypeError without an answer */
export const call = <V extends Verb, P extends PathOf<V>>(verb: V, path: P, ...options: Rest<Options<V, P>>): Promise<AnswerOf<V, P>> =>
  send(request(verb, path, ...options));

async function answered(answer: Response): Promise<Response> {
  if (answer.ok) return answer;
  const wait = Number(answer.headers.get('retry-after'));
  const body: unknown = await answer.json().catch(() => null);
  const problem = body && typeof body === 'object' ? (body as Partial<Problem>) : {};
  throw new ProblemError(
    { ...problem, status: answer.status, code: problem.code ?? 'unexpected' },
    Number.isFinite(wait) && wait > 0 ? wait : undefined,
  );
}
