import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { send as deliver } from '../../../api/call.js';
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
}

const idle: BulkRun = { state: 'idle', total: 0, results: [] };

/** Sends one command per order, one after the other, each with its own key and the version that was judged. A refusal stops nothing. */
export function useBulkRun() {
  const queries = useQueryClient();
  const [run, setRun] = useState<BulkRun>(idle);
  const start = useCallback(
    async (orders: readonly OrderListItem[], mutationFor: (order: OrderListItem) => OrderMutation) => {
      setRun({ state: 'running', total: orders.length, results: [] });
      for (const order of orders) {
        const fault = await send(mutationFor(order), order.version);
        setRun((before) => ({ ...before, results: [...before.results, { order, fault }] }));
      }
      setRun((before) => ({ ...before, state: 'over' }));
      await queries.invalidateQueries({ queryKey: ['orders'] });
    },
    [queries],
  );
  return { run, start };
}

async function send(mutation: OrderMutation, ifMatch: number): Promise<Fault | null> {
  try {
    await deliver({ ...mutation, options: { ...mutation.options, key: crypto.randomUUID(), ifMatch } });
    return null;
  } catch (error) {
    return faultOf(error);
  }
}
