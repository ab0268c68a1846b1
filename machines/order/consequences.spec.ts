import {
  consequenceKeys,
  consequencesFor,
  consequenceTextKey,
  countedConsequences,
  type Foreseen,
  type NotifiedPerson,
} from './consequences.js';
import type { CommandPayloads, OrderActor } from './commands.js';
import type { ProgressStatus } from './statuses.js';
import type { Names } from './testing/choices.js';
import { bestPayload } from './testing/payloads.js';
import { id, people } from './testing/people.js';
import { orderIn } from './testing/stories.js';
import { texts as byLanguage } from './texts/all-consequences.js';

const nobody = {
  notified: [],
  commission: { before: null, after: null },
  checkoutEnds: false,
  toReturn: 0,
  providerRefund: 0,
  receipts: [],
  waiverLeft: null,
} satisfies Partial<Foreseen>;

/** What a command leads to in an order brought to `status`, with what the consumers would do. */
function foreseen<Name extends Names>(
  status: ProgressStatus,
  [actor, type, payload]: readonly [OrderActor, Name, CommandPayloads[Name]?],
  effects: Partial<Foreseen> = {},
): Foreseen {
  const order = orderIn(status);
  const before = order.state;
  const decision = order.submit(actor, type, payload ?? bestPayload(type, before, actor, id(80_000)));
  if (!decision.accepted) throw new Error(`${type} was refused: ${decision.refusal.code}`);
  return { ...nobody, before, after: decision.next, events: decision.events, ...effects };
}

const read = (actor: OrderActor, ahead: Foreseen) => consequencesFor(actor, ahead).map(({ key }) => key);
const reached = (who: { id: string }, side: NotifiedPerson['side'], emailed = true): NotifiedPerson => ({ id: who.id, side, emailed });
const everybody = [
  reached(people.client, 'client'),
  reached(people.partner, 'partner', false),
  reached(people.clientManager, 'staff'),
  reached(people.owner, 'staff', false),
];

describe('the consequences of an order’s command', () => {
  test('of finishing are the commission and who is notified', () => {
    const ahead = foreseen('documentsSentAfterLastPayment', [people.clientManager, 'managerFinishedProject'], {
      notified: everybody,
      commission: { before: null, after: 36_000 },
    });
    expect(consequencesFor(people.clientManager, ahead)).toEqual([
      { key: 'status', label: 'status.projectFinished' },
      { key: 'commissionBooked', amount: 36_000 },
      { key: 'youEmailed' },
      { key: 'clientEmailed' },
      { key: 'partnerNotified' },
      { key: 'staffNotified', count: 1 },
    ]);
    expect(read(people.partner, ahead)).toEqual(['status', 'commissionBooked', 'youNotified']);
    expect(read(people.client, ahead)).toEqual(['status', 'youEmailed']);
  });

  test('name a partner who gets nothing, and no commission without a partner', () => {
    const finish = [people.clientManager, 'managerFinishedProject'] as const;
    expect(read(people.owner, foreseen('documentsSentAfterLastPayment', finish))).toContain('commissionNone');
    const { before, ...rest } = foreseen('documentsSentAfterLastPayment', finish);
    const alone = { ...rest, before: { ...before, facts: { ...before.facts, partner: null } } };
    expect(read(people.owner, alone)).not.toContain('commissionNone');
  });

  test('of a later refund are a changed or cancelled commission', () => {
    const payment = orderIn('projectFinished').state.payments[0]?.id ?? '';
    const refund = { refund: id(1), payment, amount: 100, reason: { text: id(2), hash: '' } };
    const after = (amount: number) =>
      foreseen('projectFinished', [people.owner, 'requestRefund', refund], { commission: { before: 36_000, after: amount } });
    expect(consequencesFor(people.owner, after(35_980))).toContainEqual({ key: 'commissionChanges', amount: 35_980, amountBefore: 36_000 });
    expect(read(people.owner, after(0))).toContain('commissionCancelled');
    expect(read(people.owner, after(36_000)).filter((key) => key.startsWith('commission'))).toEqual([]);
    expect(read(people.client, after(0)).filter((key) => key.startsWith('commission'))).toEqual([]);
  });

  test('of asking for the balance are shown to staff and the client, never to the partner', () => {
    const ahead = foreseen('allStepsCompleted', [people.clientManager, 'acceptedProjectRequireLastPay']);
    expect(consequencesFor(people.client, ahead)).toContainEqual({ key: 'asked', amount: 126_000 });
    expect(consequenceTextKey('asked', people.client)).toBe('asked.you');
    expect(read(people.owner, ahead)).toContain('asked');
    expect(read(people.partner, ahead)).not.toContain('asked');
    expect(read(people.owner, foreseen('orderConfirmedNotPayed', [people.clientManager, 'setExpectedDate']))).not.toContain('asked');
  });

  test('include confirmed and rejected transfers, for readers of payments', () => {
    const confirmed = foreseen('lastPaymentPayed', [people.clientManager, 'managerConfirmedLastPayment', { rejected: false }]);
    expect(consequencesFor(people.clientManager, confirmed)).toContainEqual({ key: 'transfersConfirmed', amount: 126_000 });
    const payload = { rejected: true, reason: { text: id(2), hash: '' } } as const;
    const rejected = foreseen('lastPaymentPayed', [people.clientManager, 'managerConfirmedLastPayment', payload]);
    expect(consequencesFor(people.client, rejected)).toContainEqual({ key: 'transfersRejected', amount: 126_000 });
    for (const reader of [people.partner, people.assignee])
      expect([...read(reader, confirmed), ...read(reader, rejected)].filter((key) => key.startsWith('transfers'))).toEqual([]);
  });

  test('include issued and replaced receipts, for readers of payments', () => {
    const receipts = [
      { amount: 26_700, replaces: null },
      { amount: 1_300, replaces: null },
      { amount: 500, replaces: 1 },
      { amount: 700, replaces: 2 },
    ];
    const ahead = foreseen('orderConfirmedNotPayed', [people.clientManager, 'setExpectedDate'], { receipts });
    for (const reader of [people.clientManager, people.client])
      expect(consequencesFor(reader, ahead)).toEqual(
        expect.arrayContaining([
          { key: 'receiptsIssued', count: 2, amount: 28_000 },
          { key: 'receiptReplaced', amount: 700 },
        ]),
      );
    for (const reader of [people.partner, people.assignee])
      expect(read(reader, ahead).filter((key) => key.startsWith('receipt'))).toEqual([]);
    expect(read(people.owner, { ...ahead, receipts: [] }).filter((key) => key.startsWith('receipt'))).toEqual([]);
  });

  test('include reopened steps, shown results, and the manager assigned by a first operation', () => {
    expect(consequencesFor(people.owner, foreseen('allStepsCompleted', [people.clientManager, 'notAcceptPartnerWork']))).toContainEqual({
      key: 'stepsReopened',
      count: 2,
    });
    const order = orderIn('lastPaymentConfirmed');
    order.then(people.partner, 'attachDocument', { document: id(402), kind: 'result', item: null, file: id(502), title: null });
    const before = order.state;
    const decision = order.submit(people.partner, 'sendPayedProjectDocuments', {});
    if (!decision.accepted) throw new Error(decision.refusal.code);
    const sent = { ...nobody, before, after: decision.next, events: decision.events };
    expect(consequencesFor(people.partner, sent)).toContainEqual({ key: 'resultsShown', count: 1 });
    expect(read(people.clientManager, foreseen('newOrder', [people.clientManager, 'managerConfirmedNotPayedOrder']))).toContain('taken');
    expect(read(people.owner, foreseen('newOrder', [people.owner, 'managerConfirmedNotPayedOrder']))).not.toContain('taken');
  });

  test('include money to return and an ending checkout, for readers of payments', () => {
    const ahead = foreseen('orderConfirmedAndPayed', [people.clientManager, 'cancelOrder'], {
      toReturn: 54_000,
      checkoutEnds: true,
      providerRefund: 1_000,
    });
    expect(consequencesFor(people.clientManager, ahead)).toEqual([
      { key: 'status', label: 'status.orderCancelled' },
      { key: 'checkoutEnds' },
      { key: 'toReturn', amount: 54_000 },
      { key: 'providerRefund', amount: 1_000 },
      { key: 'nobodyNotified' },
    ]);
    expect(read(people.assignee, ahead)).toEqual(['status', 'nobodyNotified']);
    expect(read(people.client, ahead)).toEqual(['status', 'checkoutEnds']);
    expect(read(people.partner, ahead)).toEqual(['status']);
  });

  test('include the end of a changed percent that nobody accepted', () => {
    const order = orderIn('documentsSentAfterLastPayment').then(people.owner, 'changePartnerReward', { percent: 3300, limit: 10_000 });
    const before = order.state;
    const decision = order.submit(people.owner, 'managerFinishedProject', {});
    if (!decision.accepted) throw new Error(decision.refusal.code);
    const ahead = { ...nobody, before, after: decision.next, events: decision.events };
    expect(read(people.partner, ahead)).toContain('percentDropped');
    expect(read(people.client, ahead)).not.toContain('percentDropped');
  });
});

describe('the texts of consequences', () => {
  const forms = { en: ['one', 'other'], ru: ['one', 'few', 'many', 'other'] };

  test.each([
    ['en', byLanguage.en],
    ['ru', byLanguage.ru],
  ] as const)('in %s are there for each key and each side, with their counts', (language, texts) => {
    const named = consequenceKeys.flatMap((key) =>
      [people.client, people.partner, people.owner].map((actor) => consequenceTextKey(key, actor)),
    );
    expect(Object.keys(texts).sort()).toEqual([...new Set(named)].sort());
    const counted = Object.entries(texts).filter(([, text]) => typeof text === 'object');
    expect(counted.map(([key]) => key).sort()).toEqual([...countedConsequences].sort());
    for (const [, text] of counted) expect(Object.keys(text)).toEqual(forms[language]);
  });
});
