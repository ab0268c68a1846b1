import { type DynamicModule, Module, type ModuleMetadata } from '@nestjs/common';
import { EventLogModule } from '#libs/event-log/event-log.module';
import { RebuildModule } from '#libs/event-log/feed/rebuild.module';
import { EventLogWorkerModule } from '#libs/event-log/event-log-worker.module';
import { LogFeedModule } from '#libs/event-log/log-feed.module';
import { CatalogueWorkerModule } from '#libs/features/catalogue/catalogue-worker.module';
import { ChatWorkerModule } from '#libs/features/chat/chat-worker.module';
import { DocumentsWorkerModule } from '#libs/features/documents/documents-worker.module';
import { LedgerModule } from '#libs/features/ledger/ledger.module';
import { MailWorkerModule } from '#libs/features/notifications/mail-worker.module';
import { NotificationsWorkerModule } from '#libs/features/notifications/notifications-worker.module';
import { OrdersWorkerModule } from '#libs/features/orders/orders-worker.module';
import { PaymentsWorkerModule } from '#libs/features/payments/payments-worker.module';
import { ReconcilerModule } from '#libs/features/payments/reconciler.module';
import { PayoffsWorkerModule } from '#libs/features/payoffs/payoffs-worker.module';
import { ReportsWorkerModule } from '#libs/features/reports/reports-worker.module';
import { DownloadsModule } from '#libs/platform/downloads/downloads.module';
import { KafkaFeedModule } from '#libs/messaging/kafka-feed.module';
import { RelayModule } from '#libs/messaging/relay.module';
import type { Config, WorkerRole } from '#libs/platform/config/config';

type Modules = NonNullable<ModuleMetadata['imports']>;

/** The consumers of the features, and what sweeps behind them. */
const consuming: Modules = [
  OrdersWorkerModule,
  LedgerModule,
  PaymentsWorkerModule,
  PayoffsWorkerModule,
  CatalogueWorkerModule,
  ReportsWorkerModule,
  NotificationsWorkerModule,
  DocumentsWorkerModule,
  ChatWorkerModule,
];

/** What a role needs, where a broker is configured and where the log itself feeds the consumers. */
function modulesOf(role: WorkerRole, broker: boolean): Modules {
  switch (role) {
    case 'sequencer':
      return [EventLogWorkerModule];
    case 'relay':
      return broker ? [RelayModule] : [];
    case 'consumers':
      return [...consuming, broker ? KafkaFeedModule : LogFeedModule, RebuildModule];
    case 'payments':
      return [ReconcilerModule];
    case 'mail':
      return [MailWorkerModule];
  }
}

/**
 * What goes on behind the API, by the roles of this process. Each room leads in one process at a time or shares its work. Needs the platform's global
 * modules, and somebody who answers for people, catalogue and documents, around it.
 */
@Module({})
export class WorkerModule {
  static forRoot(config: Pick<Config, 'workerRoles' | 'kafkaBrokers'>): DynamicModule {
    const broker = config.kafkaBrokers.length > 0;
    return {
      module: WorkerModule,
      imports: [EventLogModule, DownloadsModule, ...config.workerRoles.flatMap((role) => modulesOf(role, broker))],
    };
  }

  /** What knows the read models, fed by nobody: for a command that builds them anew. */
  static forRebuilds(): DynamicModule {
    return { module: WorkerModule, imports: [EventLogModule, DownloadsModule, ...consuming] };
  }
}
