import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { EventLogModule } from '#libs/event-log/event-log.module';
import { ConsumerRegistry } from '#libs/event-log/feed/consumer-registry';
import { RebuildRegistry } from '#libs/event-log/feed/rebuild-registry';
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
  constructor(
    consumers: ConsumerRegistry,
    rebuilds: RebuildRegistry,
    counts: OrderCounts,
    search: OrderSearch,
    payments: PaymentHistory,
    files: AttachedFiles,
  ) {
    consumers.add(counts, search, payments, files);
    // Not the search texts: they are made of people's names as these are now, which no event holds.
    rebuilds.add(
      // A cell that orders went through one by one is left with 0; many at once leave none.
      { consumer: counts, tables: ['order_counts', 'order_counted'], compare: { order_counts: 'count <> 0' } },
      { consumer: payments, tables: ['order_payments'] },
    );
  }
}
