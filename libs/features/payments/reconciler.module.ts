import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { EventLogModule } from '#libs/event-log/event-log.module';
import { MetricsModule } from '#libs/platform/metrics/metrics';
import { Schedule, ScheduleModule } from '#libs/platform/process/schedule';
import { CheckoutSync } from './commands/checkout-sync.js';
import { CheckoutWriter } from './commands/checkout-writer.js';
import { CheckoutFigures } from './reconciler/checkout-figures.js';
import { DayComparison } from './reconciler/day-comparison.js';
import { Reconciler } from './reconciler/reconciler.js';
import { ProviderTasks } from './reconciler/tasks.js';
import { Checkouts } from './storage/checkouts.js';
import { renewEvery } from './storage/provider-tasks.js';

/** The worker's role `payments`, which requests the state of everything that is not final. Needs what PaymentsWorkerModule needs. */
@Module({
  imports: [CqrsModule, EventLogModule, MetricsModule, ScheduleModule],
  providers: [Checkouts, CheckoutWriter, CheckoutSync, ProviderTasks, Reconciler, DayComparison, CheckoutFigures],
  exports: [Reconciler, DayComparison],
})
export class ReconcilerModule {
  constructor(schedule: Schedule, comparison: DayComparison, reconciler: Reconciler) {
    schedule.add({ name: 'the provider’s day', every: 3_600_000, atOnce: true, run: () => comparison.compareLastDay() });
    schedule.add({ name: 'tasks of the provider in hand', every: renewEvery, run: () => reconciler.keepTasks() });
  }
}
