import { type IQueryHandler, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { ReadSiteSettings } from '#libs/contracts/catalogue/site-settings';
import { type LeadLetter, LeadLetterOf } from '#libs/contracts/leads/lead-letter';
import { DatabaseClock } from '#libs/event-log/append/database-clock';
import { formatPhone } from '#libs/kernel/phone-number';
import { Config } from '#libs/platform/config/config';
import { Database } from '#libs/platform/database/database';
import { greetableName } from '#libs/platform/mail/greetable-name';
import { invitation } from '../rules/calendar.js';
import { consultationMinutes } from '../rules/limits.js';
import type { LeadContact } from '../storage/lead-contacts.js';
import type { LeadRow } from '../storage/lead-stream.js';
import { leadWords } from '../texts/words.js';

type Row = Pick<LeadRow, 'language' | 'slot' | 'slot_held' | 'created_at'> & Pick<LeadContact, 'name' | 'email' | 'phone' | 'time_zone'>;

/** Writes a confirmation anew each time it is asked for: of what is so now. */
@QueryHandler(LeadLetterOf)
export class LeadLetterOfHandler implements IQueryHandler<LeadLetterOf> {
  constructor(
    private readonly database: Database,
    private readonly queries: QueryBus,
    private readonly clock: DatabaseClock,
    private readonly config: Config,
  ) {}

  async execute({ lead }: LeadLetterOf): Promise<LeadLetter | undefined> {
    const row = await this.database.one<Row>(
      `select l.language, l.slot, l.slot_held, l.created_at, c.name, c.email, c.phone, c.time_zone
       from leads l join lead_contacts c on c.lead_id = l.id where l.id = $1`,
      [lead],
    );
    if (!row?.slot_held || row.slot === null || row.email === null || row.slot <= this.clock.now()) return undefined;
    const { phone, email, company, workingHours } = await this.queries.execute(new ReadSiteSettings());
    const { language, slot } = row;
    const name = greetableName(row.name ?? '');
    const words = leadWords[language].calendar;
    const shown = row.phone === null ? null : formatPhone(row.phone);
    return {
      to: { name, address: row.email },
      language,
      start: slot,
      minutes: consultationMinutes,
      timeZone: row.time_zone ?? workingHours.timeZone,
      phone: shown,
      office: { phone, email },
      calendar: invitation({
        id: lead,
        host: this.host,
        start: slot,
        minutes: consultationMinutes,
        bookedAt: row.created_at,
        summary: words.summary,
        description: [words.call(shown ?? ''), words.office(phone, email)].join('\n'),
        organizer: { name: company.name[language] || 'Registra', email: email || this.sender },
        attendee: { name, email: row.email },
      }),
    };
  }

  private get host(): string {
    return new URL(this.config.publicUrl).hostname;
  }

  /** Who an invitation is from while nobody has said how the office is reached: the one the letters are from. */
  private get sender(): string {
    return /[^\s@<]+@[^\s@>]+(?=>?$)/.exec(this.config.mail?.from ?? '')?.[0] ?? `no-reply@${this.host}`;
  }
}
