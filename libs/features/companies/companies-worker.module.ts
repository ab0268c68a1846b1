import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { EventLogModule } from '#libs/event-log/event-log.module';
import { ConsumerRegistry } from '#libs/event-log/feed/consumer-registry';
import { Schedule, ScheduleModule } from '#libs/platform/process/schedule';
import { DueFill } from './due-fill.js';
import { DueOccurrences } from './due-occurrences.js';
import { CompanyRecords } from './company-records.js';
import { CompanySearch } from './company-search.js';

/** Creates companies of orders, and maintains their search texts. Needs handlers of the queries about orders and the catalogue. */
@Module({
  imports: [CqrsModule, EventLogModule, ScheduleModule],
  providers: [CompanyRecords, CompanySearch, DueFill, DueOccurrences],
})
export class CompaniesWorkerModule {
  constructor(consumers: ConsumerRegistry, schedule: Schedule, records: CompanyRecords, search: CompanySearch, dueDates: DueOccurrences) {
    consumers.add(records);
    consumers.add(search);
    consumers.add(dueDates);
    schedule.add({ name: 'due dates', every: 5_000, run: () => dueDates.refill() });
  }
}
