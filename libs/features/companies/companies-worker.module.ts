import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { EventLogModule } from '#libs/event-log/event-log.module';
import { ConsumerRegistry } from '#libs/event-log/feed/consumer-registry';
import { CompanyRecords } from './company-records.js';
import { CompanySearch } from './company-search.js';

/** Makes companies of orders, and keeps the search texts of companies. Needs handlers of the queries about orders and the catalogue. */
@Module({ imports: [CqrsModule, EventLogModule], providers: [CompanyRecords, CompanySearch] })
export class CompaniesWorkerModule {
  constructor(consumers: ConsumerRegistry, records: CompanyRecords, search: CompanySearch) {
    consumers.add(records);
    consumers.add(search);
  }
}
