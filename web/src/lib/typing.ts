import type { QueryClient } from '@tanstack/react-query';

/** A person who is typing in a chat, from a live hint. */
export interface Typing {
  chat: string;
  person: string;
  name: string;
}

/** People who are typing in a chat, by id, with the time of their last hint in milliseconds. */
export type TypingNow = Readonly<Record<string, { name: string; at: number }>>;

export const typingKey = (chat: string) => ['typing', chat] as const;
/** Milliseconds after the last hint for which a person counts as typing. */
export const typingFor = 5_000;

export const takeTyping = (queries: QueryClient, { chat, person, name }: Typing): void =>
  void queries.setQueryData<TypingNow>(typingKey(chat), (now) => ({ ...now, [person]: { name, at: Date.now() } }));

/** Removes the author of a sent message from those who are typing. */
export const endTyping = (queries: QueryClient, chat: string, person: string): void =>
  void queries.setQueryData<TypingNow>(
    typingKey(chat),
    (now) => now && Object.fromEntries(Object.entries(now).filter(([id]) => id !== person)),
  );
