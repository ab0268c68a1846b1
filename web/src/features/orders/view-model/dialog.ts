import type { OperationName } from '#machines/order/commands';
import type { WireDocument, WirePayment } from '../api/wire.js';

/** Forms of the order page. One is open at a time; the address does not contain it. */
export type Dialog =
  | { kind: 'operation'; operation: OperationName; reject?: boolean }
  | { kind: 'agree' }
  | { kind: 'withdraw' }
  | { kind: 'askToCancel' }
  | { kind: 'answerCancellation' }
  | { kind: 'configure' }
  | { kind: 'details' }
  | { kind: 'company' }
  | { kind: 'expectedDate' }
  | { kind: 'partner' }
  | { kind: 'manager' }
  | { kind: 'reward' }
  | { kind: 'message'; template?: string }
  | { kind: 'pay' }
  | { kind: 'transfer' }
  | { kind: 'receipt'; payment: WirePayment }
  | { kind: 'withdrawTransfer'; payment: WirePayment }
  | { kind: 'confirmTransfer'; payment: WirePayment }
  | { kind: 'rejectTransfer'; payment: WirePayment }
  | { kind: 'record' }
  | { kind: 'waive' }
  | { kind: 'correct'; payment: WirePayment }
  | { kind: 'settleReversal' }
  | { kind: 'refund'; payment?: WirePayment }
  | { kind: 'viewDocument'; document: WireDocument; title: string }
  | { kind: 'rejectDocument'; document: WireDocument; title: string }
  | { kind: 'removeDocument'; document: WireDocument; title: string };
