import { LocalKafka } from '#apps/local-kafka/local-kafka';
import { productReading } from '#libs/event-log/feed/product-reading';
import { Sequencer } from '#libs/event-log/sequencer/sequencer';
import { Wakeups } from '#libs/event-log/signals/wakeups';
import { createKafka } from '#libs/messaging/kafka-client';
import { Publisher } from '#libs/messaging/publisher';
import { Relay } from '#libs/messaging/relay';
import { createLog } from '#libs/platform/logging/log';
import { queueMessages } from '../product/message-log.js';
import { onDatabase } from '../product/own-database.js';
import type { Bench } from '../programs.js';
import { timeOf } from './questions.js';

const goal = 10_000;

/** Events per second that one relay sends from the log to the broker, acknowledged and validated. */
export const run: Bench<'relay'> = ({ events }, print) =>
  onDatabase(async (database) => {
    const broker = await LocalKafka.create({ say: print });
    try {
      await broker.start();
      const wakeups = new Wakeups(database);
      await queueMessages(database, events);
      await new Sequencer(database, wakeups).drain();
      const log = createLog({ logLevel: 'silent' });
      const outlet = new Publisher(createKafka({ brokers: [broker.brokers], clientId: 'bench' }, log), 'bench.events', log);
      const { check } = productReading;
      const relay = new Relay(database, wakeups, outlet, { topic: 'bench.events', log, ...(check && { check }) });
      await relay.step();
      const first = relay.state.sent;
      const took = await timeOf(async () => {
        while (await relay.step());
      });
      const rate = (relay.state.sent - first) / (took / 1000);
      await relay.stop();
      print(
        `relay: ${rate.toFixed(0)} events/s of ${relay.state.sent}, ${(rate / goal).toFixed(2)} of its goal, ${relay.state.misshapen} misshapen`,
      );
    } finally {
      await broker.remove();
    }
  });
