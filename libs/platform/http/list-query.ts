import { type Id, isId } from '#machines/kernel/ids';
import { type Currency, digitsOf, fromText, isCurrency, type MinorUnits } from '#machines/kernel/money';
import { searchedText, shortestSearch } from '#machines/kernel/plain-text';
import { calendarDateOf, type Micros } from '#machines/kernel/time';
import { searchedWords } from '../database/search-words.js';
import { type FieldFault, mostFaults, Problem } from './problem.js';
import type { Page } from '#libs/contracts/wire/page';

/**
 * Kinds of filters. `id`, `choice`, `word` (alphanumeric, dot, hyphen and underscore) and `name` (alphanumeric, for codes): one or more,
 * comma-separated. `flag`: true or false. `date`: a day, an instant or a range of them. `number`: a decimal or a range. `money`: a range of amounts in one
 * currency. An `id` may allow `me`, which stands for the caller, so that a query can be saved and shared.
 */
export type FilterKind =
  | { kind: 'id'; me?: Id }
  | { kind: 'money' }
  | { kind: 'choice'; of: readonly string[] }
  | { kind: 'word' }
  | { kind: 'name' }
  | { kind: 'flag' }
  | { kind: 'date' }
  | { kind: 'number' };

/** A range of time in microseconds: from (inclusive) to before (exclusive); an open end is absent. */
export interface DateSpan {
  from?: Micros;
  before?: Micros;
}

/** Inclusive range; an open end is absent. */
export interface NumberSpan {
  from?: number;
  to?: number;
}

/** Inclusive range of amounts in one currency; an open end is absent. */
export interface MoneySpan {
  currency: Currency;
  from?: MinorUnits;
  to?: MinorUnits;
}

type FilterValue<K extends FilterKind> = K extends { kind: 'id' }
  ? readonly Id[]
  : K extends { kind: 'choice' | 'word' | 'name' }
    ? readonly string[]
    : K extends { kind: 'flag' }
      ? boolean
      : K extends { kind: 'date' }
        ? DateSpan
        : K extends { kind: 'money' }
          ? MoneySpan
          : NumberSpan;

/** A list's grammar: its filters, its sorts (only indexed ones; the first is the default, descending) and whether it can be searched. */
export interface ListGrammar<F extends Record<string, FilterKind> = Record<string, FilterKind>, S extends string = string> {
  filters: F;
  sorts: readonly [S, ...S[]];
  /** False if the list cannot be searched; true otherwise. */
  search?: boolean;
  /** Maximum row of a paged search; `searchLimit` by default. */
  searchRows?: number;
  /** Default sort as on the wire: "-createdAt". */
  defaultSort?: S | `-${S}`;
  /** Additional parameters that the route parses itself. */
  parameters?: readonly string[];
}

/** A validated list query. `offset` is (page - 1) x perPage. */
export interface ListQuery<F extends Record<string, FilterKind> = Record<string, FilterKind>, S extends string = string> {
  page: number;
  perPage: number;
  offset: number;
  /** At least 2 characters, one of them alphanumeric, NFC, single spaces; absent without a search. */
  search?: string;
  filters: { [K in keyof F]?: FilterValue<F[K]> };
  sort: { by: S; descending: boolean };
}

/** Maximum row of a paged search, unless the list's grammar has a lower one. */
export const searchLimit = 10_000;
const maxPage = 1_000_000_000;
const maxValues = 100;

type Report = (field: string, code: string, params?: FieldFault['params'], offered?: FieldFault['offered']) => undefined;

function wholeFrom(raw: string | undefined, field: string, fallback: number, max: number, report: Report): number {
  if (raw === undefined) return fallback;
  if (!/^\d{1,15}$/.test(raw)) return report(field, 'mustBeWhole') ?? fallback;
  const value = Number(raw);
  if (value < 1) return report(field, 'tooSmall', { limit: 1 }) ?? fallback;
  return value > max ? (report(field, 'tooLarge', { limit: max }) ?? fallback) : value;
}

function searchFrom(raw: string | undefined, report: Report): string | undefined {
  const search = raw === undefined ? undefined : searchedText(raw);
  if (search === undefined || search === '') return undefined;
  const length = [...search].length;
  if (length < shortestSearch) return report('search', 'searchTooShort');
  if (searchedWords(search).length === 0) return report('search', 'searchHasNoWord');
  return length > 100 ? report('search', 'tooLong') : search;
}

const dayMicros = 86_400_000_000;
const day = /^\d{4}-\d{2}-\d{2}$/;
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})$/;

/** The years that the database and four digits can write, as milliseconds. */
const [firstYear, afterLastYear] = [Date.parse('0001-01-01T00:00:00Z'), Date.parse('+010000-01-01T00:00:00Z')];

/** A day or instant as [first microsecond, first microsecond after it]; undefined if it is neither, or not in the calendar. */
function momentOf(text: string): readonly [Micros, Micros] | undefined {
  const isDay = day.test(text);
  if (!isDay && !instant.test(text)) return undefined;
  const at = Date.parse(isDay ? `${text}T00:00:00Z` : text);
  if (Number.isNaN(at) || at < firstYear || at >= afterLastYear || (isDay && calendarDateOf(at * 1000) !== text)) return undefined;
  return [at * 1000, at * 1000 + (isDay ? dayMicros : 1000)];
}

const ends = (raw: string): readonly [string, string] => {
  const cut = raw.indexOf('..');
  return cut < 0 ? [raw, raw] : [raw.slice(0, cut), raw.slice(cut + 2)];
};

function dateSpan(raw: string, field: string, report: Report): DateSpan | undefined {
  const [first, last] = ends(raw);
  const [from, until] = [momentOf(first), momentOf(last)];
  if ((first !== '' && !from) || (last !== '' && !until) || (first === '' && last === '')) return report(field, 'mustBeDate');
  if (from && until && until[1] <= from[0]) return report(field, 'badRange');
  return { ...(from && { from: from[0] }), ...(until && { before: until[1] }) };
}

function numberSpan(raw: string, field: string, report: Report): NumberSpan | undefined {
  const [first, last] = ends(raw);
  const decimal = /^-?\d{1,15}(?:\.\d{1,6})?$/;
  if ([first, last].some((end) => end !== '' && !decimal.test(end)) || (first === '' && last === '')) return report(field, 'mustBeNumber');
  if (first !== '' && last !== '' && Number(last) < Number(first)) return report(field, 'badRange');
  return { ...(first !== '' && { from: Number(first) }), ...(last !== '' && { to: Number(last) }) };
}

/** Parses `EUR:100..2500.50`. Missing decimals are filled up; excess ones are an error, because nothing is rounded. */
function moneySpan(raw: string, field: string, report: Report): MoneySpan | undefined {
  const [, currency = '', first = '', last = ''] = /^([A-Z]{3}):([\d.]*?)\.\.([\d.]*)$/.exec(raw) ?? [];
  if (!isCurrency(currency) || (first === '' && last === '')) return report(field, 'mustBeMoney');
  const [from, to] = [first, last].map((end) => (end === '' ? undefined : (amountOf(end, currency) ?? Number.NaN)));
  if (Number.isNaN(from) || Number.isNaN(to)) return report(field, 'mustBeMoney');
  if (from !== undefined && to !== undefined && to < from) return report(field, 'badRange');
  return { currency, ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
}

/** Parses a decimal of the wire, 100 or 100.5, into minor units; `readAmount` parses what people type, by language. */
function amountOf(text: string, currency: Currency): MinorUnits | undefined {
  const [, whole = '', fraction = ''] = /^(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  const digits = digitsOf(currency);
  return fromText(digits === 0 && fraction === '' ? whole : `${whole}.${fraction.padEnd(digits, '0')}`, currency);
}

function valuesOf(raw: string, field: string, accepts: (value: string) => boolean, code: string, report: Report): string[] | undefined {
  const values = [...new Set(raw.split(',').map((value) => value.trim()))];
  if (values.length > maxValues) return report(field, 'tooMany');
  return values.every(accepts) ? values : report(field, code);
}

function idsOf(raw: string, me: Id | undefined, field: string, report: Report): Id[] | undefined {
  const ids = valuesOf(raw, field, (value) => isId(value) || (me !== undefined && value === 'me'), 'mustBeId', report);
  return ids && [...new Set(ids.map((value) => (value === 'me' && me !== undefined ? me : value)))];
}

const word = /^[a-z0-9._-]{1,60}$/;
const name = /^[a-z][a-z0-9]{0,59}$/i;

function filterFrom(kind: FilterKind, raw: string, field: string, report: Report): FilterValue<FilterKind> | undefined {
  switch (kind.kind) {
    case 'id':
      return idsOf(raw.toLowerCase(), kind.me, field, report);
    case 'choice':
      return valuesOf(
        raw,
        field,
        (value) => kind.of.includes(value),
        'notOffered',
        (at, code) => report(at, code, undefined, kind.of),
      );
    case 'word':
      return valuesOf(raw, field, (value) => word.test(value), 'badFormat', report);
    case 'name':
      return valuesOf(raw, field, (value) => name.test(value), 'badFormat', report);
    case 'flag':
      return raw === 'true' || raw === 'false' ? raw === 'true' : report(field, 'mustBeBoolean');
    case 'date':
      return dateSpan(raw, field, report);
    case 'number':
      return numberSpan(raw, field, report);
    case 'money':
      return moneySpan(raw, field, report);
  }
}

function sortFrom<S extends string>(raw: string | undefined, grammar: ListGrammar<Record<string, FilterKind>, S>, report: Report) {
  const asked = raw ?? grammar.defaultSort ?? `-${grammar.sorts[0]}`;
  const descending = asked.startsWith('-');
  const by = grammar.sorts.find((sort) => sort === (descending ? asked.slice(1) : asked));
  if (!by) report('sort', 'unknownSort');
  return { by: by ?? grammar.sorts[0], descending };
}

const filterName = /^filter\[(.+)\]$/;

/**
 * Parses a query string by the list grammar of the API. Unknown parameters are errors; an empty filter, sort or search counts as absent.
 * @throws Problem 422 validationFailed listing every error (unknownFilter, unknownSort, unknownParameter, repeatedParameter, searchTooShort ...);
 * 422 narrowSearch if a search is paged beyond the grammar's `searchRows`
 */
export function parseListQuery<F extends Record<string, FilterKind>, S extends string>(
  query: unknown,
  grammar: ListGrammar<F, S>,
): ListQuery<F, S> {
  const faults: FieldFault[] = [];
  const report: Report = (field, code, params, offered) => {
    if (faults.length < mostFaults) faults.push({ field, code, ...(params && { params }), ...(offered && { offered }) });
    return undefined;
  };
  const plain = new Map<string, string>();
  const filters: Record<string, FilterValue<FilterKind>> = {};
  for (const [name, raw] of Object.entries((query ?? {}) as Record<string, unknown>)) {
    if (faults.length >= mostFaults) break;
    if (typeof raw !== 'string') report(name, 'repeatedParameter');
    // HTML forms send empty fields: they count as absent.
    else if (raw === '' && (name === 'sort' || name === 'filter')) continue;
    else if (['page', 'per_page', 'sort'].includes(name) || grammar.parameters?.includes(name)) plain.set(name, raw);
    else if (name === 'search' && grammar.search !== false) plain.set(name, raw);
    else {
      const filter = filterName.exec(name)?.[1];
      const kind = filter !== undefined && Object.hasOwn(grammar.filters, filter) ? grammar.filters[filter] : undefined;
      if (kind && raw === '') continue;
      const value = kind
        ? filterFrom(kind, raw, name, report)
        : report(name, name.startsWith('filter') ? 'unknownFilter' : 'unknownParameter');
      if (value !== undefined && filter !== undefined) filters[filter] = value;
    }
  }
  const page = wholeFrom(plain.get('page'), 'page', 1, maxPage, report);
  const perPage = wholeFrom(plain.get('per_page'), 'per_page', 5, 100, report);
  const search = searchFrom(plain.get('search'), report);
  const sort = sortFrom(plain.get('sort'), grammar, report);
  if (faults.length > 0) throw new Problem('validationFailed', { errors: faults });
  const offset = (page - 1) * perPage;
  const { searchRows: limit = searchLimit } = grammar;
  if (search !== undefined && offset >= limit)
    throw new Problem('narrowSearch', { params: { limit }, errors: [{ field: 'page', code: 'narrowSearch', params: { limit } }] });
  return { page, perPage, offset, ...(search !== undefined && { search }), filters: filters as ListQuery<F, S>['filters'], sort };
}

/** The page that answers `query`. */
export const pageOf = <T>(query: Pick<ListQuery, 'page' | 'perPage'>, items: T[], total: number, totalIsExact = true): Page<T> => ({
  items,
  page: query.page,
  per_page: query.perPage,
  total,
  totalIsExact,
});

/** The same of a list that was counted by `countUpTo`: its total is exact up to `limit`. */
export const pageUpTo = <T>(limit: number, query: Pick<ListQuery, 'page' | 'perPage'>, items: T[], total: number): Page<T> =>
  pageOf(query, items, Math.min(total, limit), total <= limit);
