import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '../../api/call.js';
import { patiently } from '../../api/patiently.js';
import { faultOf } from '../../lib/problem.js';
import { takeMessage } from '../../lib/thread.js';

/** A message being sent. Its id is its idempotency key, so that it arrives once. */
export interface Outgoing {
  id: string;
  text: string;
  files: { _id: string; name: string }[];
  replyTo: string | null;
  /** why it has not arrived; null while it is being sent */
  error: unknown;
}

/** The message being written; `replyTo` is the id of the quoted message. */
export interface Draft {
  text: string;
  replyTo: string | null;
}

interface Kept {
  draft: Draft;
  outgoing: Omit<Outgoing, 'error'>[];
}

const nothing: Draft = { text: '', replyTo: null };

/** Stored for this tab, so that closing the chat or reloading loses nothing. */
function kept(chat: string): Kept {
  try {
    const raw = sessionStorage.getItem(`chat:${chat}`);
    if (raw !== null) return JSON.parse(raw) as Kept;
  } catch {
    // A browser that keeps nothing has nothing to give back.
  }
  return { draft: nothing, outgoing: [] };
}

function keep(chat: string, { draft, outgoing }: Kept): void {
  try {
    if (draft.text === '' && draft.replyTo === null && outgoing.length === 0) sessionStorage.removeItem(`chat:${chat}`);
    else sessionStorage.setItem(`chat:${chat}`, JSON.stringify({ draft, outgoing }));
  } catch {
    return;
  }
}

/** The draft, and messages being sent, which are shown at once and retried until they are accepted or refused. */
export function useOutbox(chat: string) {
  const queries = useQueryClient();
  const [draft, setDraft] = useState<Draft>(() => kept(chat).draft);
  const [outgoing, setOutgoing] = useState<Outgoing[]>(() => kept(chat).outgoing.map((one) => ({ ...one, error: null })));
  useEffect(() => {
    keep(chat, { draft, outgoing: outgoing.map(({ error: _, ...one }) => one) });
  }, [chat, draft, outgoing]);

  // One after the other, in the order they were written.
  const line = useRef<Promise<void>>(Promise.resolve());
  const closed = useRef(new AbortController());
  useEffect(() => {
    const leaving = (closed.current = new AbortController());
    return () => leaving.abort();
  }, []);
  const sendOne = useCallback(
    (message: Omit<Outgoing, 'error'>) => {
      const { id, text, files, replyTo } = message;
      line.current = line.current.then(async () => {
        try {
          const body = {
            chat,
            ...(text === '' ? {} : { text }),
            ...(files.length > 0 ? { files: files.map(({ _id }) => _id) } : {}),
            ...(replyTo === null ? {} : { replyTo }),
          };
          const { signal } = closed.current;
          takeMessage(queries, await patiently(() => call('POST', '/chatmessages', { body, key: id }), { signal }));
          setOutgoing((all) => all.filter((one) => one.id !== id));
        } catch (error) {
          setOutgoing((all) => all.map((one) => (one.id === id ? { ...one, error } : one)));
        }
      });
    },
    [chat, queries],
  );

  const say = useCallback(
    (text: string, files: Outgoing['files'], replyTo: string | null) => {
      const message = { id: crypto.randomUUID(), text, files, replyTo };
      setOutgoing((all) => [...all, { ...message, error: null }]);
      setDraft(nothing);
      sendOne(message);
    },
    [sendOne],
  );
  const retry = useCallback(
    (message: Outgoing) => {
      setOutgoing((all) => all.map((one) => (one.id === message.id ? { ...one, error: null } : one)));
      sendOne(message);
    },
    [sendOne],
  );
  const discard = useCallback((id: string) => setOutgoing((all) => all.filter((one) => one.id !== id)), []);

  // What an earlier visit left unsent goes at once, and what the network kept back goes when it is there again.
  const started = useRef(false);
  useEffect(() => {
    if (!started.current) for (const message of kept(chat).outgoing) sendOne(message);
    started.current = true;
  }, [chat, sendOne]);
  useEffect(() => {
    const again = () => {
      for (const message of outgoing) if (message.error !== null && faultOf(message.error).kind === 'network') retry(message);
    };
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [outgoing, retry]);

  return { draft, setDraft, outgoing, say, retry, discard };
}
