import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { type CalendarEntry, CalendarOfLeads } from '#libs/contracts/calendar/calendar-entries';
import { Database } from '#libs/platform/database/database';
import { permits } from '#machines/access/table';
import type { Micros } from '#machines/kernel/time';
import { leadNumber, openStates } from '#machines/lead/state';
import { consultationMinutes } from '../rules/limits.js';
import type { LeadRow } from '../storage/lead-stream.js';

type Row = Pick<LeadRow, 'id' | 'number' | 'slot' | 'slot_held' | 'state' | 'call_again_at' | 'erased'>;

/** Leads of one calendar at most; those that changed last are taken. */
const mostLeads = 500;

/** Staff get the consultations and calls of leads they work on, clients their own consultations. */
@QueryHandler(CalendarOfLeads)
export class CalendarOfLeadsHandler implements IQueryHandler<CalendarOfLeads> {
  constructor(private readonly database: Database) {}

  async execute({ asked: { actor, now, since } }: CalendarOfLeads): Promise<CalendarEntry[]> {
    const isSales = permits(actor, 'leads.read');
    if (!isSales && actor.role !== 'Client') return [];
    const rows = await this.database.query<Row>(
      `select id, number, slot, slot_held, state, call_again_at, erased from leads
       where ${isSales ? 'assignee_id' : 'client_id'} = $1 and greatest(slot, call_again_at) >= $2 order by updated_at desc limit ${mostLeads}`,
      [actor.id, since],
      isSales ? 'calendar_of_sales' : 'calendar_of_visitor',
    );
    return rows.flatMap((row) => entriesOf(row, isSales, now));
  }
}

function entriesOf({ id, number, slot, slot_held, state, call_again_at, erased }: Row, isSales: boolean, now: Micros): CalendarEntry[] {
  const about = { id, number: isSales ? leadNumber(number) : null, about: null, path: isSales ? `/admin/lead/${id}` : null };
  const isOpen = !erased && (openStates as readonly string[]).includes(state);
  const meeting = (at: Micros) => ({ at, minutes: consultationMinutes });
  // An hour that is over is free again when its lead is closed: whether it took place is not known.
  const isKnown = slot !== null && (slot_held || slot > now);
  return [
    ...(isKnown ? [{ ...about, kind: 'consultation' as const, when: meeting(slot), cancelled: !slot_held }] : []),
    ...(call_again_at === null || !isSales
      ? []
      : [{ ...about, kind: 'callAgain' as const, when: meeting(call_again_at), cancelled: !isOpen }]),
  ];
}
