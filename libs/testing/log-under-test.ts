import { v7 } from 'uuid';
import { CommandRunner, SnapshotCache } from '#libs/event-log/append/command-runner';
import type { Executed } from '#libs/event-log/append/contract';
import { DatabaseClock } from '#libs/event-log/append/database-clock';
import { GroupAppender } from '#libs/event-log/append/group-appender';
import { StreamLoader } from '#libs/event-log/append/stream-loader';
import { Sequencer } from '#libs/event-log/sequencer/sequencer';
import {
  type Account,
  type AccountCommand,
  accountStream,
  createAccounts,
  createPerson,
  accountCommand,
} from '#libs/event-log/testing/account-stream';
import { Wakeups } from '#libs/event-log/signals/wakeups';
import type { Id } from '#machines/kernel/ids';
import { Database } from '#libs/platform/database/database';
import { createTestDatabase } from './test-database.js';

/** One process of the log: separate connections, cache and appender. */
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

/** A fresh database with the test stream, the owner's connection to it, one process with an idle sequencer, and one person. Closing it drops the database. */
export interface LogUnderTest extends Process {
  url: string;
  owner: Database;
  sequencer: Sequencer;
  person: { id: Id; tokenVersion: number };
  /** stopped before the connections are closed, also if the test failed earlier */
  stopAtEnd<Part extends { stop(): Promise<void> }>(part: Part): Part;
  open(): Promise<Id>;
  /** the same person, in another process */
  runIn(process: Process, id: Id, command: AccountCommand): Promise<Executed<Account>>;
  run(id: Id, command: AccountCommand, key?: { key: string; requestHash: string }): Promise<Executed<Account>>;
}

export async function startLog(): Promise<LogUnderTest> {
  const test = await createTestDatabase();
  const { url } = test;
  const owner = Database.open(test.ownerUrl, { asOwner: true, max: 2 });
  await createAccounts(owner);
  const person = { id: await createPerson(owner), tokenVersion: 1 };
  const process = startProcess(url);
  const open = async (): Promise<Id> => {
    const id = v7();
    await process.runner.execute(accountStream, ...accountCommand(id, { type: 'open' }, person, { isNew: true }));
    return id;
  };
  const run: LogUnderTest['run'] = (id, command, key) => process.runner.execute(accountStream, ...accountCommand(id, command, person, key));
  const runIn: LogUnderTest['runIn'] = (other, id, command) => other.runner.execute(accountStream, ...accountCommand(id, command, person));
  const sequencer = new Sequencer(process.database, process.wakeups);
  const parts: { stop(): Promise<void> }[] = [sequencer];
  const stopAtEnd = <Part extends { stop(): Promise<void> }>(part: Part): Part => {
    parts.push(part);
    return part;
  };
  const close = async (): Promise<void> => {
    await Promise.all(parts.map((part) => part.stop()));
    await process.close();
    await owner.close();
    await test.drop();
  };
  return { ...process, url, owner, sequencer, person, open, run, runIn, stopAtEnd, close };
}
