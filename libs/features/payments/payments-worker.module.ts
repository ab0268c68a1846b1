import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { EventLogModule } from '#libs/event-log/event-log.module';
import { ConsumerRegistry } from '#libs/event-log/feed/consumer-registry';
import { CheckoutSync } from './commands/checkout-sync.js';
import { CheckoutWriter } from './commands/checkout-writer.js';
import { CheckoutResults } from './consumers/checkout-results.js';
import { OrderMoves } from './consumers/order-moves.js';
import { Checkouts } from './storage/checkouts.js';

/** Needs the global Config, Database, log and ConfiguredProvider, and handlers of the queries about orders. */
@Module({ imports: [CqrsModule, EventLogModule], providers: [Checkouts, CheckoutWriter, CheckoutSync, CheckoutResults, OrderMoves] })
export class PaymentsWorkerModule {
  constructor(consumers: ConsumerRegistry, results: CheckoutResults, moves: OrderMoves) {
    consumers.add(results, moves);
  }
}
