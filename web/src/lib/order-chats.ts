import { useQuery } from '@tanstack/react-query';
import { call } from '../api/call.js';

/** First part of the key of all queries about chats except messages; live messages invalidate them. */
export const chatsKey = 'chats';

/** The chats of an order that the reader takes part in, also those without messages. */
export function useChatsOf(order: string) {
  return useQuery({
    queryKey: [chatsKey, 'order', order],
    queryFn: ({ signal }) => call('GET', '/chats', { query: { 'filter[order]': order }, signal }),
    select: ({ items }) => items,
  });
}
