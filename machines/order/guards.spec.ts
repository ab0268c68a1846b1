import type { OrderActor } from './commands.js';
import * as is from './guards.js';
import { refusalNow } from './rules.js';
import type { OrderFacts } from './state.js';
import type { OrderValue } from './statuses.js';
import { people } from './testing/people.js';
import { orderIn } from './testing/stories.js';

const { client, partner, owner, payment } = people;
const { facts: base } = orderIn('documentsReceived').state;

/** An order of 100.00 with a prepayment of 30.00, without payments. */
const order = (facts: Partial<OrderFacts>, progress: OrderValue['progress'] = 'documentsReceived') => ({
  value: { progress, reward: 'agreed' as const },
  facts: { ...base, price: 10_000, prepayment: 3_000, received: 0, refunded: 0, reserved: 0, conceded: 0, openTransfers: 0, ...facts },
});
type Order = ReturnType<typeof order>;
const currency = base.currency;

const refused = (code: string, key: string, figures: object = {}) => ({ code, remedy: { key, ...figures } });

type Guards = Omit<typeof is, 'refuse'>;
/** A guard, an order that it permits, a minimally different one that it refuses, and the refusal. */
type Boundary = [name: keyof Guards, permitted: Order, forbidden: Order, refusal: ReturnType<typeof refused>, actor?: OrderActor];

describe('each guard on the state, on both sides of its boundary', () => {
  const boundaries: Boundary[] = [
    [
      'prepaymentOpen',
      order({ received: 2_999 }),
      order({ received: 3_000 }),
      refused('prepaymentAlreadyPaid', 'confirmAsPaid', { amount: 3_000, currency }),
    ],
    [
      'prepaymentOpen',
      order({ received: 2_999 }),
      order({ received: 2_999, conceded: 1 }),
      refused('prepaymentAlreadyPaid', 'confirmWithoutPrepayment'),
    ],
    [
      'prepaymentPaid',
      order({ received: 3_000 }),
      order({ received: 2_999 }),
      refused('prepaymentMissing', 'receivePrepayment', { amount: 1, currency }),
    ],
    ['detailsAsked', order({ details: 'missing' }), order({ details: 'none' }), refused('detailsNotAsked', 'nothingToFillIn')],
    ['somethingRecordable', order({ received: 9_999 }), order({ received: 10_000 }), refused('nothingDue', 'nothingToPay')],
    [
      'somethingRecordable',
      order({ received: 10_000, refunded: 1, conceded: 1, reversed: 1 }, 'lastPaymentConfirmed'),
      order({ received: 10_000, refunded: 1, conceded: 1, reversed: 1 }, 'projectFinished'),
      refused('nothingDue', 'nothingToPay'),
    ],
    ['somethingReversed', order({ reversed: 1 }), order({ reversed: 0 }), refused('nothingReversed', 'nothingToSettle')],
    ['somethingDue', order({ received: 9_999 }), order({ received: 10_000 }), refused('nothingDue', 'nothingToPay')],
    ['cashDue', order({ received: 9_999 }), order({ received: 10_000 }), refused('amountOutOfRange', 'nothingToPay')],
    [
      'documentsIn',
      order({ itemsMissing: 0 }),
      order({ itemsMissing: 1 }),
      refused('documentsMissing', 'provideDocuments', { count: 1 }),
      client,
    ],
    [
      'workDone',
      order({ openSteps: 0, itemsNotAccepted: 0 }),
      order({ openSteps: 1, itemsNotAccepted: 1 }),
      refused('stepsOpen', 'completeSteps', { count: 1 }),
    ],
    [
      'workDone',
      order({ openSteps: 0, itemsNotAccepted: 0 }),
      order({ openSteps: 0, itemsNotAccepted: 1 }),
      refused('documentsMissing', 'acceptDocuments', { count: 1 }),
    ],
    [
      'workDone',
      order({ openSteps: 0, itemsNotAccepted: 0, needsDocuments: false }, 'orderConfirmedAndPayed'),
      order({ openSteps: 0, itemsNotAccepted: 0, needsDocuments: true }, 'orderConfirmedAndPayed'),
      refused('documentsMissing', 'requestDocumentsFirst'),
    ],
    [
      'workDone',
      order({ openSteps: 0, itemsNotAccepted: 0, details: 'given' }),
      order({ openSteps: 0, itemsNotAccepted: 1, details: 'missing' }),
      refused('detailsMissing', 'giveDetails'),
    ],
    [
      'workDoneWithoutDetails',
      order({ openSteps: 0, itemsNotAccepted: 0, details: 'missing' }),
      order({ openSteps: 1, itemsNotAccepted: 0, details: 'missing' }),
      refused('stepsOpen', 'completeSteps', { count: 1 }),
    ],
    [
      'workDoneWithoutDetails',
      order({ openSteps: 0, itemsNotAccepted: 0, details: 'missing' }),
      order({ openSteps: 0, itemsNotAccepted: 1, details: 'missing' }),
      refused('documentsMissing', 'acceptDocuments', { count: 1 }),
    ],
    [
      'nothingAwaited',
      order({ received: 9_999, conceded: 1 }),
      order({ received: 10_000, openTransfers: 1 }),
      refused('balanceDue', 'payBalance', { amount: 1, currency }),
    ],
    ['fullyPaid', order({ received: 10_000 }), order({ received: 9_999 }), refused('balanceDue', 'payBalance', { amount: 1, currency })],
    [
      'covered',
      order({ received: 4_000, openTransfers: 6_000 }),
      order({ received: 4_000, openTransfers: 5_998 }),
      refused('balanceDue', 'payBalance', { amount: 2, currency }),
    ],
    ['restDue', order({ received: 9_999 }), order({ received: 10_000 }), refused('nothingDue', 'acceptAsPaid')],
    ['restUnconfirmed', order({ received: 9_999, openTransfers: 1 }), order({ received: 10_000 }), refused('nothingDue', 'confirmInstead')],
    [
      'restUncovered',
      order({ received: 9_998, openTransfers: 1 }),
      order({ received: 9_999, openTransfers: 1 }),
      refused('nothingDue', 'confirmInstead'),
    ],
    [
      'stepToReopen',
      order({ visibleSteps: 2, openSteps: 1 }),
      order({ visibleSteps: 2, openSteps: 2 }),
      refused('nothingReopened', 'chooseSteps'),
    ],
    ['resultAttached', order({ resultDocuments: 1 }), order({ resultDocuments: 0 }), refused('resultMissing', 'attachResult')],
    [
      'clientPaidNothing',
      order({}),
      order({ received: 2, openTransfers: 1 }),
      refused('alreadyPaid', 'refundFirst', { amount: 3, currency }),
      client,
    ],
    ['clientWithdrew', order({ withdrawnAt: 1 }), order({}), refused('withdrawalNotGranted', 'askToCancel')],
    ['workNotAccepted', order({}, 'allStepsCompleted'), order({}, 'lastPaymentRequired'), refused('withdrawalOver', 'askToCancel')],
    [...(['nothingAsked', order({}), order({ cancellationAskedAt: 1 })] as const), refused('cancellationAlreadyRequested', 'awaitAnswer')],
    ['cancellationAsked', order({ cancellationAskedAt: 1 }), order({}), refused('cancellationNotRequested', 'seeCurrent')],
    ['hasPartner', order({ partner: partner.id }), order({ partner: null }), refused('partnerMissing', 'appointPartner')],
    ['transferDue', order({ received: 9_999 }), order({ received: 10_000 }), refused('nothingDue', 'nothingToPay')],
    ['transferDue', order({ openTransfers: 9_999 }), order({ openTransfers: 10_000 }), refused('amountOutOfRange', 'awaitTransfers')],
    [
      'somethingRefundable',
      order({ received: 2, reserved: 1 }),
      order({ received: 2, reserved: 1, refunded: 1 }),
      refused('refundExceedsPaid', 'refundAtMost', { amountMax: 0, currency }),
    ],
  ];

  test.each(boundaries)('%s', (name, permitted, forbidden, refusal, actor = owner) => {
    expect(is[name](permitted, actor)).toBe(true);
    expect(is[name](forbidden, actor)).toEqual(refusal);
  });

  test('each names the codes that it refuses with, and no others', () => {
    const { refuse: _, ...guards } = is;
    for (const [name, { codes }] of Object.entries(guards)) {
      const used = boundaries.filter(([of]) => of === name).map(([, , , { code }]) => code);
      expect([name, [...(codes ?? [])].sort()]).toEqual([name, [...new Set(used)].sort()]);
    }
  });

  test('staff may mark missing documents on paper, and cancel a paid order', () => {
    expect(is.documentsIn(order({ itemsMissing: 2 }), owner)).toBe(true);
    expect(is.clientPaidNothing(order({ received: 5 }), owner)).toBe(true);
  });

  test('documents that nobody requested block the work only at its start', () => {
    expect(is.workDone(order({ openSteps: 0, itemsNotAccepted: 0, needsDocuments: true }), owner)).toBe(true);
  });
});

describe('the payment as an actor', () => {
  const rest = order({ received: 10_000 }, 'lastPaymentRequired');

  test('may use follow-ons and the commands with its results', () => {
    expect(refusalNow('clientPayedLastPayment', rest, payment)).toBeNull();
    expect(refusalNow('recordPayment', rest, payment)).toBeNull();
    expect(refusalNow('recordRefund', rest, payment)).toBeNull();
  });

  test('may use no command of people', () => {
    for (const name of ['recordOfflinePayment', 'editOrder', 'completeStep', 'assignManager'] as const) {
      expect(refusalNow(name, rest, payment)?.code).toBe('forbiddenForRole');
    }
  });

  test('cancels only after the client withdrew', () => {
    expect(refusalNow('cancelOrder', order({}, 'allStepsCompleted'), payment)).toEqual(refused('withdrawalNotGranted', 'askToCancel'));
    expect(refusalNow('cancelOrder', order({ withdrawnAt: 1 }, 'allStepsCompleted'), payment)).toBeNull();
    expect(refusalNow('cancelOrder', order({ withdrawnAt: 1 }, 'lastPaymentRequired'), payment)?.code).toBe(
      'operationNotPermittedInStatus',
    );
  });

  test('rejects a last payment only if declared transfers do not cover it either, while people may at once', () => {
    const covered = order({ received: 9_999, openTransfers: 1 }, 'lastPaymentPayed');
    expect(refusalNow('managerConfirmedLastPayment', covered, payment, 'reject')).toEqual(refused('nothingDue', 'confirmInstead'));
    expect(refusalNow('managerConfirmedLastPayment', covered, owner, 'reject')).toBeNull();
    expect(refusalNow('managerConfirmedLastPayment', covered, payment, 'confirm')?.code).toBe('balanceDue');
    expect(refusalNow('managerConfirmedLastPayment', order({ received: 10_000 }, 'lastPaymentPayed'), payment, 'confirm')).toBeNull();
    const uncovered = order({ received: 9_998, openTransfers: 1 }, 'lastPaymentPayed');
    expect(refusalNow('managerConfirmedLastPayment', uncovered, payment, 'reject')).toBeNull();
  });
});
