import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { ReadSiteSettings } from '#libs/contracts/catalogue/catalogue-queries';
import { DatabaseClock } from '#libs/event-log/append/database-clock';
import { type Micros, toRfc3339 } from '#libs/kernel/time';
import { Database } from '#libs/platform/database/database';
import { type FieldFault, invalid } from '#libs/platform/http/problem';
import type { ConsultationSlotsDto } from '../wire/forms.dto.js';
import { consultationMinutes, mostDaysAsked } from '../rules/limits.js';
import { officeDay, slotsOf, wallDay } from '../rules/slots.js';

const usualDays = 14;

/** The free half hours of some days. `from`: a day of the office's calendar, today where it is left out; `days`: 1 to 31, 14 where they are. @throws Problem 422 */
export class ConsultationSlots extends Query<ConsultationSlotsDto> {
  constructor(
    readonly from: unknown,
    readonly days: unknown,
  ) {
    super();
  }
}

@QueryHandler(ConsultationSlots)
export class ConsultationSlotsHandler implements IQueryHandler<ConsultationSlots> {
  constructor(
    private readonly database: Database,
    private readonly queries: QueryBus,
    private readonly clock: DatabaseClock,
  ) {}

  async execute(asked: ConsultationSlots): Promise<ConsultationSlotsDto> {
    const { from, days } = readAsked(asked);
    const { workingHours } = await this.queries.execute(new ReadSiteSettings());
    const now = this.clock.now();
    const slots = slotsOf(workingHours, now, from ?? officeDay(now, workingHours), days);
    const taken = await this.taken(slots);
    return {
      slots: slots.filter((slot) => !taken.has(slot)).map(toRfc3339),
      timeZone: workingHours.timeZone,
      minutes: consultationMinutes,
    };
  }

  private async taken(slots: readonly Micros[]): Promise<ReadonlySet<Micros>> {
    if (slots.length === 0) return new Set();
    const rows = await this.database.query<{ slot: Micros }>('select slot from consultation_slots where slot = any ($1)', [slots]);
    return new Set(rows.map(({ slot }) => slot));
  }
}

function readAsked({ from, days }: ConsultationSlots): { from: number | undefined; days: number } {
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
