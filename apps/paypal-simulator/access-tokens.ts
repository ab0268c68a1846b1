import { createHmac, timingSafeEqual } from 'node:crypto';

/** Seconds for which a token is good: PayPal's nine hours. */
export const tokenLifetime = 32_400;

const seal = (expires: string, secret: string): string => createHmac('sha256', secret).update(expires).digest('base64url');

/** A signed token with its expiry, so that none has to be stored and all survive a restart. @param now milliseconds */
export function issueToken(secret: string, now: number): string {
  const expires = String(now + tokenLifetime * 1000);
  return `A21AA${Buffer.from(expires).toString('base64url')}.${seal(expires, secret)}`;
}

export function tokenHolds(token: string, secret: string, now: number): boolean {
  const [head = '', given = ''] = token.replace(/^A21AA/, '').split('.');
  const expires = Buffer.from(head, 'base64url').toString('utf8');
  return same(given, seal(expires, secret)) && Number(expires) > now;
}

/** Compares two texts in constant time. */
export function same(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}
