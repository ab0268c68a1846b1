import { Injectable } from '@nestjs/common';
import type { OrderState } from '#machines/order/state';
import type { OrderDto, OrderListItemDto } from '../wire/order.dto.js';
import { type OrderSummary, needForItem, operationsOf, orderItem } from './order-item.js';
import { needForOrder, orderView } from './order-view.js';
import type { Reader } from './reader.js';
import { ReferencesReader, noNeeds } from './references.js';

/** Orders as readers see them, with the names, texts and files they quote. */
@Injectable()
export class OrderViews {
  constructor(private readonly referencesReader: ReferencesReader) {}

  /** The whole resource. */
  async order(state: OrderState, reader: Reader): Promise<OrderDto> {
    const needs = noNeeds();
    needForOrder(state, reader, needs);
    return orderView(state, reader, await this.referencesReader.read(needs));
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
