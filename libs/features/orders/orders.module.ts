import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { EventLogModule } from '#libs/event-log/event-log.module';
import { RateLimiter } from '#libs/platform/rate-limit/rate-limiter';
import { CallOrderHandler } from './commands/call-order.js';
import { LookUps } from './commands/look-ups.js';
import { OrderAnswers } from './http/order-answers.js';
import { OrderHistoryController } from './http/order-history.controller.js';
import { OrderMoneyController } from './http/order-money.controller.js';
import { OrderQuota } from './http/order-quota.js';
import { OrderWritesController } from './http/order-writes.controller.js';
import { OrdersController } from './http/orders.controller.js';
import { PayoffOrdersController } from './http/payoff-orders.controller.js';
import { LiveOrders } from './projections/live-orders.js';
import { OrderViews } from './projections/order-views.js';
import { ReferencesReader } from './projections/references.js';
import { addOrderTexts } from './projections/words.js';
import { ExportOrdersHandler } from './queries/export-orders.js';
import { ListOrdersHandler } from './queries/list-orders.js';
import { MayReadFileHandler } from './queries/may-read-file.js';
import { OrderByIdHandler } from './queries/order-by-id.js';
import { OrderHistoryHandler } from './queries/order-history.js';
import { OrderReplayHandler } from './queries/order-replay.js';
import { OrderNumbersHandler } from './queries/order-numbers.js';
import { OrderStandingHandler } from './queries/order-standing.js';
import { OrderCountsOfPeopleHandler, OrderFiguresOfHandler, OrdersManagedByHandler } from './queries/orders-of-people.js';
import { OrdersUseHandler } from './queries/orders-use.js';
import { OrderStatusCountsHandler } from './queries/order-status-counts.js';
import { PaymentHistoryListHandler } from './queries/payment-history.js';
import { PayoffOrdersHandler } from './queries/payoff-orders.js';
import { OrderCountsRead } from './storage/order-counts-read.js';
import { OrderExport } from './storage/order-export.js';
import { OrderList } from './storage/order-list.js';

addOrderTexts();

/** Orders over HTTP. Needs the global Config, Database and AuthModule, and somebody who answers for users, catalogue and documents. */
@Module({
  imports: [CqrsModule, EventLogModule],
  controllers: [OrdersController, OrderWritesController, OrderHistoryController, OrderMoneyController, PayoffOrdersController],
  providers: [
    LookUps,
    ReferencesReader,
    OrderViews,
    OrderAnswers,
    OrderQuota,
    RateLimiter,
    OrderCountsRead,
    OrderList,
    OrderExport,
    ExportOrdersHandler,
    CallOrderHandler,
    OrderByIdHandler,
    OrderNumbersHandler,
    OrderStandingHandler,
    ListOrdersHandler,
    OrderStatusCountsHandler,
    OrderCountsOfPeopleHandler,
    OrdersManagedByHandler,
    OrderFiguresOfHandler,
    OrdersUseHandler,
    OrderHistoryHandler,
    OrderReplayHandler,
    MayReadFileHandler,
    PaymentHistoryListHandler,
    PayoffOrdersHandler,
    LiveOrders,
  ],
})
export class OrdersModule {}
