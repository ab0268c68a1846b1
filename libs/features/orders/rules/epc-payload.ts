import { type MinorUnits, toText } from '#machines/kernel/money';

/** Content of a QR code for a transfer in euros. */
export interface EuroTransfer {
  payee: string;
  /** without spaces; required for a code */
  iban: string;
  /** optional inside the EEA */
  bic: string;
  /** 1 to 99,999,999,999 cents */
  amount: MinorUnits;
  purpose: string;
  /** replaces a purpose that is too long */
  number: string;
}

/** Bytes of a QR code with error correction M and version 13, the largest permitted. */
const mostBytes = 331;
const mostAmount: MinorUnits = 99_999_999_999;

/**
 * The lines of a QR code by EPC069-12 (European Payments Council, "Quick Response Code: Guidelines to enable data capture for the
 * initiation of a SEPA credit transfer"), version 002 in UTF-8: service tag, version, character set, identification, BIC, name, IBAN,
 * amount, and after an empty purpose code and an empty structured reference the remittance text. Null without an IBAN, for nothing to pay,
 * and above the maximum amount.
 */
export function epcPayload({ payee, iban, bic, amount, purpose, number }: EuroTransfer): string | null {
  if (iban === '' || amount < 1 || amount > mostAmount) return null;
  const lines = ['BCD', '002', '1', 'SCT', bic, payee, iban, `EUR${toText(amount, 'EUR').amount}`, '', ''];
  const whole = [...lines, purpose].join('\n');
  return Buffer.byteLength(whole) <= mostBytes ? whole : [...lines, number].join('\n');
}
