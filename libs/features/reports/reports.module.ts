import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { ProcessMapController } from './http/process-map.controller.js';
import { ReportsController } from './http/reports.controller.js';
import { ProcessMap } from './queries/process-map.js';
import { ReportExport } from './queries/report-export.js';
import { ReportsAheadHandler } from './queries/reports-ahead.js';
import { ReportLabels } from './queries/report-labels.js';
import { ReportReads, ReportReckoner } from './queries/report-reads.js';
import { WalkedExport } from './queries/walked-export.js';
import { WalkedReads } from './queries/walked-reads.js';

/** Needs the global Database and AccessGuardModule, and handlers of the queries about people and catalogue. */
@Module({
  imports: [CqrsModule],
  controllers: [ReportsController, ProcessMapController],
  providers: [ReportLabels, ReportReckoner, ReportReads, ReportExport, ProcessMap, WalkedReads, ReportsAheadHandler, WalkedExport],
})
export class ReportsModule {}
