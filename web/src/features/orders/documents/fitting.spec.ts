import { fitting, isExpired, type MyDocument, type Wanted } from './fitting.js';

const document = (_id: string, uses: MyDocument['uses'], change: Partial<MyDocument> = {}): MyDocument => ({
  _id,
  source: 'given',
  name: `${_id}.pdf`,
  size: 1,
  type: 'application/pdf',
  givenAt: '2026-11-01T00:00:00Z',
  validUntil: null,
  uses,
  attachedTo: uses.map((one) => one.order),
  ...change,
});
type Use = MyDocument['uses'][number];
const use = (order: string, title: string | null, review: Use['review'] = 'accepted', replaced = false): Use => ({
  order,
  number: `R-${order}`,
  company: null,
  title,
  review,
  replaced,
});
const found = (documents: MyDocument[], wanted: Partial<Wanted> = {}) =>
  fitting(documents, { title: 'Passport of the founder', order: 'here', ...wanted }, '2026-11-23').map(
    ({ document: { _id }, use: { number } }) => `${_id} by ${number}`,
  );

describe('an earlier document that fits a request', () => {
  it('was given for the same, however it is written; accepted first, then the newest', () => {
    expect(
      found([
        document('unseen', [use('1', 'Passport of the founder', 'none')]),
        document('older', [use('2', ' passport of the FOUNDER ')]),
        document('newer', [use('3', 'Passport of the founder')], { givenAt: '2026-11-02T00:00:00Z' }),
        document('other', [use('4', 'Proof of address')]),
        document('unasked', [use('5', null)]),
      ]),
    ).toEqual(['newer by R-3', 'older by R-2', 'unseen by R-1']);
  });

  it('is identified by the order that accepted it', () => {
    expect(found([document('one', [use('2', 'Passport of the founder', 'none'), use('1', 'Passport of the founder')])])).toEqual([
      'one by R-1',
    ]);
  });

  it('is neither rejected, nor replaced, nor expired, nor in the order already', () => {
    expect(
      found([
        document('replaced', [use('1', 'Passport of the founder', 'none', true)]),
        document('replaced though accepted', [use('1', 'Passport of the founder', 'accepted', true)]),
        document('rejected', [use('1', 'Passport of the founder', 'rejected')]),
        document('expired', [use('2', 'Passport of the founder')], { validUntil: '2026-11-22' }),
        document('here', [use('3', 'Passport of the founder'), use('here', 'Something else')]),
        document('removed here', [use('4', 'Passport of the founder')], { attachedTo: ['4', 'here'] }),
      ]),
    ).toEqual([]);
  });

  it('is rated by the order in which it was not replaced', () => {
    const uses = [use('2', 'Passport of the founder', 'accepted', true), use('1', 'Passport of the founder', 'none')];
    expect(found([document('one', uses)])).toEqual(['one by R-1']);
  });

  it('is in a form that is taken, and valid for as long as it has to be', () => {
    const passports = [
      document('photo', [use('1', 'Passport of the founder')], { type: 'image/jpeg' }),
      document('soon', [use('2', 'Passport of the founder')], { validUntil: '2027-05-22' }),
      document('long', [use('3', 'Passport of the founder')], { validUntil: '2027-05-23' }),
      document('unsaid', [use('4', 'Passport of the founder')]),
    ];
    expect(found(passports, { formats: ['pdf'], validMonths: 6 })).toEqual(['long by R-3', 'unsaid by R-4']);
    expect(found(passports, { formats: ['picture', 'pdf'], validMonths: null })).toHaveLength(4);
  });

  it('is good on its last day', () => {
    expect([isExpired({ validUntil: '2026-11-23' }, '2026-11-23'), isExpired({ validUntil: '2026-11-22' }, '2026-11-23')]).toEqual([
      false,
      true,
    ]);
  });
});
