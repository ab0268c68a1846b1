import type { Id, TextRef } from '#libs/kernel/ids';
import type { BasisPoints, MinorUnits } from '#libs/kernel/money';
import type { Actor } from '#libs/kernel/people';
import type { Micros } from '#libs/kernel/time';
import type { CommandMessage } from '#machines/decider/messages';
import type {
  Agreement,
  Configuration,
  DisputeOutcome,
  DocumentKind,
  EarlierTerms,
  ItemKind,
  LastPaymentCause,
  OrderTerms,
  PromisedDate,
  RefundWay,
  RegisteredCompany,
  RejectionCause,
  ReversalCause,
  ReversalOutcome,
} from './state.js';

/** Midnight UTC of the calendar day that it is at the office, the first that can be named; absent: the day of the command in UTC. */
type Today = Micros;

/** The fifteen operations of PATCH orders/update-payment-status/{id}, in the specification's order, with their payloads. */
export interface OperationPayloads {
  managerConfirmedNotPayedOrder: NoPayload;
  managerConfirmedPayedOrder: NoPayload;
  orderPayedAfterManagerConfirmed: NoPayload;
  orderPayedWithCashAfterManagerConfirmed: { payment: Id; amount: MinorUnits; note: TextRef | null };
  requestDocuments: {
    /** `required`: absent or null of what is typed by hand, which has a title of its own */
    items: { id: Id; kind: ItemKind; title: TextRef | null; note: TextRef | null; required?: number | null }[];
    again: Id[];
    withdraw: Id[];
    /** midnight UTC of the day by which all of it is wanted; absent or null: none is named. Commands of machine versions 1 to 4 have none */
    due?: Micros | null;
    today?: Today;
  };
  receiveDocuments: { onPaper: Id[] };
  completeAllOrderSteps: NoPayload;
  acceptWorkWithFullyPayedOrder: NoPayload;
  acceptedProjectRequireLastPay: NoPayload;
  clientPayedLastPayment: NoPayload;
  /** without a reason, and with a cause, only where it follows by itself from what happened to a payment */
  managerConfirmedLastPayment: { rejected: false } | { rejected: true; reason: TextRef | null; cause?: LastPaymentCause };
  managerFinishedProject: NoPayload;
  cancelOrder: { reason: TextRef };
  sendPayedProjectDocuments: NoPayload;
  notAcceptPartnerWork: { reason: TextRef; steps: Id[] };
}
type NoPayload = Record<never, never>;
export type OperationName = keyof OperationPayloads;

/** The other commands of the workflow. Ids of new objects (item, document, payment, refund) enter with the command. */
export interface OtherCommands {
  /** commands of earlier machine versions have terms without what `newestTerms` adds, and nothing agreed */
  placeOrder: { client: Id; terms: EarlierTerms | OrderTerms; configuration: Configuration; agreed?: Agreement };
  editOrder: { configuration: Configuration };
  giveDetails: { details: TextRef };
  recordCompany: RegisteredCompany;
  setExpectedDate: PromisedDate & { today?: Today };
  appointPartner: { partner: Id | null; percent: BasisPoints | null };
  assignManager: { manager: Id | null };
  /** commands of before had no reason */
  changePartnerReward: { percent: BasisPoints; reason?: TextRef | null };
  acknowledgePartnerReward: NoPayload;
  completeStep: { step: Id };
  reopenStep: { step: Id };
  /** `replaces`: a result that this one stands in for; commands of machine versions 1 to 3 have none */
  attachDocument: { document: Id; kind: DocumentKind; item: Id | null; file: Id; title: TextRef | null; replaces?: Id | null };
  removeDocument: { document: Id };
  acceptDocument: { document: Id };
  /** words, a cause or both; commands of machine versions 1 to 3 have words alone */
  rejectDocument: { document: Id; reason: TextRef | null; cause?: RejectionCause | null };
  declareTransfer: { payment: Id; amount: MinorUnits; reference: TextRef | null };
  /** `valueDate`: the day on which it arrived, an ISO 8601 calendar date of the office, not after today; commands of machine versions 1 to 5 have none */
  confirmTransfer: { payment: Id; amount: MinorUnits; valueDate?: string | null };
  rejectTransfer: { payment: Id; reason: TextRef };
  withdrawTransfer: { payment: Id };
  recordOfflinePayment: { payment: Id; method: 'cash' | 'transfer'; amount: MinorUnits; note: TextRef | null; valueDate?: string | null };
  /** `limit`: how much of it whoever may not refund gives up, by the settings, in the order's currency */
  waiveRest: { amount: MinorUnits; limit: MinorUnits; reason: TextRef };
  /** `amount`: what arrived of cash or a transfer that was booked otherwise */
  correctPayment: { payment: Id; amount: MinorUnits; reason: TextRef };
  settleReversal: { outcome: ReversalOutcome; note: TextRef | null };
  /** `dispute`: the provider's own id */
  recordDispute: { payment: Id; dispute: string; amount: MinorUnits; provider: string; dueAt: Micros | null };
  /** opens what nobody heard of before, and closes it: providers do not keep their order */
  closeDispute: { payment: Id; dispute: string; amount: MinorUnits; provider: string; outcome: DisputeOutcome };
  /** `fee`: what the provider kept of the amount; absent or null where it does not say. Commands of machine version 1 have none. */
  recordPayment: { payment: Id; amount: MinorUnits; provider: string; capture: string; fee?: MinorUnits | null };
  recordPaymentPending: { payment: Id; amount: MinorUnits; provider: string };
  recordPaymentDenied: { payment: Id; provider: string };
  /** money that the provider took back unasked; `refund` is created with it, `reference` is the provider's own id of it */
  recordReversal: { refund: Id; payment: Id; amount: MinorUnits; provider: string; cause: ReversalCause; reference: string };
  /** `by`: absent, the provider where it took the payment, else staff themselves */
  requestRefund: { refund: Id; payment: Id; amount: MinorUnits; reason: TextRef; by?: RefundWay };
  recordRefund: { refund: Id; payment: Id; amount: MinorUnits };
  /** `issue`: the provider's code of why; commands of machine versions 1 to 5 have none */
  recordRefundFailure: { refund: Id; payment: Id; issue?: string | null };
}
export type OtherCommandName = keyof OtherCommands;
export type CommandName = OperationName | OtherCommandName;
export type CommandPayloads = OperationPayloads & OtherCommands;

/** Whoever acts: a signed-in person, or the payment adapter on behalf of a provider. */
export type OrderActor = Actor | { id: null; role: 'payment'; department: null };

/** One command as the machine judges it. `type` is the same string in code, log and docs. Time and ids enter with it. */
export type OrderCommandOf<Name extends CommandName> = CommandMessage<'order', OrderActor, CommandPayloads, Name>;
export type OrderCommand = OrderCommandOf<CommandName>;

/** The operations in the specification's order; a test compares this list with the machine, the DTO map and the OpenAPI document. */
export const operationNames = [
  'managerConfirmedNotPayedOrder',
  'managerConfirmedPayedOrder',
  'orderPayedAfterManagerConfirmed',
  'orderPayedWithCashAfterManagerConfirmed',
  'requestDocuments',
  'receiveDocuments',
  'completeAllOrderSteps',
  'acceptWorkWithFullyPayedOrder',
  'acceptedProjectRequireLastPay',
  'clientPayedLastPayment',
  'managerConfirmedLastPayment',
  'managerFinishedProject',
  'cancelOrder',
  'sendPayedProjectDocuments',
  'notAcceptPartnerWork',
] as const satisfies readonly OperationName[];
