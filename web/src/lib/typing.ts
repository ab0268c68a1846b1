import type { QueryClient } from '@tanstack/react-query';

/** Somebody who is typing in a chat, from a live hint. */
export interface Typing {
  chat: string;
  person: string;
  name: string;
}

/** Who is typing, by person, with the time of the hint. */
export type TypingNow = Readonly<Record<string, { name: string; at: number }>>;

export const typingKey = (chat: string) => ['typing', chat] as const;
/** So long after the last word of it nobody is writing any more. Milliseconds. */
export const typingFor = 5_000;

export const takeTyping = (queries: QueryClient, { chat, person, name }: Typing): void =>
  void queries.setQueryData<TypingNow>(typingKey(chat), (now) => ({ ...now, [person]: { name, at: Date.now() } }));

/** After sending a message its author is no longer typing. */
export const endTyping = (queries: QueryClient, chat: string, person: string): void =>
  void queries.setQueryData<TypingNow>(
    typingKey(chat),
    (now) => now && Object.fromEntries(Object.entries(now).filter(([id]) => id !== person)),
  );
