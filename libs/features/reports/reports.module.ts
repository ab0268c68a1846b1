import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { ReportsController } from './http/reports.controller.js';
import { ExportReportHandler } from './queries/export-report.js';
import { OrdersBehindHandler } from './queries/orders-behind.js';
import { ReportLabels } from './queries/report-labels.js';
import { ReportOfHandler, ReportReckoner } from './queries/report.js';

/** Reports over HTTP. Needs the global Database and AccessGuardModule, and somebody who answers for people and catalogue. */
@Module({
  imports: [CqrsModule],
  controllers: [ReportsController],
  providers: [ReportLabels, ReportReckoner, ReportOfHandler, OrdersBehindHandler, ExportReportHandler],
})
export class ReportsModule {}
