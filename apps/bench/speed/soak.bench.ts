import { setTimeout as pause } from 'node:timers/promises';
import { Listener } from '#libs/testing/live-listener';
import type { Database } from '#libs/platform/database/database';
import { Client } from '../product/client.js';
import { percentiles } from '../product/percentile.js';
import { memoryOf } from '../product/process-figures.js';
import { load, type LoadRequest, offer, requestBytes } from '../product/socket-load.js';
import { onStack, type Stack } from '../product/stack.js';
import { after } from '../product/until.js';
import { type CyclingOrder, cyclingOrders, finish, isHandedIn } from '../product/workload.js';
import { nextOf } from '../product/write-load.js';
import type { Bench } from '../programs.js';
import { type Row, whole } from '../tables.js';
import { type Cpu, cpuOf } from './operation-costs.js';

const connections = 32;
/** Orders under work at a time. */
const openOrders = 512;
/** An order is finished, and a new one placed, paid and worked through, so often. Milliseconds. */
const newOrderEvery = 250;
const messageEvery = 1_000;
/** Rows of the table. Sessions are renewed for each, before their tokens end. */
const intervals = 12;
/** Seconds in which the limit is measured, after as many of warm-up. */
const limitFor = 15;
const shownTables = 6;

/** Demo accounts who write messages: so many that nobody exceeds the limit of a minute. */
const writers = ['owner', 'supermanager', 'client-service-head', 'client'];

/** Ten requests in turn: four operations, and pages of each role, of which the last needs no account. */
const reads: readonly [account: string, path: string][] = [
  ['supermanager', '/orders?per_page=20'],
  ['client', '/orders?per_page=20'],
  ['client-service-manager', '/my-day'],
  ['partner', '/orders?per_page=20'],
  ['ceo', '/audit/events?per_page=20'],
  ['', '/services?per_page=20'],
];
const turns = reads.length + 4;

/** People at work on one product: which request is next, and what the answered ones took, in milliseconds. */
class People {
  operations: number[] = [];
  reads: number[] = [];
  messages: number[] = [];
  private turn = 0;
  private said = 0;
  private saidAt = 0;
  private sessions = new Map<string, Client>();
  private listeners: Listener[] = [];
  private readonly free: CyclingOrder[] = [];

  private constructor(private readonly stack: Stack) {}

  static async of(stack: Stack): Promise<People> {
    const people = new People(stack);
    await people.signIn();
    people.free.push(...(await cyclingOrders(people.session('client'), people.session('owner'), openOrders)));
    return people;
  }

  /** Signs everybody in and opens their event streams again. */
  async signIn(): Promise<void> {
    const accounts = new Set([...writers, ...reads.map(([account]) => account)].filter((account) => account !== ''));
    for (const account of accounts) this.sessions.set(account, await this.stack.signIn(account));
    const streams = [...this.sessions.values()].map(({ token }) =>
      Listener.open(`${this.stack.origin}/api/v1/live`, { authorization: `Bearer ${token}` }),
    );
    this.hangUp();
    this.listeners = await Promise.all(streams);
  }

  hangUp(): void {
    this.listeners.forEach((listener) => listener.close());
  }

  /** A message if it is time for one, an operation unless every order is busy, or a page. */
  next(): LoadRequest {
    if (performance.now() - this.saidAt > messageEvery) return this.message();
    const [account, path] = reads[this.turn++ % turns] ?? [];
    const operation = path === undefined ? nextOf(this.free, this.session('owner'), (took) => this.operations.push(took)) : undefined;
    return operation ?? this.request('GET', path ?? '/orders?per_page=20', account ?? 'owner', this.reads);
  }

  /** Finishes the order that waits longest of those handed in, and brings a new one to work in its place. */
  async renewOrder(): Promise<void> {
    const [done] = this.free.splice(this.free.findIndex(isHandedIn), 1);
    if (!done) throw new Error('every order is busy: the load is too high');
    await finish(this.session('owner'), done);
    this.free.push(...(await cyclingOrders(this.session('client'), this.session('owner'), 1)));
  }

  private message(): LoadRequest {
    this.saidAt = performance.now();
    const writer = writers[this.said++ % writers.length] ?? '';
    const order = this.free[0];
    if (!order) throw new Error('every order is busy: the load is too high');
    return this.request('POST', '/chatmessages', writer, this.messages, { chat: `${order.id}-client`, text: `Message ${this.said}` });
  }

  private request(method: string, path: string, account: string, taken: number[], body?: unknown): LoadRequest {
    const headers = account === '' ? {} : { authorization: `Bearer ${this.session(account).token}` };
    return {
      bytes: requestBytes(method, `/api/v1${path}`, new URL(this.stack.origin).host, headers, body),
      answered(status, took) {
        if (status >= 300) throw new Error(`${method} ${path}: ${status}`);
        taken.push(took);
      },
    };
  }

  private session(account: string): Client {
    const session = this.sessions.get(account);
    if (!session) throw new Error(`${account} is signed in`);
    return session;
  }
}

/** The state of the database at an instant. */
interface DatabaseState {
  connections: number;
  megabytes: number;
  /** of a thousand rows */
  dead: number;
  events: number;
  /** events between the end of the log and the consumer that is furthest behind */
  behind: number;
}

/** Whether what a day of work needs stays the same: one load for an hour, measured in equal intervals. */
export const run: Bench<'soak'> = ({ minutes, rate: given }, print) =>
  onStack((stack) =>
    stack.withDatabase(async (database) => {
      const people = await People.of(stack);
      const fullLoad = async (seconds: number): Promise<number> =>
        (await load(stack.port, connections, seconds, () => people.next())).perSecond;
      const limit = given > 0 ? 2 * given : await fullLoad(limitFor).then(() => fullLoad(limitFor));
      const rate = limit / 2;
      print(
        `the limit is ${limit.toFixed(0)} requests/s with ${connections} connections; for ${minutes} minutes come ${rate.toFixed(0)}/s`,
      );
      const rows: Row[] = [];
      const seconds = (minutes * 60) / intervals;
      for (let interval = 1; interval <= intervals; interval += 1) {
        rows.push(await intervalOf(stack, database, people, rate, seconds, String(Number(((interval * seconds) / 60).toFixed(1)))));
        print(Object.values(rows.at(-1) ?? {}).join(' | '));
      }
      people.hangUp();
      print.table(rows, 'soak');
      print.table(await deadRows(database), 'soak-tables');
    }),
  );

async function intervalOf(stack: Stack, database: Database, people: People, rate: number, seconds: number, minute: string): Promise<Row> {
  await people.signIn();
  people.operations = [];
  people.reads = [];
  people.messages = [];
  const over = after(seconds);
  const from = await cpuOf(stack, database);
  await Promise.all([offer(stack.port, rate, () => people.next(), over), renewOrders(people, over)]);
  const to = await cpuOf(stack, database);
  const cpu = (part: keyof Cpu): string => (((to[part] - from[part]) * 1000) / (rate * seconds)).toFixed(1);
  const state = await stateOf(database);
  return {
    minute,
    'operations: p50, p99 ms': percentiles(people.operations, [0.5, 0.99]),
    'pages: p50, p99 ms': percentiles(people.reads, [0.5, 0.99]),
    'messages: p50, p99 ms': percentiles(people.messages, [0.5, 0.99]),
    'CPU ms of Node, PostgreSQL': `${cpu('product')}, ${cpu('postgres')}`,
    'memory MB': whole(await memoryOf(stack.program.pid)),
    connections: String(state.connections),
    'database MB': whole(state.megabytes),
    events: whole(state.events),
    behind: whole(state.behind),
    'dead of 1,000 rows': state.dead.toFixed(0),
  };
}

async function renewOrders(people: People, over: () => boolean): Promise<void> {
  for (let at = performance.now(); !over(); at += newOrderEvery) {
    await people.renewOrder();
    await pause(Math.max(0, at + newOrderEvery - performance.now()));
  }
}

async function stateOf(database: Database): Promise<DatabaseState> {
  const state = await database.one<DatabaseState>(
    `select (select count(*)::integer from pg_stat_activity where backend_type = 'client backend') as connections,
       pg_database_size(current_database())::float8 / 1e6 as megabytes,
       (select 1000.0 * sum(n_dead_tup) / nullif(sum(n_dead_tup + n_live_tup), 0) from pg_stat_user_tables)::float8 as dead,
       last.pos::float8 as events, (last.pos - (select min(pos) from checkpoints where projection_version > 0))::float8 as behind
     from (select max(pos) as pos from event_order) as last`,
  );
  if (!state) throw new Error('the database has statistics');
  return state;
}

/** The tables with the most dead rows, and what a row takes with its indexes. */
async function deadRows(database: Database): Promise<Row[]> {
  const tables = await database.query<{ name: string; live: number; dead: number; bytes: number; vacuums: number }>(
    `select relname as name, n_live_tup::float8 as live, n_dead_tup::float8 as dead, pg_total_relation_size(relid)::float8 as bytes, autovacuum_count::float8 as vacuums
     from pg_stat_user_tables order by n_dead_tup desc limit $1`,
    [shownTables],
  );
  return tables.map(({ name, live, dead, bytes, vacuums }) => ({
    table: name,
    'live rows': whole(live),
    'dead rows': whole(dead),
    'MB with indexes': whole(bytes / 1e6),
    'automatic vacuums': whole(vacuums),
  }));
}
