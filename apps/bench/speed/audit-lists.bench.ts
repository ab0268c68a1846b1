import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '#libs/platform/database/database';
import type { Client } from '../product/client.js';
import { cloneLog } from '../product/cloned-log.js';
import { onCluster } from '../product/cluster.js';
import { percentile } from '../product/percentile.js';
import type { Bench } from '../programs.js';
import { timeOf } from './questions.js';

/** Longest acceptable answer of a first page, the 95th percentile, milliseconds. */
const goal = 50;
const connections = 32;
/** Milliseconds between two questions of one connection. At most `connections` of them are open. */
const pace = 1_000;

/** Questions to each list: what an auditor opens first. `{owner}` is an id, `{order}` a number. */
const questions: Readonly<Record<string, readonly string[]>> = {
  events: ['', 'filter[type]=StepCompleted', 'filter[group]=catalogue', 'filter[actor]={owner}', 'filter[at]=2025-01-01..2026-12-31'],
  refusals: ['', 'include=counts', 'filter[code]=balanceDue', 'filter[actor]={owner}', 'filter[at]=2025-01-01..2026-12-31'],
  reads: ['', 'filter[kind]=content', 'filter[actor]={owner}', 'filter[order]={order}', 'filter[at]=2025-01-01..2026-12-31'],
};

/**
 * First pages of the audit's lists over HTTP with `events` events, refusals and reads, asked by 32 connections at once for `seconds` each, of an api without a
 * worker: a worker would be busy with a million events that nobody consumed and rows that nobody sealed. Fails nothing.
 */
export const run: Bench<'audit-lists'> = ({ events, seconds }, print) =>
  // The worker numbers the events of the demo data.
  onCluster({ apis: 1, workers: [{}], kafka: false }, async (cluster) => {
    await cluster.settled(120_000);
    for (const { program } of [cluster.api(), cluster.worker()]) await program.end('SIGTERM');
    const order = await fill(cluster.database, events);
    print(`audit lists: made ${events} events, refusals and reads each`);
    await cluster.api().program.start();
    const owner = await cluster.signIn();
    for (const [list, queries] of Object.entries(questions)) {
      for (const query of queries) {
        const path = `/audit/${list}?per_page=20&${query.replace('{owner}', owner.id).replace('{order}', order)}`;
        await owner.must('GET', path);
        const times = await asked(owner, path, seconds);
        const [half, most] = [percentile(times, 0.5), percentile(times, 0.95)];
        const figures = `p50 ${half.toFixed(1)} ms, p95 ${most.toFixed(1)} ms of ${times.length}`;
        print(`  ${figures}${most > goal ? '  ABOVE' : ''}  ${list} ${query}  (load ${(loadavg()[0] ?? 0).toFixed(1)})`);
      }
    }
  });

/** Milliseconds of each answer. Connections begin spread over the first pace. */
async function asked(client: Client, path: string, seconds: number): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  const one = async (place: number): Promise<void> => {
    await pause((pace * place) / connections);
    while (performance.now() < end) {
      const took = await timeOf(() => client.must('GET', path));
      times.push(took);
      await pause(Math.max(0, pace - took));
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, place) => one(place)));
  return times;
}

/** Copies the demo log, and writes refusals of and reads about the demo orders over two years. @returns the number of an order */
async function fill(owner: Database, amount: number): Promise<string> {
  await cloneLog(owner, amount);
  const spread = `(extract(epoch from clock_timestamp()) * 1000000)::bigint - n * (730::bigint * 86400000000 / ${amount})`;
  const numbered = (table: string, where = 'true') =>
    `(select t.*, row_number() over (order by id) - 1 as place, count(*) over () as all_of from ${table} t where ${where})`;
  await owner.query(
    `insert into commands (command_id, type, actor_id, actor_facts, stream_type, stream_id, stream_version, machine_version, input, outcome, code, at)
       select gen_random_uuid(), (array['managerFinishedProject', 'acceptWorkWithFullyPayedOrder', 'sendPayedProjectDocuments'])[1 + n % 3], u.id,
         json_build_object('id', u.id, 'role', u.role, 'department', u.department)::text, 'order', o.id, o.version, 6, '{}', 'refused',
         (array['balanceDue', 'operationNotPermittedInStatus', 'resultMissing', 'staleVersion'])[1 + n % 4], ${spread}
       from generate_series(0, ${amount - 1}) n
       join ${numbered('orders')} o on o.place = n % o.all_of
       join ${numbered('users')} u on u.place = n % u.all_of`,
  );
  await owner.query(
    `insert into reads (id, at_us, kind, person, role, department, object_type, object, order_id, version, hash)
       select gen_random_uuid(), ${spread}, (array['content', 'preview', 'archive'])[1 + n % 3], u.id, u.role, u.department, 'order', o.id, o.id, '1', sha256(n::text::bytea)
       from generate_series(0, ${amount - 1}) n
       join ${numbered('orders')} o on o.place = n % o.all_of
       join ${numbered('users')} u on u.place = n % u.all_of`,
  );
  await owner.query('vacuum analyze commands, reads, events, event_order');
  return String((await owner.one<{ number: number }>('select number from orders limit 1'))?.number ?? 0);
}
