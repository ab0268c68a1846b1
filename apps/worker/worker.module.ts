import { Module } from '@nestjs/common';
import { EventLogModule } from '#libs/event-log/event-log.module';
import { EventLogWorkerModule } from '#libs/event-log/event-log-worker.module';
import { DocumentsWorkerModule } from '#libs/features/documents/documents-worker.module';
import { LedgerModule } from '#libs/features/ledger/ledger.module';
import { OrdersWorkerModule } from '#libs/features/orders/orders-worker.module';

/**
 * What goes on behind the API: the log's own work, the consumers of the features, their sweepers. Needs the platform's global modules, and
 * somebody who answers for users, catalogue and documents, around it.
 */
@Module({ imports: [EventLogModule, EventLogWorkerModule, OrdersWorkerModule, LedgerModule, DocumentsWorkerModule] })
export class WorkerModule {}
