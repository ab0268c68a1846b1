import type { OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import { parseBigintsAsNumbers } from './type-parsers.js';

/** The role the application works under, whichever of its members signs in: SELECT everywhere, and in the log nothing but INSERT beside it. */
export const appRole = 'registra_app';

/** What can run a statement: the database itself, or one transaction of it. */
export interface Queryable {
  /** All rows. With `name` the statement is prepared once per connection: for the hot ones. */
  query<Row = unknown>(text: string, params?: readonly unknown[], name?: string): Promise<Row[]>;
  /** The first row, or undefined. */
  one<Row = unknown>(text: string, params?: readonly unknown[], name?: string): Promise<Row | undefined>;
}

export interface DatabaseOptions {
  /** true: as the login role itself, for what is done with the owner's address; default: as `registra_app` */
  asOwner?: boolean;
  /** most connections at once, 20 by default */
  max?: number;
  /** told of a connection that broke while idle; the pool replaces it */
  onIdleError?: (fault: Error) => void;
}

/** One pool of PostgreSQL connections and the three ways to use it. */
export class Database implements Queryable, OnApplicationShutdown {
  constructor(readonly pool: pg.Pool) {}

  /** Opens lazily: the first statement makes the first connection. */
  static open(url: string, options: DatabaseOptions = {}): Database {
    parseBigintsAsNumbers();
    const pool = new pg.Pool({ ...connectionConfig(url, options.asOwner), max: options.max ?? 20 });
    // The pool does not wait for the server's goodbye: one that stops right after us breaks connections that were given up already.
    pool.on('error', (fault) => void (pool.ending || options.onIdleError?.(fault)));
    // A connection that breaks between two statements of a transaction tells nobody but itself: unheard, that would end the process. The next statement fails.
    pool.on('connect', (client) => client.on('error', () => undefined));
    return new Database(pool);
  }

  async query<Row = unknown>(text: string, params: readonly unknown[] = [], name?: string): Promise<Row[]> {
    return (await this.pool.query(statement(text, params, name))).rows as Row[];
  }

  async one<Row = unknown>(text: string, params: readonly unknown[] = [], name?: string): Promise<Row | undefined> {
    return (await this.query<Row>(text, params, name))[0];
  }

  /**
   * Runs `work` in one READ COMMITTED transaction on one connection: committed when it resolves, rolled back when it throws.
   * Nothing outside the database belongs inside. Serialisation failures and deadlocks (40001, 40P01) are the caller's to retry.
   * @param opening SQL that goes along with `begin`, for what a frequent transaction always starts with; it has no parameters (`literal`)
   */
  async transaction<Result>(work: (tx: Transaction) => Promise<Result>, opening?: string): Promise<Result> {
    const client = await this.pool.connect();
    let broken: Error | undefined;
    try {
      await client.query(opening === undefined ? 'begin' : `begin; ${opening}`);
      const result = await work(new Transaction(client));
      await client.query('commit');
      return result;
    } catch (fault) {
      await client.query('rollback').catch((lost: Error) => (broken = lost));
      throw fault;
    } finally {
      client.release(broken);
    }
  }

  /** Waits for running statements and closes every connection. Harmless when repeated. */
  async close(): Promise<void> {
    if (!this.pool.ended && !this.pool.ending) await this.pool.end();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.close();
  }
}

/** `text` as SQL writes it. */
export const literal = (text: string): string => pg.escapeLiteral(text);

/** One open transaction. `client` is there for COPY and cursors. */
export class Transaction implements Queryable {
  constructor(readonly client: pg.PoolClient) {}

  async query<Row = unknown>(text: string, params: readonly unknown[] = [], name?: string): Promise<Row[]> {
    return (await this.client.query(statement(text, params, name))).rows as Row[];
  }

  async one<Row = unknown>(text: string, params: readonly unknown[] = [], name?: string): Promise<Row | undefined> {
    return (await this.query<Row>(text, params, name))[0];
  }
}

/** What a single connection outside the pool needs, for LISTEN or a lock held for long. */
export function connectionConfig(url: string, asOwner = false): pg.ClientConfig {
  const role = asOwner ? '' : `-c role=${appRole} `;
  return {
    connectionString: url,
    application_name: 'registra',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    // Compiling a statement costs more than any of ours takes.
    options: `${role}-c jit=off -c idle_in_transaction_session_timeout=60000`,
  };
}

const statement = (text: string, params: readonly unknown[], name?: string): pg.QueryConfig =>
  name === undefined ? { text, values: [...params] } : { name, text, values: [...params] };
