import type { Id } from '#machines/kernel/ids';
import type { MoneyText } from '#machines/kernel/money';
import { type ApiRequest, type BodyOf, request } from '../../../api/call.js';
import type { OrderResource } from './wire.js';

/** An unsent write to an order; sending adds the Idempotency-Key and the order's version. */
export type OrderMutation = ApiRequest<OrderResource>;

type Operation = BodyOf<'PATCH', '/orders/update-payment-status/{id}'>;
type PayloadOf<Name extends Operation['operation']> = Extract<Operation, { operation: Name }>['payload'];
type Settlement = BodyOf<'PUT', '/order-payments/{orderId}/transfers/{transferId}'>;

/** Unsent writes to an order: the fifteen operations by `operation`, and one member for each other command. */
export const mutations = {
  operation: <Name extends Operation['operation']>(id: Id, operation: Name, payload: PayloadOf<Name>) =>
    request('PATCH', '/orders/update-payment-status/{id}', { path: { id }, body: { operation, payload } as Operation }),
  agree: (id: Id, body: BodyOf<'PUT', '/orders/{id}/agreement'>) => request('PUT', '/orders/{id}/agreement', { path: { id }, body }),
  withdraw: (id: Id, body: BodyOf<'POST', '/orders/{id}/withdrawal'>) => request('POST', '/orders/{id}/withdrawal', { path: { id }, body }),
  requestCancellation: (id: Id, reason: string) => request('POST', '/orders/{id}/cancellation-request', { path: { id }, body: { reason } }),
  answerCancellation: (id: Id, answer: string) =>
    request('PUT', '/orders/{id}/cancellation-request/answer', { path: { id }, body: { answer } }),
  configuration: (id: Id, body: BodyOf<'PATCH', '/orders/{id}'>) => request('PATCH', '/orders/{id}', { path: { id }, body }),
  details: (id: Id, body: BodyOf<'PUT', '/orders/{id}/details'>) => request('PUT', '/orders/{id}/details', { path: { id }, body }),
  company: (id: Id, body: BodyOf<'PUT', '/orders/{id}/company'>) => request('PUT', '/orders/{id}/company', { path: { id }, body }),
  expectedDate: (id: Id, date: string, reason: string) =>
    request('PUT', '/orders/{id}/expected-date', { path: { id }, body: { date, reason } }),
  partner: (id: Id, partner: Id | null, percent: number | null) =>
    request('PUT', '/orders/{id}/partner', { path: { id }, body: percent === null ? { partner } : { partner, percent } }),
  manager: (id: Id, manager: Id | null) => request('PUT', '/orders/{id}/manager', { path: { id }, body: { manager } }),
  reward: (id: Id, percent: number, reason: string) =>
    request('PUT', '/orders/{id}/partner-reward', { path: { id }, body: { percent, reason } }),
  acknowledgeReward: (id: Id) => request('POST', '/orders/{id}/partner-reward/acknowledgement', { path: { id } }),
  completeStep: (id: Id, stepId: Id) => request('PUT', '/orders/{id}/steps/{stepId}/completion', { path: { id, stepId } }),
  reopenStep: (id: Id, stepId: Id) => request('DELETE', '/orders/{id}/steps/{stepId}/completion', { path: { id, stepId } }),
  attach: (id: Id, body: BodyOf<'POST', '/orders/{id}/documents'>) => request('POST', '/orders/{id}/documents', { path: { id }, body }),
  removeDocument: (id: Id, documentId: Id) => request('DELETE', '/orders/{id}/documents/{documentId}', { path: { id, documentId } }),
  review: (id: Id, documentId: Id, body: BodyOf<'PUT', '/orders/{id}/documents/{documentId}/review'>) =>
    request('PUT', '/orders/{id}/documents/{documentId}/review', { path: { id, documentId }, body }),
  declareTransfer: (orderId: Id, amount: MoneyText, reference: string) =>
    request('POST', '/order-payments/{orderId}/transfers', {
      path: { orderId },
      body: reference === '' ? { amount } : { amount, reference },
    }),
  settleTransfer: (orderId: Id, transferId: Id, body: Settlement) =>
    request('PUT', '/order-payments/{orderId}/transfers/{transferId}', { path: { orderId, transferId }, body }),
  withdrawTransfer: (orderId: Id, transferId: Id) =>
    request('DELETE', '/order-payments/{orderId}/transfers/{transferId}', { path: { orderId, transferId } }),
  recordPayment: (orderId: Id, body: BodyOf<'POST', '/order-payments/{orderId}/payments'>) =>
    request('POST', '/order-payments/{orderId}/payments', { path: { orderId }, body }),
  waive: (orderId: Id, amount: MoneyText, reason: string) =>
    request('PUT', '/order-payments/{orderId}/waiver', { path: { orderId }, body: { amount, reason } }),
  correctPayment: (orderId: Id, paymentId: Id, amount: MoneyText, reason: string) =>
    request('PUT', '/order-payments/{orderId}/payments/{paymentId}/amount', { path: { orderId, paymentId }, body: { amount, reason } }),
  settleReversal: (orderId: Id, body: BodyOf<'PUT', '/order-payments/{orderId}/reversal'>) =>
    request('PUT', '/order-payments/{orderId}/reversal', { path: { orderId }, body }),
  refund: (orderId: Id, body: BodyOf<'POST', '/order-payments/{orderId}/refunds'>) =>
    request('POST', '/order-payments/{orderId}/refunds', { path: { orderId }, body }),
};
