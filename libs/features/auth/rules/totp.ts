import { Secret, TOTP } from 'otpauth';

/** Bytes of a secret: as long as the hash of RFC 4226, which is what every authenticator takes. */
export const secretBytes = 20;

/** Seconds a code stands; the one before and the one after count too, since clocks differ. */
const period = 30;
const issuer = 'Registra';

const authenticator = (secret: Uint8Array, label: string): TOTP =>
  new TOTP({ issuer, label, secret: new Secret({ buffer: Uint8Array.from(secret).buffer }), algorithm: 'SHA1', digits: 6, period });

/** The secret for an authenticator app, as text and as an address for its camera. */
export function enrolment(secret: Uint8Array, label: string): { secret: string; uri: string } {
  const totp = authenticator(secret, label);
  return { secret: totp.secret.base32, uri: totp.toString() };
}

/**
 * The interval that a code belongs to, counted from 1970; undefined for a wrong one. `now` in milliseconds. A code of `last` or an earlier interval was taken
 * already, or somebody may have seen it: it counts no more (RFC 6238, 5.2).
 */
export function stepOf(secret: Uint8Array, code: string, now: number, last: number): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const delta = authenticator(secret, '').validate({ token: code, timestamp: now, window: 1 });
  if (delta === null) return undefined;
  const step = Math.floor(now / 1000 / period) + delta;
  return step > last ? step : undefined;
}
