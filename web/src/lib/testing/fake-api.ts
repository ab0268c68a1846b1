import type { AnswerOf, PathOf, Verb } from '../../api/call.js';
import type { Page } from '../../api/wire.js';
import type { Problem } from '../problem.js';

/** A call that the fake server received. */
export interface Asked {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Headers;
  body: unknown;
}

/** A partial answer with only the tested members. */
type Part<Whole> = Whole extends readonly (infer Item)[]
  ? readonly Part<Item>[]
  : Whole extends object
    ? { [Name in keyof Whole]?: Part<Whole[Name]> }
    : Whole;

/** A Response with a typed body. */
interface FakeResponse<Body> extends Response {
  readonly typedBody?: Body;
}

type Answer<Whole> = Part<Whole> | FakeResponse<Part<Whole> | Part<Problem>>;

/** Returns a Response, or a value that is sent as JSON with 200. Types restrict it to answers of the API. */
export type Handler<Whole> = (asked: Asked) => Answer<Whole> | Promise<Answer<Whole>>;

/** Keys are verb and path of the API's document: `GET /orders/{id}`. */
export type Handlers = {
  [Name in { [V in Verb]: `${V} ${PathOf<V>}` }[Verb]]?: Name extends `${infer V extends Verb} ${infer P}`
    ? P extends PathOf<V>
      ? Handler<AnswerOf<V, P>>
      : never
    : never;
};

export interface FakeApi {
  asked: Asked[];
  /** the last call of that method and path */
  last: (name: string) => Asked | undefined;
}

export const json = <Body>(body: Body, status = 200, headers: Record<string, string> = {}): FakeResponse<Body> =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });

/** A refusal in the API's format. */
export const problem = (status: number, code: string, detail: string, headers: Record<string, string> = {}): FakeResponse<never> =>
  new Response(JSON.stringify({ type: 'about:blank', title: code, status, code, detail, requestId: 'req-1' }), {
    status,
    headers: { 'content-type': 'application/problem+json', ...headers },
  });

/** A handler that returns one page of a list. */
export const pageOf =
  <Item>(items: Item[], total = items.length) =>
  (): Page<Item> => ({ items, page: 1, per_page: 12, total, totalIsExact: true });

/** Replaces the network for one test. Unhandled calls answer 404. */
export function fakeApi(handlers: Handlers): FakeApi {
  const asked: Asked[] = [];
  const find = (method: string, path: string) =>
    Object.entries(handlers).find(([name]) => {
      const [verb, pattern = ''] = name.split(' ');
      return verb === method && new RegExp(`^${pattern.replace(/\{\w+\}/g, '[^/]+')}$`).test(path);
    })?.[1];
  globalThis.fetch = async (input, init) => {
    const request = new Request(input instanceof Request ? input : new URL(String(input), window.location.origin), init);
    request.signal.throwIfAborted();
    const url = new URL(request.url);
    const text = await request.text();
    const call: Asked = {
      method: request.method,
      path: url.pathname.replace(/^\/api\/v1/, ''),
      query: url.searchParams,
      headers: request.headers,
      body: text && request.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text,
    };
    asked.push(call);
    const handler = find(call.method, call.path);
    const answer: unknown = handler ? await handler(call) : problem(404, 'notFound', 'Not there');
    return answer instanceof Response ? answer : json(answer);
  };
  return { asked, last: (name) => asked.filter((one) => `${one.method} ${one.path}` === name).at(-1) };
}
