import type { Id } from '#libs/kernel/ids';
import { Database } from '#libs/platform/database/database';
import { CommandRunner } from '../append/command-runner.js';
import type { Executed } from '../append/contract.js';
import { DatabaseClock } from '../append/database-clock.js';
import { GroupAppender } from '../append/group-appender.js';
import { SnapshotCache } from '../append/snapshot-cache.js';
import { StreamLoader } from '../append/stream-loader.js';
import { Wakeups } from '../wakeup/wakeups.js';
import { v7 } from 'uuid';
import { type Account, type AccountCommand, accountStream, createAccounts, createPerson, handleAccount } from './account-stream.js';

/** One process as the log sees it: its own connections, cache and appender. */
export interface Process {
  database: Database;
  wakeups: Wakeups;
  appender: GroupAppender;
  cache: SnapshotCache;
  runner: CommandRunner;
  close(): Promise<void>;
}

export function startProcess(url: string, max = 10): Process {
  const database = Database.open(url, { max });
  const wakeups = new Wakeups(database);
  const appender = new GroupAppender(database, wakeups);
  const cache = new SnapshotCache();
  const clock = new DatabaseClock(database);
  const runner = new CommandRunner(database, new StreamLoader(database, clock), appender, cache, clock);
  const close = async (): Promise<void> => {
    await appender.close();
    await wakeups.close();
    await database.close();
  };
  return { database, wakeups, appender, cache, runner, close };
}

/** A fresh database with the test stream, the owner's connection to it, one process and one person. */
export interface LogUnderTest extends Process {
  url: string;
  owner: Database;
  person: { id: Id; tokenVersion: number };
  /** stopped before the connections are closed, also when the test failed before it could */
  stopAtEnd<Part extends { stop(): Promise<void> }>(part: Part): Part;
  open(): Promise<Id>;
  /** the same person, in another process */
  runIn(process: Process, id: Id, command: AccountCommand): Promise<Executed<Account, { refused: string | null }>>;
  run(id: Id, command: AccountCommand, key?: string, requestHash?: string): Promise<Executed<Account, { refused: string | null }>>;
}

export async function startLog(url: string): Promise<LogUnderTest> {
  const owner = Database.open(url, { asOwner: true, max: 2 });
  await createAccounts(owner);
  const person = { id: await createPerson(owner), tokenVersion: 1 };
  const process = startProcess(url);
  const open = async (): Promise<Id> => {
    const id = v7();
    await process.runner.execute(accountStream, { id, actorId: person.id, born: true }, handleAccount({ type: 'open' }, person));
    return id;
  };
  const run: LogUnderTest['run'] = (id, command, key, requestHash) =>
    process.runner.execute(accountStream, { id, actorId: person.id }, handleAccount(command, person, key, requestHash));
  const runIn: LogUnderTest['runIn'] = (other, id, command) =>
    other.runner.execute(accountStream, { id, actorId: person.id }, handleAccount(command, person));
  const parts: { stop(): Promise<void> }[] = [];
  const stopAtEnd = <Part extends { stop(): Promise<void> }>(part: Part): Part => {
    parts.push(part);
    return part;
  };
  const close = async (): Promise<void> => {
    await Promise.all(parts.map((part) => part.stop()));
    await process.close();
    await owner.close();
  };
  return { ...process, url, owner, person, open, run, runIn, stopAtEnd, close };
}
