import { timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

/** Headers that proxies add, in their various forms. */
const said = /^(forwarded|via|x-forwarded(-.+)?|x-real-ip|x-client-ip|x-original-forwarded-for|true-client-ip|cf-connecting-ip)$/;

/** Whether a proxy forwarded the request. A proxy without these headers cannot be distinguished from a local client. */
const wasForwarded = (headers: IncomingHttpHeaders): boolean => Object.keys(headers).some((name) => said.test(name));

/** Whether a request comes directly from this machine or has the token; all others get 404. */
export function mayReadMetrics(request: Pick<IncomingMessage, 'headers' | 'socket'>, token: string | undefined): boolean {
  const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
  if (token !== undefined && given !== undefined) return sameText(given, token);
  return !wasForwarded(request.headers) && /^(127\.|::1$|::ffff:127\.)/.test(request.socket.remoteAddress ?? '');
}

function sameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
