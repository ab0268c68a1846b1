import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { type FileReading, MayReadFile } from '#libs/contracts/documents/files';
import type { Id } from '#machines/kernel/ids';
import type { Actor } from '#machines/kernel/people';
import { Database } from '#libs/platform/database/database';
import type { OrderDocument } from '#machines/order/state';
import type { ProgressStatus } from '#machines/order/statuses';
import { maySee, readerOf as kindOf } from '#machines/order/who';
import { seesDocument } from '../rules/reader.js';

interface Holder {
  client: Id;
  partner: Id | null;
  manager: Id | null;
  progress: ProgressStatus;
  documents: OrderDocument[];
  document: Id;
}

/** Answers from the orders' current tables. */
@QueryHandler(MayReadFile)
export class MayReadFileHandler implements IQueryHandler<MayReadFile> {
  constructor(private readonly database: Database) {}

  async execute({ fileId, actor }: MayReadFile): Promise<FileReading> {
    const holders = await this.database.query<Holder>(
      `select o.client_id as client, o.partner_id as partner, o.manager_id as manager, o.progress, o.detail -> 'documents' as documents, f.document_id as document
       from order_files f join orders o on o.id = f.order_id where f.file_id = $1`,
      [fileId],
      'orders_of_file',
    );
    if (holders.length === 0) return 'unattached';
    // Of a file that serves several orders: by any of them.
    return holders.some((holder) => shows(holder, actor)) ? 'granted' : 'refused';
  }
}

function shows(holder: Holder, actor: Actor): boolean {
  if (!maySee(actor, holder)) return false;
  const document = holder.documents.find(({ id }) => id === holder.document);
  return document !== undefined && seesDocument({ kind: kindOf(actor), actor, language: 'en' }, document, holder.progress);
}
