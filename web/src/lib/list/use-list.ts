import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ListDefinition, ListFrame } from './define-list.js';

/** A list whose state is in the address; `set` and `href` change it. */
export interface List<State extends ListFrame = ListFrame, Name extends string = string> {
  sorts: readonly string[];
  perPageChoices: readonly number[];
  state: State;
  /** values of the filters and view parameters, by their names in the definition */
  values: Readonly<Record<Name, string>>;
  hasActiveFilters: boolean;
  /** query for the API, with the filters that the page has fixed */
  apiQuery: URLSearchParams;
  /** query for all rows, without a page */
  exportQuery: URLSearchParams;
  /** `replace`: without an entry in the history, as for a typed search */
  set(change: Partial<State>, replace?: boolean): void;
  href(change: Partial<State>): string;
  clearFilters(): void;
}

export type ListOf<Definition> = Definition extends ListDefinition<infer State, infer Name> ? List<State, Name> : never;

const withParams = (query: URLSearchParams, params: Readonly<Record<string, string>>): URLSearchParams => {
  for (const [name, value] of Object.entries(params)) query.set(name, value);
  return query;
};

/** A list whose only state is the address. `fixed` are filters that are not the reader's choice. */
export function useList<State extends ListFrame, Name extends string>(
  definition: ListDefinition<State, Name>,
  fixed: Readonly<Record<string, string>> = {},
): List<State, Name> {
  const [query, setQuery] = useSearchParams();
  const state = definition.parse(query);
  const go = (next: State, replace = false) => setQuery(definition.serialize(next), { replace, preventScrollReset: true });
  return {
    sorts: definition.sorts,
    perPageChoices: definition.perPageChoices,
    state,
    values: definition.valuesOf(state),
    hasActiveFilters: definition.hasActiveFilters(state),
    apiQuery: withParams(definition.toApiQuery(state), fixed),
    exportQuery: withParams(definition.toExportQuery(state), fixed),
    set: (change, replace) => go(definition.change(state, change), replace),
    href: (change) => `?${definition.serialize(definition.change(state, change)).toString()}`,
    clearFilters: () => go(definition.clearFilters(state)),
  };
}

/** Addresses of single rows, by a function that is stable while the list is. @param template address of the row with the id `-` */
export const useRowHref = (template: string): ((id: string) => string) =>
  useCallback((id: string) => template.replace('id=-', `id=${id}`), [template]);
