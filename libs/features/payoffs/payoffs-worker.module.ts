import { Module } from '@nestjs/common';
import { EventLogModule } from '#libs/event-log/event-log.module';
import { ConsumerRegistry } from '#libs/event-log/feed/consumer-registry';
import { Schedule, ScheduleModule } from '#libs/platform/process/schedule';
import { PayoffWriter } from './payoff-writer.js';
import { OrderRewards } from './order-rewards.js';
import { ReleaseTimer } from './release-timer.js';

/** Accrues payouts from orders and releases them in time. Needs the global Config, Database and log. */
@Module({ imports: [EventLogModule, ScheduleModule], providers: [PayoffWriter, OrderRewards, ReleaseTimer], exports: [ReleaseTimer] })
export class PayoffsWorkerModule {
  constructor(consumers: ConsumerRegistry, schedule: Schedule, rewards: OrderRewards, timer: ReleaseTimer) {
    consumers.add(rewards);
    schedule.add({ name: 'payoffs to release', every: 15_000, atOnce: true, run: () => timer.releaseDue() });
  }
}
