/** What every list keeps in its address beside its own filters, so that Back, refresh and a sent link keep it. */
export interface ListFrame {
  page: number;
  perPage: number;
  search: string;
  /** As on the wire: `-createdAt`. */
  sort: string;
  /** Columns the reader has switched from what they usually are: taken away, or brought in. */
  switched: string[];
}

/** What a list can be sorted by, and how it is unless the reader chose otherwise. */
export interface FrameRules {
  sorts: readonly string[];
  usualSort: string;
}

export const perPageChoices = [5, 12, 25, 50, 100] as const;
export const usualPerPage = 12;
/** Shorter words are not searched for: the API wants three characters. */
export const shortestSearch = 3;

const days = /^(\d{4}-\d{2}-\d{2})?\.\.(\d{4}-\d{2}-\d{2})?$/;

const positive = (text: string | null, otherwise: number): number => {
  const value = Number(text);
  return Number.isSafeInteger(value) && value > 0 ? value : otherwise;
};

/** Words parted by commas. */
export const readWords = (text: string | null): string[] => (text ?? '').split(',').filter(Boolean);

/** Inclusive days, `2026-11-01..2026-11-20`, either end may be missing; anything else is no span. */
export const readSpan = (text: string | null): string => (text !== null && days.test(text) && text !== '..' ? text : '');

/** Reads an address; what it does not understand is left out, so that a mistyped link still shows a list. */
export function readFrame(query: URLSearchParams, { sorts, usualSort }: FrameRules): ListFrame {
  const sort = query.get('sort') ?? usualSort;
  return {
    page: positive(query.get('page'), 1),
    perPage: Math.min(100, positive(query.get('per_page'), usualPerPage)),
    search: query.get('search') ?? '',
    sort: sorts.includes(sort.replace(/^-/, '')) ? sort : usualSort,
    switched: readWords(query.get('columns')),
  };
}

/** Writes a frame into `query`; what is as usual is left out, to keep the address short. */
export function writeFrame(query: URLSearchParams, list: ListFrame, { usualSort }: FrameRules): URLSearchParams {
  if (list.page > 1) query.set('page', String(list.page));
  if (list.perPage !== usualPerPage) query.set('per_page', String(list.perPage));
  if (list.search) query.set('search', list.search);
  if (list.sort !== usualSort) query.set('sort', list.sort);
  if (list.switched.length > 0) query.set('columns', list.switched.join(','));
  return query;
}

/** Puts a frame into a question to the API. A search too short for it is left out. */
export function askFrame(query: URLSearchParams, list: ListFrame): URLSearchParams {
  query.set('page', String(list.page));
  query.set('per_page', String(list.perPage));
  query.set('sort', list.sort);
  if (isSearched(list)) query.set('search', list.search.trim());
  return query;
}

/** Whether what is typed is long enough to be searched for. */
export const isSearched = ({ search }: ListFrame): boolean => search.trim().length >= shortestSearch;

/** A change of what is asked for starts again at the first page; turning the page, or hiding a column, does not. */
export function changed<List extends ListFrame>(list: List, change: Partial<List>): List {
  const keepsPage = 'page' in change || Object.keys(change).every((key) => key === 'switched');
  return { ...list, ...(keepsPage ? {} : { page: 1 }), ...change };
}
