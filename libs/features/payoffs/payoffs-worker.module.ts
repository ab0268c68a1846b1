import { Module } from '@nestjs/common';
import { EventLogModule } from '#libs/event-log/event-log.module';
import { ConsumerRegistry } from '#libs/event-log/feed/consumer-registry';
import { PayoffWriter } from './commands/payoff-writer.js';
import { OrderRewards } from './consumers/order-rewards.js';
import { ReleaseTimer } from './consumers/release-timer.js';

/** What makes payoffs of orders and releases them in time. Needs the global Config, Database and log. */
@Module({ imports: [EventLogModule], providers: [PayoffWriter, OrderRewards, ReleaseTimer], exports: [ReleaseTimer] })
export class PayoffsWorkerModule {
  constructor(consumers: ConsumerRegistry, rewards: OrderRewards) {
    consumers.add(rewards);
  }
}
