import { Module, type NestModule } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { LogProof } from '#libs/event-log/proof/log-proof';
import { ScheduleModule } from '#libs/platform/process/schedule';
import { ReadModelRebuilds } from './commands/rebuild-read-model.js';
import { DeadLetterSettlement } from './commands/settle-dead-letter.js';
import { ReplayStarts } from './commands/start-replay.js';
import { AuditLogController } from './http/audit-log.controller.js';
import { LogProofsController } from './http/log-proofs.controller.js';
import { LogReaders } from './http/log-readers.js';
import { DeadLettersController } from './http/dead-letters.controller.js';
import { ReadModelsController } from './http/read-models.controller.js';
import { ReplaysController } from './http/replays.controller.js';
import { ReadRecorder } from './http/read-recorder.js';
import { ReadsController } from './http/reads.controller.js';
import { DeadLetterReads } from './queries/dead-letter-reads.js';
import { DeadLetterViews } from './queries/dead-letter-views.js';
import { EventReads } from './queries/event-reads.js';
import { RefusalReads } from './queries/refusal-reads.js';
import { ReadHistory } from './queries/read-history.js';
import { LogHeads } from './queries/log-head.js';
import { LogProofs } from './queries/log-proofs.js';
import { LogViews } from './queries/log-views.js';
import { ReadModelReads } from './queries/read-models.js';
import { ReadViews } from './queries/read-views.js';
import { AuditOperators } from './queries/audit-operators.js';
import { ReplayReads } from './queries/replays.js';
import { DeadLetterRows } from './storage/dead-letter-rows.js';
import { EventRows } from './storage/event-rows.js';
import { ReadLog } from './storage/read-log.js';
import { ReadModelRows } from './storage/read-model-rows.js';
import { ReadRows } from './storage/read-rows.js';
import { RefusedRows } from './storage/refused-rows.js';

/**
 * Records the reads of every feature in its process. Needs the global Config, Database, Metrics and AccessGuardModule, and handlers of the
 * queries about people, orders, chats, documents and the catalogue.
 */
@Module({
  imports: [CqrsModule, ScheduleModule],
  controllers: [AuditLogController, LogProofsController, ReplaysController, ReadsController, DeadLettersController, ReadModelsController],
  providers: [
    EventRows,
    RefusedRows,
    LogViews,
    LogProof,
    LogProofs,
    LogHeads,
    LogReaders,
    EventReads,
    RefusalReads,
    ReadRows,
    ReadLog,
    ReadRecorder,
    ReadViews,
    ReadHistory,
    DeadLetterRows,
    ReadModelRows,
    DeadLetterViews,
    AuditOperators,
    DeadLetterReads,
    ReadModelReads,
    DeadLetterSettlement,
    ReadModelRebuilds,
    ReplayReads,
    ReplayStarts,
  ],
})
export class AuditModule implements NestModule {
  constructor(private readonly recorder: ReadRecorder) {}

  /** Runs before routes are registered. */
  configure(): void {
    this.recorder.watchRoutes();
  }
}
