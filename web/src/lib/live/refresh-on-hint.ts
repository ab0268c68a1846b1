import type { QueryClient } from '@tanstack/react-query';
import { takeMessage } from '../thread.js';
import { endTyping, takeTyping } from '../typing.js';
import type { LiveHint } from './live.js';

/** Query keys of counts over several lists, which a change of an order refetches. */
const startPage = ['orders', 'my-day'];
const settle = 300;
/** Milliseconds of delay, because computing reports is expensive. */
const reportsSettle = 3_000;

/** Refetches what a hint is about: the object at once, lists and counts after a short delay, because hints come in bursts. */
export function refreshOnHint(queries: QueryClient): (hint: LiveHint) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let chats: ReturnType<typeof setTimeout> | undefined;
  let leads: ReturnType<typeof setTimeout> | undefined;
  let reports: ReturnType<typeof setTimeout> | undefined;
  const refetch = (...keys: string[][]) => keys.forEach((queryKey) => void queries.invalidateQueries({ queryKey }));
  return (hint) => {
    if (hint.stream === 'reset') return void queries.invalidateQueries();
    if (hint.stream === 'ended') return void queries.invalidateQueries({ queryKey: ['me'] });
    if (hint.stream === 'notifications') {
      // A changed payoff or company is pushed to the people it concerns, and its lists are refetched with the notifications.
      // Read positions from another device arrive the same way.
      return refetch(['payoffs'], ['chats'], ['companies'], startPage, ['notifications']);
    }
    if (hint.stream === 'lead') {
      clearTimeout(leads);
      leads = setTimeout(() => refetch(['leads'], startPage), settle);
      return;
    }
    if (hint.stream === 'chat') {
      if (hint.message) {
        takeMessage(queries, hint.message);
        endTyping(queries, hint.message.chat, hint.message.author._id);
      }
      clearTimeout(chats);
      chats = setTimeout(() => refetch(['chats'], startPage), settle);
      return;
    }
    if (hint.stream === 'bankAccounts') return void queries.invalidateQueries({ queryKey: ['settings', 'bank-accounts'] });
    if (hint.stream === 'typing') return void (hint.typing && takeTyping(queries, hint.typing));
    if (hint.stream === 'checkout') return void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes(hint.id) });
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
