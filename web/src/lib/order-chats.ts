import { useQuery } from '@tanstack/react-query';
import { call } from '../api/call.js';

/** All that is fetched about chats, their messages apart, begins with this word: a live message makes it fetched again. */
export const chatsKey = 'chats';

/** The chats of one order that the reader is in, whether anybody has written in them or not. */
export function useChatsOf(order: string) {
  return useQuery({
    queryKey: [chatsKey, 'order', order],
    queryFn: ({ signal }) => call('GET', '/chats', { query: { 'filter[order]': order }, signal }),
    select: ({ items }) => items,
  });
}
