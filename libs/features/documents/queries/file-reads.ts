import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { MayReadChatFile } from '#libs/contracts/chat/chat-queries';
import { type FileFacts, MayReadFile } from '#libs/contracts/documents/files';
import type { Id } from '#machines/kernel/ids';
import type { Actor } from '#machines/kernel/people';
import { notFound } from '#libs/platform/http/problem';
import { FileRows } from '../storage/file-rows.js';
import { factsOf } from './file-facts.js';

@Injectable()
export class FileReads {
  constructor(
    private readonly rows: FileRows,
    private readonly queries: QueryBus,
  ) {}

  /** @throws Problem 404 notFound if the file does not exist or `actor` may not read it now */
  async readable(fileId: Id, actor: Actor): Promise<FileFacts> {
    const row = await this.rows.find(fileId);
    if (!row) throw notFound();
    const readings = await Promise.all([
      this.queries.execute(new MayReadFile(fileId, actor)),
      this.queries.execute(new MayReadChatFile(fileId, actor)),
    ]);
    const unattached = readings.every((reading) => reading === 'unattached');
    const readable = readings.includes('granted') || (unattached && row.ownerId === actor.id);
    if (!readable) throw notFound();
    return factsOf(row);
  }
}
