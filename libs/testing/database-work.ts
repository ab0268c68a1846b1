import pg from 'pg';
import { clockSql } from '#libs/event-log/append/database-clock';
import { RowCounter, type RowCounts } from './row-counter.js';

/** What some work cost the database. */
export interface DatabaseWork {
  /** calls by clients: `begin` with what it opens with is one */
  statements: number;
  /** transactions that were committed: a statement outside of one is a transaction too */
  commits: number;
  rows: RowCounts;
}

/** Sent by time and not by work: hints to other processes, and the question for the server's time. */
const isTimed = (text: string): boolean => /^(notify|listen) "registra_/.test(text) || text === `select ${clockSql} as clock`;

interface Call {
  client: unknown;
  text: string;
}

/**
 * Counts what all clients of one database in this process do. The figures do not depend on the speed of the machine, if the work waits for each of its
 * parts. Close it before the database is dropped.
 */
export class DatabaseWorkCounter {
  private calls: Call[] | undefined;

  private constructor(
    private readonly counter: RowCounter,
    private readonly spy: jest.SpyInstance,
  ) {}

  /** @param ownerUrl of the database, as its owner */
  static async start(ownerUrl: string): Promise<DatabaseWorkCounter> {
    const rows = await RowCounter.install(ownerUrl);
    const original = pg.Client.prototype.query as (...args: unknown[]) => unknown;
    const spy = jest.spyOn(pg.Client.prototype, 'query');
    const counter = new DatabaseWorkCounter(rows, spy);
    const database = new URL(ownerUrl).pathname.slice(1);
    spy.mockImplementation(function (this: pg.Client, ...args: unknown[]) {
      // Applications that other suites of the worker left running have other databases.
      if (this.database === database) counter.calls?.push({ client: this, text: textOf(args[0]) });
      return original.apply(this, args);
    } as never);
    return counter;
  }

  /** Counts from the start of `work` until it resolves; one at a time. */
  async during(work: () => Promise<unknown>): Promise<DatabaseWork> {
    const calls: Call[] = [];
    const rows = await this.counter.during(async () => {
      this.calls = calls;
      try {
        await work();
      } finally {
        this.calls = undefined;
      }
    });
    return { ...figuresOf(calls.filter(({ text }) => !isTimed(text))), rows };
  }

  async close(): Promise<void> {
    this.spy.mockRestore();
    await this.counter.close();
  }
}

const textOf = (query: unknown): string =>
  typeof query === 'string' ? query : ((query as { text?: string } | undefined)?.text ?? 'a statement that makes its text itself');

function figuresOf(calls: readonly Call[]): Pick<DatabaseWork, 'statements' | 'commits'> {
  const open = new Set<unknown>();
  let commits = 0;
  for (const { client, text } of calls) {
    if (text.startsWith('begin')) open.add(client);
    else if (text === 'commit') commits += Number(open.delete(client));
    else if (text === 'rollback') open.delete(client);
    else if (!open.has(client)) commits += 1;
  }
  return { statements: calls.length, commits };
}
