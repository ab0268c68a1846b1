import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { invalid } from '#libs/platform/http/problem';
import { problemBody, sendProblem } from '#libs/platform/http/problem-filter';
import { traceHeaders } from '#libs/platform/http/request-trace';
import { newTrace } from '#libs/platform/logging/trace';
import { toProblem } from '#libs/platform/http/problem-table';
import type { Config } from '#libs/platform/config/config';
import { securityHeaders } from './security-headers.js';
import { addressIsStorable } from './storable-text.js';

/** An error of Node's HTTP parser. `rawPacket`, a Buffer whatever its declared type, is set for unreadable bytes. */
interface ParserError extends Error {
  code?: string;
  rawPacket?: unknown;
}

/** Responds to malformed HTTP, which never becomes a request: on the socket, in the default language, and closes the connection. */
export function answerUnreadable(error: ParserError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const problem =
    Buffer.isBuffer(error.rawPacket) && error.rawPacket.includes(0)
      ? invalid({ field: '', code: 'invalidCharacters' })
      : toProblem(readable(error));
  const body = JSON.stringify(problemBody(problem, 'ru', newTrace()));
  const head = [
    `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status] ?? ''}`,
    'content-type: application/problem+json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

/** Parser codes that the table does not contain are all client errors: 400. */
function readable(error: ParserError): unknown {
  const known = ['HPE_HEADER_OVERFLOW', 'ERR_HTTP_REQUEST_TIMEOUT'].includes(error.code ?? '');
  return known ? error : Object.assign(new Error('unreadable'), { statusCode: 400, cause: error });
}

/** The router's own refusals: a malformed path, a parameter that is too long. No hook has run for them, so headers are set here. */
export function answerFrameworkError(config: Pick<Config, 'publicUrl'>) {
  const headersOf = securityHeaders(config);
  return (error: Error, request: FastifyRequest, reply: FastifyReply): void => {
    void reply.headers({ ...headersOf(undefined), ...traceHeaders(request) });
    sendProblem(addressIsStorable(request.raw.url ?? '') ? error : invalid({ field: '', code: 'invalidCharacters' }), request, reply);
  };
}

/** The address that is routed: outside of the API one whose escapes cannot be read counts as one without escapes, so that the page for wrong addresses answers it. */
export function routedAddress({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  const [path = ''] = url.split('?', 1);
  if (path.startsWith('/api/')) return url;
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length);
  }
}
