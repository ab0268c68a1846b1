import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { type ArchiveEntry, ArchiveOfFiles } from '#libs/contracts/documents/files';
import { CommandRunner } from '#libs/event-log/append/command-runner';
import type { Id, Language } from '#libs/kernel/ids';
import { OrderViews } from '../projections/order-view.js';
import type { Reader } from '../rules/reader.js';
import type { OrderDto } from '../wire/order.dto.js';
import { visibleOrder } from './order-by-id.js';

/** The documents of one order that its reader sees, as a ZIP archive on its way. `name` is without extension. */
export interface DocumentsInOne {
  name: string;
  files: readonly Id[];
  bytes: AsyncIterable<Uint8Array>;
}

/** @throws Problem 404 when there is no such order or it is not theirs */
export class DocumentsArchive extends Query<DocumentsInOne> {
  constructor(
    readonly order: Id,
    readonly reader: Reader,
  ) {
    super();
  }
}

const folders: Record<'result' | 'other', Record<Language, string>> = {
  result: { ru: 'Документы компании', en: 'Company documents' },
  other: { ru: 'Другие документы', en: 'Other documents' },
};

@QueryHandler(DocumentsArchive)
export class DocumentsArchiveHandler implements IQueryHandler<DocumentsArchive> {
  constructor(
    private readonly runner: CommandRunner,
    private readonly views: OrderViews,
    private readonly queries: QueryBus,
  ) {}

  async execute({ order: id, reader }: DocumentsArchive): Promise<DocumentsInOne> {
    const order = await this.views.order(await visibleOrder(this.runner, id, reader), reader);
    const entries = entriesOf(order, reader.language);
    return { name: order.number, files: entries.map(({ file }) => file), bytes: await this.queries.execute(new ArchiveOfFiles(entries)) };
  }
}

/** A folder for each thing that was asked for. Versions of one thing say which they are. */
function entriesOf({ documents, requestedItems }: OrderDto, language: Language): ArchiveEntry[] {
  const titles = new Map(requestedItems.map(({ _id, title }) => [_id, title]));
  const versions = (item: Id | null) => documents.filter((document) => document.item === item).length;
  return documents.map(({ item, kind, file, version, replacedBy }) => ({
    file: file._id,
    folder: titles.get(item ?? '') ?? folders[kind === 'result' ? 'result' : 'other'][language],
    label: (item !== null && versions(item) > 1) || version > 1 || replacedBy !== null ? `v${version}` : null,
  }));
}
