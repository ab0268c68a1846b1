import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { MarkFileAttached } from '#libs/contracts/documents/files';
import type { Consumer } from '#libs/event-log/feed/consumer';
import type { PlacedEvent } from '#libs/event-log/feed/placed-event';
import type { Transaction } from '#libs/platform/database/database';
import { orderEventOf } from '../rules/event-of.js';

/** Marks attached files for the documents feature. `order_files` is authoritative; the mark saves look-ups and may be written twice. */
@Injectable()
export class AttachedFiles implements Consumer {
  readonly name = 'orders.attached-files';
  readonly projectionVersion = 1;
  readonly types = ['DocumentAttached'] as const;

  constructor(private readonly commands: CommandBus) {}

  async handle(placed: PlacedEvent, _tx: Transaction): Promise<void> {
    const event = orderEventOf(placed);
    if (event.type !== 'DocumentAttached') return;
    await this.commands.execute(new MarkFileAttached(event.data.file, event.order, event.at));
  }
}
