import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Id } from '#libs/kernel/ids';

/** How long a link in a page is good for. */
export const linkSeconds = 60;

/** A key for links alone: knowing a signature of one kind must say nothing about the tokens made from the same secret. */
export const linkKey = (secret: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', 'registra file links 1', 32));

/** HMAC-SHA256 over file and end (seconds since 1970), base64url. */
export const signLink = (key: Buffer, file: Id, expires: number): string =>
  createHmac('sha256', key).update(`${file}.${expires}`).digest('base64url');

export type LinkState = 'good' | 'expired' | 'forged';

/** Judges the two parameters of a link at `now` (milliseconds). A link that was never ours is `forged`, whatever its date. */
export function judgeLink(key: Buffer, file: Id, expires: unknown, signature: unknown, now: number): LinkState {
  if (typeof expires !== 'string' || typeof signature !== 'string' || !/^\d{1,12}$/.test(expires)) return 'forged';
  const given = Buffer.from(signature);
  const ours = Buffer.from(signLink(key, file, Number(expires)));
  if (given.length !== ours.length || !timingSafeEqual(given, ours)) return 'forged';
  return Number(expires) * 1000 > now ? 'good' : 'expired';
}
