import { setup } from 'xstate';
import { type CommandName, type OperationName, operationNames, type OrderCommand, type OtherCommandName } from './commands.js';
import * as is from './guards.js';
import * as has from './payload-guards.js';
import { type AnyRow, judge, type Row, variantOf } from './row.js';
import type { OrderState } from './state.js';
import { statusMeta, type StatusMeta } from './status-meta.js';
import { isFinal, type ProgressStatus, progressStatuses, rewardStatus } from './statuses.js';
import { type Fact, factsOf } from './tell.js';

type Rows<Name extends CommandName> = Row<Name> | readonly Row<Name>[];

const money = ['recordPayment', 'recordOfflinePayment', 'confirmTransfer', 'declareTransfer'] as const;
const moneyBack = ['rejectTransfer', 'requestRefund', 'recordRefund'] as const;

/** THE table: the fifteen operations, which move progress. */
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
const atWork = ['orderConfirmedAndPayed', 'documentsRequested', 'documentsReceived'] as const;
const upToDocuments = ['newOrder', 'orderConfirmedNotPayed', ...atWork] as const;
const beforeSending = [
  ...atWork,
  'allStepsCompleted',
  'lastPaymentRequired',
  'lastPaymentPayed',
  'lastPaymentConfirmed',
  'projectWithFullyPayedOrderAccepted',
] as const;
const payable = [...upToDocuments, 'allStepsCompleted', 'lastPaymentRequired', 'lastPaymentPayed'] as const;

/** Every other command on a placed order. They leave progress where it is. */
// prettier-ignore
export const otherCommands: { readonly [Name in Exclude<OtherCommandName, 'placeOrder'>]: Rows<Name> } = {
  editOrder: { from: ['newOrder'], who: ['staff', 'client'], payloadGuard: has.configurationChanges, emits: ['OrderEdited'] },
  appointPartner: { from: upToDocuments, who: ['staff'], reward: { to: 'agreed' }, payloadGuard: has.anotherPartner, emits: ['PartnerAppointed'] },
  assignManager: { from: unfinished, who: ['staff'], payloadGuard: has.anotherManager, emits: ['ManagerAssigned'] },
  changePartnerReward: [
    { variant: 'change', from: unfinished, who: ['staff'], reward: { to: 'changed' },
      stateGuard: is.hasPartner, payloadGuard: has.anotherPercent, emits: ['PartnerRewardChanged'] },
    { variant: 'restore', from: unfinished, who: ['staff'], reward: { from: 'changed', to: 'agreed' }, emits: ['PartnerRewardChanged'] },
  ],
  acknowledgePartnerReward: { from: unfinished, who: ['partner'], reward: { from: 'changed', to: 'agreed' }, emits: ['PartnerRewardAcknowledged'] },
  completeStep: { from: atWork, who: ['staff', 'partner'], payloadGuard: has.stepOpen, emits: ['StepCompleted'] },
  reopenStep: { from: atWork, who: ['staff', 'partner'], payloadGuard: has.stepCompleted, emits: ['StepReopened'] },
  attachDocument: [
    { variant: 'asked', from: upToDocuments, who: ['staff', 'client', 'partner'], payloadGuard: has.itemWaits, emits: ['DocumentAttached'] },
    { variant: 'result', from: beforeSending, who: ['staff', 'partner'], payloadGuard: has.itemWaits, emits: ['DocumentAttached'] },
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
  recordOfflinePayment: { from: unfinished, who: ['moneyStaff'], stateGuard: is.somethingDue, payloadGuard: has.offlineFits,
    emits: ['CashPaymentRecorded', 'TransferRecorded'] },
  recordPayment: { from: everywhere, who: ['payment'], payloadGuard: has.captureFits, emits: ['PaymentCaptured'] },
  recordPaymentPending: { from: everywhere, who: ['payment'], payloadGuard: has.pendingFits, emits: ['PaymentPending'] },
  requestRefund: { from: everywhere, who: ['refundStaff'], stateGuard: is.somethingRefundable, payloadGuard: has.refundFits,
    emits: ['RefundRequested', 'PaymentRefunded'] },
  recordRefund: { from: everywhere, who: ['payment'], payloadGuard: has.refundOpen, emits: ['PaymentRefunded'] },
  recordRefundFailure: { from: everywhere, who: ['payment'], payloadGuard: has.refundOpen, emits: ['RefundFailed'] },
};

const tables: { readonly [Name in CommandName]?: AnyRow | readonly AnyRow[] } = { ...operations, ...otherCommands };

/** The rows of a command; none for placeOrder, which begins what the machine then runs. */
export function rowsOf(name: CommandName): readonly AnyRow[] {
  const rows = tables[name];
  return rows === undefined ? [] : 'length' in rows ? rows : [rows];
}

/** Every command on a placed order, the operations first. */
export const commandNames = Object.keys(tables) as CommandName[];

/** The operations that may follow `command` by themselves, in the name of the payment. */
export const operationsThatFollow = (command: CommandName): readonly OperationName[] =>
  operationNames.filter((name) => rowsOf(name).some((row) => row.follows?.after.includes(command)));

interface PermitParams {
  row: AnyRow;
}
interface Told {
  facts: Fact[];
}
interface Submitted {
  context: OrderState;
  event: OrderCommand;
}

const order = setup({
  types: {} as { context: OrderState; input: OrderState; events: OrderCommand; meta: StatusMeta },
  guards: {
    permits: ({ context, event }, { row }: PermitParams) => {
      const variant = variantOf(context, event);
      if (variant !== undefined && variant !== row.variant) return false;
      return judge([row], context, event.actor, { state: context, command: event }) === null;
    },
  },
  actions: {
    /** The transition's facts, for whoever runs the machine to write down; the machine itself does nothing. */
    tell: (_, _params: Told) => undefined,
  },
});

const transition = (row: AnyRow, target?: string) => ({
  ...(target ? { target } : {}),
  guard: { type: 'permits' as const, params: { row } },
});

const told = (row: AnyRow) => ({
  ...transition(row, row.to),
  actions: {
    type: 'tell' as const,
    params: ({ context, event }: Submitted): Told => ({ facts: factsOf(row, context, event) }),
  },
});

/** What `status` answers to: a transition for each row that has it among its `from`. Progress tells; the reward region only follows. */
const answersIn = (status: ProgressStatus) =>
  Object.fromEntries(
    commandNames.map((name) => [
      name,
      rowsOf(name)
        .filter((row) => row.from.includes(status))
        .map(told),
    ]),
  );

const rewardAnswers = (here: 'agreed' | 'changed') =>
  Object.fromEntries(
    commandNames.map((name) => [
      name,
      rowsOf(name)
        .filter((row) => row.reward && row.reward.to !== here)
        .map((row) => transition(row, row.reward?.to)),
    ]),
  );

/** The order's machine: what is permitted, what follows, and where it leads. Guards are the functions `explain` asks. */
export const orderMachine = order.createMachine({
  id: 'order',
  type: 'parallel',
  context: ({ input }) => input,
  states: {
    progress: {
      initial: 'newOrder',
      states: Object.fromEntries(progressStatuses.map((status) => [status, { meta: statusMeta[status], on: answersIn(status) }])),
    },
    reward: {
      initial: 'agreed',
      states: {
        agreed: { on: rewardAnswers('agreed') },
        changed: { meta: statusMeta[rewardStatus], on: rewardAnswers('changed') },
      },
    },
  },
});

/** A snapshot per value, made once: resolving one costs more than judging. */
const snapshots = new Map<string, ReturnType<typeof orderMachine.resolveState>>();

function snapshotOf(state: OrderState) {
  const { progress, reward } = state.value;
  const key = `${progress} ${reward}`;
  const snapshot = snapshots.get(key) ?? orderMachine.resolveState({ value: { progress, reward }, context: state });
  snapshots.set(key, snapshot);
  return { ...snapshot, context: state };
}

/**
 * What the machine tells of `command`: it selects the transition as a running one does and nothing is executed, at a tenth of
 * the cost of `transition`. Null when no row permits the command.
 */
export function tellOf(state: OrderState, command: OrderCommand): Fact[] | null {
  const selected = orderMachine.getTransitionData(snapshotOf(state), command);
  const tell = selected.flatMap(({ actions }) => actions as readonly object[]).find(isTell);
  return tell ? tell.params({ context: state, event: command }).facts : null;
}

interface Tell {
  params: (submitted: Submitted) => Told;
}
const isTell = (action: object): action is Tell => 'type' in action && action.type === 'tell';
