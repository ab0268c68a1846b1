import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { FeedbackWanted } from '#libs/contracts/feedbacks/feedback-queries';
import { OrderStateById } from '#libs/contracts/orders/order-queries';
import type { Consumer } from '#libs/event-log/feed/consumer';
import type { Id } from '#machines/kernel/ids';
import { type Micros, microsADay } from '#machines/kernel/time';
import { Database, type Transaction } from '#libs/platform/database/database';
import { askingTime } from '#machines/feedback/state';
import type { OrderEventData } from '#machines/order/events';
import { missingItems } from '#machines/order/items';
import { isFinal } from '#machines/order/statuses';
import { type DueReminder, isOfRight, rightReminder, turnReminders } from '../rules/client-turns.js';
import { namesOfItems } from '../rules/document-names.js';
import { documentReminders, type ReminderStage, remindersOf } from '../rules/document-reminders.js';
import { feedbackRequestOf } from '../rules/feedback-request.js';
import type { NamedOrder } from '../rules/known-order.js';
import type { Notice } from '../rules/notice.js';
import { bouncing } from '../storage/client-reminders.js';
import { readNamed } from '../storage/known-orders.js';
import { addSideNotices } from '../storage/notice-writes.js';
import { Outgoing } from './outgoing.js';

/** A reminder that is due, and its order. */
interface Due<Order = NamedOrder> {
  order: Order;
  at: Micros;
}

/** A kind of reminder. Its table has a row for each one to come, under a key that permits it once. */
interface Kind {
  table: string;
  /** column with the time of the reminder, in microseconds */
  time: string;
  /** what else a row says, as SQL */
  columns?: string;
  /** Reminders that are later than this are dropped, microseconds: after a pause of the product nobody gets a heap of them. */
  latest: Micros;
  /** Notices of the rows that are still wanted. It is a method, so that each kind may have its own type of row. */
  noticesOf(due: readonly Due[], queries: QueryBus, tx: Transaction): Promise<Notice[]>;
}

/** Rows of one kind that are taken at a time. */
const most = 100;

/** What people are reminded of, by the name of its periodic work. */
const kinds = {
  /** Remind a client of what their order waits for, and of the end of their right to withdraw. `scheduleReminders` fills the table. */
  'client reminders': {
    table: 'client_reminders',
    time: 'at_us',
    columns: 'day, step, since_us as since',
    latest: 2 * microsADay,
    async noticesOf(due: readonly (Due & Omit<DueReminder, 'order'>)[], queries, tx) {
      const refused = await bouncing(tx, [...new Set(due.map(({ order }) => order.client))]);
      return collected(due, async ({ order, ...row }) => {
        const state = await queries.execute(new OrderStateById(order.id));
        if (!state) return [];
        const reminder = { ...row, order: order.id };
        return isOfRight(reminder)
          ? rightReminder(reminder, order, state)
          : turnReminders(reminder, order, state, refused.has(order.client));
      });
    },
  },
  /** Remind a client of requested documents, before their day and after it, while one of them is missing. */
  'document reminders': {
    table: 'document_reminders',
    time: 'at_us',
    columns: 'due_us as due, stage',
    latest: 2 * microsADay,
    noticesOf: (rows: readonly (Due & { due: Micros; stage: ReminderStage })[], queries) =>
      collected(rows, async ({ order, due, ...day }) => {
        const state = await queries.execute(new OrderStateById(order.id));
        if (state === null || isFinal(state.value.progress)) return [];
        const items = missingItems(state.items, state.documents).filter((item) => item.due === due);
        const missing = namesOfItems(items, state);
        return missing.length === 0 ? [] : documentReminders({ order, due, missing, ...day });
      }),
  },
  /** Ask a client once how an order went, unless they gave feedback already or never want to be asked. */
  'feedback requests': {
    table: 'feedback_requests',
    time: 'due_us',
    latest: 7 * microsADay,
    async noticesOf(due: readonly Due[], queries) {
      const asked = due.map(({ order, at }) => ({ order: order.id, client: order.client, at }));
      const wanted = new Set(await queries.execute(new FeedbackWanted(asked)));
      return asked.filter(({ order }) => wanted.has(order)).map(feedbackRequestOf);
    },
  },
} satisfies Record<string, Kind>;

export const reminderKinds = Object.keys(kinds) as (keyof typeof kinds)[];

async function collected<Row>(rows: readonly Row[], noticesOf: (row: Row) => Promise<Notice[]>): Promise<Notice[]> {
  const notices: Notice[] = [];
  for (const row of rows) notices.push(...(await noticesOf(row)));
  return notices;
}

/** Fill the tables of the kinds that follow from one type of event. A rebuild adds none. */
export const reminderConsumers: readonly Consumer[] = [
  {
    name: 'notifications.documents',
    projectionVersion: 1,
    types: ['DocumentsRequested'],
    async handle({ streamId, recordedAt, data }, tx, { rebuild }) {
      const { due } = data as unknown as OrderEventData['DocumentsRequested'];
      if (rebuild || due === null) return;
      const reminders = remindersOf(due, recordedAt);
      await tx.query(
        `insert into document_reminders (order_id, due_us, stage, at_us) select $1, $2, stage, at from unnest($3::text[], $4::bigint[]) as r(stage, at)
         on conflict do nothing`,
        [streamId, due, reminders.map(({ stage }) => stage), reminders.map(({ at }) => at)],
        'remind_of_documents',
      );
    },
  },
  {
    name: 'notifications.feedback',
    projectionVersion: 1,
    types: ['ProjectFinished'],
    async handle({ streamId, recordedAt }, tx, { rebuild }) {
      const due = recordedAt + askingTime;
      if (rebuild || due < Date.now() * 1000 - kinds['feedback requests'].latest) return;
      await tx.query('insert into feedback_requests (order_id, due_us) values ($1, $2) on conflict do nothing', [streamId, due]);
    },
  },
];

/** Writes the reminders whose time has come. */
@Injectable()
export class Reminders {
  constructor(
    private readonly database: Database,
    private readonly queries: QueryBus,
    private readonly outgoing: Outgoing,
  ) {}

  /** Takes the oldest hundred of one kind; several workers take different ones. @returns how many were looked at */
  remind(name: (typeof reminderKinds)[number], now: Micros = Date.now() * 1000): Promise<number> {
    const kind: Kind = kinds[name];
    return this.database.transaction(async (tx) => {
      const rows = await tx.query<Due<Id>>(
        `delete from ${kind.table} where ctid = any (array(
           select ctid from ${kind.table} where ${kind.time} <= $1 order by ${kind.time} limit ${most} for update skip locked))
         returning ${['order_id as order', `${kind.time} as at`, ...(kind.columns ? [kind.columns] : [])].join()}`,
        [now],
      );
      const fresh = rows.filter(({ at }) => at >= now - kind.latest);
      const orders = await readNamed(tx, [...new Set(fresh.map(({ order }) => order))].sort());
      const due = fresh.flatMap(({ order: id, ...row }) => {
        const order = orders.get(id);
        return order ? [{ ...row, order }] : [];
      });
      if (due.length > 0) await this.outgoing.write(tx, await addSideNotices(tx, await kind.noticesOf(due, this.queries, tx)), now);
      return rows.length;
    });
  }
}
