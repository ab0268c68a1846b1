import type { Id } from '#machines/kernel/ids';
import type { Micros } from '#machines/kernel/time';
import type { CommandMessage } from '#machines/decider/messages';
import { type ReceiptEvent, type ReceiptEventData, receiptEventVersion, system } from './events.js';

/** The version of the rules, recorded with every command. */
export const receiptMachineVersion = 1;

/** What a receipt says. */
type Receipt = ReceiptEventData['ReceiptIssued'];

/** The newest receipt of a payment: the fold of the stream's events. */
export interface ReceiptState extends Receipt {
  id: Id;
  version: number;
  updatedAt: Micros;
}

export type IssueReceipt = CommandMessage<'id', typeof system, { issue: Omit<Receipt, 'replaces'> }, 'issue'>;

type Decision = { accepted: true; events: [ReceiptEvent]; next: ReceiptState } | { accepted: false; refusal: 'receiptIssued' };

/** Issues a receipt, once. What was delivered again, or is older than the receipt that holds, is refused. Pure: time and ids enter with the command. */
export function decide(state: ReceiptState | null, { id, at, payload }: IssueReceipt): Decision {
  if (state !== null && payload.issue <= state.issue) return { accepted: false, refusal: 'receiptIssued' };
  const event: ReceiptEvent = {
    type: 'ReceiptIssued',
    receipt: id,
    version: (state?.version ?? 0) + 1,
    actor: system,
    schemaVersion: receiptEventVersion('ReceiptIssued'),
    at: Math.max(at, state?.updatedAt ?? 0),
    data: { ...payload, replaces: state?.issue ?? null },
  };
  return { accepted: true, events: [event], next: evolve(state, event) };
}

/** The state after an event, which says everything about its receipt. */
export const evolve = (_state: ReceiptState | null, { receipt: id, version, at, data }: ReceiptEvent): ReceiptState => ({
  id,
  version,
  ...data,
  updatedAt: at,
});
