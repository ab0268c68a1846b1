import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { EventLogModule } from '#libs/event-log/event-log.module';
import { ConsumerRegistry } from '#libs/event-log/feed/consumer-registry';
import { AttachedFiles } from './consumers/attached-files.js';
import { OrderCounts } from './consumers/order-counts.js';
import { OrderSearch } from './consumers/order-search.js';
import { PaymentHistory } from './consumers/payment-history.js';
import { SearchNotes } from './consumers/search-notes.js';
import { OrderSearchWords } from './storage/order-search-words.js';

/** What follows the orders' events: counts, search texts, payment history, marks on files. Needs who answers for users and documents. */
@Module({
  imports: [CqrsModule, EventLogModule],
  providers: [OrderCounts, OrderSearch, OrderSearchWords, PaymentHistory, AttachedFiles, SearchNotes],
  exports: [SearchNotes],
})
export class OrdersWorkerModule {
  constructor(consumers: ConsumerRegistry, counts: OrderCounts, search: OrderSearch, payments: PaymentHistory, files: AttachedFiles) {
    consumers.add(counts, search, payments, files);
  }
}
