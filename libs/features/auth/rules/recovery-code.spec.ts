import fc from 'fast-check';
import { runs } from '#machines/kernel/testing/runs';
import { recoveryCode, typedRecoveryCode } from './recovery-code.js';

const bytes = fc.uint8Array({ minLength: 10, maxLength: 10 });

describe('a recovery code', () => {
  it('is read again as it was shown, in capitals, without its hyphen and with spaces', () => {
    fc.assert(
      fc.property(bytes, (random) => {
        const shown = recoveryCode(random);
        expect(shown).toMatch(/^[0-9a-z]{5}-[0-9a-z]{5}$/);
        const plain = typedRecoveryCode(shown);
        expect(plain).toBe(shown.replace('-', ''));
        expect(typedRecoveryCode(` ${shown.toUpperCase()} `)).toBe(plain);
        expect(typedRecoveryCode([...shown.replace('-', '')].join(' '))).toBe(plain);
      }),
      runs(),
    );
  });

  it('differs where a bit that counts differs', () => {
    fc.assert(
      fc.property(bytes, fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 4 }), (random, place, bit) => {
        const other = Uint8Array.from(random, (byte, i) => (i === place ? byte ^ (1 << bit) : byte));
        expect(recoveryCode(other)).not.toBe(recoveryCode(random));
      }),
      runs(),
    );
  });

  it('accepts characters that look like digits', () => expect(typedRecoveryCode('oil00-00000')).toBe('0110000000'));

  it.each(['', '12345', '123456', 'uuuuu-uuuuu', '01234-567890', 'x'.repeat(5000), 'ааааа-ааааа'])('is not read from %.12p', (text) =>
    expect(typedRecoveryCode(text)).toBeUndefined(),
  );
});
