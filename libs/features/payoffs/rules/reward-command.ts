import type { PlacedEvent } from '#libs/event-log/feed/placed-event';
import { microsADay } from '#libs/kernel/time';
import type { OrderEventData, OrderEventType } from '#machines/order/events';
import { paid } from '#machines/order/figures';
import type { OrderState } from '#machines/order/state';
import { type PayoffCommand, system } from '#machines/payoff/commands';
import { payoffOf } from '../storage/payoff-stream.js';

/** Events of orders that may change what a partner earns. */
export const rewardEvents = [
  'ProjectFinished',
  'PaymentRefunded',
  'PaymentReversed',
  'PaymentCorrected',
] as const satisfies readonly OrderEventType[];

type RewardEvent = Pick<PlacedEvent, 'id' | 'type' | 'streamId' | 'data' | 'recordedAt'>;

/** Whether the event is of no consequence for any partner, whatever the order is. */
export const hasNoPartner = ({ type, data }: Pick<RewardEvent, 'type' | 'data'>): boolean =>
  type === 'ProjectFinished' && (data as unknown as OrderEventData['ProjectFinished']).partner === null;

/**
 * The command on the order's payout that one of `rewardEvents` causes: a finished order accrues, money that leaves it later corrects. Null: none.
 * @param order as it stands after the event @param holdDays how long a commission is held
 */
export function rewardCommand(event: RewardEvent, order: OrderState, holdDays: number): PayoffCommand | null {
  const { id, type, streamId, recordedAt: at } = event;
  const common = { payoff: payoffOf(streamId), actor: system, at };
  if (type !== 'ProjectFinished') {
    if (order.value.progress !== 'projectFinished') return null;
    return { type: 'correct', ...common, payload: { event: id, price: order.facts.price, paid: paid(order.facts) } };
  }
  const { partner, rewardPercent, price, paid: received, currency } = event.data as unknown as OrderEventData['ProjectFinished'];
  if (partner === null) return null;
  const payload = {
    ...{ event: id, order: streamId, number: order.number ?? 0, partner, currency, price, paid: received },
    ...{ percent: rewardPercent, roundTo: order.terms.roundTo, finishedAt: at, holdUntil: at + holdDays * microsADay },
  };
  return { type: 'accrue', ...common, payload };
}
