import { shortestSearch } from '#machines/kernel/plain-text';

/** A parameter of a list's address: name, default and parser. */
export interface Param<Value extends string = string> {
  name: string;
  initial: Value;
  parse: (text: string) => Value;
  /** parent parameter, without which it is left out */
  within?: string;
}

export type Params = Readonly<Record<string, Param>>;

/** Accepts any text, such as an id. */
export const text = (name: string, longest = 200): Param => ({ name, initial: '', parse: (value) => value.slice(0, longest) });

/** Accepts one of `values`; otherwise the default. */
export function oneOf<Word extends string>(name: string, values: readonly Word[]): Param<Word | ''>;
export function oneOf<Word extends string>(name: string, values: readonly Word[], initial: Word): Param<Word>;
export function oneOf<Word extends string>(name: string, values: readonly Word[], initial: Word | '' = ''): Param<Word | ''> {
  return { name, initial, parse: (value) => values.find((one) => one === value) ?? initial };
}

/** Accepts several of `values`, separated by commas and normalised to a fixed order. */
export const someOf = (name: string, values: readonly string[]): Param => ({
  name,
  initial: '',
  parse: (value) => {
    const chosen = splitValues(value);
    return values.filter((one) => chosen.includes(one)).join(',');
  },
});

/** Accepts `true` or nothing. */
export const flag = (name: string): Param<'true' | ''> => oneOf(name, ['true']);

const daySpan = /^(\d{4}-\d{2}-\d{2})?\.\.(\d{4}-\d{2}-\d{2})?$/;

/** Accepts an inclusive range of days, `2026-11-01..2026-11-20`, with optional ends. */
export const days = (name: string): Param => ({
  name,
  initial: '',
  parse: (value) => (daySpan.test(value) && value !== '..' ? value : ''),
});

const amountSpan = /^[A-Z]{3}:(?!\.\.$)(\d+(\.\d+)?)?\.\.(\d+(\.\d+)?)?$/;

/** Accepts an inclusive range of amounts in one currency, `EUR:100..2500.50`, with optional ends. */
export const amounts = (name: string): Param => ({ name, initial: '', parse: (value) => (amountSpan.test(value) ? value : '') });

/** Splits at commas and drops empty parts. */
const splitValues = (value: string): string[] => value.split(',').filter(Boolean);

/** State of every list in its address, besides its own parameters. */
export interface ListFrame {
  page: number;
  perPage: number;
  search: string;
  /** as on the wire: `-createdAt` */
  sort: string;
  /** columns that differ from the default visibility */
  switched: string[];
}

type ValuesOf<Given extends Params> = { [Name in keyof Given]: Given[Name]['initial'] };

/** The complete state of a list, all of it in the address. */
export type ListState<Filters extends Params, View extends Params> = ListFrame & ValuesOf<Filters> & ValuesOf<View>;

interface ListOptions<Filters extends Params, View extends Params> {
  /** as on the wire, the default first; a field that is listed once sorts in both directions */
  sorts: readonly [string, ...string[]];
  /** parameters that filter the list; sent to the API as `filter[name]` */
  filters: Filters;
  /** further parameters of the address: a tab, the open row */
  view?: View;
  /** whether the server supports a search */
  searched?: boolean;
  /** permitted page sizes and the default */
  perPage?: { choices: readonly number[]; usual: number };
  /** further parameters for the API, computed from the state */
  apiParams?: (state: ListState<Filters, View>) => Readonly<Record<string, string>>;
}

/** Conversions between a list's state and its address. */
export interface ListDefinition<State extends ListFrame, Name extends string = string> {
  sorts: readonly string[];
  perPageChoices: readonly number[];
  /** parses an address; ignores invalid parts, so that a mistyped link still shows a list */
  parse(query: URLSearchParams): State;
  /** the address without default values */
  serialize(state: State): URLSearchParams;
  toApiQuery(state: State): URLSearchParams;
  /** the query without a page, because an export has all rows */
  toExportQuery(state: State): URLSearchParams;
  /** whether anything restricts the list, so that an empty answer means "no match" */
  hasActiveFilters(state: State): boolean;
  clearFilters(state: State): State;
  /** applies a change; a change of the query returns to the first page */
  change(state: State, part: Partial<State>): State;
  /** values of the filters and view parameters, by their names in the definition */
  valuesOf(state: State): Readonly<Record<Name, string>>;
}

const usualPages = { choices: [5, 12, 25, 50, 100], usual: 12 };
const mostRows = 100;

/** Whether a text is long enough for a search; counts characters as the API does. */
export const isSearchable = (text: string): boolean => [...text.trim()].length >= shortestSearch;

const positive = (value: string | null, otherwise: number): number => {
  const number = Number(value);
  return Number.isSafeInteger(number) && number > 0 ? number : otherwise;
};

/** Defines a list whose state is in the address: `filter[name]`, sort, search and page. */
export function defineList<const Filters extends Params, const View extends Params = Record<never, Param>>(
  options: ListOptions<Filters, View>,
): ListDefinition<ListState<Filters, View>, Extract<keyof Filters | keyof View, string>> {
  type State = ListState<Filters, View>;
  type Name = Extract<keyof Filters | keyof View, string>;
  const { sorts, filters, view = {} as View, searched = true, perPage = usualPages } = options;
  const usualSort = sorts[0];
  const sortable = new Set(sorts.map(fieldOf));
  const ownNames = new Set(['page', 'switched', ...Object.keys(view)]);
  const valuesOf = (state: State) => state as Readonly<Record<Name, string>>;

  const valuesBut = (
    left: (param: Param) => string,
    params: Params,
    state: State,
    addressOf: (param: Param) => string,
  ): [string, string][] =>
    Object.entries(params).flatMap(([name, param]) => {
      const value = valuesOf(state)[name as Name];
      const isWhole = param.within === undefined || valuesOf(state)[param.within as Name] !== '';
      return value === left(param) || !isWhole ? [] : [[addressOf(param), value]];
    });
  /** Parameters whose value differs from the default, by their names in the address. */
  const inForce = (params: Params, state: State, addressOf: (param: Param) => string) =>
    valuesBut(({ initial: usual }) => usual, params, state, addressOf);
  const filtersOf = (state: State) => new URLSearchParams(inForce(filters, state, filterName));
  const question = (state: State, pages: Readonly<Record<string, string>>) => {
    // The API knows nothing of what is usual here, so what filters a list from the start is asked for too.
    const query = new URLSearchParams(valuesBut(() => '', filters, state, filterName));
    const asked = {
      ...pages,
      sort: state.sort,
      ...(isSearchable(state.search) ? { search: state.search.trim() } : {}),
      ...options.apiParams?.(state),
    };
    for (const [name, value] of Object.entries(asked)) query.set(name, value);
    return query;
  };
  const initial = (params: Params) => Object.fromEntries(Object.entries(params).map(([name, param]) => [name, param.initial]));

  return {
    sorts,
    perPageChoices: perPage.choices,
    valuesOf,
    parse: (query) => {
      const sort = query.get('sort') ?? usualSort;
      const read = (params: Params, addressOf: (param: Param) => string) =>
        Object.entries(params).map(([name, param]) => [name, param.parse(query.get(addressOf(param)) ?? param.initial)]);
      return {
        page: positive(query.get('page'), 1),
        perPage: Math.min(mostRows, positive(query.get('per_page'), perPage.usual)),
        search: searched ? (query.get('search') ?? '') : '',
        sort: sortable.has(fieldOf(sort)) ? sort : usualSort,
        switched: splitValues(query.get('columns') ?? ''),
        ...Object.fromEntries([...read(filters, filterName), ...read(view, ({ name }) => name)]),
      } as State;
    },
    serialize: (state) => {
      const query = filtersOf(state);
      if (state.page > 1) query.set('page', String(state.page));
      if (state.perPage !== perPage.usual) query.set('per_page', String(state.perPage));
      if (state.search) query.set('search', state.search);
      if (state.sort !== usualSort) query.set('sort', state.sort);
      if (state.switched.length > 0) query.set('columns', state.switched.join(','));
      for (const [name, value] of inForce(view, state, (param) => param.name)) query.set(name, value);
      return query;
    },
    toApiQuery: (state) => question(state, { page: String(state.page), per_page: String(state.perPage) }),
    toExportQuery: (state) => question(state, {}),
    hasActiveFilters: (state) => filtersOf(state).size > 0 || isSearchable(state.search),
    clearFilters: (state) => ({ ...state, ...initial(filters), search: '', page: 1 }),
    change: (state, part) => ({ ...state, ...(Object.keys(part).every((name) => ownNames.has(name)) ? {} : { page: 1 }), ...part }),
  };
}

const filterName = ({ name }: Param): string => `filter[${name}]`;
const fieldOf = (sort: string): string => sort.replace(/^-/, '');

/** A list in a tab of a page, whose parameters are next to the tab's in the address. */
export const defineTabList = (tab: string, sorts: readonly [string, ...string[]]) =>
  defineList({ sorts, filters: {}, view: { tab: { name: 'tab', initial: '', parse: () => tab } }, searched: false });
