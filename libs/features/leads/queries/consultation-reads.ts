import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { LRUCache } from 'lru-cache';
import { ReadSiteSettings } from '#libs/contracts/catalogue/catalogue-queries';
import { DatabaseClock } from '#libs/event-log/append/database-clock';
import type { Id } from '#machines/kernel/ids';
import { type Micros, toRfc3339 } from '#machines/kernel/time';
import { Database } from '#libs/platform/database/database';
import { type FieldFault, invalid } from '#libs/platform/http/problem';
import type { Reader } from '#libs/platform/texts/moments';
import { openStates } from '#machines/lead/state';
import { consultationMinutes, mostDaysAsked } from '../rules/limits.js';
import { officeDay, slotsOf, wallDay } from '../rules/slots.js';
import type { LeadContact } from '../storage/lead-contacts.js';
import type { LeadRow } from '../storage/lead-stream.js';
import type { ConsultationSlotsDto } from '../wire/forms.dto.js';
import { ConsultationLinks } from './consultation-links.js';

const usualDays = 14;

/** `notHeld`: cancelled, or its lead closed or erased. */
export interface BookedConsultation {
  lead: Id;
  /** the visitor */
  reader: Reader;
  slot: Micros;
  status: 'open' | 'notHeld' | 'started';
}

export interface SlotRange {
  readonly from: unknown;
  readonly days: unknown;
}

@Injectable()
export class ConsultationReads {
  /** Formatted slots: formatting those of a month takes 1 ms. */
  private readonly texts = new LRUCache<Micros, string>({ max: 5_000 });

  constructor(
    private readonly database: Database,
    private readonly queries: QueryBus,
    private readonly clock: DatabaseClock,
    private readonly links: ConsultationLinks,
  ) {}

  /**
   * Lists free half hours. `from` is a day of the office's calendar, today by default; `days` is 1 to 31, 14 by default.
   * @throws Problem 422
   */
  async slots(asked: SlotRange): Promise<ConsultationSlotsDto> {
    const { from, days } = readAsked(asked);
    const { workingHours } = await this.queries.execute(new ReadSiteSettings());
    const now = this.clock.now();
    const slots = slotsOf(workingHours, now, from ?? officeDay(now, workingHours), days);
    const taken = await this.taken(slots);
    return {
      slots: slots.filter((slot) => !taken.has(slot)).map((slot) => this.written(slot)),
      timeZone: workingHours.timeZone,
      minutes: consultationMinutes,
    };
  }

  private written(slot: Micros): string {
    const known = this.texts.get(slot);
    if (known !== undefined) return known;
    const text = toRfc3339(slot);
    this.texts.set(slot, text);
    return text;
  }

  private async taken(slots: readonly Micros[]): Promise<ReadonlySet<Micros>> {
    if (slots.length === 0) return new Set();
    const between = [slots[0], slots.at(-1)];
    const rows = await this.database.query<{ slot: Micros }>(
      'select slot from consultation_slots where slot between $1 and $2',
      between,
      'taken-slots',
    );
    return new Set(rows.map(({ slot }) => slot));
  }
  /** Returns undefined if the link is not ours. */
  async ofLink(token: string): Promise<BookedConsultation | undefined> {
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

function readAsked({ from, days }: SlotRange): { from: number | undefined; days: number } {
  const faults: FieldFault[] = [];
  const day = typeof from === 'string' ? wallDay(from) : undefined;
  if (from !== undefined && day === undefined) faults.push({ field: 'from', code: 'mustBeDate' });
  const count = days === undefined ? usualDays : typeof days === 'string' && /^\d{1,3}$/.test(days) ? Number(days) : NaN;
  if (Number.isNaN(count)) faults.push({ field: 'days', code: 'mustBeWhole' });
  else if (count < 1) faults.push({ field: 'days', code: 'tooSmall', params: { limit: 1 } });
  else if (count > mostDaysAsked) faults.push({ field: 'days', code: 'tooLarge', params: { limit: mostDaysAsked } });
  if (faults.length > 0) throw invalid(...faults);
  return { from: day, days: count };
}

type Row = Pick<LeadRow, 'language' | 'slot' | 'slot_held' | 'state' | 'erased'> & Pick<LeadContact, 'time_zone' | 'erased_at'>;
