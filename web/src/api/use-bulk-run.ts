import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { faultOf, type Fault } from '../lib/problem.js';
import { type ApiRequest, send as deliver } from './call.js';
import { type Patience, patiently } from './patiently.js';

/** One command of a bulk and the item it changes. */
export interface BulkTask<Item> {
  item: Item;
  request: ApiRequest<unknown>;
}

/** What became of one item of a bulk. */
export interface BulkResult<Item> {
  item: Item;
  fault: Fault | null;
}

export interface BulkRun<Item> {
  state: 'idle' | 'running' | 'over';
  total: number;
  results: readonly BulkResult<Item>[];
  /** the seconds that the server asked to wait, while it is waited */
  waits: number | null;
}

/**
 * Sends one command per item, one after the other, each with its own key. A refusal stops nothing, being too fast is waited out, and `stop` leaves the items that
 * are not sent yet as they are. Afterwards the queries of `invalidates` are fetched again.
 */
export function useBulkRun<Item>(invalidates: readonly QueryKey[]) {
  const queries = useQueryClient();
  const [run, setRun] = useState<BulkRun<Item>>({ state: 'idle', total: 0, results: [], waits: null });
  const stopping = useRef(new AbortController());
  useEffect(() => () => stopping.current.abort(), []);
  /** Resolves to the results when everything was sent and fetched again: fewer than `tasks` after `stop`. */
  const start = async (tasks: readonly BulkTask<Item>[]): Promise<readonly BulkResult<Item>[]> => {
    const { signal } = (stopping.current = new AbortController());
    const onWait = (waits: number | null) => setRun((before) => ({ ...before, waits }));
    const results: BulkResult<Item>[] = [];
    setRun({ state: 'running', total: tasks.length, results: [], waits: null });
    for (const { item, request } of tasks) {
      const fault = await send(request, { signal, onWait });
      if (signal.aborted && fault?.status === 429) break;
      results.push({ item, fault });
      setRun((before) => ({ ...before, results: [...results] }));
      if (signal.aborted) break;
    }
    await Promise.all(invalidates.map((queryKey) => queries.invalidateQueries({ queryKey })));
    setRun((before) => ({ ...before, state: 'over' }));
    return results;
  };
  const stop = useCallback(() => stopping.current.abort(), []);
  return { run, start, stop };
}

async function send(request: ApiRequest<unknown>, patience: Patience): Promise<Fault | null> {
  const keyed = { ...request, options: { ...request.options, key: crypto.randomUUID() } };
  try {
    await patiently(() => deliver(keyed), patience);
    return null;
  } catch (error) {
    return faultOf(error);
  }
}
