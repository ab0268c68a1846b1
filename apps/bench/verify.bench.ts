import { verifyLog } from '#libs/event-log/chain/verify-log';
import { Sequencer } from '#libs/event-log/sequencer/sequencer';
import { Wakeups } from '#libs/event-log/signals/wakeups';
import { Database } from '#libs/platform/database/database';
import { queueMessages } from './message-log.js';
import { ownDatabase } from './own-database.js';

/** Verifies a log of `amount` events, a third with a text of 200 characters: events and texts per second, and memory use. */
export async function verifying(amount: number, print: (line: string) => void): Promise<void> {
  const own = await ownDatabase(false);
  const database = Database.open(own.url, { max: 4 });
  try {
    await queueMessages(database, amount);
    await new Sequencer(database, new Wakeups(database)).drain();
    const before = process.memoryUsage().heapUsed;
    let most = before;
    const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().heapUsed)), 50);
    const [began, used] = [performance.now(), process.cpuUsage()];
    const { events, texts, faults } = await verifyLog(database);
    const seconds = (performance.now() - began) / 1000;
    clearInterval(watch);
    const { user, system } = process.cpuUsage(used);
    print(
      `verifying: ${events} events, ${texts.compared} texts, ${faults.length} faults in ${seconds.toFixed(1)} s: ${(events / seconds).toFixed(0)} events/s, ` +
        `${(texts.compared / seconds).toFixed(0)} texts/s, ${((user + system) / events).toFixed(0)} us of its processor an event, at most ${((most - before) / 1e6).toFixed(0)} MB more than before`,
    );
  } finally {
    await database.close();
    await own.remove();
  }
}
