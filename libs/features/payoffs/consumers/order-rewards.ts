import { Injectable } from '@nestjs/common';
import type { Consumer, Delivery } from '#libs/event-log/feed/consumer';
import { machineEvent } from '#libs/event-log/feed/machine-event';
import type { PlacedEvent } from '#libs/event-log/feed/placed-event';
import { readStream } from '#libs/event-log/replay/stream-reader';
import { Config } from '#libs/platform/config/config';
import { Database, type Transaction } from '#libs/platform/database/database';
import type { OrderEvent } from '#machines/order/events';
import { fold } from '#machines/order/evolve';
import type { OrderState } from '#machines/order/state';
import { payment } from '#machines/order/who';
import type { PayoffCommand } from '#machines/payoff/commands';
import { PayoffWriter } from '../commands/payoff-writer.js';
import { hasNoPartner, rewardCommand, rewardEvents } from '../rules/reward-command.js';
import { payoffOf } from '../storage/payoff-stream.js';

/**
 * Turns events of orders into commands on payoffs: a finished order accrues, a later refund or correction corrects. The command is a separate transaction, and a
 * kill between it and this consumer's progress brings the event again: accruing twice and correcting to the same amount are refused by the machine, so
 * nothing happens twice. A rebuild leaves payoffs alone: their own events are the truth about them.
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
    const command = rewardCommand(event, await this.orderAt(event), this.config.payoffHoldDays);
    if (command !== null) await this.write(event, (at) => ({ ...command, at }));
  }

  /** The order as it stood after the event, folded by its machine. */
  private async orderAt({ streamId, version }: PlacedEvent): Promise<OrderState> {
    const events = await readStream(this.database, streamId, undefined, version);
    return fold(events.map((event) => machineEvent<OrderEvent>(event, payment)));
  }

  /** At the time of the event, so that a payoff has the time its order was finished, not the time of processing. */
  private async write(event: PlacedEvent, toCommand: (at: number) => PayoffCommand): Promise<void> {
    await this.writer.carryOut(payoffOf(event.streamId), toCommand, { at: event.recordedAt, causation: event.id });
  }
}
