import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { statusMeta } from '#machines/order/status-meta';
import { en } from '#machines/order/texts/en';
import { ru } from '#machines/order/texts/ru';
import type { OrderStatusDto } from '../wire/order-lists.dto.js';
import { type Reader, scopeOf, statusesFor } from '../projections/reader.js';
import { OrderCountsRead } from '../storage/order-counts-read.js';

/** Every status the reader may see, with its looks and how many of the reader's orders are in it. */
export class OrderStatusCounts extends Query<OrderStatusDto[]> {
  constructor(readonly reader: Reader) {
    super();
  }
}

/** No single order is meant here, so the specification's percent stands in the label that quotes one. */
const label = (text: string, percent: string): string => text.replace('{{percent}}', percent);

@QueryHandler(OrderStatusCounts)
export class OrderStatusCountsHandler implements IQueryHandler<OrderStatusCounts> {
  constructor(private readonly counts: OrderCountsRead) {}

  async execute({ reader }: OrderStatusCounts): Promise<OrderStatusDto[]> {
    const counts = await this.counts.byStatus(scopeOf(reader));
    return statusesFor(reader).map((status) => {
      const { shortCode, badge } = statusMeta[status];
      const labels = { ru: label(ru.status[status], '30 %'), en: label(en.status[status], '30%') };
      return { status, shortCode, badge, label: labels, count: counts.get(status) ?? 0 };
    });
  }
}
