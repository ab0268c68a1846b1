import { type Currency, isCurrency } from '#machines/kernel/money';
import { fieldsOf, objectOf } from './entry.js';
import { ProofFault } from './proof-fault.js';

/** What a receipt's entry of the log says. `amount` in minor units; `day`: ISO 8601; `recordedAt`: microseconds since 1970. */
export interface ReceiptEntry {
  /** id of the receipt's stream, which its address has */
  stream: string;
  position: number;
  recordedAt: number;
  receipt: string;
  orderNumber: string;
  issue: number;
  replaces: number | null;
  amount: number;
  currency: Currency;
  day: string;
  stage: 'prepayment' | 'postpayment';
}

/** Reads the bytes of an entry (docs/event-log.md): ten fields, each as four bytes of length and its text. @throws ProofFault entryMalformed, notReceipt */
export function receiptEntryOf(bytes: Uint8Array): ReceiptEntry {
  const fields = fieldsOf(bytes);
  if (fields === undefined) throw new ProofFault('entryMalformed');
  const [position = '', , streamType, stream = '', , type, schemaVersion, recordedAt = '', data = ''] = fields;
  const places = [position, recordedAt].map((text) => (/^[1-9]\d{0,15}$/.test(text) ? Number(text) : NaN));
  if (!places.every(Number.isSafeInteger)) throw new ProofFault('entryMalformed');
  if (streamType !== 'receipt' || type !== 'ReceiptIssued' || schemaVersion !== '1') throw new ProofFault('notReceipt');
  return { stream, position: places[0] ?? 0, recordedAt: places[1] ?? 0, ...receiptOf(data) };
}

type Receipt = Omit<ReceiptEntry, 'stream' | 'position' | 'recordedAt'>;

function receiptOf(data: string): Receipt {
  const found = objectOf(data);
  if (found === undefined) throw new ProofFault('entryMalformed');
  const { receipt, orderNumber, issue, replaces, amount, currency, day, stage } = found;
  const isWhole = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) >= 0;
  const holds =
    [
      [receipt, /^R-\d{6,12}-\d{1,6}$/],
      [orderNumber, /^R-\d{6,12}$/],
      [day, /^\d{4}-\d\d-\d\d$/],
      [stage, /^(prepayment|postpayment)$/],
    ].every(([value, shape]) => typeof value === 'string' && (shape as RegExp).test(value)) &&
    [issue, amount].every(isWhole) &&
    (replaces === null || isWhole(replaces)) &&
    typeof currency === 'string' &&
    isCurrency(currency) &&
    !Number.isNaN(Date.parse(day as string));
  if (!holds) throw new ProofFault('entryMalformed');
  return found as unknown as Receipt;
}
