import { daysOf, isDay, type Preset, presets } from '../../lib/days.js';

/** Kinds of report, by their names in addresses and in the API. */
export const reportKinds = ['orders', 'revenue', 'funnel', 'payments', 'feedbacks', 'departments', 'renewals'] as const;
export type ReportKind = (typeof reportKinds)[number];

/** Whether the reader can choose a grouping; known before the report is loaded. */
export const hasGroupings = (kind: ReportKind): boolean => kind !== 'funnel';

/** Filters of all reports, by their names in addresses and in the API. */
const filterNames = ['country', 'service', 'status', 'manager', 'partner', 'currency', 'kind'] as const;

/** Filters that a report has; that of renewals only country, service and kind. */
export const filtersOf = (kind: ReportKind): readonly FilterName[] =>
  filterNames.filter((name) => (kind === 'renewals' ? ['country', 'service', 'kind'].includes(name) : name !== 'kind'));

export type FilterName = (typeof filterNames)[number];

/** Days of a chart at most; the API does not split longer periods by days. */
export const mostDaysDrawn = 400;

/** The complete state of the page. Days are in the reader's zone. */
export interface ReportAddress {
  kind: ReportKind;
  /** a preset follows the calendar; `own` days are fixed */
  period: Preset | 'own';
  from: string;
  to: string;
  /** empty: the report's default */
  groupBy: string;
  compare: boolean;
  filters: Partial<Record<FilterName, string>>;
  /** empty: the one with the largest amounts */
  currency: string;
  /** empty: as the rows came; else the key of a measure, with a minus for descending */
  sort: string;
  /** figure whose orders are shown; row empty: the total */
  drill: { measure: string; row: string } | null;
}

const oneOf = <Choice extends string>(choices: readonly Choice[], text: string | null, otherwise: Choice): Choice =>
  choices.find((choice) => choice === text) ?? otherwise;

/** Parses an address; ignores invalid parts, so that a mistyped link still shows a report. */
export function readAddress(query: URLSearchParams, today: string): ReportAddress {
  const [from = '', to = ''] = [query.get('from') ?? '', query.get('to') ?? ''];
  const kind = oneOf(reportKinds, query.get('report'), 'orders');
  const own = isDay(from) && isDay(to) && from <= to;
  const period = own ? 'own' : oneOf(presetsOf(kind), query.get('period'), 'year');
  const filters = filtersOf(kind).flatMap((name) => (query.get(`filter[${name}]`) ? [[name, query.get(`filter[${name}]`)]] : []));
  const measure = query.get('measure');
  return {
    kind,
    period,
    ...(period === 'own' ? { from, to } : daysOf(period, today)),
    groupBy: query.get('groupBy') ?? '',
    compare: query.get('compare') === 'previous',
    filters: Object.fromEntries(filters) as ReportAddress['filters'],
    currency: query.get('currency') ?? '',
    sort: query.get('sort') ?? '',
    drill: measure === null ? null : { measure, row: query.get('row') ?? '' },
  };
}

/** The address without default values. */
export function writeAddress(address: ReportAddress): URLSearchParams {
  const query = new URLSearchParams();
  if (address.kind !== 'orders') query.set('report', address.kind);
  if (address.period === 'own') {
    query.set('from', address.from);
    query.set('to', address.to);
  } else if (address.period !== 'year') query.set('period', address.period);
  if (address.groupBy) query.set('groupBy', address.groupBy);
  if (address.compare) query.set('compare', 'previous');
  for (const [name, value] of Object.entries(address.filters)) query.set(`filter[${name}]`, value);
  if (address.currency) query.set('currency', address.currency);
  if (address.sort) query.set('sort', address.sort);
  if (address.drill) {
    query.set('measure', address.drill.measure);
    if (address.drill.row) query.set('row', address.drill.row);
  }
  return query;
}

/** Periods that a report offers; only renewals also offer the next 60 days. */
export const presetsOf = (kind: ReportKind): readonly Preset[] => presets.filter((preset) => preset !== 'next60' || kind === 'renewals');

/** Query for the API; its days are the office's. */
export function askedOf({ from, to, groupBy, compare, filters }: ReportAddress): URLSearchParams {
  const query = new URLSearchParams({ from, to });
  if (groupBy) query.set('groupBy', groupBy);
  if (compare) query.set('compare', 'previous');
  for (const [name, value] of Object.entries(filters)) query.set(`filter[${name}]`, value);
  return query;
}

/**
 * The change that opens another report: same period, the filters that it also has, its default grouping and sort. The next 60 days become a
 * year where they are not offered.
 */
export function otherReport({ period, filters }: ReportAddress, kind: ReportKind): Partial<ReportAddress> {
  const kept = filtersOf(kind).flatMap((name) => (filters[name] === undefined ? [] : [[name, filters[name]]]));
  return {
    kind,
    groupBy: '',
    sort: '',
    drill: null,
    filters: Object.fromEntries(kept) as ReportAddress['filters'],
    ...(presetsOf(kind).some((preset) => preset === period) || period === 'own' ? {} : { period: 'year' }),
  };
}
