import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { answerOf, type DayAnswer, type DayThing, listQueryOf, type OrderCard, RowOfOrders } from '#libs/contracts/my-day/day-rows';
import { Database } from '#libs/platform/database/database';
import { contentText } from '#machines/kernel/content-language';
import type { Id } from '#machines/kernel/ids';
import { toText } from '#machines/kernel/money';
import { calendarDateOf } from '#machines/kernel/time';
import { factsOf } from '#machines/order/facts';
import { missingItems } from '#machines/order/items';
import type { OrderState } from '#machines/order/state';
import { anyReader, type Reader } from '../rules/reader.js';
import type { OrderListItemDto } from '../wire/order.dto.js';
import { OrderReads } from './order-reads.js';

type Asked = Pick<OrderState, 'items' | 'documents'> & { id: Id };

@QueryHandler(RowOfOrders)
export class RowOfOrdersHandler implements IQueryHandler<RowOfOrders> {
  constructor(
    private readonly reads: OrderReads,
    private readonly database: Database,
  ) {}

  async execute({ asked }: RowOfOrders): Promise<DayAnswer> {
    const reader = anyReader(asked);
    const page = await this.reads.page(listQueryOf(asked), reader);
    const isClients = reader.kind === 'client' && asked.filters['waiting'] === 'you';
    const wanted = isClients ? await this.wantedBy(page.items.map(({ _id }) => _id)) : new Map<Id, string>();
    return answerOf(page, (order) => thingOf(order, reader, isClients ? (wanted.get(order._id) ?? null) : dayOf(order.dueAt)));
  }

  /** The first day by which missing documents of each order are needed, YYYY-MM-DD; absent if none is missing. */
  private async wantedBy(orders: readonly Id[]): Promise<ReadonlyMap<Id, string>> {
    if (orders.length === 0) return new Map();
    const rows = await this.database.query<Asked>(
      `select id, detail -> 'items' as items, detail -> 'documents' as documents from orders where id = any ($1)`,
      [orders],
      'items_wanted',
    );
    return new Map(
      rows.flatMap(({ id, items, documents }) => {
        const days = missingItems(items, documents).flatMap(({ due }) => (due === null ? [] : [due]));
        return days.length === 0 ? [] : [[id, calendarDateOf(Math.min(...days))] as const];
      }),
    );
  }
}

const dayOf = (moment: string | null): string | null => moment?.slice(0, 10) ?? null;

function thingOf(order: OrderListItemDto, reader: Reader, by: string | null): DayThing {
  const { _id, number, service, client } = order;
  const about = reader.kind === 'client' ? contentText(service.name, reader.language) : client.name;
  return { _id, title: number, about: about === '' ? null : about, by, order: _id, card: cardOf(order, reader) };
}

function cardOf({ machine, termUnit, partner, manager, currency }: OrderListItemDto, { kind }: Reader): OrderCard {
  // Neither the next step nor the client's tasks depend on the day.
  const today = calendarDateOf(Date.now() * 1000);
  const { next, client, money } = factsOf({ ...machine, dueAt: null, daysLeft: null, termUnit, isPromised: false }, kind, today);
  const { visibleSteps, openSteps, itemsMissing, details } = machine.facts;
  return {
    next: kind === 'client' && client ? (client.next ?? 'giveDetails') : next.next,
    amount: money && next.amount > 0 ? toText(next.amount, currency) : null,
    documents: itemsMissing,
    detailsMissing: client?.details ?? details === 'missing',
    stepsDone: visibleSteps - openSteps,
    stepsAll: visibleSteps,
    worker: (partner ?? manager)?.name ?? null,
  };
}
