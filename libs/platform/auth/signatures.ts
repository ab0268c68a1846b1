import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** Derives a key for one purpose, so that a signature of one kind reveals nothing about other tokens of the same secret. */
export const keyFor = (secret: string, purpose: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));

/** The keys of the secrets, in their order: the first for new tokens, each for reading. */
export const keysOf = (
  [current, ...previous]: readonly [string, ...string[]],
  keyOf: (secret: string) => Buffer,
): readonly [Buffer, ...Buffer[]] => [keyOf(current), ...previous.map(keyOf)];

/** HMAC-SHA256, 43 characters of base64url. */
export const sign = (key: Buffer, text: string): string => createHmac('sha256', key).update(text).digest('base64url');

/** Verifies `signature` in constant time. */
export function isSigned(key: Buffer, text: string, signature: string): boolean {
  const given = Buffer.from(signature);
  const ours = Buffer.from(sign(key, text));
  return given.length === ours.length && timingSafeEqual(given, ours);
}
