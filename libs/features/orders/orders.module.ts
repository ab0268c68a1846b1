import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { TypeOrmModule } from '@nestjs/typeorm';
import { EventLogModule } from '#libs/event-log/event-log.module';
import { RateLimiter } from '#libs/platform/rate-limit/rate-limiter';
import { CallOrderHandler } from './commands/call-order.js';
import { ReportPaymentHandler } from './commands/calls/provider-money.js';
import { DocumentValidity } from './commands/document-validity.js';
import { LookUps } from './commands/look-ups.js';
import { MoneyLimits } from './commands/money-limits.js';
import { OwnViews } from './commands/own-views.js';
import { OrderAnswers } from './http/order-answers.js';
import { MyDocumentsController } from './http/my-documents.controller.js';
import { OrderDetailsController } from './http/order-details.controller.js';
import { OrderDryRunController } from './http/order-dry-run.controller.js';
import { OrderHistoryController } from './http/order-history.controller.js';
import { OrderMoneyController } from './http/order-money.controller.js';
import { OrderPapersController } from './http/order-papers.controller.js';
import { OrderQuota } from './http/order-quota.js';
import { OrderViewsController } from './http/order-views.controller.js';
import { OrderDocumentsController } from './http/order-documents.controller.js';
import { OrderWritesController } from './http/order-writes.controller.js';
import { OrdersController } from './http/orders.controller.js';
import { PayoffOrdersController } from './http/payoff-orders.controller.js';
import { LiveOrders } from './projections/live-orders.js';
import { OrderViews } from './projections/order-view.js';
import { PaymentItems } from './projections/payment-item.js';
import { ReferencesReader } from './projections/references.js';
import { addOrderTexts } from './projections/order-texts.js';
import { CalendarOfOrdersHandler } from './queries/calendar-of-orders.js';
import { DocumentReads } from './queries/document-reads.js';
import { DryRuns } from './queries/dry-run.js';
import { ReceiptsAhead } from './queries/receipts-ahead.js';
import {
  CountriesOfPartnersHandler,
  FindOrdersHandler,
  OrderCountsOfPeopleHandler,
  OrderFiguresOfHandler,
  OrderMomentsHandler,
  OrderNumbersHandler,
  OrdersByNumberHandler,
  OrdersInBriefHandler,
  OrdersManagedByHandler,
  OrdersOfFilesHandler,
  OrdersSeenByHandler,
  OrderStateByIdHandler,
  OrdersUseHandler,
  PartiesOfOrdersHandler,
} from './queries/order-look-ups.js';
import { OrdersOfCompanyHandler } from './queries/orders-of-company.js';
import { RowOfOrdersHandler } from './queries/row-of-orders.js';
import { Selections } from './queries/selections.js';
import { MayReadFileHandler } from './queries/may-read-file.js';
import { OrderHistoryReads } from './queries/order-history-reads.js';
import { OrderReads } from './queries/order-reads.js';
import { OrderTable } from './queries/order-table.js';
import { PaymentReads } from './queries/payment-reads.js';
import { PaymentTable } from './queries/payment-table.js';
import { PayoffOrderReads } from './queries/payoff-orders.js';
import { WithdrawalPaperOfHandler } from './queries/withdrawal-paper.js';
import { ClientFiles } from './storage/client-files.js';
import { DetailsDrafts } from './storage/details-drafts.js';
import { OrderCountsRead } from './storage/order-counts-read.js';
import { OrderTabCounts } from './storage/order-tab-counts.js';
import { OrderExport } from './storage/order-export.js';
import { OrderList } from './storage/order-list.js';
import { OrderNeighbours } from './storage/order-neighbours.js';
import { OrderViewEntity } from './storage/order-view.entity.js';
import { PaymentRows } from './storage/payment-rows.js';
import { SavedViews } from './storage/saved-views.js';

addOrderTexts();

/** Needs the global Config, Database and AccessGuardModule, and handlers of the queries about people, catalogue and documents. */
@Module({
  imports: [CqrsModule, EventLogModule, TypeOrmModule.forFeature([OrderViewEntity])],
  controllers: [
    OrdersController,
    OrderWritesController,
    OrderDocumentsController,
    MyDocumentsController,
    OrderDetailsController,
    OrderHistoryController,
    OrderDryRunController,
    OrderMoneyController,
    OrderPapersController,
    PayoffOrdersController,
    OrderViewsController,
  ],
  providers: [
    LookUps,
    MoneyLimits,
    ClientFiles,
    DocumentReads,
    DocumentValidity,
    ReferencesReader,
    OrderViews,
    OrderAnswers,
    OrderQuota,
    RateLimiter,
    OrderCountsRead,
    OrderTabCounts,
    OrderList,
    OrderExport,
    DetailsDrafts,
    OrderNeighbours,
    OrderReads,
    SavedViews,
    OwnViews,
    PaymentRows,
    PaymentItems,
    OrderTable,
    PaymentTable,
    CallOrderHandler,
    DryRuns,
    ReceiptsAhead,
    ReportPaymentHandler,
    OrdersOfFilesHandler,
    OrderNumbersHandler,
    OrdersByNumberHandler,
    OrderMomentsHandler,
    OrdersInBriefHandler,
    OrdersSeenByHandler,
    PartiesOfOrdersHandler,
    FindOrdersHandler,
    RowOfOrdersHandler,
    OrdersOfCompanyHandler,
    CalendarOfOrdersHandler,
    OrderStateByIdHandler,
    Selections,
    OrderCountsOfPeopleHandler,
    OrdersManagedByHandler,
    CountriesOfPartnersHandler,
    OrderFiguresOfHandler,
    OrdersUseHandler,
    OrderHistoryReads,
    MayReadFileHandler,
    PaymentReads,
    WithdrawalPaperOfHandler,
    PayoffOrderReads,
    LiveOrders,
  ],
})
export class OrdersModule {}
