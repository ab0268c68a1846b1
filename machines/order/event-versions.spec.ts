import { newestVersions } from '#machines/decider/messages';
import { newestTerms, orderUpcasters } from './events.js';
import { terms } from './testing/order-builder.js';

type Data = Record<string, unknown>;

/** Data of an event written in an earlier version, upcast. */
const readAs = (type: string, version: number, data: Data): Data =>
  Object.entries(orderUpcasters[type] ?? {})
    .filter(([from]) => Number(from) >= version)
    .reduce((read, [, upcast]) => upcast(read), data);

describe('events that were written in an earlier shape', () => {
  test.each([
    ['OrderPlaced', 6],
    ['PaymentCaptured', 3],
    ['CashPaymentRecorded', 2],
    ['TransferRecorded', 2],
    ['TransferConfirmed', 2],
    ['DocumentsRequested', 3],
    ['DocumentAttached', 2],
    ['DocumentRejected', 2],
    ['RefundRequested', 2],
    ['PaymentRefunded', 3],
    ['PaymentReversed', 2],
    ['RefundFailed', 2],
    ['PartnerRewardChanged', 2],
    ['LastPaymentRejected', 2],
    ['RestWaived', 1],
    ['PaymentCorrected', 1],
    ['OrderCancelled', 2],
  ])('%s is written in version %i, and has an upcaster from each one before', (type, version) => {
    expect(newestVersions(orderUpcasters)[type] ?? 1).toBe(version);
    expect(Object.keys(orderUpcasters[type] ?? {})).toEqual(Array.from({ length: version - 1 }, (_, before) => String(before + 1)));
  });

  test.each<[string, Data, Data]>([
    ['PaymentCaptured', { amount: 5 }, { amount: 5, fee: null, valueDate: null }],
    ['DocumentAttached', { kind: 'result' }, { kind: 'result', replaces: null }],
    ['DocumentRejected', { reason: 'r' }, { reason: 'r', cause: null }],
    ['RefundRequested', { method: 'provider' }, { method: 'provider', by: 'provider' }],
    ['RefundRequested', { method: 'cash' }, { method: 'cash', by: 'other' }],
    ['PaymentRefunded', { method: 'transfer' }, { method: 'transfer', by: 'other', valueDate: null }],
    ['CashPaymentRecorded', { amount: 5 }, { amount: 5, valueDate: null }],
    ['TransferRecorded', { amount: 5 }, { amount: 5, valueDate: null }],
    ['TransferConfirmed', { amount: 5 }, { amount: 5, valueDate: null }],
    ['PaymentReversed', { amount: 5 }, { amount: 5, valueDate: null }],
    ['RefundFailed', { amount: 5 }, { amount: 5, issue: null }],
    ['PartnerRewardChanged', { percent: 2500 }, { percent: 2500, reason: null }],
    ['LastPaymentRejected', { reason: null }, { reason: null, cause: 'rejected' }],
    ['OrderCancelled', { reason: 'r' }, { reason: 'r', cause: null }],
    ['DocumentsRequested', { items: [{ id: 'i', title: 't' }] }, { items: [{ id: 'i', title: 't', required: null }], due: null }],
  ])('%s of its first version lacks all later fields', (type, written, read) => {
    expect(readAs(type, 1, written)).toEqual(read);
  });

  const { termUnit, details, requiredDocuments, roundTo, listed, ...first } = terms;
  const added = { agreed: { terms: null, startEarly: false }, buyer: 'consumer', withdrawal: null, forCompany: null };
  const passport = { kind: 'document' as const, title: { ru: 'Паспорт', en: 'Passport' }, note: null };

  test('earlier terms get calendar days, no details form, documents in any form, and the paid currency as the listed one', () => {
    expect([termUnit, details, requiredDocuments, roundTo, listed]).toEqual(['calendar', [], [], 1, null]);
    const newest = { ...terms, requiredDocuments: [{ ...passport, formats: [], validMonths: null, example: null }] };
    expect(newestTerms({ ...first, requiredDocuments: [passport] })).toEqual(newest);
    expect(readAs('OrderPlaced', 1, { number: 1, terms: { ...first, requiredDocuments: [passport] } })).toEqual({
      number: 1,
      terms: newest,
      ...added,
    });
    const second = orderUpcasters['OrderPlaced']?.[1]?.({ terms: { ...first, requiredDocuments: [passport] } });
    expect(second).toEqual({ terms: { ...first, termUnit, details, requiredDocuments: [passport] } });
  });

  test('fields that the terms already have are kept', () => {
    const prices = { basePrice: 410_000, options: terms.options };
    const storedTerms = {
      ...terms,
      termUnit: 'working' as const,
      details: ['names' as const],
      roundTo: 100,
      listed: { currency: 'GEL' as const, ...prices, rate: '0.3158', date: '2026-11-20', source: 'ECB' },
      requiredDocuments: [{ ...passport, formats: ['pdf' as const], validMonths: 3, example: 'e' }],
    };
    expect(newestTerms(storedTerms)).toEqual(storedTerms);
    for (const version of [1, 2, 3])
      expect(readAs('OrderPlaced', version, { terms: storedTerms })).toEqual({ terms: storedTerms, ...added });
  });
});
