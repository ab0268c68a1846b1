import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { v7 } from 'uuid';
import { type OrderOutlook, type OutlookEvent, PayoffAhead, type PayoffOutlook } from '#libs/contracts/orders/order-outlook';
import { CommandRunner } from '#libs/event-log/append/command-runner';
import { machineEvent } from '#libs/event-log/feed/machine-event';
import { Config } from '#libs/platform/config/config';
import type { OrderEvent } from '#machines/order/events';
import { evolve } from '#machines/order/evolve';
import type { OrderState } from '#machines/order/state';
import { payment } from '#machines/order/who';
import { decide } from '#machines/payoff/decide';
import type { PayoffEvent } from '#machines/payoff/events';
import type { PayoffState } from '#machines/payoff/state';
import { rewardCommand, rewardEvents } from './reward-command.js';
import { payoffOf, payoffStream } from './storage/payoff-stream.js';

/** Applies the commands that `OrderRewards` would send to the current payout, and writes nothing. */
@QueryHandler(PayoffAhead)
export class PayoffAheadHandler implements IQueryHandler<PayoffAhead> {
  constructor(
    private readonly runner: CommandRunner,
    private readonly config: Config,
  ) {}

  async execute({ outlook }: PayoffAhead): Promise<PayoffOutlook> {
    if (!outlook.events.some(({ type }) => isReward(type))) return { before: null, after: null, events: [] };
    const { state } = await this.runner.snapshot(payoffStream, payoffOf(outlook.order), true);
    return payoffAhead(outlook, state, this.config.payoffHoldDays);
  }
}

/** Applies the event to `before`, the current payout (null: none was accrued yet). Pure. */
export function payoffAhead(
  { past, events }: Pick<OrderOutlook, 'past' | 'events'>,
  before: PayoffState | null,
  holdDays: number,
): PayoffOutlook {
  let payoff = before;
  let order = past.reduce<OrderState | null>(folded, null);
  let end = past.find(({ type }) => type === 'ProjectFinished');
  const ahead: OutlookEvent[] = [];
  for (const event of events) {
    order = folded(order, event);
    if (event.type === 'ProjectFinished') end = event;
    const command = isReward(event.type) ? rewardCommand(event, { order, end, payoff }, holdDays) : null;
    if (command === null || (payoff === null && command.type !== 'accrue')) continue;
    const decision = decide(payoff, { ...command, at: Math.max(command.at, payoff?.updatedAt ?? 0) });
    if (!decision.accepted) continue;
    payoff = decision.next;
    ahead.push(...decision.events.map(aheadOf));
  }
  return { before: before?.amount ?? null, after: payoff?.amount ?? null, events: ahead };
}

const isReward = (type: string): boolean => (rewardEvents as readonly string[]).includes(type);

const folded = (order: OrderState | null, event: OutlookEvent): OrderState => evolve(order, machineEvent<OrderEvent>(event, payment));

const aheadOf = ({ type, schemaVersion, payoff, version, at, data }: PayoffEvent): OutlookEvent => ({
  id: v7(),
  pos: 0,
  streamType: 'payoff',
  streamId: payoff,
  version,
  type,
  schemaVersion,
  data: { ...data },
  metadata: { actor: null },
  recordedAt: at,
});
