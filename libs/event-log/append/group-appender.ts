import type { Client } from 'pg';
import type { Database, Transaction } from '#libs/platform/database/database';
import { endQuietly, openDedicated } from '../signals/dedicated.js';
import type { Wakeups } from '../signals/wakeups.js';
import { type AnswerRow, answersOf, encode, type EncodedRequest, statementFor } from './append-call.js';
import type { AppendAnswer, AppendRequest } from './contract.js';
import { faultKind, takenBy } from './faults.js';

interface Waiting extends EncodedRequest {
  resolve(answer: AppendAnswer): void;
  reject(fault: unknown): void;
}

/** Appends one command inside the caller's transaction, which may already hold the stream's row lock. Wakes nobody. */
export async function appendInside(tx: Transaction, request: AppendRequest): Promise<AppendAnswer> {
  const set = [encode(request)];
  const { rows } = await tx.client.query<AnswerRow>({ ...statementFor(set), rowMode: 'array' });
  return answersOf(set, rows)[0] ?? nothingAnswered();
}

/** Maximum number of commands in one call. */
const largestSet = 64;
const mostTries = 5;

/**
 * Appends decided commands in groups: one call is in flight at a time, and commands that arrive meanwhile share the next one. A single command does not wait
 * for others. Holds one dedicated connection.
 */
export class GroupAppender {
  private queue: Waiting[] = [];
  private busy = false;
  private client: Client | undefined;

  constructor(
    private readonly database: Database,
    private readonly wakeups: Wakeups,
  ) {}

  /** Appends one command, or answers why not. @throws the database's error if this command cannot be written */
  append(request: AppendRequest): Promise<AppendAnswer> {
    const encoded = encode(request);
    return new Promise((resolve, reject) => {
      this.queue.push({ ...encoded, resolve, reject });
      if (!this.busy) void this.drain();
    });
  }

  /** Appends one command inside the caller's transaction. The caller calls `committed` afterwards. @see appendInside */
  appendInside(tx: Transaction, request: AppendRequest): Promise<AppendAnswer> {
    return appendInside(tx, request);
  }

  /** Notifies the sequencer of a commit. */
  committed(): void {
    this.wakeups.committed();
  }

  /** Closes the connection. Callers wait for their pending commands. */
  async close(): Promise<void> {
    const client = this.client;
    this.client = undefined;
    await endQuietly(client);
  }

  private async drain(): Promise<void> {
    this.busy = true;
    try {
      while (this.queue.length > 0) {
        const [set, rest] = nextSet(this.queue);
        this.queue = rest;
        await this.settle(set);
      }
    } finally {
      this.busy = false;
    }
  }

  /** Never throws: each command's promise gets its answer or its own error. */
  private async settle(set: Waiting[]): Promise<void> {
    try {
      const answers = await this.callWithRetry(set);
      if (answers.some(({ kind }) => kind === 'ok')) this.wakeups.committed();
      set.forEach((one, i) => one.resolve(answers[i] ?? nothingAnswered()));
    } catch (fault) {
      if (set.length === 1) {
        this.settleFault(set, fault);
        return;
      }
      for (const one of set) await this.settle([one]);
    }
  }

  /** A unique violation is an answer and not an error: a file attached elsewhere, a stream created concurrently. */
  private settleFault([one]: Waiting[], fault: unknown): void {
    const table = takenBy(fault);
    const extra = Object.keys(one?.request.extraRows ?? {});
    if (table !== undefined && extra.includes(table)) one?.resolve({ kind: 'taken', table });
    else if (table !== undefined && one?.request.expectedVersion === 0) one.resolve({ kind: 'moved', version: 0 });
    else one?.reject(fault);
  }

  /** Serialization failures, deadlocks and lost connections are retried: keys, or the ids of commands without one, make a repeated call harmless. */
  private async callWithRetry(set: Waiting[]): Promise<AppendAnswer[]> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await this.call(set);
      } catch (fault) {
        const kind = faultKind(fault);
        if (kind === 'connection') await this.close();
        if (kind === 'other' || tries === mostTries) throw fault;
        await new Promise((resume) => setTimeout(resume, kind === 'connection' ? 50 * 2 ** tries : tries));
      }
    }
  }

  private async call(set: Waiting[]): Promise<AppendAnswer[]> {
    const client = this.client ?? (await this.connect());
    const { rows } = await client.query<AnswerRow>({ ...statementFor(set), rowMode: 'array' });
    return answersOf(set, rows);
  }

  private async connect(): Promise<Client> {
    const client = await openDedicated(this.database, () => {
      if (this.client === client) this.client = undefined;
    });
    // One plan for every set: index access even with the statistics of a new table, and no JIT compilation.
    await client.query('set jit = off; set enable_seqscan = off; set plan_cache_mode = force_generic_plan');
    this.client = client;
    return client;
  }
}

/** The commands of the queue that can share a call: one stream type, each stream and key once. The others keep their order. */
function nextSet<Item extends { request: AppendRequest }>(queue: readonly Item[]): [set: Item[], rest: Item[]] {
  const type = queue[0]?.request.streamType;
  const seen = new Set<string>();
  const set: Item[] = [];
  const rest: Item[] = [];
  for (const item of queue) {
    const { streamType, streamId, key } = item.request;
    const names = [`s${streamId}`, ...(key === null ? [] : [`k${key.actor}/${key.key}`])];
    if (set.length < largestSet && streamType === type && !names.some((name) => seen.has(name))) set.push(item);
    else rest.push(item);
    // Skipped ones are remembered too: a later command of the same stream must not overtake them.
    names.forEach((name) => seen.add(name));
  }
  return [set, rest];
}

function nothingAnswered(): never {
  throw new Error('append answered nothing for a command');
}
