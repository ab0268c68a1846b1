import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { call } from '../../../api/call.js';
import type { OrderListItem } from '../../../api/wire.js';
import { faultOf, type Fault } from '../../../lib/problem.js';

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

/** One order's command: the method, its address and its body. */
export interface BulkCommand {
  method: 'PATCH' | 'PUT';
  path: (order: OrderListItem) => string;
  body: unknown;
}

const idle: BulkRun = { state: 'idle', total: 0, results: [] };

/** Sends one command per order, one after the other, each with its own key and the version that was judged. A refusal stops nothing. */
export function useBulkRun() {
  const queries = useQueryClient();
  const [run, setRun] = useState<BulkRun>(idle);
  const start = useCallback(
    async (orders: readonly OrderListItem[], command: BulkCommand) => {
      setRun({ state: 'running', total: orders.length, results: [] });
      for (const order of orders) {
        const fault = await send(order, command);
        setRun((before) => ({ ...before, results: [...before.results, { order, fault }] }));
      }
      setRun((before) => ({ ...before, state: 'over' }));
      await queries.invalidateQueries({ queryKey: ['orders'] });
    },
    [queries],
  );
  const reset = useCallback(() => setRun(idle), []);
  return { run, start, reset };
}

async function send(order: OrderListItem, { method, path, body }: BulkCommand): Promise<Fault | null> {
  try {
    await call(method, path(order), { body, key: crypto.randomUUID(), ifMatch: order.version });
    return null;
  } catch (error) {
    return faultOf(error);
  }
}
