import { useEffect, useRef, useState } from 'react';
import type { ChatMessage } from '../../lib/thread.js';
import { type Chat, mutations, useReadMutation } from './use-chats.js';

/** Marks the newest message as read while it is visible: at the end of the chat, in a visible tab. */
export function useReading(chat: Chat, items: readonly ChatMessage[], atEnd: boolean): void {
  const { mutate } = useReadMutation();
  const [seen, setSeen] = useState(() => document.visibilityState === 'visible');
  const marked = useRef(chat.read);
  const last = items.at(-1);
  useEffect(() => {
    const look = () => setSeen(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  useEffect(() => {
    if (!seen || !atEnd || last === undefined || last.nth <= marked.current) return;
    marked.current = last.nth;
    mutate(mutations.read(chat._id, last._id));
  }, [atEnd, chat._id, last, mutate, seen]);
}
