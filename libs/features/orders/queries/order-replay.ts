import { createHash } from 'node:crypto';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { CommandRunner } from '#libs/event-log/append/command-runner';
import { canonical } from '#libs/event-log/replay/canonical';
import { replayStream } from '#libs/event-log/replay/replay';
import type { Id } from '#libs/kernel/ids';
import { Database } from '#libs/platform/database/database';
import type { ReplayCertificateDto } from '../wire/order-history.dto.js';
import type { Reader } from '../rules/reader.js';
import { orderStream } from '../storage/order-stream.js';
import { replayableOrders } from '../storage/replayable-orders.js';
import { visibleOrder } from './order-by-id.js';

/** The replay certificate of an order, made now. @throws Problem 404 */
export class OrderReplay extends Query<ReplayCertificateDto> {
  constructor(
    readonly id: Id,
    readonly reader: Reader,
  ) {
    super();
  }
}

@QueryHandler(OrderReplay)
export class OrderReplayHandler implements IQueryHandler<OrderReplay> {
  constructor(
    private readonly runner: CommandRunner,
    private readonly database: Database,
  ) {}

  async execute({ id, reader }: OrderReplay): Promise<ReplayCertificateDto> {
    const state = await visibleOrder(this.runner, id, reader);
    const { events, commands, faults } = await replayStream(this.database, replayableOrders, id);
    const fingerprint = createHash('sha256')
      .update(canonical({ version: state.version, ...orderStream.write(state) }))
      .digest('hex');
    return {
      matches: faults.length === 0,
      events,
      commands,
      fingerprint,
      checkedAt: new Date().toISOString(),
      faults: faults.map(({ version, kind, detail }) => ({ version, kind, detail })),
    };
  }
}
