import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { send as deliver } from '../../../api/call.js';
import { type Patience, patiently } from '../../../api/patiently.js';
import type { OrderListItem } from '../../../api/wire.js';
import { faultOf, type Fault } from '../../../lib/problem.js';
import type { OrderMutation } from '../api/calls.js';

/** What became of one order of a bulk. */
export interface BulkResult {
  order: OrderListItem;
  fault: Fault | null;
}

export interface BulkRun {
  state: 'idle' | 'running' | 'over';
  total: number;
  results: BulkResult[];
  /** the seconds that the server asked to wait, while it is waited */
  waits: number | null;
}

const idle: BulkRun = { state: 'idle', total: 0, results: [], waits: null };

/**
 * Sends one command per order, one after the other, each with its own key and the version that was judged. A refusal stops nothing, being too fast is waited out,
 * and `stop` leaves the orders that are not sent yet as they are.
 */
export function useBulkRun() {
  const queries = useQueryClient();
  const [run, setRun] = useState<BulkRun>(idle);
  const stopping = useRef(new AbortController());
  useEffect(() => () => stopping.current.abort(), []);
  const start = useCallback(
    async (orders: readonly OrderListItem[], mutationFor: (order: OrderListItem) => OrderMutation) => {
      const { signal } = (stopping.current = new AbortController());
      const onWait = (waits: number | null) => setRun((before) => ({ ...before, waits }));
      setRun({ ...idle, state: 'running', total: orders.length });
      for (const order of orders) {
        const fault = await send(mutationFor(order), order.version, { signal, onWait });
        if (signal.aborted && fault?.status === 429) break;
        setRun((before) => ({ ...before, results: [...before.results, { order, fault }] }));
        if (signal.aborted) break;
      }
      setRun((before) => ({ ...before, state: 'over' }));
      await queries.invalidateQueries({ queryKey: ['orders'] });
    },
    [queries],
  );
  const stop = useCallback(() => stopping.current.abort(), []);
  return { run, start, stop };
}

async function send(mutation: OrderMutation, ifMatch: number, patience: Patience): Promise<Fault | null> {
  const request = { ...mutation, options: { ...mutation.options, key: crypto.randomUUID(), ifMatch } };
  try {
    await patiently(() => deliver(request), patience);
    return null;
  } catch (error) {
    return faultOf(error);
  }
}
