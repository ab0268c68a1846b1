import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { EventLogModule } from '#libs/event-log/event-log.module';
import { addTexts } from '#libs/platform/texts/text';
import { texts } from '#machines/company/texts/all';
import { CompaniesController } from './companies.controller.js';
import { CompanyCommands } from './company-commands.js';
import { CompanyDueDates } from './company-due-dates.js';
import { ClientOfCompanyHandler, CompaniesInHandler, CompanyNamesHandler, RowOfCompaniesHandler } from './company-look-ups.js';
import { DueDatesController } from './due-dates.controller.js';
import { DueFill } from './due-fill.js';
import { CalendarOfCompaniesHandler, DueDatesOnHandler, DueOutcomesHandler } from './due-look-ups.js';
import { DueMarks } from './due-marks.js';
import { CompanyReads } from './company-reads.js';
import { CompanyViews } from './company-views.js';
import { DueRows } from './storage/due-rows.js';
import { CompanyRows } from './storage/company-rows.js';

// The refusals of companies, next to those of the edge.
addTexts(texts, ({ refusal }) => refusal);

/** Needs the global Config, Database and AccessGuardModule, and handlers of the queries about orders, people and documents. */
@Module({
  imports: [CqrsModule, EventLogModule],
  controllers: [CompaniesController, DueDatesController],
  providers: [
    CompanyRows,
    CompanyViews,
    CompanyDueDates,
    CompanyReads,
    CompanyCommands,
    ClientOfCompanyHandler,
    CompaniesInHandler,
    CompanyNamesHandler,
    RowOfCompaniesHandler,
    DueRows,
    DueFill,
    DueMarks,
    CalendarOfCompaniesHandler,
    DueDatesOnHandler,
    DueOutcomesHandler,
  ],
})
export class CompaniesModule {}
