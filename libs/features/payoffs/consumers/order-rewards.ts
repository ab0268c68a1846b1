import { Injectable } from '@nestjs/common';
import type { Consumer, Delivery } from '#libs/event-log/feed/consumer';
import { machineEvent } from '#libs/event-log/feed/machine-event';
import type { PlacedEvent } from '#libs/event-log/feed/placed-event';
import { readStream } from '#libs/event-log/replay/stream-reader';
import { Config } from '#libs/platform/config/config';
import { Database, type Transaction } from '#libs/platform/database/database';
import type { OrderEvent, OrderEventData } from '#machines/order/events';
import { fold } from '#machines/order/evolve';
import { paid } from '#machines/order/figures';
import type { OrderState } from '#machines/order/state';
import { payment } from '#machines/order/who';
import { system } from '#machines/payoff/commands';
import { PayoffWriter } from '../commands/payoff-writer.js';
import { payoffOf } from '../storage/payoff-stream.js';

const day = 86_400_000_000;

/**
 * Turns events of orders into commands on payoffs: a finished order accrues, a later refund lowers, the correction of a payment lowers or restores (and
 * accrues where there had been nothing to accrue). The command is a separate transaction, and a kill between it and this consumer's progress brings the event
 * again: accruing twice and correcting to the same amount are refused by the machine, so nothing happens twice. A rebuild leaves payoffs alone: their own
 * events are the truth about them.
 */
@Injectable()
export class OrderRewards implements Consumer {
  readonly name = 'payoffs';
  readonly projectionVersion = 1;
  readonly types = ['ProjectFinished', 'PaymentRefunded', 'PaymentReversed', 'PaymentCorrected'];

  constructor(
    private readonly writer: PayoffWriter,
    private readonly database: Database,
    private readonly config: Config,
  ) {}

  async handle(event: PlacedEvent, _tx: Transaction, { rebuild }: Delivery): Promise<void> {
    if (rebuild) return;
    const history = await readStream(this.database, event.streamId, undefined, event.version);
    const end = history.find(({ type }) => type === 'ProjectFinished');
    if (!end) return;
    const order = fold(history.map((each) => machineEvent<OrderEvent>(each, payment)));
    const holds = { event: event.id, price: order.facts.price, paid: paid(order.facts) };
    const accrual = this.accrualOf(order, end);
    const restores = event.type === 'PaymentCorrected';
    const payoff = payoffOf(event.streamId);
    // At the time of the event, so that a payoff has the time its order was finished, not the time of processing.
    const set = { at: event.recordedAt, causation: event.id };
    await this.writer.carryOut(
      payoff,
      (at, state) => {
        const of = { payoff, actor: system, at };
        const accrues = accrual !== null && (event.id === end.id || (restores && state === null));
        return accrues
          ? { ...of, type: 'accrue', payload: { ...accrual, ...holds } }
          : { ...of, type: 'correct', payload: { ...holds, restores } };
      },
      set,
    );
  }

  /** What a commission for the order is, apart from the money it is counted from; null for an order without a partner. `end`: its ProjectFinished. */
  private accrualOf({ id: order, number, terms: { roundTo } }: OrderState, end: PlacedEvent) {
    const { partner, rewardPercent: percent, currency } = end.data as unknown as OrderEventData['ProjectFinished'];
    if (partner === null) return null;
    const finishedAt = end.recordedAt;
    return {
      order,
      number: number ?? 0,
      partner,
      currency,
      percent,
      roundTo,
      finishedAt,
      holdUntil: finishedAt + this.config.payoffHoldDays * day,
    };
  }
}
