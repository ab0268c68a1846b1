import type { AnyRow, Row } from '#machines/decider/row';
import { rowsByName } from '#machines/decider/rules';
import { type CommandName, type OperationName, operationNames, type OtherCommandName } from './commands.js';
import type { OrderDomain } from './domain.js';
import * as is from './guards.js';
import * as has from './payload-guards.js';
import { atWork, isFinal, progressStatuses } from './statuses.js';

type Rows<Name extends CommandName> = Row<OrderDomain, Name> | readonly Row<OrderDomain, Name>[];

const moneyBefore = ['recordPayment', 'recordOfflinePayment', 'confirmTransfer', 'declareTransfer'] as const;
const money = [...moneyBefore, 'waiveRest', 'correctPayment'] as const;
const moneyBackBefore = ['rejectTransfer', 'withdrawTransfer', 'requestRefund', 'recordRefund', 'recordReversal'] as const;
/** Commands that may leave the balance uncovered. */
const moneyBack = [...moneyBackBefore, 'confirmTransfer', 'correctPayment'] as const;

/** The transition table: the fifteen operations, which change progress. */
// prettier-ignore
export const operations: { readonly [Name in OperationName]: Rows<Name> } = {
  managerConfirmedNotPayedOrder: { from: ['newOrder'], to: 'orderConfirmedNotPayed',
    who: ['staff'], stateGuard: is.prepaymentOpen, emits: ['OrderConfirmedUnpaid'] },
  managerConfirmedPayedOrder: { from: ['newOrder'], to: 'orderConfirmedAndPayed',
    who: ['staff'], stateGuard: is.prepaymentPaid, emits: ['OrderConfirmedPaid'] },
  orderPayedAfterManagerConfirmed: { from: ['orderConfirmedNotPayed'], to: 'orderConfirmedAndPayed',
    who: ['client'], follows: { after: money }, stateGuard: is.prepaymentPaid, emits: ['PrepaymentCompleted'] },
  orderPayedWithCashAfterManagerConfirmed: { from: ['orderConfirmedNotPayed'], to: 'orderConfirmedAndPayed',
    who: ['moneyStaff'], stateGuard: is.cashDue, payloadGuard: has.cashFits, emits: ['CashPaymentRecorded', 'PrepaymentCompleted'] },
  requestDocuments: { from: ['orderConfirmedAndPayed', 'documentsRequested', 'documentsReceived'], to: 'documentsRequested',
    who: ['staff', 'partner'], payloadGuard: has.somethingAskedFor, emits: ['DocumentsRequested'] },
  receiveDocuments: { from: ['documentsRequested'], to: 'documentsReceived',
    who: ['client', 'staff'], stateGuard: is.documentsIn, payloadGuard: has.restOnPaper, emits: ['DocumentsReceived'] },
  completeAllOrderSteps: { from: ['documentsReceived', 'orderConfirmedAndPayed'], to: 'allStepsCompleted',
    who: ['staff', 'partner'], stateGuard: is.workDone, emits: ['StepsCompleted'] },
  acceptWorkWithFullyPayedOrder: { from: ['allStepsCompleted'], to: 'projectWithFullyPayedOrderAccepted',
    who: ['staff'], stateGuard: is.fullyPaid, emits: ['WorkAccepted'] },
  acceptedProjectRequireLastPay: { from: ['allStepsCompleted'], to: 'lastPaymentRequired',
    who: ['staff'], stateGuard: is.restDue, emits: ['LastPaymentRequested'] },
  clientPayedLastPayment: { from: ['lastPaymentRequired'], to: 'lastPaymentPayed',
    who: ['client'], follows: { after: money }, stateGuard: is.covered, emits: ['LastPaymentMade'] },
  managerConfirmedLastPayment: [
    { variant: 'confirm', from: ['lastPaymentPayed'], to: 'lastPaymentConfirmed',
      who: ['moneyStaff'], stateGuard: is.covered, emits: ['TransferConfirmed', 'LastPaymentConfirmed'] },
    { variant: 'reject', from: ['lastPaymentPayed'], to: 'lastPaymentRequired',
      who: ['moneyStaff'], follows: { after: moneyBack, when: is.restUncovered }, stateGuard: is.restUnconfirmed, emits: ['TransferRejected', 'LastPaymentRejected'] },
  ],
  managerFinishedProject: { from: ['documentsSentAfterLastPayment', 'projectWithFullyPayedOrderAccepted'], to: 'projectFinished',
    who: ['staff'], reward: { to: 'agreed' }, emits: ['ProjectFinished'] },
  cancelOrder: { to: 'orderCancelled',
    from: ['newOrder', 'orderConfirmedNotPayed', 'orderConfirmedAndPayed', 'documentsRequested', 'documentsReceived', 'allStepsCompleted', 'lastPaymentRequired'],
    who: ['staff', 'client'], onlyIn: { client: ['newOrder', 'orderConfirmedNotPayed'] },
    reward: { to: 'agreed' }, stateGuard: is.clientPaidNothing, emits: ['OrderCancelled'] },
  sendPayedProjectDocuments: { from: ['lastPaymentConfirmed', 'projectWithFullyPayedOrderAccepted'], to: 'documentsSentAfterLastPayment',
    who: ['staff', 'partner'], stateGuard: is.resultAttached, emits: ['ResultDocumentsSent'] },
  notAcceptPartnerWork: { from: ['allStepsCompleted'], to: 'documentsReceived',
    who: ['staff'], stateGuard: is.stepToReopen, payloadGuard: has.stepsToReopen, emits: ['StepReopened', 'WorkNotAccepted'] },
};

const everywhere = progressStatuses;
const unfinished = progressStatuses.filter((status) => !isFinal(status));
const upToDocuments = ['newOrder', 'orderConfirmedNotPayed', ...atWork] as const;
const beforeSending = [
  ...atWork,
  'allStepsCompleted',
  'lastPaymentRequired',
  'lastPaymentPayed',
  'lastPaymentConfirmed',
  'projectWithFullyPayedOrderAccepted',
] as const;
const onceRegistered = progressStatuses
  .slice(progressStatuses.indexOf('allStepsCompleted'))
  .filter((status) => status !== 'orderCancelled');
const payable = [...upToDocuments, 'allStepsCompleted', 'lastPaymentRequired', 'lastPaymentPayed'] as const;

/** All other commands on a placed order. They do not change progress. */
// prettier-ignore
export const otherCommands: { readonly [Name in Exclude<OtherCommandName, 'placeOrder'>]: Rows<Name> } = {
  editOrder: { from: ['newOrder'], who: ['staff', 'client'], payloadGuard: has.configurationChanges, emits: ['OrderEdited'] },
  giveDetails: { from: [...atWork, 'allStepsCompleted'], who: ['client', 'staff'], onlyIn: { client: atWork },
    stateGuard: is.detailsAsked, emits: ['DetailsGiven', 'DetailsChanged'] },
  recordCompany: { from: onceRegistered, who: ['staff', 'partner'], emits: ['CompanyRecorded'] },
  setExpectedDate: { from: unfinished, who: ['staff'], payloadGuard: has.dateAhead, emits: ['ExpectedDateChanged'] },
  appointPartner: { from: upToDocuments, who: ['staff'], reward: { to: 'agreed' }, payloadGuard: has.anotherPartner, emits: ['PartnerAppointed'] },
  assignManager: { from: unfinished, who: ['staff'], follows: { after: operationNames, by: 'same' }, payloadGuard: has.anotherManager, emits: ['ManagerAssigned'] },
  changePartnerReward: [
    { variant: 'change', from: unfinished, who: ['staff'], reward: { to: 'changed' },
      stateGuard: is.hasPartner, payloadGuard: has.anotherPercent, emits: ['PartnerRewardChanged'] },
    { variant: 'restore', from: unfinished, who: ['staff'], reward: { from: 'changed', to: 'agreed' }, emits: ['PartnerRewardChanged'] },
  ],
  acknowledgePartnerReward: { from: unfinished, who: ['partner'], reward: { from: 'changed', to: 'agreed' }, emits: ['PartnerRewardAcknowledged'] },
  completeStep: { from: atWork, who: ['staff', 'partner'], payloadGuard: has.stepOpen, emits: ['StepCompleted'] },
  reopenStep: { from: atWork, who: ['staff', 'partner'], payloadGuard: has.stepCompleted, emits: ['StepReopened'] },
  attachDocument: [
    { variant: 'asked', from: upToDocuments, who: ['staff', 'client', 'partner'],
      payloadGuard: has.versionFits, emits: ['DocumentAttached'] },
    { variant: 'result', from: [...beforeSending, 'documentsSentAfterLastPayment'], who: ['staff', 'partner'],
      payloadGuard: has.resultFits, emits: ['DocumentAttached'] },
  ],
  removeDocument: [
    { variant: 'asked', from: upToDocuments, who: ['staff', 'client', 'partner'], payloadGuard: has.removable, emits: ['DocumentRemoved'] },
    { variant: 'result', from: beforeSending, who: ['staff', 'partner'], payloadGuard: has.removable, emits: ['DocumentRemoved'] },
  ],
  acceptDocument: { from: ['documentsRequested', 'documentsReceived'], who: ['staff', 'partner'], payloadGuard: has.reviewable, emits: ['DocumentAccepted'] },
  rejectDocument: { from: ['documentsRequested', 'documentsReceived'], who: ['staff', 'partner'], payloadGuard: has.reviewable, emits: ['DocumentRejected'] },
  declareTransfer: { from: payable, who: ['client'], stateGuard: is.transferDue, payloadGuard: has.transferFits, emits: ['TransferDeclared'] },
  confirmTransfer: { from: everywhere, who: ['moneyStaff'], payloadGuard: has.transferOpen, emits: ['TransferConfirmed'] },
  rejectTransfer: { from: everywhere, who: ['moneyStaff'], payloadGuard: has.transferOpen, emits: ['TransferRejected'] },
  withdrawTransfer: { from: everywhere, who: ['client'], payloadGuard: has.transferOpen, emits: ['TransferWithdrawn'] },
  recordOfflinePayment: { from: unfinished, who: ['moneyStaff'], stateGuard: is.somethingRecordable, payloadGuard: has.offlineFits,
    emits: ['CashPaymentRecorded', 'TransferRecorded'] },
  waiveRest: { from: payable, who: ['moneyStaff'], stateGuard: is.somethingDue, payloadGuard: has.waiverFits, emits: ['RestWaived'] },
  correctPayment: { from: everywhere, who: ['refundStaff'], payloadGuard: has.correctionFits, emits: ['PaymentCorrected'] },
  settleReversal: { from: unfinished, who: ['moneyStaff'], stateGuard: is.somethingReversed, emits: ['ReversalSettled'] },
  recordDispute: { from: everywhere, who: ['payment'], payloadGuard: has.disputeFits, emits: ['PaymentDisputed'] },
  closeDispute: { from: everywhere, who: ['payment'], payloadGuard: has.disputeCloses, emits: ['PaymentDisputed', 'DisputeClosed'] },
  recordPayment: { from: everywhere, who: ['payment'], payloadGuard: has.captureFits, emits: ['PaymentCaptured'] },
  recordPaymentPending: { from: everywhere, who: ['payment'], payloadGuard: has.pendingFits, emits: ['PaymentPending'] },
  recordPaymentDenied: { from: everywhere, who: ['payment'], payloadGuard: has.pendingOpen, emits: ['PaymentDenied'] },
  recordReversal: { from: everywhere, who: ['payment'], payloadGuard: has.reversalFits, emits: ['PaymentReversed'] },
  requestRefund: { from: everywhere, who: ['refundStaff'], stateGuard: is.somethingRefundable, payloadGuard: has.refundFits,
    emits: ['RefundRequested', 'PaymentRefunded'] },
  recordRefund: { from: everywhere, who: ['payment'], payloadGuard: has.refundOpen, emits: ['PaymentRefunded'] },
  recordRefundFailure: { from: everywhere, who: ['payment'], payloadGuard: has.refundOpen, emits: ['RefundFailed'] },
};

/** Of machine versions 1 to 3: an accepted item could get newer files, and sent results could not be replaced. */
// prettier-ignore
const attachingBefore: Rows<'attachDocument'> = [
  { variant: 'asked', from: upToDocuments, who: ['staff', 'client', 'partner'], payloadGuard: has.itemWaits, emits: ['DocumentAttached'] },
  { variant: 'result', from: beforeSending, who: ['staff', 'partner'], payloadGuard: has.itemWaits, emits: ['DocumentAttached'] },
];

/** Rows of both tables by command. */
export const rowsByCommand: ReadonlyMap<CommandName, readonly AnyRow<OrderDomain>[]> = rowsByName<OrderDomain>({
  ...operations,
  ...otherCommands,
});

const [confirming, rejecting] = operations.managerConfirmedLastPayment as readonly Row<OrderDomain, 'managerConfirmedLastPayment'>[];

/** Of machine versions 1 to 5: details were not required, and a short transfer counted as full payment. */
const tableOfVersionFive = {
  ...operations,
  ...otherCommands,
  completeAllOrderSteps: { ...operations.completeAllOrderSteps, stateGuard: is.workDoneWithoutDetails },
  managerConfirmedLastPayment: [confirming, { ...rejecting, follows: { after: moneyBackBefore, when: is.restUncovered } }],
  recordOfflinePayment: { ...otherCommands.recordOfflinePayment, stateGuard: is.somethingDue, payloadGuard: has.offlineFitsBalance },
};

/** Rows of machine versions 4 and 5. */
export const rowsOfVersionFive: ReadonlyMap<CommandName, readonly AnyRow<OrderDomain>[]> = rowsByName<OrderDomain>(tableOfVersionFive);

/** Rows of machine versions 1 to 3. */
export const rowsOfVersionThree: ReadonlyMap<CommandName, readonly AnyRow<OrderDomain>[]> = rowsByName<OrderDomain>({
  ...tableOfVersionFive,
  attachDocument: attachingBefore,
});

/** Every command on a placed order, the operations first. */
export const commandNames: readonly CommandName[] = [...rowsByCommand.keys()];

/** The rows of a command; none for placeOrder, which creates the order. */
export const rowsOf = (name: CommandName): readonly AnyRow<OrderDomain>[] => rowsByCommand.get(name) ?? [];
