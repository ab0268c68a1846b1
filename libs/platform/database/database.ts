import type { OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import type { Outage } from '../logging/outages.js';
import { FrequentStatements } from './frequent-statements.js';
import { isUnavailable, lacksRoom } from './unavailable.js';

/**
 * Parses int8 as a number: every bigint we store (positions, versions, minor units, microseconds) is a safe integer. `sum(bigint)` is numeric in PostgreSQL and
 * stays a string: cast it back with `::bigint`.
 */
function parseBigintsAsNumbers(): void {
  pg.types.setTypeParser(pg.types.builtins.INT8, Number);
  // A calendar date is no instant: it stays a text, 2026-01-31.
  pg.types.setTypeParser(pg.types.builtins.DATE, (text: string) => text);
  pg.types.setTypeParser(int8Array, (text: string) => text.slice(1, -1).split(',').filter(Boolean).map(Number));
}

/** The type id of bigint[]; the driver's list has scalar types only. */
const int8Array = 1016 as Parameters<typeof pg.types.setTypeParser>[0];

/** The application's role, whichever member signs in: SELECT on all tables, and on the log only INSERT in addition. */
export const appRole = 'registra_app';

/** Runs statements: the database itself, or one transaction. */
export interface Queryable {
  /** Returns all rows. With `name` the statement is prepared once per connection. A pool prepares what it is asked often without one, too. */
  query<Row = unknown>(text: string, params?: readonly unknown[], name?: string): Promise<Row[]>;
  /** Returns the first row, or undefined. */
  one<Row = unknown>(text: string, params?: readonly unknown[], name?: string): Promise<Row | undefined>;
}

export interface DatabaseOptions {
  /** true: as the login role itself, for work with the owner's address; default: as `registra_app` */
  asOwner?: boolean;
  /** maximum number of connections, 20 by default */
  max?: number;
  /** reports whether the database is available; for processes that keep running without it */
  outage?: Outage;
}

/**
 * How long an idle connection is kept: over the pause of somebody who reads a page, because a page asks many questions at once and opening connections for
 * them takes longer than answering. Each is renewed now and then, which frees the memory of its plans.
 */
const kept = { idleTimeoutMillis: 10 * 60_000, maxLifetimeSeconds: 30 * 60 };

/** Whether a prepared statement no longer fits its tables: PostgreSQL has no separate code for this. */
const isOutdated = (fault: unknown): boolean => (fault as { code?: unknown }).code === '0A000';

/** How long a refused write counts in `check`, milliseconds. */
const refusalCounts = 5_000;

/** A pool of PostgreSQL connections and the three ways to use it. */
export class Database implements Queryable, OnApplicationShutdown {
  private refusedAt = -Infinity;
  private readonly frequent = new FrequentStatements();

  constructor(
    readonly pool: pg.Pool,
    private readonly outage?: Outage,
  ) {}

  /** Connects on the first statement. */
  static open(url: string, options: DatabaseOptions = {}): Database {
    parseBigintsAsNumbers();
    const pool = new pg.Pool({ ...connectionConfig(url, options.asOwner), max: options.max ?? 20, ...kept });
    // The pool does not wait for the server's end of a connection, so closing the server right after us may break connections that were already released.
    const database = new Database(pool, options.outage);
    pool.on('error', (fault) => database.note(fault));
    // A connection that breaks between two statements of a transaction emits `error` only on the client; without a listener it would end the process. The next
    // statement fails.
    pool.on('connect', (client) => client.on('error', (fault) => database.note(fault)));
    return database;
  }

  async query<Row = unknown>(text: string, params: readonly unknown[] = [], name?: string): Promise<Row[]> {
    return (await this.noted(this.answer(text, params, name ?? this.frequent.use(text)))).rows as Row[];
  }

  async one<Row = unknown>(text: string, params: readonly unknown[] = [], name?: string): Promise<Row | undefined> {
    return (await this.query<Row>(text, params, name))[0];
  }

  /** A prepared `select *` is refused once a migration gave its table a column: nothing was done, so it runs again as a new statement. */
  private async answer(text: string, params: readonly unknown[], name: string | undefined): Promise<pg.QueryResult> {
    try {
      return await this.pool.query(statement(text, params, name));
    } catch (fault) {
      if (name === undefined || !isOutdated(fault)) throw fault;
      this.frequent.forget(text);
      return this.pool.query(statement(text, params));
    }
  }

  /** How many rows `from` has, exact up to `limit`; one more than it beyond. @param from tables with their conditions: 'leads where version > $1' */
  async countUpTo(limit: number, from: string, params: readonly unknown[] = []): Promise<number> {
    const row = await this.one<{ total: number }>(`select count(*) as total from (select from ${from} limit ${limit + 1}) counted`, params);
    return row?.total ?? 0;
  }

  /**
   * Runs `work` in one READ COMMITTED transaction on one connection: committed when it resolves, rolled back when it throws. External effects do not belong
   * inside. The caller retries serialization failures and deadlocks (40001, 40P01).
   * @param opening SQL sent along with `begin`, for what a frequent transaction always starts with; it has no parameters (`literal`)
   */
  async transaction<Result>(work: (tx: Transaction) => Promise<Result>, opening?: string): Promise<Result> {
    const client = await this.noted(this.pool.connect());
    let broken: Error | undefined;
    try {
      await client.query(opening === undefined ? 'begin' : `begin; ${opening}`);
      const result = await work(new Transaction(client));
      await client.query('commit');
      return result;
    } catch (fault) {
      await client.query('rollback').catch((lost: Error) => (broken = lost));
      this.note(fault);
      throw fault;
    } finally {
      client.release(broken);
    }
  }

  /** Runs `work` on one snapshot, without writes: what others commit after its first statement does not exist for it. */
  snapshot<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> {
    return this.transaction(work, 'set transaction isolation level repeatable read, read only');
  }

  /** Resolves as `asked`, a question to this database, and reports whether the database was available. */
  async noted<Result>(asked: Promise<Result>): Promise<Result> {
    try {
      const result = await asked;
      this.outage?.answered();
      return result;
    } catch (fault) {
      this.note(fault);
      throw fault;
    }
  }

  /** Reports an error of this database if it says that the database is unavailable. */
  note(fault: unknown): void {
    if (this.pool.ending || !isUnavailable(fault)) return;
    if (lacksRoom(fault)) this.refusedAt = performance.now();
    this.outage?.failed(fault);
  }

  /** @throws if the server does not answer, or refused work in the last seconds: with a full disk it goes on answering questions */
  async check(): Promise<void> {
    await this.query('select 1');
    if (performance.now() - this.refusedAt < refusalCounts) throw new Error('the database refuses to write');
  }

  /** Waits for running statements and closes every connection. May be called repeatedly. */
  async close(): Promise<void> {
    if (!this.pool.ended && !this.pool.ending) await this.pool.end();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.close();
  }
}

/** `text` as an SQL literal. */
export const literal = (text: string): string => pg.escapeLiteral(text);

/** One open transaction. `client` is for COPY and cursors. */
export class Transaction implements Queryable {
  constructor(readonly client: pg.PoolClient) {}

  async query<Row = unknown>(text: string, params: readonly unknown[] = [], name?: string): Promise<Row[]> {
    return (await this.client.query(statement(text, params, name))).rows as Row[];
  }

  async one<Row = unknown>(text: string, params: readonly unknown[] = [], name?: string): Promise<Row | undefined> {
    return (await this.query<Row>(text, params, name))[0];
  }
}

/** A connection outside the pool. If the server ends between two statements, the next one fails; without a listener the process would end. */
export const singleConnection = (config: pg.ClientConfig): pg.Client => new pg.Client(config).on('error', () => undefined);

/**
 * Opens a connection outside the pool, while a process starts: its timer runs on while it loads modules, and its sockets are read only afterwards, so one that
 * took too long is opened a second time. @throws the driver's error
 */
export async function openConnection(config: pg.ClientConfig): Promise<pg.Client> {
  for (let again = false; ; again = true) {
    const client = singleConnection(config);
    try {
      await client.connect();
      return client;
    } catch (fault) {
      await client.end().catch(() => undefined);
      if (again || !(fault instanceof Error) || fault.message !== 'timeout expired') throw fault;
    }
  }
}

/** Settings of a single connection outside the pool, for LISTEN or a long-held lock. */
export function connectionConfig(url: string, asOwner = false): pg.ClientConfig {
  const role = asOwner ? '' : `-c role=${appRole} `;
  return {
    connectionString: url,
    application_name: 'registra',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    // JIT compilation takes longer than any of our statements.
    options: `${role}-c jit=off -c idle_in_transaction_session_timeout=60000`,
  };
}

const statement = (text: string, params: readonly unknown[], name?: string): pg.QueryConfig =>
  name === undefined ? { text, values: [...params] } : { name, text, values: [...params] };
