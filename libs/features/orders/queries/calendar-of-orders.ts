import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { type CalendarEntry, CalendarOfOrders } from '#libs/contracts/calendar/calendar-entries';
import { Database } from '#libs/platform/database/database';
import { orderScope } from '#machines/access/table';
import { contentText } from '#machines/kernel/content-language';
import { calendarDateOf, type Micros } from '#machines/kernel/time';
import { missingItems } from '#machines/order/items';
import { numberText } from '#machines/kernel/ids';
import type { OrderState } from '#machines/order/state';
import { finalStatuses } from '#machines/order/statuses';
import { sideOf } from '#machines/order/who';
import { mayWithdrawIn, rightOf } from '#machines/order/withdrawal';

type Row = Pick<OrderState, 'id' | 'number' | 'items' | 'documents' | 'withdrawal' | 'confirmedAt' | 'informedAt' | 'agreed'> & {
  progress: OrderState['value']['progress'];
  dueAt: Micros | null;
  title: OrderState['terms']['serviceTitle'];
};

/** Orders of one calendar at most; those with the first due dates are taken. */
const mostOrders = 500;

/** Columns of `orders` that make an order the reader's own. */
const ownColumns = { client: 'client_id', partner: 'partner_id', staff: 'manager_id' } as const;

/** Dates of orders that the reader bought, was appointed to, or manages. */
@QueryHandler(CalendarOfOrders)
export class CalendarOfOrdersHandler implements IQueryHandler<CalendarOfOrders> {
  constructor(private readonly database: Database) {}

  async execute({ asked: { actor, language, since } }: CalendarOfOrders): Promise<CalendarEntry[]> {
    if (orderScope(actor) === 'none') return [];
    const side = sideOf(actor);
    const rows = await this.database.query<Row>(
      `select o.id, o.number, o.progress, o.due_at as "dueAt", o.terms -> 'serviceTitle' as title, d.*
       from (select * from orders where ${ownColumns[side]} = $1
               and (progress <> all ($2::order_progress[]) or (progress = 'orderCancelled' and status_since >= $3))
             order by due_order, number limit ${mostOrders}) o,
         json_to_record(o.detail) as d (items json, documents json, withdrawal json, "confirmedAt" bigint, "informedAt" bigint, agreed json)`,
      [actor.id, finalStatuses, since],
      `calendar_of_${side}`,
    );
    const page = side === 'staff' ? '/admin/order?id=' : '/order?id=';
    return rows.flatMap((row) => {
      const about = { id: row.id, number: numberText(row.number), about: contentText(row.title, language), path: page + row.id };
      const cancelled = row.progress === 'orderCancelled';
      return daysOf(row).flatMap(([kind, when]) => (when === null && !cancelled ? [] : [{ ...about, kind, when, cancelled }]));
    });
  }
}

/** Null for dates that the order lacks, such as those of a cancelled one. */
function daysOf(row: Row): readonly (readonly ['promised' | 'documents' | 'withdrawalEnds', string | null])[] {
  const wanted = missingItems(row.items, row.documents).flatMap(({ due }) => (due === null ? [] : [due]));
  const isOpen = row.progress !== 'orderCancelled';
  return [
    ['promised', isOpen && row.dueAt !== null ? calendarDateOf(row.dueAt) : null],
    ['documents', isOpen && wanted.length > 0 ? calendarDateOf(Math.min(...wanted)) : null],
    ['withdrawalEnds', isOpen && mayWithdrawIn(row.progress) ? (rightOf(row)?.endsOn ?? null) : null],
  ];
}
