import { changesOf, moneyOf, peopleOf } from './event-changes.js';

const terms = (amount: number, prepaymentPercent = 3_000) => ({
  price: { amount, currency: 'EUR' },
  prepaymentPercent,
  partnerReward: 2_000,
});

describe('the change that the audit shows of an event', () => {
  it('is the old and the new price of a service, and the names of its other fields', () => {
    const data = { fields: ['description', 'price'], terms: { from: terms(89_000), to: terms(99_000) } };
    expect(changesOf('ServiceEdited', data)).toEqual([
      { field: 'price', from: { kind: 'money', amount: 89_000, currency: 'EUR' }, to: { kind: 'money', amount: 99_000, currency: 'EUR' } },
      { field: 'description', from: null, to: null },
    ]);
  });

  it('is the status that an order left and reached', () => {
    expect(changesOf('WorkAccepted', { from: 'allStepsCompleted', to: 'projectWithFullyPayedOrderAccepted' })).toEqual([
      {
        field: 'status',
        from: { kind: 'status', name: 'allStepsCompleted' },
        to: { kind: 'status', name: 'projectWithFullyPayedOrderAccepted' },
      },
    ]);
  });

  it('is the commission of before and after, and who the partner was', () => {
    expect(changesOf('PartnerRewardChanged', { percent: 2_500, percentBefore: 2_000, reason: null })).toEqual([
      { field: 'commission', from: { kind: 'percent', points: 2_000 }, to: { kind: 'percent', points: 2_500 } },
    ]);
    const appointed = changesOf('PartnerAppointed', { partner: 'p2', previous: 'p1', percent: 2_000 });
    expect(peopleOf(appointed)).toEqual(['p1', 'p2']);
  });

  it('is the field of a country by its last name, and a setting that was switched', () => {
    expect(changesOf('CountryEdited', { fields: ['facts.taxes', 'name'] }).map(({ field }) => field)).toEqual(['taxes', 'name']);
    expect(changesOf('SettingChanged', { setting: 'enforceSecondFactor', to: true })).toEqual([
      { field: 'enforceSecondFactor', from: { kind: 'switch', on: false }, to: { kind: 'switch', on: true } },
    ]);
  });

  it('is the account of a currency by its number', () => {
    const account = (iban: string) => ({ currency: 'EUR', payee: 'Registra OÜ', iban, account: '', bic: '', bank: '', bankAddress: '' });
    expect(changesOf('BankChangeProposed', { changes: [{ currency: 'EUR', from: null, to: account('EE38') }] })).toEqual([
      { field: 'account', of: 'EUR', from: null, to: { kind: 'text', text: 'EE38' } },
    ]);
  });

  it('is empty if the type says everything, or is unknown', () => {
    expect(changesOf('UserErased', {})).toEqual([]);
    expect(changesOf('NeverHeardOf', { from: 1, to: 2 })).toEqual([]);
  });
});

it('an event is about money where it has an amount with its currency', () => {
  expect(moneyOf({ amount: 500, currency: 'EUR' })).toEqual({ amount: 500, currency: 'EUR' });
  expect(moneyOf({ amount: 500 })).toBeNull();
});
