import { Injectable } from '@nestjs/common';
import type { Consumer, Delivery } from '#libs/event-log/feed/consumer';
import { machineEvent } from '#libs/event-log/feed/machine-event';
import type { PlacedEvent } from '#libs/event-log/feed/placed-event';
import { readStream } from '#libs/event-log/replay/stream-reader';
import { Config } from '#libs/platform/config/config';
import { Database, type Transaction } from '#libs/platform/database/database';
import type { OrderEvent } from '#machines/order/events';
import { fold } from '#machines/order/evolve';
import { payment } from '#machines/order/who';
import { PayoffWriter } from './payoff-writer.js';
import { hasNoPartner, rewardCommand, rewardEvents } from './reward-command.js';
import { payoffOf } from './storage/payoff-stream.js';

/**
 * Turns events of orders into commands on payoffs (`rewardCommand`). The command is a separate transaction, and a kill between it and this consumer's progress
 * brings the event again: accruing twice and correcting to the same amount are refused by the machine, so nothing happens twice. A rebuild leaves payoffs alone:
 * their own events are the truth about them.
 */
@Injectable()
export class OrderRewards implements Consumer {
  readonly name = 'payoffs';
  readonly projectionVersion = 1;
  readonly types = rewardEvents;

  constructor(
    private readonly writer: PayoffWriter,
    private readonly database: Database,
    private readonly config: Config,
  ) {}

  async handle(event: PlacedEvent, _tx: Transaction, { rebuild }: Delivery): Promise<void> {
    if (rebuild || hasNoPartner(event)) return;
    const history = await readStream(this.database, event.streamId, undefined, event.version);
    const end = history.find(({ type }) => type === 'ProjectFinished');
    if (!end) return;
    const order = fold(history.map((each) => machineEvent<OrderEvent>(each, payment)));
    // At the time of the event, so that a payoff has the time its order was finished, not the time of processing.
    const set = { at: event.recordedAt, causation: event.id };
    await this.writer.carryOut(
      payoffOf(event.streamId),
      (at, payoff) => {
        const command = rewardCommand(event, { order, end, payoff }, this.config.payoffHoldDays);
        return command && { ...command, at };
      },
      set,
    );
  }
}
