import type { PlacedEvent } from '#libs/event-log/feed/placed-event';
import { microsADay } from '#machines/kernel/time';
import type { OrderEventData, OrderEventType } from '#machines/order/events';
import { paid } from '#machines/order/figures';
import type { OrderState } from '#machines/order/state';
import { type PayoffCommand, system } from '#machines/payoff/commands';
import type { PayoffState } from '#machines/payoff/state';
import { payoffOf } from './storage/payoff-stream.js';

/** Events of orders that may change what a partner earns. */
export const rewardEvents = [
  'ProjectFinished',
  'PaymentRefunded',
  'PaymentReversed',
  'PaymentCorrected',
] as const satisfies readonly OrderEventType[];

type RewardEvent = Pick<PlacedEvent, 'id' | 'type' | 'streamId' | 'data' | 'recordedAt'>;

/** Whether the event affects no partner, in any state of the order. */
export const hasNoPartner = ({ type, data }: Pick<RewardEvent, 'type' | 'data'>): boolean =>
  type === 'ProjectFinished' && (data as unknown as OrderEventData['ProjectFinished']).partner === null;

/** State for deciding a payout, next to the event. `end`: the order's ProjectFinished, if it has come; `payoff`: null before the first accrual. */
interface Known {
  order: OrderState;
  end: RewardEvent | undefined;
  payoff: PayoffState | null;
}

/**
 * The command on the order's payout that one of `rewardEvents` causes: a finished order accrues, a later refund lowers, the correction of a payment lowers or
 * restores (and accrues where there had been nothing to accrue). Null: none.
 * @param order as it stands after the event @param holdDays how long a commission is held
 */
export function rewardCommand(event: RewardEvent, { order, end, payoff }: Known, holdDays: number): PayoffCommand | null {
  if (end === undefined) return null;
  const { partner, rewardPercent: percent, currency } = end.data as unknown as OrderEventData['ProjectFinished'];
  if (partner === null) return null;
  const of = { payoff: payoffOf(event.streamId), actor: system, at: event.recordedAt };
  const holds = { event: event.id, price: order.facts.price, paid: paid(order.facts) };
  const restores = event.type === 'PaymentCorrected';
  if (event.type !== 'ProjectFinished' && !(restores && payoff === null))
    return { type: 'correct', ...of, payload: { ...holds, restores } };
  const finishedAt = end.recordedAt;
  const payload = {
    ...holds,
    order: event.streamId,
    number: order.number ?? 0,
    partner,
    currency,
    percent,
    roundTo: order.terms.roundTo,
    finishedAt,
    holdUntil: finishedAt + holdDays * microsADay,
  };
  return { type: 'accrue', ...of, payload };
}
