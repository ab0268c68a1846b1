import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.js';
import { typingFor, typingKey, type TypingNow } from '../../lib/typing.js';
import styles from './chat.module.css';

/** Names of members who are typing. Its height is reserved, so that nothing moves. */
export function TypingLine({ chat }: { chat: string }) {
  const { t } = useTranslation('chat');
  const { data } = useQuery<TypingNow>({ queryKey: typingKey(chat), queryFn: skipToken });
  const [now, setNow] = useState(() => Date.now());
  const names = Object.values(data ?? {}).flatMap(({ name, at }) => (at + typingFor > now ? name : []));
  useEffect(() => {
    if (data === undefined) return;
    const look = () => setNow(Date.now());
    const [soon, later] = [setTimeout(look), setTimeout(look, typingFor + 100)];
    return () => {
      clearTimeout(soon);
      clearTimeout(later);
    };
  }, [data]);
  return (
    <p className={`dim text-xs ${styles.typing}`} aria-live="polite">
      {names.length > 0 ? t('typing', { names: names.join(', '), count: names.length }) : null}
    </p>
  );
}

/** Milliseconds between hints while a person keeps typing. */
const again = 3_000;

/** Returns a function for each key press; it sends at most one hint in three seconds and ignores the answer. */
export function useSayTyping(chat: string): () => void {
  const announcedAt = useRef(0);
  return () => {
    const now = Date.now();
    if (now - announcedAt.current < again) return;
    announcedAt.current = now;
    call('POST', '/chats/{id}/typing', { path: { id: chat } }).catch(() => undefined);
  };
}
