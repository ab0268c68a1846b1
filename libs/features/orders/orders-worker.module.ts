import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { EventLogModule } from '#libs/event-log/event-log.module';
import { ConsumerRegistry } from '#libs/event-log/feed/consumer-registry';
import { RebuildRegistry } from '#libs/event-log/feed/rebuild-registry';
import { Schedule, ScheduleModule } from '#libs/platform/process/schedule';
import { ExpiredFiles } from './consumers/expired-files.js';
import { OrderCounts } from './consumers/order-counts.js';
import { OrderFigures } from './consumers/order-figures.js';
import { OrderSearch } from './consumers/order-search.js';
import { PaymentHistory } from './consumers/payment-history.js';
import { ReceiptIssuer } from './consumers/receipt-issuer.js';
import { SearchNotes } from './consumers/search-notes.js';
import { OrderSearchTexts } from './storage/order-search-texts.js';

/**
 * Consumers of the orders' events: counts, search texts, payment history, receipts; and the deletion of files of orders that ended long
 * ago. Needs modules that answer queries about people, documents and settings.
 */
@Module({
  imports: [CqrsModule, EventLogModule, ScheduleModule],
  providers: [OrderCounts, OrderFigures, OrderSearch, OrderSearchTexts, PaymentHistory, ReceiptIssuer, ExpiredFiles, SearchNotes],
  exports: [SearchNotes, ExpiredFiles],
})
export class OrdersWorkerModule {
  constructor(
    consumers: ConsumerRegistry,
    rebuilds: RebuildRegistry,
    schedule: Schedule,
    counts: OrderCounts,
    search: OrderSearch,
    payments: PaymentHistory,
    receipts: ReceiptIssuer,
    expired: ExpiredFiles,
  ) {
    consumers.add(counts, search, payments, receipts);
    schedule.add({ name: 'files of orders long over', every: 3_600_000, run: () => expired.expire() });
    // Not the search texts: they are made of people's names as these are now, which no event holds.
    rebuilds.add(
      // Orders that leave a cell one at a time leave a row with count 0, a batch that leaves at once leaves no row: zeros are not compared.
      { consumer: counts, tables: ['order_counts', 'order_counted'], compare: { order_counts: 'count <> 0' } },
      { consumer: payments, tables: ['order_payments'] },
    );
  }
}
