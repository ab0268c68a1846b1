import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { type OrderMoment, OrderMoments } from '#libs/contracts/orders/order-moments';
import { readCommandsById, readStreams } from '#libs/event-log/replay/stream-reader';
import type { Id } from '#libs/kernel/ids';
import { Database } from '#libs/platform/database/database';
import { remedyView } from '../projections/remedy-view.js';
import { statusWords } from '../projections/words.js';
import { orderStream } from '../storage/order-stream.js';
import { remedyThen, statesOf } from './order-history.js';

/** Folds each order once, and asks the machine again on the order as each command met it. */
@QueryHandler(OrderMoments)
export class OrderMomentsHandler implements IQueryHandler<OrderMoments> {
  constructor(private readonly database: Database) {}

  async execute({ commands: ids, language }: OrderMoments): Promise<ReadonlyMap<Id, OrderMoment>> {
    const commands = await readCommandsById(this.database, ids);
    const streams = await readStreams(this.database, [...new Set(commands.map(({ streamId }) => streamId))]);
    const moments = new Map<Id, OrderMoment>();
    for (const [stream, events] of streams) {
      if (events[0]?.streamType !== orderStream.table.streamType) continue;
      const asked = commands.filter(({ streamId }) => streamId === stream);
      const last = Math.max(...asked.map(({ streamVersion }) => streamVersion));
      const states = statesOf(events.filter(({ version }) => version <= last));
      for (const command of asked) {
        const state = states[command.streamVersion] ?? null;
        if (state === null) continue;
        const status = state.value.progress;
        const remedy = remedyThen(command, state);
        moments.set(command.id, {
          status,
          statusWords: statusWords(language, status, state.terms.prepaymentPercent),
          remedy: remedy && remedyView(remedy, language, state).text,
        });
      }
    }
    return moments;
  }
}
