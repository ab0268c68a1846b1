import { Injectable } from '@nestjs/common';
import type { Page } from '#libs/contracts/wire/page';
import { CommandRunner } from '#libs/event-log/append/command-runner';
import { type Id, numberText } from '#machines/kernel/ids';
import { pageOf, parseListQuery } from '#libs/platform/http/list-query';
import { invalid, notFound } from '#libs/platform/http/problem';
import type { OrderState } from '#machines/order/state';
import { statusMeta } from '#machines/order/status-meta';
import { texts } from '#machines/order/texts/all';
import { maySee } from '#machines/order/who';
import { OrderViews } from '../projections/order-view.js';
import { grammarFor } from '../rules/list-grammar.js';
import { type Reader, statusesFor } from '../rules/reader.js';
import { OrderList } from '../storage/order-list.js';
import { type Neighbour, OrderNeighbours } from '../storage/order-neighbours.js';
import { orderStream } from '../storage/order-stream.js';
import { OrderTabCounts } from '../storage/order-tab-counts.js';
import type { NeighbourDto, OrderNeighboursDto, OrderStatusesDto } from '../wire/order-lists.dto.js';
import type { OrderListItemDto } from '../wire/order.dto.js';
import { Selections } from './selections.js';

@Injectable()
export class OrderReads {
  constructor(
    private readonly runner: CommandRunner,
    private readonly views: OrderViews,
    private readonly list: OrderList,
    private readonly selections: Selections,
    private readonly counts: OrderTabCounts,
    private readonly neighbours: OrderNeighbours,
  ) {}

  /**
   * Returns the version and the JSON of an `OrderDto` in UTF-8.
   * @throws Problem 404 if the order does not exist or the reader may not see it
   */
  async byId(id: Id, reader: Reader): Promise<{ version: number; json: Buffer }> {
    const state = await visibleOrder(this.runner, id, reader);
    return { version: state.version, json: await this.views.json(state, reader) };
  }

  /** @throws Problem 422 for filters that the reader's list does not offer */
  async page(raw: unknown, reader: Reader): Promise<Page<OrderListItemDto>> {
    const query = parseListQuery(raw, { ...grammarFor(reader), parameters: ['include'] });
    const withOperations = includesOperations(raw);
    const { orders, total, totalIsExact } = await this.list.page(await this.selections.of(reader, query), query);
    return pageOf(query, await this.views.items(orders, reader, withOperations), total, totalIsExact);
  }

  /**
   * Every status that the reader may see, with its badge and the number of orders, under the other filters of the list.
   * @throws Problem 422
   */
  async statusCounts(raw: unknown, reader: Reader): Promise<OrderStatusesDto> {
    const { filters, search } = parseListQuery(raw, grammarFor(reader));
    const { status: _status, toConfirm: _toConfirm, ...others } = filters;
    const narrowed = await this.selections.of(reader, { filters: others, ...(search !== undefined && { search }) });
    const { byStatus, toConfirm, isExact } = await this.counts.of(narrowed);
    const items = statusesFor(reader).map((status) => {
      const { shortCode, badge } = statusMeta[status];
      const labels = { ru: label(texts.ru.status[status], '30 %'), en: label(texts.en.status[status], '30%') };
      return { status, shortCode, badge, label: labels, count: byStatus.get(status) ?? 0 };
    });
    return { items, ...(reader.kind === 'staff' && { toConfirm }), isExact };
  }

  /**
   * The orders before and after a given one in the list of `raw`.
   * @throws Problem 404 for an order the reader does not see, 422 as the list
   */
  async nextTo(id: Id, raw: unknown, reader: Reader): Promise<OrderNeighboursDto> {
    const query = parseListQuery(raw, grammarFor(reader));
    const place = await this.neighbours.of(id, await this.selections.of(reader, query), query.sort);
    if (place === undefined) throw notFound();
    const { position, total, exact, previous, next } = place;
    return { position, total, totalIsExact: exact, previous: neighbourDto(previous), next: neighbourDto(next) };
  }
}

/** Reads the current row, including other processes' writes. @throws Problem 404 if the reader may not see it */
export async function visibleOrder(runner: CommandRunner, id: Id, { actor }: Reader): Promise<OrderState> {
  const { state } = await runner.snapshot(orderStream, id, true);
  if (state === null || !maySee(actor, state.facts)) throw notFound();
  return state;
}

/** @throws Problem 422 for any part but `operations` */
function includesOperations(raw: unknown): boolean {
  const { include } = (raw ?? {}) as { include?: string };
  if (include !== undefined && include !== 'operations') throw invalid({ field: 'include', code: 'notOffered' });
  return include !== undefined;
}

/** Inserts the specification's percentage, because the label belongs to no single order. */
const label = (text: string, percent: string): string => text.replace('{{percent}}', percent);

const neighbourDto = (order: Neighbour | null): NeighbourDto | null => order && { _id: order.id, number: numberText(order.number) };
