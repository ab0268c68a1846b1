import { shortestSearch } from '#machines/kernel/plain-text';

/** One word of a list's address: its name there, what it is unless the reader chose otherwise, and what of a text is understood. */
export interface Param<Value extends string = string> {
  name: string;
  initial: Value;
  parse: (text: string) => Value;
  /** Of the param that this one is a part of: without it, it is left out of the address. */
  within?: string;
}

export type Params = Readonly<Record<string, Param>>;

/** Any text: an id, the name of a source. */
export const text = (name: string, longest = 200): Param => ({ name, initial: '', parse: (value) => value.slice(0, longest) });

/** One of these words; where none is chosen, `initial`. */
export function oneOf<Word extends string>(name: string, words: readonly Word[]): Param<Word | ''>;
export function oneOf<Word extends string>(name: string, words: readonly Word[], initial: Word): Param<Word>;
export function oneOf<Word extends string>(name: string, words: readonly Word[], initial: Word | '' = ''): Param<Word | ''> {
  return { name, initial, parse: (value) => words.find((word) => word === value) ?? initial };
}

/** Any of these words, parted by commas, always in the same order. */
export const someOf = (name: string, words: readonly string[]): Param => ({
  name,
  initial: '',
  parse: (value) => {
    const chosen = splitWords(value);
    return words.filter((word) => chosen.includes(word)).join(',');
  },
});

/** `true`, or nothing. */
export const flag = (name: string): Param<'true' | ''> => oneOf(name, ['true']);

const daySpan = /^(\d{4}-\d{2}-\d{2})?\.\.(\d{4}-\d{2}-\d{2})?$/;

/** Inclusive days, `2026-11-01..2026-11-20`, either end may be missing. */
export const days = (name: string): Param => ({
  name,
  initial: '',
  parse: (value) => (daySpan.test(value) && value !== '..' ? value : ''),
});

const amountSpan = /^[A-Z]{3}:(?!\.\.$)(\d+(\.\d+)?)?\.\.(\d+(\.\d+)?)?$/;

/** Inclusive amounts of one currency, `EUR:100..2500.50`, either end may be missing. */
export const amounts = (name: string): Param => ({ name, initial: '', parse: (value) => (amountSpan.test(value) ? value : '') });

/** Words parted by commas. */
const splitWords = (value: string): string[] => value.split(',').filter(Boolean);

/** What every list keeps in its address beside its own params, so that Back, refresh and a sent link keep it. */
export interface ListFrame {
  page: number;
  perPage: number;
  search: string;
  /** As on the wire: `-createdAt`. */
  sort: string;
  /** Columns the reader has switched from what they usually are: taken away, or brought in. */
  switched: string[];
}

type ValuesOf<Given extends Params> = { [Name in keyof Given]: Given[Name]['initial'] };

/** All that a list shows, and all of it is in the address. */
export type ListState<Filters extends Params, View extends Params> = ListFrame & ValuesOf<Filters> & ValuesOf<View>;

interface ListOptions<Filters extends Params, View extends Params> {
  /** As on the wire, the usual one first. A field that is named once may be sorted by both ways. */
  sorts: readonly [string, ...string[]];
  /** What narrows the list; each stands in the address and goes to the API as `filter[name]`. */
  filters: Filters;
  /** What else the address keeps: a tab, the row that is open beside the list. */
  view?: View;
  /** Whether the server searches it. */
  searched?: boolean;
  /** How many rows a page may have, and how many it has unless the reader chose otherwise. */
  perPage?: { choices: readonly number[]; usual: number };
  /** What goes to the API beside the filters. */
  apiParams?: (state: ListState<Filters, View>) => Readonly<Record<string, string>>;
}

/** A list's state, as its address encodes it. */
export interface ListDefinition<State extends ListFrame, Name extends string = string> {
  sorts: readonly string[];
  perPageChoices: readonly number[];
  /** Reads an address; what it does not understand is left out, so that a mistyped link still shows a list. */
  parse(query: URLSearchParams): State;
  /** The address of a list; what is as usual is left out, to keep it short. */
  serialize(state: State): URLSearchParams;
  toApiQuery(state: State): URLSearchParams;
  /** The same rows, all of them, for a file. */
  toExportQuery(state: State): URLSearchParams;
  /** True when something narrows the list: then an empty answer means "no match" and not "nothing yet". */
  hasActiveFilters(state: State): boolean;
  clearFilters(state: State): State;
  /** A change of what is asked for starts again at the first page; turning the page, hiding a column or opening a row does not. */
  change(state: State, part: Partial<State>): State;
  /** The params' values by their names. */
  valuesOf(state: State): Readonly<Record<Name, string>>;
}

const usualPages = { choices: [5, 12, 25, 50, 100], usual: 12 };
const mostRows = 100;

/** Whether `text` is long enough to be searched for, as the API counts. */
export const isSearchable = (text: string): boolean => [...text.trim()].length >= shortestSearch;

const positive = (value: string | null, otherwise: number): number => {
  const number = Number(value);
  return Number.isSafeInteger(number) && number > 0 ? number : otherwise;
};

/** Defines a list by what its address may say; everything else about addresses and questions follows. */
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
  /** What differs from usual: it stands in the address. */
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
        switched: splitWords(query.get('columns') ?? ''),
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

/** A list within a tab of a page: its pages and sort stand in the address beside the tab's name. */
export const defineTabList = (tab: string, sorts: readonly [string, ...string[]]) =>
  defineList({ sorts, filters: {}, view: { tab: { name: 'tab', initial: '', parse: () => tab } }, searched: false });
