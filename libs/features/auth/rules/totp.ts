import { Secret, TOTP } from 'otpauth';

/** Bytes of a secret: the length of the hash of RFC 4226, which every authenticator accepts. */
export const secretBytes = 20;

/** Seconds of a code; the one before and the one after count too, because clocks differ. */
const period = 30;
const issuer = 'Registra';

const authenticator = (secret: Uint8Array, label: string): TOTP =>
  new TOTP({ issuer, label, secret: new Secret({ buffer: Uint8Array.from(secret).buffer }), algorithm: 'SHA1', digits: 6, period });

/** The secret for an authenticator, as text and as an otpauth address. */
export function enrolment(secret: Uint8Array, label: string): { secret: string; uri: string } {
  const totp = authenticator(secret, label);
  return { secret: totp.secret.base32, uri: totp.toString() };
}

/**
 * The interval of a code, counted from 1970; undefined for a wrong one. `now` in milliseconds. Codes of `last` or earlier intervals are
 * refused, because they were used or may have been seen (RFC 6238, 5.2).
 */
export function stepOf(secret: Uint8Array, code: string, now: number, last: number): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const delta = authenticator(secret, '').validate({ token: code, timestamp: now, window: 1 });
  if (delta === null) return undefined;
  const step = Math.floor(now / 1000 / period) + delta;
  return step > last ? step : undefined;
}
