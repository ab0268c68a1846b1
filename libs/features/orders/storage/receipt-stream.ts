import { v5 } from 'uuid';
import { machineSource } from '#libs/event-log/replay/replay-source';
import { defineStream } from '#libs/event-log/append/define-stream';
import { machineReplay } from '#libs/event-log/replay/machine-replay';
import type { Id } from '#machines/kernel/ids';
import { type ReceiptEvent, system } from '#machines/receipt/events';
import { decide, evolve, type IssueReceipt, receiptMachineVersion, type ReceiptState } from '#machines/receipt/receipt';

const namespace: Id = '3a4f0c0e-9d4b-5a0e-8b39-51c2c8f0a6d7';

/** Derived from the payment; the stream may have no events yet. The payment's id cannot be derived from it. */
export const receiptOf = (payment: Id): Id => v5(payment, namespace);

export const receiptStream = defineStream<ReceiptState>()({
  streamType: 'receipt',
  table: 'receipts',
  machineVersion: receiptMachineVersion,
  columns: {
    receipt: { type: 'text', once: true },
    order_number: { type: 'text', once: true },
    issue: 'integer',
    replaces: 'integer',
    amount: 'bigint',
    currency: { type: 'text', once: true },
    day: { type: 'text', once: true },
    stage: { type: 'text', once: true },
    updated_at: 'bigint',
  },
});

export const receiptsSource = machineSource(
  machineReplay<ReceiptState, IssueReceipt, ReceiptEvent>({
    stream: receiptStream,
    evolve,
    decide,
    nobody: system,
  }),
);
