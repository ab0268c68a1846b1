import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { wasForwarded } from '#libs/platform/http/forwarded';

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
