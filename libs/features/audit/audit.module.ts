import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { AskCertificateHandler } from './commands/ask-certificate.js';
import { RebuildReadModelHandler } from './commands/rebuild-read-model.js';
import { SettleDeadLetterHandler } from './commands/settle-dead-letter.js';
import { AuditLogController } from './http/audit-log.controller.js';
import { CertificatesController } from './http/certificates.controller.js';
import { DeadLettersController } from './http/dead-letters.controller.js';
import { ReadModelsController } from './http/read-models.controller.js';
import { CertificateViews } from './queries/certificate-views.js';
import { CertificateByIdHandler, CertificateFileHandler, CertificateNoteHandler, ListCertificatesHandler } from './queries/certificates.js';
import { DeadLetterByIdHandler, ListDeadLettersHandler } from './queries/dead-letter-list.js';
import { DeadLetterViews } from './queries/dead-letter-views.js';
import { EventByIdHandler, EventTypesHandler, ExportEventsHandler, ListEventsHandler } from './queries/list-events.js';
import { ExportRefusalsHandler, ListRefusalsHandler } from './queries/list-refusals.js';
import { LogViews } from './queries/log-views.js';
import { ListReadModelsHandler, ReadModelByNameHandler } from './queries/read-models.js';
import { Repairers } from './queries/repairers.js';
import { CertificatePapers } from './storage/certificate-papers.js';
import { DeadLetterRows } from './storage/dead-letter-rows.js';
import { EventRows } from './storage/event-rows.js';
import { ReadModelRows } from './storage/read-model-rows.js';
import { RefusedRows } from './storage/refused-rows.js';

/** The log, refusals, certificates, dead letters and read models over HTTP. Needs the global Config, Database and AccessGuardModule, and somebody who answers for people, orders and the catalogue. */
@Module({
  imports: [CqrsModule],
  controllers: [AuditLogController, CertificatesController, DeadLettersController, ReadModelsController],
  providers: [
    EventRows,
    RefusedRows,
    LogViews,
    ListEventsHandler,
    ExportEventsHandler,
    EventByIdHandler,
    EventTypesHandler,
    ListRefusalsHandler,
    ExportRefusalsHandler,
    DeadLetterRows,
    ReadModelRows,
    DeadLetterViews,
    Repairers,
    ListDeadLettersHandler,
    DeadLetterByIdHandler,
    ListReadModelsHandler,
    ReadModelByNameHandler,
    SettleDeadLetterHandler,
    RebuildReadModelHandler,
    CertificatePapers,
    CertificateViews,
    ListCertificatesHandler,
    CertificateByIdHandler,
    CertificateFileHandler,
    CertificateNoteHandler,
    AskCertificateHandler,
  ],
})
export class AuditModule {}
