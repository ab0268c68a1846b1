import fc from 'fast-check';
import { runs } from '#machines/kernel/testing/runs';
import { TOTP } from 'otpauth';
import { enrolment, stepOf } from './totp.js';

/** The secret of the RFC's appendix. Its codes have eight digits, ours are their last six. */
const secret = Buffer.from('12345678901234567890');

describe('a code of an authenticator', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at %d s is the one of RFC 6238: %s', (seconds, code) =>
    expect(stepOf(secret, code, seconds * 1000, 0)).toBe(Math.floor(seconds / 30)),
  );

  it('is valid one interval early or late, and no further', () => {
    const code = '050471';
    const at = (intervals: number): number | undefined => stepOf(secret, code, (1_111_111_111 + intervals * 30) * 1000, 0);
    expect([-2, -1, 0, 1, 2].map((intervals) => at(intervals) !== undefined)).toEqual([false, true, true, true, false]);
  });

  it('is valid once, and not if it is older than the last used one', () => {
    const now = 1_111_111_111_000;
    const step = stepOf(secret, '050471', now, 0) ?? 0;
    expect(stepOf(secret, '050471', now, step)).toBeUndefined();
    expect(stepOf(secret, '050471', now, step + 1)).toBeUndefined();
    expect(stepOf(secret, '050471', now, step - 1)).toBe(step);
  });

  it.each(['', '12345', '1234567', '12345a', ' 050471', '٠٥٠٤٧١', '0504 71', '-50471'])('is not accepted as %p', (text) =>
    expect(stepOf(secret, text, 1_111_111_111_000, 0)).toBeUndefined(),
  );

  it('is accepted for any secret at any moment', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 20, maxLength: 20 }), fc.integer({ min: 0, max: 4_000_000_000 }), (bytes, seconds) => {
        const text = enrolment(bytes, 'a@b.example').secret;
        const code = new TOTP({ secret: text }).generate({ timestamp: seconds * 1000 });
        expect(stepOf(bytes, code, seconds * 1000, -1)).toBeDefined();
      }),
      runs(),
    );
  });
});

it('an enrolment names the product and the account, and carries the secret', () => {
  const { secret: typed, uri } = enrolment(secret, 'anna+1@example.org');
  expect(typed).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  const address = new URL(uri);
  expect(address.protocol).toBe('otpauth:');
  expect(decodeURIComponent(address.pathname)).toContain('Registra:anna+1@example.org');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    issuer: 'Registra',
    secret: typed,
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  });
});
