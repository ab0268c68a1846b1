import type { Id } from '#libs/kernel/ids';
import type { MoneyText } from '#libs/kernel/money';
import type { OperationName } from '#machines/order/commands';

/** A write to an order, before its key and version are added. */
export interface Write {
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** relative to /api/v1 */
  path: string;
  body?: unknown;
}

const order = (id: Id, rest: string) => `/orders/${id}/${rest}`;
const money = (id: Id, rest: string) => `/order-payments/${id}/${rest}`;

/** Every write of the order page, as order-workflow's two tables name them. */
export const writes = {
  operation: (id: Id, operation: OperationName, payload: Record<string, unknown>): Write => ({
    method: 'PATCH',
    path: `/orders/update-payment-status/${id}`,
    body: { operation, payload },
  }),
  configuration: (id: Id, body: Record<string, unknown>): Write => ({ method: 'PATCH', path: `/orders/${id}`, body }),
  partner: (id: Id, partner: Id | null, percent: number | null): Write => ({
    method: 'PUT',
    path: order(id, 'partner'),
    body: percent === null ? { partner } : { partner, percent },
  }),
  manager: (id: Id, manager: Id | null): Write => ({ method: 'PUT', path: order(id, 'manager'), body: { manager } }),
  reward: (id: Id, percent: number): Write => ({ method: 'PUT', path: order(id, 'partner-reward'), body: { percent } }),
  acknowledgeReward: (id: Id): Write => ({ method: 'POST', path: order(id, 'partner-reward/acknowledgement') }),
  completeStep: (id: Id, step: Id): Write => ({ method: 'PUT', path: order(id, `steps/${step}/completion`) }),
  reopenStep: (id: Id, step: Id): Write => ({ method: 'DELETE', path: order(id, `steps/${step}/completion`) }),
  attach: (id: Id, body: { file: Id; kind: string; item?: Id; title?: string }): Write => ({
    method: 'POST',
    path: order(id, 'documents'),
    body,
  }),
  removeDocument: (id: Id, document: Id): Write => ({ method: 'DELETE', path: order(id, `documents/${document}`) }),
  review: (id: Id, document: Id, decision: 'accept' | 'reject', reason?: string): Write => ({
    method: 'PUT',
    path: order(id, `documents/${document}/review`),
    body: reason === undefined ? { decision } : { decision, reason },
  }),
  declareTransfer: (id: Id, amount: MoneyText, reference: string): Write => ({
    method: 'POST',
    path: money(id, 'transfers'),
    body: reference === '' ? { amount } : { amount, reference },
  }),
  settleTransfer: (
    id: Id,
    transfer: Id,
    body: { decision: 'confirm'; amount: MoneyText } | { decision: 'reject'; reason: string },
  ): Write => ({
    method: 'PUT',
    path: money(id, `transfers/${transfer}`),
    body,
  }),
  recordPayment: (id: Id, kind: 'cash' | 'transfer', amount: MoneyText, note: string): Write => ({
    method: 'POST',
    path: money(id, 'payments'),
    body: note === '' ? { kind, amount } : { kind, amount, note },
  }),
  refund: (id: Id, body: { payment: Id; amount: MoneyText; reason: string; confirmation: 'REFUND' }): Write => ({
    method: 'POST',
    path: money(id, 'refunds'),
    body,
  }),
};
