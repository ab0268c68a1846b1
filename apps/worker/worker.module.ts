import { type DynamicModule, Module, type ModuleMetadata } from '@nestjs/common';
import { ReplayModule } from '#libs/event-log/replay/replay.module';
import { EventLogModule } from '#libs/event-log/event-log.module';
import { RebuildModule } from '#libs/event-log/feed/rebuild.module';
import { EventLogWorkerModule } from '#libs/event-log/event-log-worker.module';
import { LogFeedModule } from '#libs/event-log/log-feed.module';
import { CatalogueWorkerModule } from '#libs/features/catalogue/catalogue-worker.module';
import { CompaniesWorkerModule } from '#libs/features/companies/companies-worker.module';
import { DocumentsWorkerModule } from '#libs/features/documents/documents-worker.module';
import { LedgerModule } from '#libs/features/ledger/ledger.module';
import { MailWorkerModule } from '#libs/features/notifications/mail-worker.module';
import { NotificationsWorkerModule } from '#libs/features/notifications/notifications-worker.module';
import { OrdersWorkerModule } from '#libs/features/orders/orders-worker.module';
import { PaymentsWorkerModule } from '#libs/features/payments/payments-worker.module';
import { ReconcilerModule } from '#libs/features/payments/reconciler.module';
import { PayoffsWorkerModule } from '#libs/features/payoffs/payoffs-worker.module';
import { ReportsWorkerModule } from '#libs/features/reports/reports-worker.module';
import { DownloadsModule } from '#libs/platform/downloads/downloads';
import { KafkaFeedModule } from '#libs/messaging/kafka-feed.module';
import { RelayModule } from '#libs/messaging/relay.module';
import type { Config, WorkerRole } from '#libs/platform/config/config';
import { replaySources } from '../replay-sources.js';

type Modules = NonNullable<ModuleMetadata['imports']>;

/** Consumers of the features, and their periodic clean-up. */
const consuming: Modules = [
  OrdersWorkerModule,
  LedgerModule,
  PaymentsWorkerModule,
  PayoffsWorkerModule,
  CompaniesWorkerModule,
  CatalogueWorkerModule,
  ReportsWorkerModule,
  NotificationsWorkerModule,
  DocumentsWorkerModule,
];

/** Modules of a role, with a broker and without. */
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
    case 'audit':
      return [ReplayModule.forRoot(replaySources)];
  }
}

/**
 * Background work by the roles of this process. Each module leads in one process at a time or shares its work. Needs the platform's global modules, and modules
 * that answer queries about people, catalogue and documents.
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

  /** The read models without a feed: for a command that rebuilds them. */
  static forRebuilds(): DynamicModule {
    return { module: WorkerModule, imports: [EventLogModule, DownloadsModule, ...consuming] };
  }
}
