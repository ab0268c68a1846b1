import { contentText } from '#machines/kernel/content-language';
import { fillText } from '#machines/kernel/format';
import { type IQueryHandler, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { CountryNames, PublicCatalogue, ReadSiteSettings, ServiceTitles } from '#libs/contracts/catalogue/catalogue-queries';
import { type AwaitedCall, type LeadEmail, LeadEmailOf } from '#libs/contracts/leads/lead-email';
import { DatabaseClock } from '#libs/event-log/append/database-clock';
import type { Id } from '#machines/kernel/ids';
import { formatPhone } from '#machines/kernel/phone-number';
import type { Micros } from '#machines/kernel/time';
import { Config } from '#libs/platform/config/config';
import { Database } from '#libs/platform/database/database';
import { greetableName } from '#libs/platform/mail/greetable-name';
import type { WorkingHours } from '#machines/catalogue/site-settings';
import { nextOpening } from '#machines/catalogue/working-hours';
import { calendarEntry, type Meeting, methodOf } from '../rules/calendar.js';
import { consultationMinutes } from '../rules/limits.js';
import { pricedSelection, selectionPath } from '../rules/selection-path.js';
import type { LeadContact } from '../storage/lead-contacts.js';
import type { LeadRow } from '../storage/lead-stream.js';
import { cancellationMailOf, confirmationOf } from '../storage/lead-registration.js';
import { leadTexts } from '../texts/texts.js';
import { ConsultationLinks } from './consultation-links.js';

type Row = Pick<LeadRow, 'version' | 'updated_at' | 'kind' | 'language' | 'slot' | 'slot_held' | 'country_id' | 'service_id'> &
  Pick<LeadContact, 'name' | 'email' | 'phone' | 'time_zone' | 'order_url'>;
type Mailed = Row & { email: string };

@QueryHandler(LeadEmailOf)
export class LeadEmailOfHandler implements IQueryHandler<LeadEmailOf> {
  constructor(
    private readonly database: Database,
    private readonly queries: QueryBus,
    private readonly clock: DatabaseClock,
    private readonly config: Config,
    private readonly consultationLinks: ConsultationLinks,
  ) {}

  async execute({ lead, mail }: LeadEmailOf): Promise<LeadEmail | undefined> {
    const row = await this.database.one<Row>(
      `select l.version, l.updated_at, l.kind, l.language, l.slot, l.slot_held, l.country_id, l.service_id, c.name, c.email, c.phone, c.time_zone, c.order_url
       from leads l join lead_contacts c on c.lead_id = l.id where l.id = $1`,
      [lead],
    );
    if (row === undefined || row.email === null) return undefined;
    const mailed = { ...row, email: row.email };
    return row.kind === 'steps' ? this.selection(mailed) : this.confirmation(lead, mail, mailed);
  }

  private async selection({ language, name, email, phone, time_zone, order_url, country_id, service_id }: Mailed): Promise<LeadEmail> {
    const now = this.clock.now();
    const [{ workingHours }, countries, services, catalogue] = await Promise.all([
      this.queries.execute(new ReadSiteSettings()),
      this.queries.execute(new CountryNames(country_id === null ? [] : [country_id])),
      this.queries.execute(new ServiceTitles(service_id === null ? [] : [service_id])),
      this.queries.execute(new PublicCatalogue()),
    ]);
    return {
      kind: 'selection',
      to: { name: greetableName(name ?? ''), address: email },
      language,
      country: (country_id && countries.get(country_id)?.name) || null,
      service: (service_id && services.get(service_id)?.title) || null,
      offer: pricedSelection(order_url, catalogue.services, new Date(now / 1000)),
      call: phone === null ? null : awaitedCall(phone, time_zone, workingHours, now),
      path: selectionPath(language, order_url),
    };
  }

  /** Returns undefined if the slot is past or was given back; a cancellation confirms that it was. */
  private async confirmation(lead: Id, mail: Id, row: Mailed): Promise<LeadEmail | undefined> {
    const cancelled = mail === cancellationMailOf(lead);
    if (row.slot === null || row.slot <= this.clock.now() || row.slot_held === cancelled) return undefined;
    const { phone, email, company, workingHours } = await this.queries.execute(new ReadSiteSettings());
    const { language, slot } = row;
    const name = greetableName(row.name ?? '');
    const texts = leadTexts[language].calendar;
    const shown = row.phone === null ? null : formatPhone(row.phone);
    const meeting: Meeting = {
      id: lead,
      host: this.host,
      start: slot,
      minutes: consultationMinutes,
      changedAt: row.updated_at,
      sequence: row.version - 1,
      cancelled,
      summary: texts.summary,
      description: [fillText(texts.call, { phone: shown ?? '' }), fillText(texts.office, { phone, email })].join('\n'),
      organizer: { name: contentText(company.name, language) || 'Registra', email: email || this.sender },
      attendee: { name, email: row.email },
    };
    return {
      kind: 'consultation',
      change: cancelled ? 'cancelled' : mail === confirmationOf(lead) ? 'booked' : 'moved',
      to: { name, address: row.email },
      language,
      start: slot,
      minutes: consultationMinutes,
      timeZone: row.time_zone ?? workingHours.timeZone,
      phone: shown,
      office: { phone, email },
      calendar: { method: methodOf(meeting), content: calendarEntry(meeting) },
      manage: cancelled ? null : this.consultationLinks.to(lead),
    };
  }

  private get host(): string {
    return new URL(this.config.publicUrl).hostname;
  }

  /** The organiser of an invitation if the office has no address: the sender of the emails. */
  private get sender(): string {
    return /[^\s@<]+@[^\s@>]+(?=>?$)/.exec(this.config.mail?.from ?? '')?.[0] ?? `no-reply@${this.host}`;
  }
}

function awaitedCall(phone: string, timeZone: string | null, hours: WorkingHours, now: Micros): AwaitedCall {
  const opening = nextOpening(hours, now / 1000);
  const zones = { own: timeZone ?? hours.timeZone, office: hours.timeZone };
  return { phone: formatPhone(phone), now, opening: opening === null ? null : opening * 1000, zones };
}
