import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { EventLogModule } from '#libs/event-log/event-log.module';
import { ConsumerRegistry } from '#libs/event-log/feed/consumer-registry';
import { RebuildRegistry } from '#libs/event-log/feed/rebuild-registry';
import { Ledger, PostingsAheadHandler } from './ledger.js';

/** Answers other features' queries about the ledger. It needs no database. */
@Module({ imports: [CqrsModule], providers: [PostingsAheadHandler] })
export class LedgerQueriesModule {}

/** Fed by events of the log. */
@Module({ imports: [EventLogModule], providers: [Ledger] })
export class LedgerModule {
  constructor(consumers: ConsumerRegistry, rebuilds: RebuildRegistry, ledger: Ledger) {
    consumers.add(ledger);
    rebuilds.add({ consumer: ledger, tables: ['ledger_transactions', 'ledger_entries', 'ledger_orders'], swap: false });
  }
}
