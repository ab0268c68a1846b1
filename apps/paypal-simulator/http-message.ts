/** A request as far as the simulator looks at it; header names in lower case. */
export interface HttpRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Record<string, string | undefined>;
  raw: Buffer;
  /** Address of the other end of the connection. */
  remoteAddress: string | undefined;
}

export interface HttpAnswer {
  kind: 'answer';
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** No answer: the connection is cut, at once or when the caller has waited long enough. */
interface HttpCut {
  kind: 'cut';
  afterSeconds: number;
}

export type HttpOutcome = HttpAnswer | HttpCut;

export const json = (status: number, body: unknown, headers: Record<string, string> = {}): HttpAnswer => ({
  kind: 'answer',
  status,
  headers: { 'content-type': 'application/json', ...headers },
  body: body === undefined ? '' : JSON.stringify(body),
});

export const html = (status: number, body: string, headers: Record<string, string>): HttpAnswer => ({
  kind: 'answer',
  status,
  headers,
  body,
});

/** On to another page, by GET. */
export const redirect = (location: string): HttpAnswer => ({
  kind: 'answer',
  status: 303,
  headers: { location, 'cache-control': 'no-store' },
  body: '',
});
