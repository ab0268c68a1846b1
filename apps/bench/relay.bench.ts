import { LocalKafka } from '#apps/local-kafka/local-kafka';
import { productReading } from '#libs/event-log/feed/product-reading';
import { Wakeups } from '#libs/event-log/signals/wakeups';
import { createKafka } from '#libs/messaging/kafka-client';
import { Publisher } from '#libs/messaging/publisher';
import { Relay } from '#libs/messaging/relay';
import { createLog } from '#libs/platform/logging/log';
import { syntheticLog } from './synthetic-log.js';

/** Events per second that one relay sends from the log to the broker, acknowledged and validated. */
export async function relaying(events: number, print: (line: string) => void): Promise<void> {
  const broker = await LocalKafka.create({ say: print });
  const log = await syntheticLog(events, 5_000);
  try {
    await broker.start();
    const quiet = createLog({ logLevel: 'silent' });
    const outlet = new Publisher(createKafka({ brokers: [broker.brokers], clientId: 'bench' }, quiet), 'bench.events', quiet);
    const check = productReading.check;
    const relay = new Relay(log.database, new Wakeups(log.database), outlet, {
      topic: 'bench.events',
      log: quiet,
      ...(check && { check }),
    });
    await relay.step();
    const first = relay.state.sent;
    const began = performance.now();
    while (await relay.step());
    const rate = (relay.state.sent - first) / ((performance.now() - began) / 1000);
    await relay.stop();
    print(
      `relay: ${rate.toFixed(0)} events/s of ${relay.state.sent} (at least 10,000), ${(rate / 10_000).toFixed(2)} of its goal, ${relay.state.misshapen} misshapen`,
    );
  } finally {
    await log.remove();
    await broker.remove();
  }
}
