import fc from 'fast-check';
import { type EuroTransfer, epcPayload } from './epc-payload.js';

const transfer: EuroTransfer = {
  payee: 'Registra OÜ',
  iban: 'EE382200221020145685',
  bic: 'HABAEE2X',
  amount: 26_700,
  purpose: 'Payment for order R-000412',
  number: 'R-000412',
};

describe('a QR code for a transfer in euros', () => {
  it('has the lines of EPC069-12 in their order', () => {
    expect(epcPayload(transfer)).toBe(
      ['BCD', '002', '1', 'SCT', 'HABAEE2X', 'Registra OÜ', 'EE382200221020145685', 'EUR267.00', '', '', 'Payment for order R-000412'].join(
        '\n',
      ),
    );
  });

  it('leaves the line of the BIC empty if the account has no BIC', () =>
    expect(epcPayload({ ...transfer, bic: '' })?.split('\n')[4]).toBe(''));

  it.each([[{ iban: '' }], [{ amount: 0 }], [{ amount: 100_000_000_000 }]])('cannot be made with %j', (other) => {
    expect(epcPayload({ ...transfer, ...other })).toBeNull();
  });

  it('fits into 331 bytes whatever its texts, and always names the order', () => {
    const text = (most: number) => fc.string({ unit: 'grapheme', maxLength: most }).map((s) => s.replace(/[\n\r]/g, ' ').slice(0, most));
    const amount = fc.integer({ min: 1, max: 99_999_999_999 });
    fc.assert(
      fc.property(text(70), text(132), amount, (payee, purpose, cents) => {
        const payload = epcPayload({ ...transfer, payee, purpose: `${purpose}R-000412`, amount: cents }) ?? '';
        expect(Buffer.byteLength(payload)).toBeLessThanOrEqual(331);
        expect(payload.split('\n')).toHaveLength(11);
        expect(payload).toContain('R-000412');
      }),
      { seed: 20_261_122 },
    );
  });
});
