import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { ProcessMapController } from './http/process-map.controller.js';
import { ReportsController } from './http/reports.controller.js';
import { ExportReportHandler } from './queries/export-report.js';
import { ExportWalkedHandler } from './queries/export-walked.js';
import { OrdersBehindHandler } from './queries/orders-behind.js';
import { ProcessMapHandler } from './queries/process-map.js';
import { ReportsAheadHandler } from './queries/reports-ahead.js';
import { ReportLabels } from './queries/report-labels.js';
import { ReportOfHandler, ReportReckoner } from './queries/report.js';
import { WalkedOrdersHandler } from './queries/walked-orders.js';

/** Reports over HTTP. Needs the global Database and AccessGuardModule, and somebody who answers for people and catalogue. */
@Module({
  imports: [CqrsModule],
  controllers: [ReportsController, ProcessMapController],
  providers: [
    ReportLabels,
    ReportReckoner,
    ReportOfHandler,
    OrdersBehindHandler,
    ExportReportHandler,
    ProcessMapHandler,
    WalkedOrdersHandler,
    ReportsAheadHandler,
    ExportWalkedHandler,
  ],
})
export class ReportsModule {}
