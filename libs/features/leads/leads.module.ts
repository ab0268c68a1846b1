import { Module, type OnModuleInit } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { EventLogModule } from '#libs/event-log/event-log.module';
import { LiveSources } from '#libs/event-log/live/live-sources';
import { RateLimiter } from '#libs/platform/rate-limit/rate-limiter';
import { permits } from '#machines/access/table';
import { CallLeadHandler } from './commands/call-lead.js';
import { LeadOrders } from './commands/order-of-lead.js';
import { RegisterLeadHandler } from './commands/register-lead.js';
import { ConsultationController } from './http/consultation.controller.js';
import { FormsController } from './http/forms.controller.js';
import { LeadsController } from './http/leads.controller.js';
import { CalendarOfLeadsHandler } from './queries/calendar-of-leads.js';
import { ConsultationLinks } from './queries/consultation-links.js';
import { ConsultationReads } from './queries/consultation-reads.js';
import { FormReferences } from './queries/form-references.js';
import { LeadEmailOfHandler } from './queries/lead-email.js';
import { LeadExport } from './queries/lead-export.js';
import { LeadNamesHandler, OpenLeadsOfHandler, RowOfLeadsHandler } from './queries/lead-look-ups.js';
import { LeadReads } from './queries/lead-reads.js';
import { LeadViews } from './queries/lead-views.js';
import { LeadRegistration } from './storage/lead-registration.js';
import { LeadRows } from './storage/lead-rows.js';
import { addLeadTexts } from './texts/texts.js';

addLeadTexts();

/** Needs the global Config, Database and AccessGuardModule, and handlers of the queries about catalogue, people and orders. */
@Module({
  imports: [CqrsModule, EventLogModule],
  controllers: [FormsController, ConsultationController, LeadsController],
  providers: [
    RateLimiter,
    FormReferences,
    LeadRegistration,
    LeadRows,
    LeadViews,
    RegisterLeadHandler,
    CallLeadHandler,
    LeadOrders,
    ConsultationLinks,
    ConsultationReads,
    LeadReads,
    LeadEmailOfHandler,
    LeadNamesHandler,
    OpenLeadsOfHandler,
    RowOfLeadsHandler,
    CalendarOfLeadsHandler,
    LeadExport,
  ],
})
export class LeadsModule implements OnModuleInit {
  constructor(private readonly live: LiveSources) {}

  /** Lets readers of leads follow their changes live. */
  onModuleInit(): void {
    this.live.registerStream('lead', () => (_, actor) => permits(actor, 'leads.read'));
  }
}
