import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useCallback, useEffect, useRef } from 'react';
import { faultOf, type Fault } from '../lib/problem.js';
import { type ApiRequest, send as deliver } from './call.js';
import { type Patience, patiently } from './patiently.js';
import { type BulkResult, writeMachine } from './write.machine.js';

/** `request` is the command that changes `item`; the result is reported with `item`. */
export interface BulkTask<Item> {
  item: Item;
  request: ApiRequest<unknown>;
}

export interface BulkRun<Item> {
  state: 'idle' | 'running' | 'over';
  total: number;
  results: readonly BulkResult<Item>[];
  /** seconds until the next attempt, while waiting */
  waits: number | null;
}

/**
 * Sends one command per item, one after the other, each with its own key. Refusals do not stop the run, limits are waited for, and `stop`
 * skips the remaining items. Afterwards the queries of `invalidates` are refetched.
 */
export function useBulkRun<Item>(invalidates: readonly QueryKey[]) {
  const queries = useQueryClient();
  const [dialog, notify] = useMachine(writeMachine, { input: { version: 0 } });
  const stopping = useRef(new AbortController());
  useEffect(() => () => stopping.current.abort(), []);
  /** Resolves to the results after refetching; fewer than `tasks` after `stop`. */
  const start = async (tasks: readonly BulkTask<Item>[]): Promise<readonly BulkResult<Item>[]> => {
    const { signal } = (stopping.current = new AbortController());
    const onWait = (seconds: number | null) => notify({ type: 'wait', seconds });
    const results: BulkResult<Item>[] = [];
    notify({ type: 'send', total: tasks.length });
    for (const { item, request } of tasks) {
      const fault = await send(request, { signal, onWait });
      if (signal.aborted && fault?.status === 429) break;
      const result = { item, fault };
      results.push(result);
      notify({ type: 'answer', result });
      if (signal.aborted) break;
    }
    await Promise.all(invalidates.map((queryKey) => queries.invalidateQueries({ queryKey })));
    notify({ type: 'accept' });
    return results;
  };
  const stop = useCallback(() => stopping.current.abort(), []);
  const { total, waits } = dialog.context;
  const run: BulkRun<Item> = {
    state: dialog.matches('sending') ? 'running' : dialog.matches('done') ? 'over' : 'idle',
    total,
    waits,
    results: dialog.context.results as readonly BulkResult<Item>[],
  };
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
