import type { AnyRow, Row } from '#machines/decider/row';
import { rowsByName } from '#machines/decider/rules';
import { type CommandName, type OperationName, operationNames, type OtherCommandName } from './commands.js';
import type { OrderDomain, Variant } from './domain.js';
import * as is from './guards.js';
import { statedOf } from './moves.js';
import * as has from './payload-guards.js';
import { atWork, isFinal, progressStatuses } from './statuses.js';

type OneOrMore<T> = T | readonly T[];
type Rows<Name extends CommandName> = OneOrMore<Row<OrderDomain, Name>>;
/** A row without what the machine states of its move, in the region of the progress or of the reward. */
type MoveRows<Name extends CommandName> = OneOrMore<Omit<Row<OrderDomain, Name>, 'from' | 'to' | 'stateGuard' | 'reward'>>;
type RewardRows<Name extends CommandName> = OneOrMore<Omit<Row<OrderDomain, Name>, 'to' | 'stateGuard' | 'reward'>>;

/** Adds what the machine states to the rows of moving commands. */
const withMoves = <Names extends CommandName>(rows: { readonly [Name in Names]: MoveRows<Name> | RewardRows<Name> }) => {
  const whole = (name: Names) => {
    const add = (row: { variant?: Variant }) => ({ ...row, ...statedOf(name, row.variant) });
    const own: OneOrMore<{ variant?: Variant }> = rows[name];
    return Array.isArray(own) ? own.map(add) : add(own as { variant?: Variant });
  };
  return Object.fromEntries(Object.keys(rows).map((name) => [name, whole(name as Names)])) as unknown as {
    readonly [Name in Names]: Rows<Name>;
  };
};

const moneyBefore = ['recordPayment', 'recordOfflinePayment', 'confirmTransfer', 'declareTransfer'] as const;
/** Staff end what is due without money that has to be looked for. */
export const settling = ['waiveRest', 'correctPayment'] as const;
const money = [...moneyBefore, ...settling] as const;
const moneyBackBefore = ['rejectTransfer', 'withdrawTransfer', 'requestRefund', 'recordRefund', 'recordReversal'] as const;
/** Commands that may leave the balance uncovered. */
const moneyBack = [...moneyBackBefore, 'confirmTransfer', 'correctPayment'] as const;

/** The rows of the fifteen operations, which change progress. From where to where, and on which condition, is what the machine states. */
// prettier-ignore
export const operations = withMoves<OperationName>({
  managerConfirmedNotPayedOrder: { who: ['staff'], emits: ['OrderConfirmedUnpaid'] },
  managerConfirmedPayedOrder: { who: ['staff'], emits: ['OrderConfirmedPaid'] },
  orderPayedAfterManagerConfirmed: { who: ['client'], follows: { after: money }, emits: ['PrepaymentCompleted'] },
  orderPayedWithCashAfterManagerConfirmed: { who: ['moneyStaff'], payloadGuard: has.cashFits, emits: ['CashPaymentRecorded', 'PrepaymentCompleted'] },
  requestDocuments: { who: ['staff', 'partner'], payloadGuard: has.somethingAskedFor, emits: ['DocumentsRequested'] },
  receiveDocuments: { who: ['client', 'staff'], payloadGuard: has.restOnPaper, emits: ['DocumentsReceived'] },
  completeAllOrderSteps: { who: ['staff', 'partner'], emits: ['StepsCompleted'] },
  acceptWorkWithFullyPayedOrder: { who: ['staff'], emits: ['WorkAccepted'] },
  acceptedProjectRequireLastPay: { who: ['staff'], emits: ['LastPaymentRequested'] },
  clientPayedLastPayment: { who: ['client'], follows: { after: money }, emits: ['LastPaymentMade'] },
  managerConfirmedLastPayment: [
    { variant: 'confirm', who: ['moneyStaff'], follows: { after: settling, when: is.nothingAwaited }, emits: ['TransferConfirmed', 'LastPaymentConfirmed'] },
    { variant: 'reject', who: ['moneyStaff'], follows: { after: moneyBack, when: is.restUncovered }, emits: ['TransferRejected', 'LastPaymentRejected'] },
  ],
  managerFinishedProject: { who: ['staff'], emits: ['ProjectFinished'] },
  cancelOrder: [
    { who: ['staff', 'client'], onlyIn: { client: ['newOrder', 'orderConfirmedNotPayed'] }, emits: ['OrderCancelled'] },
    { variant: 'withdrawal', who: [], follows: { after: ['declareWithdrawal'] }, emits: ['OrderCancelled'] },
  ],
  sendPayedProjectDocuments: { who: ['staff', 'partner'], emits: ['ResultDocumentsSent'] },
  notAcceptPartnerWork: { who: ['staff'], payloadGuard: has.stepsToReopen, emits: ['StepReopened', 'WorkNotAccepted'] },
});

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

/** The commands that change the reward. */
// prettier-ignore
const rewardCommands = withMoves<'appointPartner' | 'changePartnerReward' | 'acknowledgePartnerReward'>({
  appointPartner: { from: upToDocuments, who: ['staff'], payloadGuard: has.partnerFits, emits: ['PartnerAppointed'] },
  changePartnerReward: [
    { variant: 'change', from: unfinished, who: ['staff'], payloadGuard: has.percentFits, emits: ['PartnerRewardChanged'] },
    { variant: 'restore', from: unfinished, who: ['staff'], emits: ['PartnerRewardChanged'] },
  ],
  acknowledgePartnerReward: { from: unfinished, who: ['partner'], emits: ['PartnerRewardAcknowledged'] },
});

/** All other commands on a placed order. They do not change progress. */
// prettier-ignore
export const otherCommands: { readonly [Name in Exclude<OtherCommandName, 'placeOrder'>]: Rows<Name> } = {
  editOrder: { from: ['newOrder'], who: ['staff', 'client'], payloadGuard: has.configurationChanges, emits: ['OrderEdited'] },
  agree: { from: ['newOrder', 'orderConfirmedNotPayed'], who: ['client'], payloadGuard: has.agreementChanges, emits: ['TermsAgreed'] },
  declareWithdrawal: { from: unfinished, who: ['client'], stateGuard: is.workNotAccepted, payloadGuard: has.rightRuns, emits: ['WithdrawalDeclared'] },
  requestCancellation: { from: unfinished, who: ['client'], stateGuard: is.nothingAsked, emits: ['CancellationRequested'] },
  answerCancellation: { from: unfinished, who: ['staff'], stateGuard: is.cancellationAsked, emits: ['CancellationAnswered'] },
  giveDetails: { from: [...atWork, 'allStepsCompleted'], who: ['client', 'staff'], onlyIn: { client: atWork },
    stateGuard: is.detailsAsked, emits: ['DetailsGiven', 'DetailsChanged'] },
  recordCompany: { from: onceRegistered, who: ['staff', 'partner'], emits: ['CompanyRecorded'] },
  setExpectedDate: { from: unfinished, who: ['staff'], payloadGuard: has.dateAhead, emits: ['ExpectedDateChanged'] },
  appointPartner: rewardCommands.appointPartner,
  assignManager: { from: unfinished, who: ['staff'], follows: { after: operationNames, by: 'same' }, payloadGuard: has.anotherManager, emits: ['ManagerAssigned'] },
  changePartnerReward: rewardCommands.changePartnerReward,
  acknowledgePartnerReward: rewardCommands.acknowledgePartnerReward,
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

const [confirmingSince, rejecting] = operations.managerConfirmedLastPayment as readonly Row<OrderDomain, 'managerConfirmedLastPayment'>[];

/** Until version 6 only a person confirmed the balance. */
const { follows: _, ...confirming } = confirmingSince as Row<OrderDomain, 'managerConfirmedLastPayment'>;

const [changing, restoring] = otherCommands.changePartnerReward as readonly Row<OrderDomain, 'changePartnerReward'>[];

/** Of machine versions 1 to 7: every single waiver had its limit; corrections and percents had none. */
const tableOfVersionSeven = {
  ...operations,
  ...otherCommands,
  waiveRest: { ...otherCommands.waiveRest, payloadGuard: has.singleWaiverFits },
  correctPayment: { ...otherCommands.correctPayment, payloadGuard: has.anyCorrectionFits },
  appointPartner: { ...otherCommands.appointPartner, payloadGuard: has.anotherPartner },
  changePartnerReward: [{ ...changing, payloadGuard: has.anotherPercent }, restoring],
};

/** Rows of machine version 7. */
export const rowsOfVersionSeven: ReadonlyMap<CommandName, readonly AnyRow<OrderDomain>[]> = rowsByName<OrderDomain>(tableOfVersionSeven);

const tableOfVersionSix = { ...tableOfVersionSeven, managerConfirmedLastPayment: [confirming, rejecting] };

/** Rows of machine version 6. */
export const rowsOfVersionSix: ReadonlyMap<CommandName, readonly AnyRow<OrderDomain>[]> = rowsByName<OrderDomain>(tableOfVersionSix);

/** Of machine versions 1 to 5: details were not required, and a short transfer counted as full payment. */
const tableOfVersionFive = {
  ...tableOfVersionSix,
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
