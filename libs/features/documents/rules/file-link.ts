import type { Id } from '#machines/kernel/ids';
import { isSigned, keyFor, sign } from '#libs/platform/auth/signatures';

/** Seconds for which a link opens its file. */
export const linkSeconds = 60;

/** A key for links to files only. */
export const linkKey = (secret: string): Buffer => keyFor(secret, 'registra file links 1');

/** Signs the file and the end of validity (seconds since 1970). */
export const signLink = (key: Buffer, file: Id, expires: number): string => sign(key, `${file}.${expires}`);

export type LinkState = 'good' | 'expired' | 'forged';

/** Validates the two parameters of a link at `now` (milliseconds). A link that we did not sign is `forged`, whatever its date. */
export function checkLink(key: Buffer, file: Id, expires: unknown, signature: unknown, now: number): LinkState {
  if (typeof expires !== 'string' || typeof signature !== 'string' || !/^\d{1,12}$/.test(expires)) return 'forged';
  if (!isSigned(key, `${file}.${Number(expires)}`, signature)) return 'forged';
  return Number(expires) * 1000 > now ? 'good' : 'expired';
}
