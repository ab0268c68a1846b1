import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { EventLogModule } from '#libs/event-log/event-log.module';
import { MetricsModule } from '#libs/platform/metrics/metrics';
import { RateLimiter } from '#libs/platform/rate-limit/rate-limiter';
import { BeginCheckout } from './commands/begin-checkout.js';
import { CheckoutSync } from './commands/checkout-sync.js';
import { CheckoutReturns } from './commands/checkout-returns.js';
import { CheckoutWriter } from './commands/checkout-writer.js';
import { OpenCheckout } from './commands/open-checkout.js';
import { ReceiveWebhook } from './commands/receive-webhook.js';
import { SettleFinding } from './commands/settle-finding.js';
import { StartCheckout } from './commands/start-checkout.js';
import { CheckoutsController } from './http/checkouts.controller.js';
import { FindingsController } from './http/findings.controller.js';
import { WebhooksController } from './http/webhooks.controller.js';
import { FindingReads, RowOfFindingsHandler } from './queries/finding-reads.js';
import { PaymentsAheadHandler } from './queries/payments-ahead.js';
import { LiveCheckouts } from './queries/live-checkouts.js';
import { Checkouts } from './storage/checkouts.js';
import { addPaymentTexts } from './texts/texts.js';

addPaymentTexts();

/** Needs the global Config, Database, AccessGuardModule and ConfiguredProvider, and handlers of the queries about orders. */
@Module({
  imports: [CqrsModule, EventLogModule, MetricsModule],
  controllers: [FindingsController, WebhooksController, CheckoutsController],
  providers: [
    Checkouts,
    CheckoutWriter,
    CheckoutSync,
    StartCheckout,
    OpenCheckout,
    BeginCheckout,
    CheckoutReturns,
    ReceiveWebhook,
    RateLimiter,
    SettleFinding,
    FindingReads,
    LiveCheckouts,
    PaymentsAheadHandler,
    RowOfFindingsHandler,
  ],
})
export class PaymentsModule {}
