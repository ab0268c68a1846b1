import { system } from './events.js';
import { decide, evolve, type IssueReceipt, type ReceiptState } from './receipt.js';

const id = '00000000-0000-5000-8000-000000000001';
const issue = (number: number, amount: number, at = 100): IssueReceipt => ({
  type: 'issue',
  id,
  actor: system,
  at,
  payload: {
    receipt: 'R-000123-2',
    orderNumber: 'R-000123',
    issue: number,
    amount,
    currency: 'EUR',
    day: '2026-11-27',
    stage: 'prepayment',
  },
});

const issued = (state: ReceiptState | null, command: IssueReceipt): ReceiptState => {
  const decision = decide(state, command);
  if (!decision.accepted) throw new Error(decision.refusal);
  expect(decision.events.reduce<ReceiptState | null>(evolve, state)).toEqual(decision.next);
  return decision.next;
};

describe('receipts of a payment', () => {
  const first = issued(null, issue(1, 26_700));

  it('begin with a receipt that replaces none', () => {
    expect(first).toEqual({ ...issue(1, 26_700).payload, replaces: null, id, version: 1, updatedAt: 100 });
    expect(decide(null, issue(1, 26_700))).toMatchObject({
      events: [{ type: 'ReceiptIssued', schemaVersion: 1, receipt: id, version: 1, actor: system, at: 100 }],
    });
  });

  it('go on with each correction, which says what it replaces', () => {
    const second = issued(first, issue(2, 26_000, 50));
    expect(second).toMatchObject({ issue: 2, replaces: 1, amount: 26_000, version: 2, updatedAt: 100 });
    expect(issued(second, issue(3, 26_700))).toMatchObject({ issue: 3, replaces: 2, amount: 26_700, version: 3 });
  });

  it('are issued once each, also where one was left out', () => {
    const third = issued(first, issue(3, 25_000));
    expect(third).toMatchObject({ issue: 3, replaces: 1, version: 2 });
    for (const number of [1, 2, 3]) expect(decide(third, issue(number, 1))).toEqual({ accepted: false, refusal: 'receiptIssued' });
  });
});
