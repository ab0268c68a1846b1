import type { QueryBus } from '@nestjs/cqrs';
import { ReadSiteSettings } from '#libs/contracts/catalogue/catalogue-queries';
import type { Database } from '#libs/platform/database/database';
import { type FilterKind, type ListGrammar, parseListQuery } from '#libs/platform/http/list-query';
import { type FieldFault, invalid, notFound } from '#libs/platform/http/problem';
import { dueKinds } from '#machines/company/due-dates';
import { currencies } from '#machines/kernel/money';
import { dayIn } from '#machines/kernel/time';
import { isTimeZone } from '#machines/kernel/time-zone';
import { progressStatuses } from '#machines/order/statuses';
import { addDays, daysIn, isDay, type Period, periodBefore } from '../rules/period.js';
import { reports } from '../rules/report-figures.js';
import { type Grouping, type ReportName, reportNames } from '../wire/reports.dto.js';
import type { Asked, Narrowing } from '../storage/asked-sql.js';

/** Days of a chart at most. */
const mostDays = 400;
/** Days of the longest period: ten years. */
const longest = 4_000;

interface Filters extends Record<string, FilterKind> {
  country: { kind: 'id' };
  service: { kind: 'id' };
  manager: { kind: 'id' };
  partner: { kind: 'id' };
  status: { kind: 'choice'; of: readonly string[] };
  currency: { kind: 'choice'; of: readonly string[] };
  kind: { kind: 'choice'; of: readonly string[] };
}

/** Filters of reports; each has some of them. */
export const reportGrammar: ListGrammar<Filters> = {
  filters: {
    country: { kind: 'id' },
    service: { kind: 'id' },
    manager: { kind: 'id' },
    partner: { kind: 'id' },
    status: { kind: 'choice', of: progressStatuses },
    currency: { kind: 'choice', of: currencies },
    kind: { kind: 'choice', of: dueKinds },
  },
  sorts: ['at'],
  search: false,
  parameters: ['from', 'to', 'timeZone', 'groupBy', 'compare', 'row', 'measure', 'format', 'rows'],
};

/** A validated request for a report. */
export interface AskedReport {
  report: ReportName;
  period: Period;
  previous: Period | null;
  timeZone: string;
  groupBy: Grouping;
  narrowing: Narrowing;
  page: { page: number; perPage: number; offset: number };
  /** parameters that only some routes read */
  more: Readonly<Record<string, string | undefined>>;
}

/** The office's zone, so that all readers of a report have the same days. */
export const officeZone = async (queries: QueryBus): Promise<string> =>
  (await queries.execute(new ReadSiteSettings())).workingHours.timeZone;

/**
 * Parses the request of `/reports/:report`; `officeZone` applies if it names no zone; `now` decides which days are in the future.
 * @throws Problem 404 for an unknown report, 422 naming every invalid field
 */
export function askedReport(name: string, raw: unknown, officeZone: string, now = new Date()): AskedReport {
  const report = reportNames.find((one) => one === name);
  if (report === undefined) throw notFound();
  const query = parseListQuery(raw, reportGrammar);
  const given = (raw ?? {}) as Record<string, string | undefined>;
  const faults: FieldFault[] = [];
  for (const name of Object.keys(query.filters))
    if (!reports[report].filters.includes(name)) faults.push({ field: `filter[${name}]`, code: 'unknownFilter' });
  const period = { from: dayFrom(given, 'from', faults), to: dayFrom(given, 'to', faults) };
  const groupBy = groupingFrom(given['groupBy'], report, faults);
  checkLength(period, groupBy, faults);
  const timeZone = zoneFrom(given['timeZone'] ?? officeZone, faults);
  if (!['previous', 'none', undefined].includes(given['compare'])) faults.push({ field: 'compare', code: 'notOffered' });
  if (faults.length > 0) throw invalid(...faults);
  const previous = given['compare'] === 'previous' ? periodBefore(period, dayIn(now, timeZone)) : null;
  const { page, perPage, offset } = query;
  return { report, period, previous, timeZone, groupBy, narrowing: query.filters, page: { page, perPage, offset }, more: given };
}

function dayFrom(given: Record<string, string | undefined>, field: string, faults: FieldFault[]): string {
  const text = given[field];
  if (text === undefined || text === '') faults.push({ field, code: 'required' });
  else if (!isDay(text)) faults.push({ field, code: 'mustBeDate' });
  else return text;
  return '2000-01-01';
}

function groupingFrom(text: string | undefined, report: ReportName, faults: FieldFault[]): Grouping {
  const offered = reports[report].groupings;
  const chosen = text === undefined ? offered[0] : offered.find((one) => one === text);
  if (chosen === undefined) faults.push({ field: 'groupBy', code: 'notOffered' });
  return chosen ?? offered[0];
}

function checkLength(period: Period, groupBy: Grouping, faults: FieldFault[]): void {
  if (faults.length > 0) return;
  if (period.to < period.from) faults.push({ field: 'to', code: 'badRange' });
  else if (daysIn(period) > (groupBy === 'day' ? mostDays : longest)) faults.push({ field: 'to', code: 'periodTooLong' });
}

function zoneFrom(text: string, faults: FieldFault[]): string {
  if (isTimeZone(text)) return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone;
  faults.push({ field: 'timeZone', code: 'notOffered' });
  return 'UTC';
}

/** Begin and end of a period in a time zone, by the database's rules. @throws Problem 422 for an unknown zone */
export async function momentsOf(database: Database, { from, to }: Period, timeZone: string): Promise<Pick<Asked, 'from' | 'before'>> {
  const moment = (day: string): string => `(extract(epoch from ((${day})::date::timestamp at time zone $3)) * 1000000)::bigint`;
  const row = await database
    .one<{ from: number; before: number }>(
      `select ${moment('$1')} as "from", ${moment('$2')} as before`,
      [from, addDays(to, 1), timeZone],
      'report_moments',
    )
    .catch((fault: unknown) => {
      throw (fault as { code?: string }).code === '22023' ? invalid({ field: 'timeZone', code: 'notOffered' }) : fault;
    });
  return { from: Number(row?.from), before: Number(row?.before) };
}

/** Begins of days in a time zone, in the given order. */
export async function beginnings(database: Database, days: readonly string[], timeZone: string): Promise<number[]> {
  const rows = await database.query<{ at: number }>(
    `select (extract(epoch from (d.day::date::timestamp at time zone $2)) * 1000000)::bigint as at from unnest($1::text[]) with ordinality d(day, nth) order by nth`,
    [days, timeZone],
    'report_axis',
  );
  return rows.map(({ at }) => Number(at));
}
