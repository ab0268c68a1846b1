import { Module } from '@nestjs/common';
import { EventLogModule } from '#libs/event-log/event-log.module';
import { ConsumerRegistry } from '#libs/event-log/feed/consumer-registry';
import { Ledger } from './consumers/ledger.js';

/** The double-entry ledger, fed by the log. */
@Module({ imports: [EventLogModule], providers: [Ledger] })
export class LedgerModule {
  constructor(consumers: ConsumerRegistry, ledger: Ledger) {
    consumers.add(ledger);
  }
}
