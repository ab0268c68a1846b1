import type { QueryClient } from '@tanstack/react-query';
import type { Schemas } from '../api/wire.js';

export type ChatMessage = Schemas['ChatMessageDto'];

/** The loaded end of a chat: messages without gaps, oldest first, and whether there are older ones. */
export interface Thread {
  items: ChatMessage[];
  before: boolean;
}

export const threadKey = (chat: string) => ['chatmessages', chat] as const;

const lastOf = ({ items }: Thread): number => items.at(-1)?.nth ?? 0;

/** Adds or replaces a message. Null if messages in between are missing. */
export function withMessage(thread: Thread, message: ChatMessage): Thread | null {
  const at = thread.items.findIndex(({ _id }) => _id === message._id);
  if (at >= 0) return { ...thread, items: thread.items.with(at, message) };
  if (message.nth <= lastOf(thread)) return thread;
  return message.nth === lastOf(thread) + 1 ? { ...thread, items: [...thread.items, message] } : null;
}

/** Replaces the newest messages; older ones stay unless messages in between are missing. */
export function withNewest(thread: Thread | undefined, newest: Thread): Thread {
  const [first, known] = [newest.items[0]?.nth, thread?.items[0]?.nth];
  if (!thread || first === undefined || known === undefined || first <= known || first > lastOf(thread) + 1) return newest;
  return { items: [...thread.items.filter(({ nth }) => nth < first), ...newest.items], before: thread.before };
}

/** Prepends a page of older messages, whose end adjoins the thread. */
export const withOlder = (thread: Thread, older: Thread): Thread => ({ items: [...older.items, ...thread.items], before: older.before });

/** Adds a message to the cached thread of its chat; refetches it if messages may be missing. */
export function takeMessage(queries: QueryClient, message: ChatMessage): void {
  const queryKey = threadKey(message.chat);
  const thread = queries.getQueryData<Thread>(queryKey);
  if (thread === undefined) return;
  const next = withMessage(thread, message);
  if (next === null) void queries.invalidateQueries({ queryKey });
  else queries.setQueryData(queryKey, next);
}
