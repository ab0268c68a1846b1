import type { QueryClient } from '@tanstack/react-query';

/** Somebody who is writing in a chat, as the live line tells it. */
export interface Typing {
  chat: string;
  person: string;
  name: string;
}

/** Who is writing, by person, with the time it was told. */
export type TypingNow = Readonly<Record<string, { name: string; at: number }>>;

export const typingKey = (chat: string) => ['typing', chat] as const;
/** So long after the last word of it nobody is writing any more. Milliseconds. */
export const typingFor = 5_000;

export const takeTyping = (queries: QueryClient, { chat, person, name }: Typing): void =>
  void queries.setQueryData<TypingNow>(typingKey(chat), (now) => ({ ...now, [person]: { name, at: Date.now() } }));

/** Whoever has sent a message has written it. */
export const endTyping = (queries: QueryClient, chat: string, person: string): void =>
  void queries.setQueryData<TypingNow>(
    typingKey(chat),
    (now) => now && Object.fromEntries(Object.entries(now).filter(([id]) => id !== person)),
  );
