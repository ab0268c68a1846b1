import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { EventLogModule } from '#libs/event-log/event-log.module';
import { Schedule, ScheduleModule } from '#libs/platform/process/schedule';
import { BankAccountWrites } from './commands/bank-account-writes.js';
import { BankAccounts } from './storage/bank-accounts.js';

/** What the time does to proposed bank accounts. Needs the global Config, Database and log, and somebody who answers for people. */
@Module({ imports: [CqrsModule, EventLogModule, ScheduleModule], providers: [BankAccounts, BankAccountWrites] })
export class CatalogueWorkerModule {
  constructor(schedule: Schedule, writes: BankAccountWrites) {
    schedule.add({ name: 'bank accounts to settle', every: 15_000, atOnce: true, run: () => writes.settle() });
  }
}
