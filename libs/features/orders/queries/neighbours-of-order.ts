import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Id } from '#libs/kernel/ids';
import { parseListQuery } from '#libs/platform/http/list-query';
import { notFound } from '#libs/platform/http/problem';
import { numberText } from '#machines/order/next-step';
import type { Reader } from '../rules/reader.js';
import { type Neighbour, OrderNeighbours } from '../storage/order-neighbours.js';
import type { NeighbourDto, OrderNeighboursDto } from '../wire/order-lists.dto.js';
import { grammarFor } from '../rules/list-grammar.js';
import { Selections } from './selections.js';

/** The orders before and after one in the list that `raw` asks for. @throws Problem 404 for an order the reader does not see, 422 as the list */
export class NeighboursOfOrder extends Query<OrderNeighboursDto> {
  constructor(
    readonly id: Id,
    readonly raw: unknown,
    readonly reader: Reader,
  ) {
    super();
  }
}

@QueryHandler(NeighboursOfOrder)
export class NeighboursOfOrderHandler implements IQueryHandler<NeighboursOfOrder> {
  constructor(
    private readonly neighbours: OrderNeighbours,
    private readonly selections: Selections,
  ) {}

  async execute({ id, raw, reader }: NeighboursOfOrder): Promise<OrderNeighboursDto> {
    const query = parseListQuery(raw, grammarFor(reader));
    const place = await this.neighbours.of(id, await this.selections.of(reader, query), query.sort);
    if (place === undefined) throw notFound();
    const { position, total, exact, previous, next } = place;
    return { position, total, totalIsExact: exact, previous: neighbourDto(previous), next: neighbourDto(next) };
  }
}

const neighbourDto = (order: Neighbour | null): NeighbourDto | null => order && { _id: order.id, number: numberText(order.number) };
