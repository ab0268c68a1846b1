import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { call, request } from '../../api/call.js';
import { useApiMutation } from '../../api/use-api-mutation.js';
import type { Schemas } from '../../api/wire.js';
import { chatsKey } from '../../lib/order-chats.js';
import { type ChatMessage, type Thread, threadKey, withNewest, withOlder } from '../../lib/thread.js';

export type Chat = Schemas['ChatDto'];

const pageOf = 50;

export function useChat(chat: string | null) {
  return useQuery({
    queryKey: [chatsKey, 'one', chat],
    queryFn: ({ signal }) => call('GET', '/chats/{id}', { path: { id: chat ?? '' }, signal }),
    enabled: chat !== null,
  });
}

/** Keeps the rows on screen while another page or filter is loaded. */
export function useChats(query: URLSearchParams) {
  return useQuery({
    queryKey: [chatsKey, 'page', query.toString()],
    queryFn: ({ signal }) => call('GET', '/chats', { query, signal }),
    placeholderData: keepPreviousData,
  });
}

export function useUnreadChats(): number {
  const { data } = useQuery({ queryKey: [chatsKey, 'unread'], queryFn: ({ signal }) => call('GET', '/chats/unread', { signal }) });
  return data?.unread ?? 0;
}

const asThread = (answer: Schemas['ChatMessagesDto'] | Schemas['FoundChatMessagesDto']): Thread => ({
  items: answer.items,
  before: 'before' in answer && answer.before,
});

/** Messages of a chat, from the newest backwards; live messages are added. */
export function useThread(chat: string) {
  const queries = useQueryClient();
  const [reading, setReading] = useState(false);
  const [failed, setFailed] = useState<unknown>(null);
  const thread = useQuery({
    queryKey: threadKey(chat),
    queryFn: async ({ signal }) => {
      const newest = asThread(await call('GET', '/chatmessages', { query: { chat, limit: pageOf }, signal }));
      return withNewest(queries.getQueryData<Thread>(threadKey(chat)), newest);
    },
    // Messages are immutable here and new ones arrive live; a lost connection refetches everything.
    staleTime: Infinity,
  });
  const first = thread.data?.items[0]?._id;
  const readOlder = useCallback(async () => {
    if (first === undefined) return;
    setReading(true);
    setFailed(null);
    try {
      const older = asThread(await call('GET', '/chatmessages', { query: { chat, before: first, limit: pageOf } }));
      queries.setQueryData<Thread>(threadKey(chat), (now) => now && (now.items[0]?._id === first ? withOlder(now, older) : now));
    } catch (error) {
      setFailed(error);
    } finally {
      setReading(false);
    }
  }, [chat, first, queries]);
  return { thread, older: { read: readOlder, reading, failed } };
}

/** Unsent requests on messages; `read` marks everything up to the message `upTo` as read. */
export const mutations = {
  edit: (id: string, text: string) => request('PATCH', '/chatmessages/{id}', { path: { id }, body: { text } }),
  remove: (id: string, reason?: string) => request('DELETE', '/chatmessages/{id}', { path: { id }, query: { reason } }),
  read: (id: string, upTo: string) => request('PUT', '/chats/{id}/read', { path: { id }, body: { upTo } }),
};

/** Edits and removes; the answer is the current message. */
export function useMessageMutation(onDone: () => void) {
  const queries = useQueryClient();
  return useApiMutation<ChatMessage>({
    invalidates: [[chatsKey]],
    onAnswer: (message) => {
      queries.setQueryData<Thread>(
        threadKey(message.chat),
        (now) => now && { ...now, items: now.items.map((one) => (one._id === message._id ? message : one)) },
      );
      onDone();
    },
  });
}

/** Marks messages as read, and refetches the chats with their unread counts. */
export const useReadMutation = () => useApiMutation<Chat>({ invalidates: [[chatsKey]], afterRefusal: [] });
