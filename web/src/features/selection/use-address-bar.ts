import { useEffect, useRef } from 'react';
import { fromQuery } from '#machines/selection-wizard/address';
import type { WizardPlace } from '#machines/selection-wizard/context';
import type { WizardEvent } from '#machines/selection-wizard/events';
import { keep } from './kept-choice.js';

interface WizardLocation {
  path: string;
  /** answers as encoded in the address */
  query: string;
  /** complete query of the address */
  search: string;
  place: WizardPlace;
}

/** Number of earlier questions in this tab's history. */
const depth = (): number => {
  const state: unknown = history.state;
  return state && typeof state === 'object' && 'selection' in state && typeof state.selection === 'number' ? state.selection : 0;
};

const put = (how: 'push' | 'replace', { path, search }: Pick<WizardLocation, 'path' | 'search'>) => {
  const at = { selection: how === 'push' ? depth() + 1 : depth() };
  const address = search ? `${path}?${search}` : path;
  if (how === 'push') history.pushState(at, '', address);
  else history.replaceState(at, '', address);
};

/* Links to the page in the other language are the server's text: they go along, so that a switch keeps the choice. */
function turnLanguageLinks(search: string): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[hreflang]')) link.search = search;
}

/** Whether a state is transient, so that it gets no history entry. */
const passing = (place: WizardPlace) => place === 'loading' || place === 'unavailable';

/**
 * Synchronises the address with the wizard: a new entry for each question, so that the browser's Back works, and the same entry for input
 * within one. `current` is read after each event.
 * @returns goes one question back
 */
export function useAddressBar(
  { path, query, search, place }: WizardLocation,
  current: () => WizardLocation,
  send: (event: WizardEvent) => void,
): () => void {
  const before = useRef<WizardPlace | null>(null);
  const move = (event: WizardEvent) => {
    send(event);
    before.current = current().place;
    put('replace', current());
  };
  const live = useRef(move);
  useEffect(() => {
    live.current = move;
  });
  useEffect(() => {
    const from = before.current;
    before.current = place;
    turnLanguageLinks(search);
    if (query !== '') keep(query);
    if (location.search.slice(1) === search) return;
    put(from === null || from === place || passing(from) || place === 'unavailable' ? 'replace' : 'push', { path, search });
  }, [path, query, search, place]);
  useEffect(() => {
    const moved = () => live.current({ type: 'restore', ...fromQuery(location.search) });
    window.addEventListener('popstate', moved);
    return () => window.removeEventListener('popstate', moved);
  }, []);
  return () => (depth() > 0 ? history.back() : move({ type: 'back' }));
}
