import { v7 } from 'uuid';
import { createTestDatabase, type TestDatabase } from '#libs/testing/test-database';
import { type LogUnderTest, startLog, startProcess } from '../testing/log-under-test.js';
import { until } from '../testing/until.js';
import { tellNotified } from './notified.js';

let test: TestDatabase;
let log: LogUnderTest;
beforeAll(async () => {
  test = await createTestDatabase();
  log = await startLog(test.url);
});
afterAll(async () => {
  await log.close();
  await test.drop();
});

describe('hints to another process', () => {
  it('are heard by whoever waits for them, before it listens or after', async () => {
    const other = startProcess(test.url);
    try {
      const heard = new Set<string>();
      other.wakeups.on('committed', () => heard.add('committed'));
      await other.wakeups.listen();
      other.wakeups.on('sequenced', () => heard.add('sequenced'));
      // Hints may get lost, the first ones to a listener that came late above all.
      await until(() => {
        log.wakeups.committed();
        log.wakeups.sequenced();
        return Promise.resolve(heard.size === 2);
      });
    } finally {
      await other.close();
    }
  });

  it('name each of any number of people once', async () => {
    const other = startProcess(test.url);
    try {
      const heard: string[] = [];
      other.wakeups.on('notified', (person) => heard.push(person));
      await other.wakeups.listen();
      const people = Array.from({ length: 450 }, () => v7());
      await tellNotified(log.database, [...people, ...people]);
      await until(() => Promise.resolve(heard.length >= people.length));
      expect(heard.sort()).toEqual(people.sort());
    } finally {
      await other.close();
    }
  });
});
