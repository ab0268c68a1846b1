import type { Id, TextRef } from '#machines/kernel/ids';
import type { BasisPoints, MinorUnits } from '#machines/kernel/money';
import type { Actor } from '#machines/kernel/people';
import type { Micros } from '#machines/kernel/time';
import type { CommandMessage } from '#machines/decider/messages';
import type {
  Agreement,
  Buyer,
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
  WithdrawalTerms,
} from './state.js';

/** By how much a person with a limit can raise a payment: by a share of it, or by `amount` if that is more. */
export interface RaiseLimit {
  share: BasisPoints;
  amount: MinorUnits;
}

/** Midnight UTC of the office's current calendar day, the first day that can be named; absent: the day of the command in UTC. */
type Today = Micros;

/** The fifteen operations of PATCH orders/update-payment-status/{id}, in the specification's order, with their payloads. */
export interface OperationPayloads {
  managerConfirmedNotPayedOrder: NoPayload;
  managerConfirmedPayedOrder: NoPayload;
  orderPayedAfterManagerConfirmed: NoPayload;
  orderPayedWithCashAfterManagerConfirmed: { payment: Id; amount: MinorUnits; note: TextRef | null };
  requestDocuments: {
    /** `required`: absent or null for an item typed by hand, which has its own title */
    items: { id: Id; kind: ItemKind; title: TextRef | null; note: TextRef | null; required?: number | null }[];
    again: Id[];
    withdraw: Id[];
    /** midnight UTC of the day by which everything is wanted; absent or null: no day. Commands of machine versions 1 to 4 have none */
    due?: Micros | null;
    today?: Today;
  };
  receiveDocuments: { onPaper: Id[] };
  completeAllOrderSteps: NoPayload;
  acceptWorkWithFullyPayedOrder: NoPayload;
  acceptedProjectRequireLastPay: NoPayload;
  clientPayedLastPayment: NoPayload;
  /** has a cause instead of a reason only when it follows automatically from what happened to a payment */
  managerConfirmedLastPayment: { rejected: false } | { rejected: true; reason: TextRef | null; cause?: LastPaymentCause };
  managerFinishedProject: NoPayload;
  /** without a reason only when it follows the client's withdrawal */
  cancelOrder: { reason: TextRef } | { reason: null; cause: 'withdrawal' };
  sendPayedProjectDocuments: NoPayload;
  notAcceptPartnerWork: { reason: TextRef; steps: Id[] };
}
type NoPayload = Record<never, never>;
export type OperationName = keyof OperationPayloads;

/** The other commands of the workflow. Ids of new objects (item, document, payment, refund) are part of the payload. */
export interface OtherCommands {
  /**
   * Commands of earlier machine versions have terms without the fields that `newestTerms` adds, and no agreement; those of versions 1 to 8 neither a buyer nor a
   * right to withdraw.
   */
  placeOrder: {
    client: Id;
    terms: EarlierTerms | OrderTerms;
    configuration: Configuration;
    agreed?: Agreement;
    buyer?: Buyer;
    withdrawal?: WithdrawalTerms | null;
    /** the client's company that the order is for; absent in commands before there were companies */
    forCompany?: Id | null;
  };
  agree: { terms: number; startEarly: boolean };
  /** `statement`: the client's name and email address, as JSON */
  declareWithdrawal: { statement: TextRef };
  requestCancellation: { reason: TextRef };
  answerCancellation: { answer: TextRef };
  editOrder: { configuration: Configuration };
  giveDetails: { details: TextRef };
  recordCompany: RegisteredCompany;
  setExpectedDate: PromisedDate & { today?: Today };
  /** `limit`: as of `changePartnerReward`; commands of machine versions 1 to 7 have none */
  appointPartner: { partner: Id | null; percent: BasisPoints | null; limit?: BasisPoints };
  assignManager: { manager: Id | null };
  /**
   * `limit`: by how many points a person with a limit can exceed the percent of the order's terms; commands of machine versions 1 to 7 have none, earlier ones
   * no reason either
   */
  changePartnerReward: { percent: BasisPoints; reason?: TextRef | null; limit?: BasisPoints };
  acknowledgePartnerReward: NoPayload;
  completeStep: { step: Id };
  reopenStep: { step: Id };
  /** `replaces`: the result that this one replaces; commands of machine versions 1 to 3 have none */
  attachDocument: { document: Id; kind: DocumentKind; item: Id | null; file: Id; title: TextRef | null; replaces?: Id | null };
  removeDocument: { document: Id };
  acceptDocument: { document: Id };
  /** a text, a cause or both; commands of machine versions 1 to 3 have only a text */
  rejectDocument: { document: Id; reason: TextRef | null; cause?: RejectionCause | null };
  declareTransfer: { payment: Id; amount: MinorUnits; reference: TextRef | null };
  /**
   * `valueDate`: the day on which it arrived, an ISO 8601 calendar date in the office's time zone, not in the future; commands of machine versions 1 to 5 have
   * none
   */
  confirmTransfer: { payment: Id; amount: MinorUnits; valueDate?: string | null };
  rejectTransfer: { payment: Id; reason: TextRef };
  withdrawTransfer: { payment: Id };
  recordOfflinePayment: { payment: Id; method: 'cash' | 'transfer'; amount: MinorUnits; note: TextRef | null; valueDate?: string | null };
  /**
   * `limit`: the most that people who may not refund can waive of one order, from the settings, in the order's currency; `today`: what the actor's day had left
   * for it when it was reserved, absent in commands of machine versions 1 to 7
   */
  waiveRest: { amount: MinorUnits; limit: MinorUnits; today?: MinorUnits; reason: TextRef };
  /** `amount`: what arrived, where cash or a transfer was booked with another amount; `limit`: commands of machine versions 1 to 7 have none */
  correctPayment: { payment: Id; amount: MinorUnits; reason: TextRef; limit?: RaiseLimit };
  settleReversal: { outcome: ReversalOutcome; note: TextRef | null };
  /** `dispute`: the provider's id */
  recordDispute: { payment: Id; dispute: string; amount: MinorUnits; provider: string; dueAt: Micros | null };
  /** also opens an unknown dispute and closes it at once: providers do not guarantee the order of messages */
  closeDispute: { payment: Id; dispute: string; amount: MinorUnits; provider: string; outcome: DisputeOutcome };
  /** `fee`: the provider's fee; absent or null if unknown. Commands of machine version 1 have none. */
  recordPayment: { payment: Id; amount: MinorUnits; provider: string; capture: string; fee?: MinorUnits | null };
  recordPaymentPending: { payment: Id; amount: MinorUnits; provider: string };
  recordPaymentDenied: { payment: Id; provider: string };
  /** the provider took money back without a request of ours; `refund` is created with it, `reference` is the provider's id */
  recordReversal: { refund: Id; payment: Id; amount: MinorUnits; provider: string; cause: ReversalCause; reference: string };
  /** `by`: absent: the provider if it took the payment, else staff */
  requestRefund: { refund: Id; payment: Id; amount: MinorUnits; reason: TextRef; by?: RefundWay };
  recordRefund: { refund: Id; payment: Id; amount: MinorUnits };
  /** `issue`: the provider's error code; commands of machine versions 1 to 5 have none */
  recordRefundFailure: { refund: Id; payment: Id; issue?: string | null };
}
export type OtherCommandName = keyof OtherCommands;
export type CommandName = OperationName | OtherCommandName;
export type CommandPayloads = OperationPayloads & OtherCommands;

/** The actor: a signed-in person, or the payment adapter on behalf of a provider. */
export type OrderActor = Actor | { id: null; role: 'payment'; department: null };

/** One command to the machine. `type` is the same string in code, log and docs. Time and ids are part of it. */
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
