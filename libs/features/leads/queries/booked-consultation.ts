import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { ReadSiteSettings } from '#libs/contracts/catalogue/catalogue-queries';
import { DatabaseClock } from '#libs/event-log/append/database-clock';
import type { Id } from '#libs/kernel/ids';
import type { Micros } from '#libs/kernel/time';
import { Database } from '#libs/platform/database/database';
import type { Reader } from '#libs/platform/texts/moments';
import { openStates } from '#machines/lead/state';
import type { LeadContact } from '../storage/lead-contacts.js';
import type { LeadRow } from '../storage/lead-stream.js';
import { ConsultationLinks } from './consultation-links.js';

/** The consultation that a link is about. `notHeld`: cancelled, or its lead closed or erased. */
export interface BookedConsultation {
  lead: Id;
  /** the visitor */
  reader: Reader;
  slot: Micros;
  status: 'open' | 'notHeld' | 'started';
}

/** Reads the consultation of a link; undefined if the link is not ours. */
export class ConsultationOfLink extends Query<BookedConsultation | undefined> {
  constructor(readonly token: string) {
    super();
  }
}

type Row = Pick<LeadRow, 'language' | 'slot' | 'slot_held' | 'state' | 'erased'> & Pick<LeadContact, 'time_zone' | 'erased_at'>;

@QueryHandler(ConsultationOfLink)
export class ConsultationOfLinkHandler implements IQueryHandler<ConsultationOfLink> {
  constructor(
    private readonly database: Database,
    private readonly queries: QueryBus,
    private readonly clock: DatabaseClock,
    private readonly links: ConsultationLinks,
  ) {}

  async execute({ token }: ConsultationOfLink): Promise<BookedConsultation | undefined> {
    const lead = this.links.read(token);
    if (lead === undefined) return undefined;
    const row = await this.database.one<Row>(
      `select l.language, l.slot, l.slot_held, l.state, l.erased, c.time_zone, c.erased_at
       from leads l join lead_contacts c on c.lead_id = l.id where l.id = $1`,
      [lead],
      'consultation_of_link',
    );
    if (row === undefined || row.slot === null) return undefined;
    const { workingHours } = await this.queries.execute(new ReadSiteSettings());
    const reader = { language: row.language, timeZone: row.time_zone ?? workingHours.timeZone };
    return { lead, reader, slot: row.slot, status: this.statusOf(row, row.slot) };
  }

  private statusOf({ slot_held, state, erased, erased_at }: Row, slot: Micros): BookedConsultation['status'] {
    const isOpen = (openStates as readonly string[]).includes(state) && !erased && erased_at === null;
    if (!slot_held || !isOpen) return 'notHeld';
    return slot > this.clock.now() ? 'open' : 'started';
  }
}
