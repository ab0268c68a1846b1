import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { type CompanyOrders, OrdersOfCompany } from '#libs/contracts/orders/order-queries';
import type { DocumentOfCompanyDto, DocumentsOfKindDto, OrderOfCompanyDto } from '#libs/contracts/wire/company-orders.dto';
import { contentText } from '#machines/kernel/content-language';
import { type Bilingual, type Id, numberText } from '#machines/kernel/ids';
import { type Micros, toRfc3339 } from '#machines/kernel/time';
import { Database } from '#libs/platform/database/database';
import { requiredOf, titleOfItem } from '#machines/order/items';
import type { DocumentKind, OrderDocument, OrderFacts, RequestedItem } from '#machines/order/state';
import { finalStatuses, type ProgressStatus } from '#machines/order/statuses';
import { maySee } from '#machines/order/who';
import { noNeeds, type References, ReferencesReader } from '../projections/references.js';
import { anyReader, type Reader, seesDocument } from '../rules/reader.js';

interface Found {
  id: Id;
  number: number;
  progress: ProgressStatus;
  facts: OrderFacts;
  service: Id;
  title: Bilingual;
  items: RequestedItem[];
  documents: OrderDocument[];
  required: { title: Bilingual }[];
  created_at: Micros;
}

/** Orders of a company that are shown; the newest are taken. */
const mostOrders = 200;
const kinds: readonly DocumentKind[] = ['result', 'document', 'address'];

@QueryHandler(OrdersOfCompany)
export class OrdersOfCompanyHandler implements IQueryHandler<OrdersOfCompany> {
  constructor(
    private readonly database: Database,
    private readonly references: ReferencesReader,
  ) {}

  async execute({ orders: ids, actor, language }: OrdersOfCompany): Promise<CompanyOrders> {
    if (ids.length === 0) return { orders: [], documents: [] };
    const reader = anyReader({ actor, language });
    const found = await this.database.query<Found>(
      `select id, number, progress, facts, service_id as service, terms -> 'serviceTitle' as title, detail -> 'items' as items,
         detail -> 'documents' as documents, terms -> 'requiredDocuments' as required, created_at
       from orders where id = any ($1::uuid[]) order by number desc limit ${mostOrders}`,
      [ids],
      'orders_of_company',
    );
    const seen = found.filter(({ facts }) => maySee(actor, facts));
    const references = await this.references.read(needsOf(seen), language);
    const orders = seen.map(orderView).sort((one, other) => Number(other.open) - Number(one.open));
    return { orders, documents: kinds.flatMap((kind) => documentsOf(kind, seen, reader, references)) };
  }
}

const orderView = ({ id, number, progress, service, title, created_at }: Found): OrderOfCompanyDto => ({
  _id: id,
  number: numberText(number),
  status: progress,
  service: { _id: service, title },
  open: !(finalStatuses as readonly ProgressStatus[]).includes(progress),
  createdAt: toRfc3339(created_at),
});

const titleRef = ({ items }: Found, { item, title }: OrderDocument) => items.find(({ id }) => id === item)?.title ?? title;

function needsOf(orders: readonly Found[]) {
  const needs = noNeeds();
  for (const order of orders) {
    for (const document of order.documents) {
      needs.files.add(document.file);
      const title = titleRef(order, document);
      if (title) needs.texts.add(title.text);
    }
  }
  return needs;
}

/** Leaves out rejected, replaced and removed documents. */
function documentsOf(kind: DocumentKind, orders: readonly Found[], reader: Reader, references: References): DocumentsOfKindDto[] {
  const documents = orders.flatMap((order) =>
    order.documents
      .filter((document) => document.kind === kind && document.review !== 'rejected' && seesDocument(reader, document, order.progress))
      .filter(({ id }) => !order.documents.some(({ replaces }) => replaces === id))
      .flatMap((document) => documentView(order, document, reader, references)),
  );
  documents.sort((one, other) => other.attachedAt.localeCompare(one.attachedAt));
  return documents.length === 0 ? [] : [{ kind, documents }];
}

function documentView(order: Found, document: OrderDocument, { language }: Reader, references: References): DocumentOfCompanyDto[] {
  const file = references.file(document.file);
  if (!file) return [];
  const item = order.items.find(({ id }) => id === document.item);
  const required = item && requiredOf(item, { requiredDocuments: order.required });
  const title = titleOfItem(contentText(required?.title, language), references.text(titleRef(order, document))) ?? null;
  const { name, size, type } = file;
  return [{ file: document.file, name, size, type, title, order: order.id, attachedAt: toRfc3339(document.attachedAt) }];
}
