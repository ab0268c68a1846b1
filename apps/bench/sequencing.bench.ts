import { Sequencer } from '#libs/event-log/sequencer/sequencer';
import { Wakeups } from '#libs/event-log/signals/wakeups';
import { Database } from '#libs/platform/database/database';
import { queueMessages } from './message-log.js';
import { ownDatabase } from './own-database.js';

/** Events per second that the sequencer numbers and hashes, over `rounds` queues of `amount` events each; the first round is left out, because it warms up. */
export async function sequencing(amount: number, rounds: number, print: (line: string) => void): Promise<void> {
  const own = await ownDatabase(false);
  const database = Database.open(own.url, { max: 4 });
  const sequencer = new Sequencer(database, new Wakeups(database));
  try {
    const rates: number[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      await queueMessages(database, amount);
      const began = performance.now();
      const events = await sequencer.drain();
      rates.push(events / ((performance.now() - began) / 1000));
    }
    const [, ...warm] = rates;
    const sorted = [...warm].sort((a, b) => a - b);
    print(
      `sequencing: ${(sorted[Math.floor(sorted.length / 2)] ?? 0).toFixed(0)} events/s, median of ${rounds} rounds of ${amount} events ` +
        `(${warm.map((rate) => rate.toFixed(0)).join(', ')})`,
    );
  } finally {
    await sequencer.stop();
    await database.close();
    await own.remove();
  }
}
