import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { HttpOutcome, HttpRequest } from './http-message.js';

const largestBody = 1_048_576;

/** Serves `handle` over HTTP. @param failed called for errors that no caller caused: a journal that cannot be written */
export function serve(handle: (request: HttpRequest) => HttpOutcome, failed: (fault: unknown) => void): Server {
  return createServer((incoming, outgoing) => {
    receive(incoming)
      .then(
        (request) => answer(handle(request), outgoing),
        () => outgoing.destroy(),
      )
      .catch((fault: unknown) => {
        outgoing.destroy();
        failed(fault);
      });
  });
}

/** @throws RangeError where the body is larger than a megabyte */
async function receive(incoming: IncomingMessage): Promise<HttpRequest> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > largestBody) throw new RangeError('the body is too large');
    chunks.push(chunk);
  }
  const { pathname, searchParams } = new URL(incoming.url ?? '/', 'http://simulator');
  const headers = Object.entries(incoming.headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value]);
  return {
    method: incoming.method ?? 'GET',
    path: pathname,
    query: searchParams,
    headers: Object.fromEntries(headers) as HttpRequest['headers'],
    raw: Buffer.concat(chunks),
    remoteAddress: incoming.socket.remoteAddress,
  };
}

function answer(outcome: HttpOutcome, outgoing: ServerResponse): void {
  if (outcome.kind === 'answer') {
    outgoing.writeHead(outcome.status, outcome.headers).end(outcome.body);
    return;
  }
  const cut = setTimeout(() => outgoing.destroy(), outcome.afterSeconds * 1000);
  cut.unref();
  outgoing.once('close', () => clearTimeout(cut));
}
