import type { QueryClient } from '@tanstack/react-query';
import type { Schemas } from '../api/wire.js';

export type ChatMessage = Schemas['ChatMessageDto'];

/** The end of a chat as far as it was read: messages without a gap, oldest first, and whether there are older ones. */
export interface Thread {
  items: ChatMessage[];
  before: boolean;
}

export const threadKey = (chat: string) => ['chatmessages', chat] as const;

const lastOf = ({ items }: Thread): number => items.at(-1)?.nth ?? 0;

/** The thread with a message as it stands now: a new one at its end, or in the place of what it was. Null where messages between are missing. */
export function withMessage(thread: Thread, message: ChatMessage): Thread | null {
  const at = thread.items.findIndex(({ _id }) => _id === message._id);
  if (at >= 0) return { ...thread, items: thread.items.with(at, message) };
  if (message.nth <= lastOf(thread)) return thread;
  return message.nth === lastOf(thread) + 1 ? { ...thread, items: [...thread.items, message] } : null;
}

/** The thread with its newest messages read again; what is older than those stays where nothing is missing between. */
export function withNewest(thread: Thread | undefined, newest: Thread): Thread {
  const [first, known] = [newest.items[0]?.nth, thread?.items[0]?.nth];
  if (!thread || first === undefined || known === undefined || first <= known || first > lastOf(thread) + 1) return newest;
  return { items: [...thread.items.filter(({ nth }) => nth < first), ...newest.items], before: thread.before };
}

/** The thread with a page before it. */
export const withOlder = (thread: Thread, older: Thread): Thread => ({ items: [...older.items, ...thread.items], before: older.before });

/** Adds a message to the cached thread of its chat, if there is one. If messages before it may be missing, the thread is fetched again. */
export function takeMessage(queries: QueryClient, message: ChatMessage): void {
  const queryKey = threadKey(message.chat);
  const thread = queries.getQueryData<Thread>(queryKey);
  if (thread === undefined) return;
  const next = withMessage(thread, message);
  if (next === null) void queries.invalidateQueries({ queryKey });
  else queries.setQueryData(queryKey, next);
}
