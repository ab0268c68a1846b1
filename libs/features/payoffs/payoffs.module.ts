import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { SecondPeople } from '#libs/accounts/second-people';
import { EventLogModule } from '#libs/event-log/event-log.module';
import { addTexts } from '#libs/platform/texts/text';
import { texts } from '#machines/payoff/texts/all';
import { PayoffsBulk } from './bulk.js';
import { CallPayoffHandler } from './call-payoff.js';
import { PayoffWriter } from './payoff-writer.js';
import { PayoffsController } from './payoffs.controller.js';
import { PayoffAheadHandler } from './payoff-ahead.js';
import { PaidOutOrdersHandler, PayoffFiguresOfHandler, RowOfPayoffsHandler } from './payoff-look-ups.js';
import { PayoffReads } from './payoff-reads.js';
import { PayoffViews } from './payoff-views.js';
import { StatementReads } from './statement-reads.js';

addTexts(texts, ({ refusal }) => refusal);

/** Needs the global Config, Database and AccessGuardModule, and handlers of the queries about people. */
@Module({
  imports: [CqrsModule, EventLogModule],
  controllers: [PayoffsController],
  providers: [
    PayoffWriter,
    SecondPeople,
    PayoffViews,
    PayoffsBulk,
    CallPayoffHandler,
    PayoffReads,
    StatementReads,
    PaidOutOrdersHandler,
    PayoffAheadHandler,
    PayoffFiguresOfHandler,
    RowOfPayoffsHandler,
  ],
})
export class PayoffsModule {}
