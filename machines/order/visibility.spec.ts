import type { OrderEventType } from './events.js';
import type { DocumentKind } from './state.js';
import { type ProgressStatus, progressStatuses } from './statuses.js';
import { eventDataFor, type Reader, seesDocument, seesEvent, seesEventType, seesFigures, seesPayments, seesReward } from './who.js';

const readers: readonly Reader[] = ['staff', 'assignee', 'client', 'partner'];
const those = (sees: (reader: Reader) => boolean): Reader[] => readers.filter(sees);

const money: readonly OrderEventType[] = [
  'PaymentCaptured',
  'CashPaymentRecorded',
  'TransferRecorded',
  'TransferDeclared',
  'TransferConfirmed',
  'TransferRejected',
  'TransferWithdrawn',
  'PaymentPending',
  'PaymentDenied',
  'RefundRequested',
  'PaymentRefunded',
  'PaymentReversed',
  'RefundFailed',
];

describe('the parts of an order that each reader sees', () => {
  test('figures are hidden from partners, payments also from assigned managers, the reward from clients', () => {
    expect(those(seesFigures)).toEqual(['staff', 'assignee', 'client']);
    expect(those(seesPayments)).toEqual(['staff', 'client']);
    expect(those(seesReward)).toEqual(['staff', 'assignee', 'partner']);
  });

  test.each(money)('%s is visible to readers of payments', (type) => {
    expect(those((reader) => seesEventType(reader, type))).toEqual(['staff', 'client']);
  });

  test.each(['PartnerRewardChanged', 'PartnerRewardAcknowledged'] as const)('%s is visible to all but the client', (type) => {
    expect(those((reader) => seesEventType(reader, type))).toEqual(['staff', 'assignee', 'partner']);
  });

  test('everything else is visible to all readers', () => {
    for (const type of ['OrderPlaced', 'PartnerAppointed', 'StepCompleted', 'ProjectFinished', 'DocumentAttached'] as const) {
      expect(those((reader) => seesEventType(reader, type))).toEqual(readers);
    }
  });
});

describe('a result document', () => {
  test('is visible to the client when the results are sent, and to all others at once', () => {
    const seeing = (kind: DocumentKind, status: ProgressStatus) => those((reader) => seesDocument(reader, { kind }, status));
    for (const status of progressStatuses) {
      const sent = status === 'documentsSentAfterLastPayment' || status === 'projectFinished';
      expect([status, seeing('result', status)]).toEqual([status, sent ? readers : ['staff', 'assignee', 'partner']]);
      expect([status, seeing('document', status), seeing('address', status)]).toEqual([status, readers, readers]);
    }
  });

  test.each(['DocumentAttached', 'DocumentRemoved'] as const)('is not announced in %s before that either', (type) => {
    const event = { type, data: { document: 'd', file: 'f', kind: 'result', item: null, title: null } } as never;
    expect(seesEvent('client', event, 'lastPaymentConfirmed')).toBe(false);
    expect(seesEvent('client', event, 'projectFinished')).toBe(true);
    expect(seesEvent('partner', event, 'lastPaymentConfirmed')).toBe(true);
  });

  test('leaves the other events unchanged, including those hidden from that kind of reader', () => {
    expect(seesEvent('client', { type: 'StepCompleted', data: { step: 's' } }, 'newOrder')).toBe(true);
    expect(seesEvent('client', { type: 'PartnerRewardAcknowledged', data: { percent: 1 } }, 'projectFinished')).toBe(false);
    // Without a document: `kind` in its data means something else.
    expect(
      seesEvent('client', { type: 'DocumentAccepted', data: { document: 'd', item: null, kind: 'result' } as never }, 'newOrder'),
    ).toBe(true);
  });
});

describe('a reader’s view of an event’s data', () => {
  const cut = (reader: Reader, type: OrderEventType, data: object): string[] =>
    Object.keys(data).filter((name) => !(name in eventDataFor(reader, { type, data } as never)));

  test.each([
    ['PartnerAppointed', { partner: 'p', percent: 1 }, { client: ['percent'], partner: [], assignee: [] }],
    [
      'ProjectFinished',
      { partner: 'p', rewardPercent: 1, paid: 2, price: 3 },
      { client: ['partner', 'rewardPercent'], partner: ['paid'], assignee: [] },
    ],
    ['WorkNotAccepted', { reason: 'r', steps: [] }, { client: ['reason'], partner: [], assignee: [] }],
    ['PaymentCaptured', { fee: 1, amount: 2 }, { client: ['fee'], partner: [], assignee: [] }],
    ['CashPaymentRecorded', { note: 'n', amount: 1 }, { client: ['note'], partner: [], assignee: [] }],
    ['TransferRecorded', { note: 'n', amount: 1 }, { client: ['note'], partner: [], assignee: [] }],
    ['LastPaymentRequested', { amount: 1, currency: 'EUR' }, { client: [], partner: ['amount'], assignee: [] }],
    ['LastPaymentRejected', { reason: 'r', to: 'x' }, { client: [], partner: ['reason'], assignee: ['reason'] }],
  ] as const)('%s contains only what they may see', (type, data, { client, partner, assignee }) => {
    expect({ client: cut('client', type, data), partner: cut('partner', type, data), assignee: cut('assignee', type, data) }).toEqual({
      client,
      partner,
      assignee,
    });
    expect(cut('staff', type, data)).toEqual([]);
  });

  test('a client’s terms do not contain the reward, all others do', () => {
    const data = { number: 1, terms: { basePrice: 1, partnerRewardPercent: 2_000 } };
    const terms = readers.map((reader) => eventDataFor(reader, { type: 'OrderPlaced', data } as never)['terms']);
    expect(terms).toEqual([data.terms, data.terms, { basePrice: 1 }, data.terms]);
    const elsewhere = eventDataFor('client', { type: 'OrderEdited', data } as never)['terms'];
    expect(elsewhere).toEqual(data.terms);
  });
});
