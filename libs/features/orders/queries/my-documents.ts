import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Id } from '#libs/kernel/ids';
import { type Micros, toRfc3339 } from '#libs/kernel/time';
import { type FilterKind, type ListGrammar, pageOf, parseListQuery } from '#libs/platform/http/list-query';
import { requiredOf, titleOfItem } from '#machines/order/items';
import { numberText } from '#machines/order/standing';
import type { OrderDocument } from '#machines/order/state';
import type { Reader } from '../rules/reader.js';
import { noNeeds, type References, ReferencesReader } from '../projections/references.js';
import { ClientFiles, type OrderWithFiles } from '../storage/client-files.js';
import type { DocumentUseDto, MyDocumentDto, MyDocumentPageDto } from '../wire/my-documents.dto.js';

interface Filters extends Record<string, FilterKind> {
  review: { kind: 'choice'; of: readonly string[] };
}

export const myDocumentsGrammar: ListGrammar<Filters, 'givenAt' | 'name'> = {
  filters: { review: { kind: 'choice', of: ['none', 'accepted', 'rejected'] } },
  sorts: ['givenAt', 'name'],
  defaultSort: '-givenAt',
};

/** The files that a client gave, each once, with the orders it serves. @throws Problem 422 */
export class MyDocuments extends Query<MyDocumentPageDto> {
  constructor(
    readonly raw: unknown,
    readonly reader: Reader,
  ) {
    super();
  }
}

interface Held {
  order: OrderWithFiles;
  document: OrderDocument;
}

@QueryHandler(MyDocuments)
export class MyDocumentsHandler implements IQueryHandler<MyDocuments> {
  constructor(
    private readonly files: ClientFiles,
    private readonly references: ReferencesReader,
  ) {}

  async execute({ raw, reader }: MyDocuments): Promise<MyDocumentPageDto> {
    const query = parseListQuery(raw, myDocumentsGrammar);
    const orders = await this.files.ordersOf(reader.actor.id);
    const held = heldBy(reader.actor.id, orders);
    const ids = [...held.keys()];
    const [references, validity] = await Promise.all([this.references.read(needsOf(held)), this.files.validity(ids)]);
    const found = [...held]
      .flatMap(([id, uses]) =>
        viewOf(id, uses, references, validity, reader).map((view) => ({ ...view, attachedTo: attachedTo(id, orders) })),
      )
      .filter((document) => mentions(document, query.search ?? ''))
      .filter(({ uses }) => !query.filters.review || uses.some(({ review }) => query.filters.review?.includes(review)));
    const { by, descending } = query.sort;
    found.sort((one, other) => (descending ? -1 : 1) * one[by].localeCompare(other[by], reader.language));
    return pageOf(query, found.slice(query.offset, query.offset + query.perPage), found.length);
  }
}

/** Whether `file` is among what the client gave. */
export const gave = (client: Id, orders: readonly OrderWithFiles[], file: Id): boolean => heldBy(client, orders).has(file);

function heldBy(client: Id, orders: readonly OrderWithFiles[]): ReadonlyMap<Id, Held[]> {
  const held = new Map<Id, Held[]>();
  for (const order of orders)
    for (const document of order.documents)
      if (document.attachedBy === client) held.set(document.file, [...(held.get(document.file) ?? []), { order, document }]);
  return held;
}

function needsOf(held: ReadonlyMap<Id, Held[]>) {
  const needs = noNeeds();
  for (const [file, uses] of held) {
    needs.files.add(file);
    for (const { order, document } of uses) {
      const title = order.items.find(({ id }) => id === document.item)?.title ?? document.title;
      if (title) needs.texts.add(title.text);
    }
  }
  return needs;
}

const mentions = ({ name, uses }: MyDocumentDto, wanted: string): boolean =>
  [name, ...uses.flatMap(({ title, number }) => [title ?? '', number])].some((text) =>
    text.toLocaleLowerCase().includes(wanted.toLocaleLowerCase()),
  );

const attachedTo = (file: Id, orders: readonly OrderWithFiles[]): Id[] =>
  orders.filter(({ files }) => files.includes(file)).map(({ id }) => id);

/** Nothing of a file that is gone. */
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
  return [{ _id, name, size, type, givenAt: toRfc3339(first), validUntil: validity.get(_id) ?? null, uses: views }];
}

function useView({ order, document }: Held, references: References, { language }: Reader): DocumentUseDto {
  const item = order.items.find(({ id }) => id === document.item);
  const required = item && requiredOf(item, { requiredDocuments: order.required });
  const title = titleOfItem(required?.title[language], references.text(item?.title ?? document.title)) ?? null;
  return { order: order.id, number: numberText(order.number), title, review: document.review };
}
