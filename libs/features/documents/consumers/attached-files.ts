import { Injectable } from '@nestjs/common';
import type { Consumer } from '#libs/event-log/feed/consumer';
import { machineEvent } from '#libs/event-log/feed/machine-event';
import type { PlacedEvent } from '#libs/event-log/feed/placed-event';
import type { Id } from '#machines/kernel/ids';
import type { Transaction } from '#libs/platform/database/database';
import type { ChatEventOf } from '#machines/chat/events';
import type { OrderEventOf } from '#machines/order/events';
import { FileRows } from '../storage/file-rows.js';

type Attaching = OrderEventOf<'DocumentAttached'> | ChatEventOf<'MessagePosted'>;

/** Marks files that orders and chats attached. Their own rows are authoritative; the mark saves look-ups and may be written twice. */
@Injectable()
export class AttachedFiles implements Consumer {
  readonly name = 'documents.attached-files';
  readonly projectionVersion = 1;
  readonly types = ['DocumentAttached', 'MessagePosted'] as const;

  constructor(private readonly rows: FileRows) {}

  async handle(placed: PlacedEvent, tx: Transaction): Promise<void> {
    const files = filesOf(machineEvent<Attaching>(placed));
    if (files.length > 0) await this.rows.markAttached(tx, files, placed.streamId, placed.recordedAt);
  }
}

const filesOf = ({ type, data }: Attaching): readonly Id[] => (type === 'DocumentAttached' ? [data.file] : data.files);
