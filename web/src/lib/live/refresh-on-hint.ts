import type { QueryClient } from '@tanstack/react-query';
import type { LiveHint } from './live.js';

const settle = 300;
/** Figures are dear to reckon, and nobody reads them by the second. */
const reportsSettle = 3_000;

/** Fetches again what a hint is about: the order itself at once, lists and counts after a short rest, because hints come in bursts. */
export function refreshOnHint(queries: QueryClient): (hint: LiveHint) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let leads: ReturnType<typeof setTimeout> | undefined;
  let reports: ReturnType<typeof setTimeout> | undefined;
  return (hint) => {
    if (hint.stream === 'reset') return void queries.invalidateQueries();
    if (hint.stream === 'ended') return void queries.invalidateQueries({ queryKey: ['me'] });
    if (hint.stream === 'notifications') {
      // A payoff that moved is told to whoever it concerns, and its lists are fetched again with the news.
      void queries.invalidateQueries({ queryKey: ['payoffs'] });
      return void queries.invalidateQueries({ queryKey: ['notifications'] });
    }
    if (hint.stream === 'lead') {
      clearTimeout(leads);
      leads = setTimeout(() => void queries.invalidateQueries({ queryKey: ['leads'] }), settle);
      return;
    }
    if (hint.stream !== 'order') return;
    void queries.invalidateQueries({ queryKey: ['order', hint.id] });
    clearTimeout(timer);
    timer = setTimeout(() => void queries.invalidateQueries({ queryKey: ['orders'] }), settle);
    reports ??= setTimeout(() => {
      reports = undefined;
      void queries.invalidateQueries({ queryKey: ['reports'] });
    }, reportsSettle);
  };
}
