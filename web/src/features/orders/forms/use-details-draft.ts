import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Id } from '#machines/kernel/ids';
import { call } from '../../../api/call.js';
import { orderKeys } from '../api/use-order.js';
import type { SavedDraft } from './details-draft.js';

/** Milliseconds after the last key before a draft is sent. */
const pause = 800;

/** The latest request to save the draft, by order. */
const onItsWay = new Map<Id, Promise<unknown>>();

const arrived = (order: Id): Promise<unknown> => (onItsWay.get(order) ?? Promise.resolve()).catch(() => undefined);

/** Sends drafts one after the other, so that the newest is stored last. */
function keepDraft(order: Id, body: SavedDraft): Promise<unknown> {
  const sent = arrived(order).then(() => call('PUT', '/orders/{id}/details/draft', { path: { id: order }, body }));
  onItsWay.set(order, sent);
  return sent;
}

/** Refetched each time the form is opened, after the last change has been saved. */
export const useSavedDraft = (order: Id) =>
  useQuery({
    queryKey: [...orderKeys.all(order), 'details draft'],
    queryFn: async () => {
      await arrived(order);
      return (await call('GET', '/orders/{id}/details/draft', { path: { id: order } })).draft;
    },
    gcTime: 0,
    staleTime: Infinity,
  });

export type DraftState = 'unchanged' | 'saving' | 'saved' | 'failed';

/**
 * Saves a draft shortly after it changed, and at once when the form is closed. `forget` cancels the pending save, because the details were
 * given.
 */
export function useKeptDraft(order: Id, draft: SavedDraft): { state: DraftState; forget: () => void } {
  const [state, setState] = useState<DraftState>('unchanged');
  const text = JSON.stringify(draft);
  const kept = useRef(text);
  const waiting = useRef<string | null>(null);
  const send = useCallback(
    (body: string) => {
      kept.current = body;
      waiting.current = null;
      return keepDraft(order, JSON.parse(body) as SavedDraft);
    },
    [order],
  );
  useEffect(() => {
    if (text === kept.current) return undefined;
    waiting.current = text;
    setState('saving');
    const timer = setTimeout(() => {
      send(text).then(
        () => setState('saved'),
        () => setState('failed'),
      );
    }, pause);
    return () => clearTimeout(timer);
  }, [send, text]);
  useEffect(
    () => () => {
      if (waiting.current !== null) void send(waiting.current).catch(() => undefined);
    },
    [send],
  );
  const forget = useCallback(() => {
    waiting.current = null;
  }, []);
  return { state, forget };
}
