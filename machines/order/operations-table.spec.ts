import { namedBy, rowSentence } from '#machines/decider/testing/row-sentence';
import { operationNames } from './commands.js';
import * as is from './guards.js';
import { commandNames, operations, otherCommands, rowsOf, rowsOfVersionFive, rowsOfVersionSix, rowsOfVersionThree } from './operations.js';
import * as has from './payload-guards.js';
import { progressStatuses } from './statuses.js';

/** Lists that many rows share. */
const lists: Record<string, string> = {
  everywhere: progressStatuses.join(' '),
  'while it is not over': progressStatuses.filter((status) => status !== 'projectFinished' && status !== 'orderCancelled').join(' '),
  'at work': 'orderConfirmedAndPayed documentsRequested documentsReceived',
  'up to the documents': 'newOrder orderConfirmedNotPayed orderConfirmedAndPayed documentsRequested documentsReceived',
  money: 'recordPayment recordOfflinePayment confirmTransfer declareTransfer waiveRest correctPayment',
  'money that leaves a gap': 'rejectTransfer withdrawTransfer requestRefund recordRefund recordReversal confirmTransfer correctPayment',
  'every operation': operationNames.join(' '),
};

const sentenceOf = (row: ReturnType<typeof rowsOf>[number]): string =>
  rowSentence(row, namedBy(lists), row.reward ? [`reward ${row.reward.from ?? 'any'} -> ${row.reward.to}`] : []);

describe('the table of the operations', () => {
  const sentences: Record<keyof typeof operations, string[]> = {
    managerConfirmedNotPayedOrder: ['newOrder -> orderConfirmedNotPayed; by staff; emits OrderConfirmedUnpaid'],
    managerConfirmedPayedOrder: ['newOrder -> orderConfirmedAndPayed; by staff; emits OrderConfirmedPaid'],
    orderPayedAfterManagerConfirmed: [
      'orderConfirmedNotPayed -> orderConfirmedAndPayed; by client; after money; emits PrepaymentCompleted',
    ],
    orderPayedWithCashAfterManagerConfirmed: [
      'orderConfirmedNotPayed -> orderConfirmedAndPayed; by moneyStaff; emits CashPaymentRecorded, PrepaymentCompleted',
    ],
    requestDocuments: ['at work -> documentsRequested; by staff, partner; emits DocumentsRequested'],
    receiveDocuments: ['documentsRequested -> documentsReceived; by client, staff; emits DocumentsReceived'],
    completeAllOrderSteps: ['orderConfirmedAndPayed documentsReceived -> allStepsCompleted; by staff, partner; emits StepsCompleted'],
    acceptWorkWithFullyPayedOrder: ['allStepsCompleted -> projectWithFullyPayedOrderAccepted; by staff; emits WorkAccepted'],
    acceptedProjectRequireLastPay: ['allStepsCompleted -> lastPaymentRequired; by staff; emits LastPaymentRequested'],
    clientPayedLastPayment: ['lastPaymentRequired -> lastPaymentPayed; by client; after money; emits LastPaymentMade'],
    managerConfirmedLastPayment: [
      'confirm: lastPaymentPayed -> lastPaymentConfirmed; by moneyStaff; after waiveRest correctPayment; emits TransferConfirmed, LastPaymentConfirmed',
      'reject: lastPaymentPayed -> lastPaymentRequired; by moneyStaff; after money that leaves a gap; emits TransferRejected, LastPaymentRejected',
    ],
    managerFinishedProject: [
      'projectWithFullyPayedOrderAccepted documentsSentAfterLastPayment -> projectFinished; by staff; reward any -> agreed; emits ProjectFinished',
    ],
    cancelOrder: [
      'up to the documents and until the rest is paid -> orderCancelled; by staff, client (newOrder orderConfirmedNotPayed); reward any -> agreed; emits OrderCancelled',
      'withdrawal: newOrder orderConfirmedNotPayed orderConfirmedAndPayed documentsRequested documentsReceived allStepsCompleted -> orderCancelled; by ; reward any -> agreed; after declareWithdrawal; emits OrderCancelled',
    ],
    sendPayedProjectDocuments: [
      'projectWithFullyPayedOrderAccepted lastPaymentConfirmed -> documentsSentAfterLastPayment; by staff, partner; emits ResultDocumentsSent',
    ],
    notAcceptPartnerWork: ['allStepsCompleted -> documentsReceived; by staff; emits StepReopened, WorkNotAccepted'],
  };
  const cancellable = `${lists['up to the documents']} allStepsCompleted lastPaymentRequired`;

  test.each(operationNames)('%s', (name) => {
    const rows = rowsOf(name).map((row) => sentenceOf(row).replace(cancellable, 'up to the documents and until the rest is paid'));
    expect(rows).toEqual(sentences[name]);
  });
});

describe('the table of commands that are no operations', () => {
  const beforeSending =
    'orderConfirmedAndPayed documentsRequested documentsReceived allStepsCompleted lastPaymentRequired lastPaymentPayed lastPaymentConfirmed projectWithFullyPayedOrderAccepted';
  const onceRegistered =
    'allStepsCompleted projectWithFullyPayedOrderAccepted lastPaymentRequired lastPaymentPayed lastPaymentConfirmed documentsSentAfterLastPayment projectFinished';
  const payable = `${lists['up to the documents']} allStepsCompleted lastPaymentRequired lastPaymentPayed`;
  const reviewable = 'documentsRequested documentsReceived; by staff, partner';
  const always = (who: string, emits: string) => [`everywhere; by ${who}; emits ${emits}`];
  const sentences: Record<keyof typeof otherCommands, string[]> = {
    editOrder: ['newOrder; by staff, client; emits OrderEdited'],
    agree: ['newOrder orderConfirmedNotPayed; by client; emits TermsAgreed'],
    declareWithdrawal: ['while it is not over; by client; emits WithdrawalDeclared'],
    requestCancellation: ['while it is not over; by client; emits CancellationRequested'],
    answerCancellation: ['while it is not over; by staff; emits CancellationAnswered'],
    giveDetails: [`${lists['at work']} allStepsCompleted; by client (at work), staff; emits DetailsGiven, DetailsChanged`],
    recordCompany: [`${onceRegistered}; by staff, partner; emits CompanyRecorded`],
    setExpectedDate: ['while it is not over; by staff; emits ExpectedDateChanged'],
    appointPartner: ['up to the documents; by staff; reward any -> agreed; emits PartnerAppointed'],
    assignManager: ['while it is not over; by staff; after every operation by the same; emits ManagerAssigned'],
    changePartnerReward: [
      'change: while it is not over; by staff; reward any -> changed; emits PartnerRewardChanged',
      'restore: while it is not over; by staff; reward changed -> agreed; emits PartnerRewardChanged',
    ],
    acknowledgePartnerReward: ['while it is not over; by partner; reward changed -> agreed; emits PartnerRewardAcknowledged'],
    completeStep: ['at work; by staff, partner; emits StepCompleted'],
    reopenStep: ['at work; by staff, partner; emits StepReopened'],
    attachDocument: [
      'asked: up to the documents; by staff, client, partner; emits DocumentAttached',
      `result: ${beforeSending} documentsSentAfterLastPayment; by staff, partner; emits DocumentAttached`,
    ],
    removeDocument: [
      'asked: up to the documents; by staff, client, partner; emits DocumentRemoved',
      `result: ${beforeSending}; by staff, partner; emits DocumentRemoved`,
    ],
    acceptDocument: [`${reviewable}; emits DocumentAccepted`],
    rejectDocument: [`${reviewable}; emits DocumentRejected`],
    declareTransfer: [`${payable}; by client; emits TransferDeclared`],
    confirmTransfer: always('moneyStaff', 'TransferConfirmed'),
    rejectTransfer: always('moneyStaff', 'TransferRejected'),
    withdrawTransfer: always('client', 'TransferWithdrawn'),
    recordOfflinePayment: ['while it is not over; by moneyStaff; emits CashPaymentRecorded, TransferRecorded'],
    waiveRest: [`${payable}; by moneyStaff; emits RestWaived`],
    correctPayment: always('refundStaff', 'PaymentCorrected'),
    settleReversal: ['while it is not over; by moneyStaff; emits ReversalSettled'],
    recordDispute: always('payment', 'PaymentDisputed'),
    closeDispute: always('payment', 'PaymentDisputed, DisputeClosed'),
    recordPayment: always('payment', 'PaymentCaptured'),
    recordPaymentPending: always('payment', 'PaymentPending'),
    recordPaymentDenied: always('payment', 'PaymentDenied'),
    recordReversal: always('payment', 'PaymentReversed'),
    requestRefund: always('refundStaff', 'RefundRequested, PaymentRefunded'),
    recordRefund: always('payment', 'PaymentRefunded'),
    recordRefundFailure: always('payment', 'RefundFailed'),
  };

  test.each(Object.entries(sentences))('%s', (name, rows) => {
    expect(rowsOf(name as keyof typeof sentences).map(sentenceOf)).toEqual(rows);
  });

  test('and that of the operations have every command on a placed order', () => {
    expect(commandNames).toEqual([...operationNames, ...Object.keys(sentences)]);
    expect(rowsOf('placeOrder')).toEqual([]);
  });

  /** Rows of other versions that differ from the current ones. */
  const changed = (rows: typeof rowsOfVersionFive, now: (name: (typeof commandNames)[number]) => ReturnType<typeof rowsOf>) =>
    commandNames.filter((name) => rows.get(name)?.map(sentenceOf).join() !== now(name).map(sentenceOf).join());

  test('of machine versions 4 and 5 requested nothing for a short transfer, and is the same otherwise', () => {
    expect(rowsOfVersionFive.get('managerConfirmedLastPayment')?.map(sentenceOf).at(1)).toBe(
      'reject: lastPaymentPayed -> lastPaymentRequired; by moneyStaff; ' +
        'after rejectTransfer withdrawTransfer requestRefund recordRefund recordReversal; emits TransferRejected, LastPaymentRejected',
    );
    expect(changed(rowsOfVersionFive, rowsOf)).toEqual(['managerConfirmedLastPayment']);
    expect(changed(rowsOfVersionSix, rowsOf)).toEqual(['managerConfirmedLastPayment']);
    expect(rowsOfVersionSix.get('managerConfirmedLastPayment')?.map(sentenceOf).at(0)).toContain('by moneyStaff; emits TransferConfirmed');
    expect([...rowsOfVersionFive.keys()].sort()).toEqual([...commandNames].sort());
  });

  test('of machine versions 1 to 5 did not require details, and recorded at most the balance', () => {
    const guardsOf = (rows: readonly (ReturnType<typeof rowsOf>[number] | undefined)[] = []) =>
      rows.map((row) => [row?.stateGuard, row?.payloadGuard]);
    for (const rows of [rowsOfVersionThree, rowsOfVersionFive]) {
      expect(guardsOf(rows.get('completeAllOrderSteps'))).toEqual([[is.workDoneWithoutDetails, undefined]]);
      expect(guardsOf(rows.get('recordOfflinePayment'))).toEqual([[is.somethingDue, has.offlineFitsBalance]]);
      const others = commandNames.filter((name) => JSON.stringify(guardsOf(rows.get(name))) !== JSON.stringify(guardsOf(rowsOf(name))));
      expect(others).toEqual([]);
    }
  });

  test('of machine versions 1 to 3 accepted results until they were sent', () => {
    expect(rowsOfVersionThree.get('attachDocument')?.map(sentenceOf)).toEqual([
      'asked: up to the documents; by staff, client, partner; emits DocumentAttached',
      `result: ${beforeSending}; by staff, partner; emits DocumentAttached`,
    ]);
    expect(changed(rowsOfVersionThree, (name) => rowsOfVersionFive.get(name) ?? [])).toEqual(['attachDocument']);
    expect([...rowsOfVersionThree.keys()].sort()).toEqual([...commandNames].sort());
  });
});
