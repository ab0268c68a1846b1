/** The kinds of report, as the API names them. */
export const reportKinds = ['orders', 'revenue', 'funnel', 'payments', 'departments'] as const;
export type ReportKind = (typeof reportKinds)[number];

export const presets = ['today', 'week', 'month', 'thisMonth', 'lastMonth', 'quarter', 'year', 'all'] as const;
export type Preset = (typeof presets)[number];

/** Filters that the page offers, by their names on the wire. */
export const filterNames = ['country', 'status', 'partner', 'manager'] as const;
export type FilterName = (typeof filterNames)[number];

/** Everything the page shows, all of it in the address. Days are the reader's own. */
export interface ReportAddress {
  kind: ReportKind;
  /** a preset follows the calendar; `own` days stay as they are */
  period: Preset | 'own';
  from: string;
  to: string;
  /** Empty: what the report is usually grouped by. */
  groupBy: string;
  compare: boolean;
  filters: Partial<Record<FilterName, string>>;
  /** Empty: the first there is. */
  currency: string;
  /** The figure whose orders are shown: its measure and row; row empty: the total. */
  drill: { measure: string; row: string } | null;
}

const shape = /^\d{4}-\d{2}-\d{2}$/;
const dayMs = 86_400_000;

/** The reader's day as people write it. */
export const dayOf = (date: Date): string =>
  `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}`;

const shifted = (day: string, days: number): string => new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/** The days a preset means on `today`. */
export function daysOf(preset: Preset, today: string): { from: string; to: string } {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const first = (monthsAway: number, ofMonth = month): string =>
    new Date(Date.UTC(year, ofMonth - 1 + monthsAway, 1)).toISOString().slice(0, 10);
  switch (preset) {
    case 'today':
      return { from: today, to: today };
    case 'week':
      return { from: shifted(today, -6), to: today };
    case 'month':
      return { from: shifted(today, -29), to: today };
    case 'thisMonth':
      return { from: first(0), to: shifted(first(1), -1) };
    case 'lastMonth':
      return { from: first(-1), to: shifted(first(0), -1) };
    case 'quarter': {
      const start = month - ((month - 1) % 3);
      return { from: first(0, start), to: shifted(first(3, start), -1) };
    }
    case 'year':
      return { from: `${year}-01-01`, to: `${year}-12-31` };
    case 'all':
      return { from: `${year - 9}-01-01`, to: `${year}-12-31` };
  }
}

const oneOf = <Choice extends string>(choices: readonly Choice[], text: string | null, otherwise: Choice): Choice =>
  choices.find((choice) => choice === text) ?? otherwise;

/** Reads an address; what it does not understand is left out, so that a mistyped link still shows a report. */
export function readAddress(query: URLSearchParams, today: string): ReportAddress {
  const [from = '', to = ''] = [query.get('from') ?? '', query.get('to') ?? ''];
  const own = shape.test(from) && shape.test(to);
  const period = own ? 'own' : oneOf(presets, query.get('period'), 'year');
  const filters = filterNames.flatMap((name) => (query.get(`filter[${name}]`) ? [[name, query.get(`filter[${name}]`)]] : []));
  const measure = query.get('measure');
  return {
    kind: oneOf(reportKinds, query.get('report'), 'orders'),
    period,
    ...(period === 'own' ? { from, to } : daysOf(period, today)),
    groupBy: query.get('groupBy') ?? '',
    compare: query.get('compare') === 'previous',
    filters: Object.fromEntries(filters) as ReportAddress['filters'],
    currency: query.get('currency') ?? '',
    drill: measure === null ? null : { measure, row: query.get('row') ?? '' },
  };
}

/** The address of a report; what is as usual is left out, to keep it short. */
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
  if (address.drill) {
    query.set('measure', address.drill.measure);
    if (address.drill.row) query.set('row', address.drill.row);
  }
  return query;
}

/** The question put to the API; days are meant in the reader's time zone. */
export function askedOf({ from, to, groupBy, compare, filters }: ReportAddress): URLSearchParams {
  const query = new URLSearchParams({ from, to, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone });
  if (groupBy) query.set('groupBy', groupBy);
  if (compare) query.set('compare', 'previous');
  for (const [name, value] of Object.entries(filters)) query.set(`filter[${name}]`, value);
  return query;
}
