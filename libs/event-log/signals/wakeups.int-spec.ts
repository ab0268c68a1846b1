import { v7 } from 'uuid';
import { type LogUnderTest, startLog, startProcess } from '#libs/testing/log-under-test';
import { until } from '../testing/until.js';
import { notifyPeople } from './notified.js';
import { Wakeups } from './wakeups.js';

let log: LogUnderTest;
beforeAll(async () => {
  log = await startLog();
});
afterAll(() => log.close());

describe('hints to another process', () => {
  it('are received by anyone who waits for them, before it listens or after', async () => {
    const sender = startProcess(log.url);
    const other = startProcess(log.url);
    try {
      const heard = new Set<string>();
      other.wakeups.on('committed', () => heard.add('committed'));
      other.wakeups.on('toSign', () => heard.add('toSign'));
      await other.wakeups.listen();
      other.wakeups.on('sequenced', () => heard.add('sequenced'));
      other.wakeups.on('toAsk', () => heard.add('toAsk'));
      // Hints may get lost, above all the first ones after LISTEN.
      await until(() => {
        sender.wakeups.committed();
        sender.wakeups.sequenced();
        sender.wakeups.toAsk();
        sender.wakeups.toSign();
        return Promise.resolve(heard.size === 4);
      });
    } finally {
      // Its last hints are sent before its connections close, so that none reaches the listener of the next test.
      await sender.close();
      await other.close();
    }
  });

  it('are not sent by a single process, which receives its own', async () => {
    const heard: string[] = [];
    const other = startProcess(log.url);
    const alone = new Wakeups(log.database, { announce: false });
    try {
      other.wakeups.on('committed', () => heard.push('committed'));
      other.wakeups.on('sequenced', () => heard.push('sequenced'));
      await other.wakeups.listen();
      alone.on('committed', () => heard.push('directly'));
      alone.committed();
      // It would have arrived before these: one server notifies in commit order.
      await until(() => {
        log.wakeups.sequenced();
        return Promise.resolve(heard.includes('sequenced'));
      });
      expect(heard.filter((hint) => hint !== 'sequenced')).toEqual(['directly']);
    } finally {
      await alone.close();
      await other.close();
    }
  });

  it('name each of any number of people once', async () => {
    const other = startProcess(log.url);
    try {
      const heard: string[] = [];
      other.wakeups.on('notified', (person) => heard.push(person));
      await other.wakeups.listen();
      const people = Array.from({ length: 450 }, () => v7());
      await notifyPeople(log.database, [...people, ...people]);
      await until(() => Promise.resolve(heard.length >= people.length));
      expect(heard.sort()).toEqual(people.sort());
    } finally {
      await other.close();
    }
  });
});
