import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { type ArchiveEntry, ArchiveOfFiles } from '#libs/contracts/documents/files';
import { CommandRunner } from '#libs/event-log/append/command-runner';
import { contentText } from '#machines/kernel/content-language';
import { type Id, type Language, numberText } from '#machines/kernel/ids';
import { type Micros, toRfc3339 } from '#machines/kernel/time';
import { type FilterKind, type ListGrammar, pageOf, parseListQuery } from '#libs/platform/http/list-query';
import { isReplaced, requiredOf, titleOfItem } from '#machines/order/items';
import type { OrderDocument } from '#machines/order/state';
import { OrderViews } from '../projections/order-view.js';
import { noNeeds, type References, ReferencesReader } from '../projections/references.js';
import { type Reader, seesDocument } from '../rules/reader.js';
import { ClientFiles, type OrderWithFiles } from '../storage/client-files.js';
import { texts } from '../texts/all-exports.js';
import { documentSources, type DocumentUseDto, type MyDocumentDto, type MyDocumentPageDto } from '../wire/my-documents.dto.js';
import type { OrderDto } from '../wire/order.dto.js';
import { visibleOrder } from './order-reads.js';

interface Filters extends Record<string, FilterKind> {
  review: { kind: 'choice'; of: readonly string[] };
  source: { kind: 'choice'; of: readonly string[] };
}

export const myDocumentsGrammar: ListGrammar<Filters, 'givenAt' | 'name'> = {
  filters: {
    // Of files that the client gave and that still count.
    review: { kind: 'choice', of: ['none', 'accepted', 'rejected'] },
    source: { kind: 'choice', of: documentSources },
  },
  sorts: ['givenAt', 'name'],
  defaultSort: '-givenAt',
};

/** A ZIP archive with the documents of one order that its reader sees. `name` is without extension. */
export interface DocumentsInOne {
  name: string;
  files: readonly Id[];
  bytes: AsyncIterable<Uint8Array>;
}

@Injectable()
export class DocumentReads {
  constructor(
    private readonly files: ClientFiles,
    private readonly references: ReferencesReader,
    private readonly runner: CommandRunner,
    private readonly views: OrderViews,
    private readonly queries: QueryBus,
  ) {}

  /** Lists files that a client gave and company documents that they got, each once, with its orders. @throws Problem 422 */
  async mine(raw: unknown, reader: Reader): Promise<MyDocumentPageDto> {
    const query = parseListQuery(raw, myDocumentsGrammar);
    const orders = await this.files.ordersOf(reader.actor.id);
    const held = heldBy(orders, (document, { progress }) =>
      document.kind === 'result' ? seesDocument(reader, document, progress) : document.attachedBy === reader.actor.id,
    );
    const ids = [...held.keys()];
    const [references, validity] = await Promise.all([this.references.read(needsOf(held), reader.language), this.files.validity(ids)]);
    const { review, source } = query.filters;
    const found = [...held]
      .flatMap(([id, uses]) =>
        viewOf(id, uses, references, validity, reader).map((view) => ({ ...view, attachedTo: attachedTo(id, orders) })),
      )
      .filter((document) => mentions(document, query.search ?? ''))
      .filter((document) => !source || source.includes(document.source))
      .filter((document) => !review || isReviewed(document, review));
    const { by, descending } = query.sort;
    const key = (document: MyDocumentDto) => (by === 'name' ? shownName(document) : document.givenAt);
    found.sort((one, other) => (descending ? -1 : 1) * key(one).localeCompare(key(other), reader.language));
    return pageOf(query, found.slice(query.offset, query.offset + query.perPage), found.length);
  }

  /** @throws Problem 404 if the order does not exist or the reader may not see it */
  async archive(id: Id, reader: Reader): Promise<DocumentsInOne> {
    const order = await this.views.order(await visibleOrder(this.runner, id, reader), reader);
    const entries = entriesOf(order, reader.language);
    return { name: order.number, files: entries.map(({ file }) => file), bytes: await this.queries.execute(new ArchiveOfFiles(entries)) };
  }
}

interface Held {
  order: OrderWithFiles;
  document: OrderDocument;
}

/** Whether the client gave `file`. */
export const gave = (client: Id, orders: readonly OrderWithFiles[], file: Id): boolean =>
  heldBy(orders, ({ attachedBy }) => attachedBy === client).has(file);

/** Company documents are named by their title. */
const shownName = ({ source, uses, name }: MyDocumentDto): string => (source === 'result' ? (uses[0]?.title ?? name) : name);

const isReviewed = ({ source, uses }: MyDocumentDto, wanted: readonly string[]): boolean =>
  source === 'given' && uses.some(({ review, replaced }) => !replaced && wanted.includes(review));

function heldBy(
  orders: readonly OrderWithFiles[],
  has: (document: OrderDocument, order: OrderWithFiles) => boolean,
): ReadonlyMap<Id, Held[]> {
  const held = new Map<Id, Held[]>();
  for (const order of orders)
    for (const document of order.documents)
      if (has(document, order)) held.set(document.file, [...(held.get(document.file) ?? []), { order, document }]);
  return held;
}

function needsOf(held: ReadonlyMap<Id, Held[]>) {
  const needs = noNeeds();
  for (const [file, uses] of held) {
    needs.files.add(file);
    for (const { order, document } of uses) {
      const title = order.items.find(({ id }) => id === document.item)?.title ?? document.title;
      for (const ref of [title, order.company?.name]) if (ref) needs.texts.add(ref.text);
    }
  }
  return needs;
}

const mentions = ({ name, uses }: MyDocumentDto, wanted: string): boolean =>
  [name, ...uses.flatMap(({ title, company, number }) => [title ?? '', company ?? '', number])].some((text) =>
    text.toLocaleLowerCase().includes(wanted.toLocaleLowerCase()),
  );

const attachedTo = (file: Id, orders: readonly OrderWithFiles[]): Id[] =>
  orders.filter(({ files }) => files.includes(file)).map(({ id }) => id);

/** Leaves out files that were removed. */
function viewOf(
  _id: Id,
  uses: readonly Held[],
  references: References,
  validity: ReadonlyMap<Id, string>,
  reader: Reader,
): Omit<MyDocumentDto, 'attachedTo'>[] {
  const facts = references.file(_id);
  if (!facts) return [];
  const first = uses.reduce<Micros>((least, { document }) => Math.min(least, document.attachedAt), Number.MAX_SAFE_INTEGER);
  const { name, size, type } = facts;
  const views = uses.map((use) => useView(use, references, reader));
  const source = uses.some(({ document }) => document.kind === 'result') ? 'result' : 'given';
  return [{ _id, source, name, size, type, givenAt: toRfc3339(first), validUntil: validity.get(_id) ?? null, uses: views }];
}

function useView({ order, document }: Held, references: References, { language }: Reader): DocumentUseDto {
  const item = order.items.find(({ id }) => id === document.item);
  const required = item && requiredOf(item, { requiredDocuments: order.required });
  const title = titleOfItem(contentText(required?.title, language), references.text(item?.title ?? document.title)) ?? null;
  const company = references.text(order.company?.name ?? null) || null;
  const replaced = isReplaced(document, order.items, order.documents);
  return { order: order.id, number: numberText(order.number), company, title, review: document.review, replaced };
}

/** One folder for each requested item; several versions of a file are numbered. */
function entriesOf({ documents, requestedItems }: OrderDto, language: Language): ArchiveEntry[] {
  const titles = new Map(requestedItems.map(({ _id, title }) => [_id, title]));
  const versions = (item: Id | null) => documents.filter((document) => document.item === item).length;
  return documents.map(({ item, kind, file, version, replacedBy }) => ({
    file: file._id,
    folder: titles.get(item ?? '') ?? texts[language].folders[kind === 'result' ? 'result' : 'other'],
    label: (item !== null && versions(item) > 1) || version > 1 || replacedBy !== null ? `v${version}` : null,
  }));
}
