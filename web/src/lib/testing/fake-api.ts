/** One call as the fake server got it. */
export interface Asked {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Headers;
  body: unknown;
}

/** Answers a call: a Response, or anything else as JSON with 200. */
export type Handler = (asked: Asked) => unknown;

export interface FakeApi {
  asked: Asked[];
  /** The last call of that method and path. */
  last: (name: string) => Asked | undefined;
}

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });

/** A refusal as the API words it. */
export const problem = (status: number, code: string, detail: string, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify({ type: 'about:blank', title: code, status, code, detail, requestId: 'req-1' }), {
    status,
    headers: { 'content-type': 'application/problem+json', ...headers },
  });

/** Puts a server in the place of the network for one test. Handlers are named `GET /orders`; `:id` stands for one segment. Anything unnamed answers 404. */
export function fakeApi(handlers: Record<string, Handler>): FakeApi {
  const asked: Asked[] = [];
  const find = (method: string, path: string) =>
    Object.entries(handlers).find(([name]) => {
      const [verb, pattern = ''] = name.split(' ');
      return verb === method && new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(path);
    })?.[1];
  globalThis.fetch = async (input, init) => {
    const request = new Request(input instanceof Request ? input : new URL(String(input), window.location.origin), init);
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
