import type { Micros } from '#machines/kernel/time';
import type { CheckoutCommandName, CheckoutPayloads } from '#machines/checkout/commands';
import { type CheckoutState, isFinal } from '#machines/checkout/state';
import type { ProviderOrder } from '../provider/payment-provider.js';

/** A command that records what the provider answered or sent. */
export type ProviderCommand = { [Name in CheckoutCommandName]: { type: Name; payload: CheckoutPayloads[Name] } }[CheckoutCommandName];

/** Microseconds that the provider waits for its payer: three hours at PayPal (Orders API, status CREATED). */
export const approvalTime = 3 * 3_600_000_000;

/** A capture that started this long ago without a result is no longer running: longer than any call takes. Microseconds. */
const captureTime = 60_000_000;

/**
 * Translates the state of a provider's order into commands; empty if there is nothing new. The machine refuses what cannot be, and books a
 * capture once.
 */
export function commandsFromProviderOrder(state: CheckoutState, order: ProviderOrder, now: Micros): ProviderCommand[] {
  const booked = order.captures
    .filter((one) => one.status === 'completed')
    .map(captured)
    .filter(({ payload }) => isNew(state, payload.capture));
  if (booked.length > 0 || state.status === 'captured') return booked;
  const pending = order.captures.find((one) => one.status === 'pending');
  if (pending) return pendingNow(state, pending.id);
  const refused = order.captures.findLast((one) => one.status === 'declined' || one.status === 'failed');
  if (state.status === 'pending') return refused ? [{ type: 'recordDenial', payload: { capture: refused.id } }] : [];
  if (isFinal(state.status) || isUnderWay(state, now)) return [];
  switch (order.status) {
    case 'approved':
      return approved(state);
    case 'open':
      return open(state, order, now);
    case 'voided':
      return [{ type: 'recordExpiry', payload: {} }];
    case 'completed':
      return refused ? [...asIfApproved(state), { type: 'recordDenial', payload: { capture: refused.id } }] : [];
  }
}

const captured = ({ id: capture, amount, currency, fee }: ProviderOrder['captures'][number]) =>
  ({ type: 'recordCapture', payload: { capture, amount, currency, fee } }) as const;

/** Records money that the provider is still checking; of an ended checkout it is reported when it arrives. */
const pendingNow = (state: CheckoutState, capture: string): ProviderCommand[] =>
  state.status === 'pending' || isFinal(state.status) ? [] : [...asIfApproved(state), { type: 'recordPending', payload: { capture } }];

/** Adds the approval before a capture that no request of ours is known for. */
const asIfApproved = ({ status, reference }: CheckoutState): ProviderCommand[] =>
  reference !== null && (status === 'created' || status === 'approvalWaited' || status === 'declined')
    ? [{ type: 'recordApproval', payload: { reference } }]
    : [];

const isNew = ({ captures }: CheckoutState, capture: string): boolean => !captures.some((one) => one.capture === capture);

/** Whether a request may be waiting for the capture's response, and will report it. */
const isUnderWay = ({ status, updatedAt }: CheckoutState, now: Micros): boolean => status === 'capturing' && now - updatedAt < captureTime;

/** Whether an approved order was not captured although that was requested, so that it may be requested again. */
function approved({ status, reference }: CheckoutState): ProviderCommand[] {
  if (status === 'approved' || reference === null) return [];
  const approval: ProviderCommand = { type: 'recordApproval', payload: { reference } };
  return status === 'capturing' ? [{ type: 'recordSilence', payload: {} }, approval] : [approval];
}

/** The provider waits for its payer: for the first time, again after a decline, or no longer. */
function open(state: CheckoutState, order: ProviderOrder, now: Micros): ProviderCommand[] {
  const { status, captureAsked, expiresAt } = state;
  if (status === 'capturing' || status === 'approved' || captureAsked) {
    return [{ type: 'recordDecline', payload: { issue: 'PAYER_ACTION_REQUIRED' } }];
  }
  if (expiresAt !== null && now >= expiresAt) return [{ type: 'recordExpiry', payload: {} }];
  const approveUrl = order.approveUrl ?? state.approveUrl;
  if ((status !== 'unknown' && status !== 'created') || approveUrl === null) return [];
  return [{ type: 'recordOpened', payload: { reference: order.reference, approveUrl, expiresAt: expiresAt ?? now + approvalTime } }];
}
