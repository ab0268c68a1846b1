import { Module } from '@nestjs/common';
import { EventLogModule } from '#libs/event-log/event-log.module';
import { ConsumerRegistry } from '#libs/event-log/feed/consumer-registry';
import { RebuildRegistry } from '#libs/event-log/feed/rebuild-registry';
import { ReportFacts } from './consumers/report-facts.js';

@Module({ imports: [EventLogModule], providers: [ReportFacts] })
export class ReportsWorkerModule {
  constructor(consumers: ConsumerRegistry, rebuilds: RebuildRegistry, facts: ReportFacts) {
    consumers.add(facts);
    rebuilds.add({ consumer: facts, tables: ['report_orders', 'report_moves', 'report_money', 'report_feedbacks'] });
  }
}
