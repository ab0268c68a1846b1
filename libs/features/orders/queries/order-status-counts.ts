import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { statusMeta } from '#machines/order/status-meta';
import { en } from '#machines/order/texts/en';
import { ru } from '#machines/order/texts/ru';
import { parseListQuery } from '#libs/platform/http/list-query';
import type { OrderStatusesDto } from '../wire/order-lists.dto.js';
import { type Reader, statusesFor } from '../rules/reader.js';
import { OrderTabCounts } from '../storage/order-tab-counts.js';
import { grammarFor } from '../rules/list-grammar.js';
import { Selections } from './selections.js';

/** Every status the reader may see, with its looks and how many of the reader's orders are in it, as the rest of the list's question narrows them. @throws Problem 422 */
export class OrderStatusCounts extends Query<OrderStatusesDto> {
  constructor(
    readonly raw: unknown,
    readonly reader: Reader,
  ) {
    super();
  }
}

/** No single order is meant here, so the specification's percent stands in the label that quotes one. */
const label = (text: string, percent: string): string => text.replace('{{percent}}', percent);

@QueryHandler(OrderStatusCounts)
export class OrderStatusCountsHandler implements IQueryHandler<OrderStatusCounts> {
  constructor(
    private readonly counts: OrderTabCounts,
    private readonly selections: Selections,
  ) {}

  async execute({ raw, reader }: OrderStatusCounts): Promise<OrderStatusesDto> {
    const { filters, search } = parseListQuery(raw, grammarFor(reader));
    const { status: _status, toConfirm: _toConfirm, ...others } = filters;
    const narrowed = await this.selections.of(reader, { filters: others, ...(search !== undefined && { search }) });
    const { byStatus, toConfirm, isExact } = await this.counts.of(narrowed);
    const items = statusesFor(reader).map((status) => {
      const { shortCode, badge } = statusMeta[status];
      const labels = { ru: label(ru.status[status], '30 %'), en: label(en.status[status], '30%') };
      return { status, shortCode, badge, label: labels, count: byStatus.get(status) ?? 0 };
    });
    return { items, ...(reader.kind === 'staff' && { toConfirm }), isExact };
  }
}
