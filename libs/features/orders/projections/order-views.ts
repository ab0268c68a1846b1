import { Injectable } from '@nestjs/common';
import { readStream } from '#libs/event-log/replay/stream-reader';
import { Database } from '#libs/platform/database/database';
import type { OrderState } from '#machines/order/state';
import type { OrderDto, OrderListItemDto } from '../wire/order.dto.js';
import { type OrderSummary, needForItem, operationsOf, orderItem } from './order-item.js';
import { needForOrder, orderView } from './order-view.js';
import { type ProviderFacts, noProviderFacts, providerFactsOf } from './provider-facts.js';
import { type Reader, seesPayments } from './reader.js';
import { ReferencesReader, noNeeds } from './references.js';

/** Orders as readers see them, with the names, texts and files they quote. */
@Injectable()
export class OrderViews {
  constructor(
    private readonly referencesReader: ReferencesReader,
    private readonly database: Database,
  ) {}

  /** The whole resource. */
  async order(state: OrderState, reader: Reader): Promise<OrderDto> {
    const needs = noNeeds();
    needForOrder(state, reader, needs);
    const [references, provider] = await Promise.all([this.referencesReader.read(needs), this.provider(state, reader)]);
    return orderView(state, reader, references, provider);
  }

  /** Read from the events, and only of an order that a provider has to do with. */
  private async provider({ id, payments }: OrderState, reader: Reader): Promise<ProviderFacts> {
    if (!seesPayments(reader) || !payments.some(({ method }) => method === 'provider')) return noProviderFacts;
    return providerFactsOf(await readStream(this.database, id));
  }

  /** List items, in the given order; `judged`: each with its operations. */
  async items(orders: readonly OrderSummary[], reader: Reader, judged = false): Promise<OrderListItemDto[]> {
    const needs = noNeeds();
    for (const order of orders) needForItem(order, needs);
    const references = await this.referencesReader.read(needs);
    return orders.map((order) => {
      const item = orderItem(order, reader, references);
      return judged ? { ...item, operations: operationsOf(order, item.machine, reader) } : item;
    });
  }
}
