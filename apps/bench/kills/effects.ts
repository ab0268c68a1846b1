import { setTimeout as pause } from 'node:timers/promises';
import type { Queryable } from '#libs/platform/database/database';
import type { SmtpCatcher } from '#libs/testing/smtp-catcher';
import type { Client } from '../product/client.js';
import type { Cluster } from '../product/cluster.js';
import type { CyclingOrder } from '../product/workload.js';

/** SQL over the log and the read models that must return nothing: each row is a lost or duplicate effect. */
const checks: Record<string, string> = {
  'the log has an event without a place': `select event_id from events e where not exists (select from event_order o where o.event_id = e.event_id)`,
  'the log has a hole': `select max(pos) from event_order having max(pos) is distinct from count(*)`,
  'a stream is parked': `select consumer, stream_id from consumer_streams where parked_at is not null`,
  'counts differ from the orders': `
    with reckoned as (
      select status, count(*) as count
      from orders, unnest(array[progress::text, case when reward = 'changed' then 'partnerRewardPercentChanged' end]) status
      where status is not null group by status)
    select status from reckoned r full join (select * from order_counts where scope = 'all' and count > 0) c using (status)
    where r.count is distinct from c.count`,
  'a payment is missing or was never made': `
    with told as (
      select distinct data::jsonb ->> 'payment' as id from events
      where type in ('PaymentCaptured', 'PaymentPending', 'CashPaymentRecorded', 'TransferRecorded', 'TransferDeclared'))
    select coalesce(told.id, p.payment_id::text) from told full join order_payments p on p.payment_id::text = told.id
    where told.id is null or p.payment_id is null`,
  'an event of cash is not in the ledger once': `
    select e.event_id from events e left join ledger_transactions t on t.event_id = e.event_id
    where e.type = 'CashPaymentRecorded' group by e.event_id having count(t.id) <> 1`,
  'the ledger is not balanced': `select transaction_id from ledger_entries group by transaction_id having sum(amount) <> 0`,
  'the ledger speaks of an event there is not': `
    select t.id from ledger_transactions t where not exists (select from events e where e.event_id = t.event_id)`,
  'a placed order was told to nobody': `
    select e.event_id from events e where e.type = 'OrderPlaced' and not exists (select from notifications n where n.event_id = e.event_id)`,
  'a notification speaks of an event there is not': `
    select n.id from notifications n where not exists (select from events e where e.event_id = n.event_id)`,
};

/** Compares the consumers' results with the log once nothing is pending. @returns one line per fault */
async function effectFaults(database: Queryable): Promise<string[]> {
  const found: string[] = [];
  for (const [fault, sql] of Object.entries(checks)) {
    const rows = await lasting(() => database.query<Record<string, unknown>>(sql));
    if (rows.length > 0) found.push(`${fault}: ${rows.length}, the first ${JSON.stringify(rows[0])}`);
  }
  return found;
}

/** Rows that are still there after two seconds: workers write on their schedules too, and the effects of such an event may be under way. */
async function lasting<Row>(query: () => Promise<Row[]>): Promise<Row[]> {
  if ((await query()).length === 0) return [];
  await pause(2_000);
  return query();
}

/** Ids of the emails that the server took, in order; of one that came twice, twice. */
export const takenIds = ({ mails }: SmtpCatcher): string[] => mails.map(({ messageId = '' }) => messageId.replace(/^<([^@]+)@.*$/, '$1'));

/** Compares requested emails with those received by a mail server once none is pending. @returns one line per fault */
async function mailFaults(database: Queryable, ids: ReadonlySet<string>): Promise<string[]> {
  const intents = await database.query<{ id: string; state: string; reason: string | null }>('select id, state, reason from mail_intents');
  const lost = intents.filter(({ id, state }) => state === 'sent' && !ids.has(id));
  const waiting = intents.filter(({ state }) => state === 'waiting');
  const known = new Set(intents.map(({ id }) => id));
  return [
    ...lost.map(({ id }) => `mail ${id} is marked as sent and never arrived`),
    ...waiting.map(({ id }) => `mail ${id} still waits`),
    ...[...ids].filter((id) => !known.has(id)).map((id) => `a mail ${id} arrived that nobody asked for`),
  ];
}

/** Compares every order with its writer's acknowledgements: a lost write makes its version lower, a duplicate one higher. @returns one line per fault */
export async function lostWrites(staff: Client, orders: readonly CyclingOrder[]): Promise<string[]> {
  const found: string[] = [];
  for (const order of orders) {
    const { version } = await staff.must<{ version: number }>('GET', `/orders/${order.id}`);
    if (version !== order.version) found.push(`order ${order.id} stands at ${version}, acknowledged were ${order.version}`);
    const { matches } = await staff.must<{ matches: boolean }>('GET', `/orders/${order.id}/replay`);
    if (!matches) found.push(`order ${order.id} does not replay`);
  }
  return found;
}

/** Waits until everything that was written has its effects and every email is sent, then compares all of it with what was acknowledged. @returns one line per fault */
export async function faultsAtRest(cluster: Cluster, orders: readonly CyclingOrder[], limit: number): Promise<string[]> {
  await cluster.settled(limit);
  await cluster.mailsSettled(limit);
  const { database, mailbox } = cluster;
  const faults = [lostWrites(await cluster.signIn(), orders), effectFaults(database), mailFaults(database, new Set(takenIds(mailbox)))];
  return (await Promise.all(faults)).flat();
}
