import type { Micros } from '#machines/kernel/time';
import type { Queryable } from '#libs/platform/database/database';

/** Kinds of tasks. The subject of `checkout` and `refund` is our id, that of the others the provider's. */
export type TaskKind = 'checkout' | 'refund' | 'order' | 'capture' | 'providerRefund' | 'dispute';

export interface Task {
  kind: TaskKind;
  subject: string;
  data: Record<string, unknown>;
  since: Micros;
  attempts: number;
  /** value of the counter when the task was taken */
  asked: number;
}

type Named = Pick<Task, 'kind' | 'subject'>;

const now = `(extract(epoch from clock_timestamp()) * 1000000)::bigint`;
const second = 1_000_000;

/** Microseconds after which the task of a dead holder is free; living holders renew it three times within (`renewLeases`). */
const lease = 15 * second;

/** Milliseconds after which holders renew their leases. */
export const renewEvery = lease / 3_000;

/** Microseconds before the first request, in which the process that started the call gets its response. */
export const firstPause = 20 * second;

/** Enqueues a task in the caller's transaction, or schedules a known one again. @param after microseconds from now */
export async function enqueue(tx: Queryable, { kind, subject }: Named, after = firstPause, data: object = {}): Promise<void> {
  await tx.query(
    `insert into provider_tasks as t (kind, subject, data, since, next_at) values ($1, $2, $4, ${now}, ${now} + $3)
     on conflict (kind, subject) do update set
       next_at = case when t.settled_at is null then least(t.next_at, excluded.next_at) else excluded.next_at end,
       since = excluded.since, attempts = 0, settled_at = null, asked = t.asked + 1`,
    [kind, subject, after, JSON.stringify(data)],
  );
}

/** Ends a task even if it was requested again meanwhile, unlike `finishTask`. */
export async function settleTask(queryable: Queryable, { kind, subject }: Named): Promise<void> {
  await queryable.query(`update provider_tasks set settled_at = ${now}, leased_until = 0 where kind = $1 and subject = $2`, [
    kind,
    subject,
  ]);
}

/** Leases due tasks; concurrent callers get different ones. The transaction ends before the provider is called. */
export const takeDue = (queryable: Queryable, most: number): Promise<Task[]> =>
  queryable.query<Task>(
    `update provider_tasks t set leased_until = ${now} + ${lease}
     from (select kind, subject from provider_tasks
           where settled_at is null and next_at <= ${now} and leased_until <= ${now}
           order by next_at limit $1 for update skip locked) due
     where t.kind = due.kind and t.subject = due.subject
     returning t.kind, t.subject, t.data, t.since, t.attempts, t.asked`,
    [most],
  );

/**
 * Extends leases of tasks that were neither ended nor released. A process that was paused for longer than a lease may share a task with
 * another: both use the same keys, which is idempotent.
 */
export async function renewLeases(queryable: Queryable, tasks: readonly Named[]): Promise<void> {
  if (tasks.length === 0) return;
  await queryable.query(
    `update provider_tasks t set leased_until = ${now} + ${lease}
     from unnest($1::text[], $2::text[]) as mine(kind, subject)
     where t.kind = mine.kind and t.subject = mine.subject and t.leased_until > 0 and t.settled_at is null`,
    [tasks.map(({ kind }) => kind), tasks.map(({ subject }) => subject)],
  );
}

/** Ends the task, unless it was requested again meanwhile: then it is due at once. */
export async function finishTask(queryable: Queryable, { kind, subject, asked }: Task): Promise<void> {
  await queryable.query(
    `update provider_tasks set leased_until = 0, last_error = null,
       settled_at = case when asked = $3 then ${now} end, next_at = case when asked = $3 then next_at else ${now} end
     where kind = $1 and subject = $2`,
    [kind, subject, asked],
  );
}

/** Releases the task until later. @param after microseconds */
export async function reschedule(
  queryable: Queryable,
  { kind, subject, asked }: Task,
  after: number,
  error: string | null = null,
  data?: object,
): Promise<void> {
  await queryable.query(
    `update provider_tasks set leased_until = 0, attempts = attempts + 1, last_error = $4, data = coalesce($5::json, data),
       next_at = case when asked = $6 then ${now} + $3 else ${now} end
     where kind = $1 and subject = $2 and settled_at is null`,
    [kind, subject, after, error, data === undefined ? null : JSON.stringify(data), asked],
  );
}

/** Makes our refund with the provider's id due at once. @returns whether there is one */
export async function expediteRefund(queryable: Queryable, providerRefund: string): Promise<boolean> {
  const rows = await queryable.query(
    `update provider_tasks set next_at = ${now}, asked = asked + 1 where kind = 'refund' and data ->> 'reference' = $1 returning 1`,
    [providerRefund],
  );
  return rows.length > 0;
}
