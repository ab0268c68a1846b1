import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useApiMutation } from '../../../api/use-api-mutation.js';
import type { OrderMutation } from './calls.js';
import { fetchOrder, orderKeys } from './use-order.js';
import type { OrderResource } from './wire.js';

/**
 * Writes to `order`, each meant for the version the reader has seen. With `holds` that is the one shown when this was mounted: a form keeps it while the
 * page moves on underneath, so that a change in between is reported (`stale`, since version `since`) and never overwritten. A plain button evaluates what is on
 * the page.
 */
export function useOrderMutation(order: OrderResource, holds = false) {
  const client = useQueryClient();
  const { _id: id, version } = order;
  const [seen, setSeen] = useState(version);
  const [since, setSince] = useState(version);
  const sent = useRef(version);
  const write = useApiMutation<OrderResource>({
    onAnswer: (now) => {
      client.setQueryData(orderKeys.resource(id), now);
      void client.invalidateQueries({ queryKey: orderKeys.events(id) });
      void client.invalidateQueries({ queryKey: ['orders'] });
      setSeen(now.version);
    },
    onStale: async () => {
      const now = await client.fetchQuery({ queryKey: orderKeys.resource(id), queryFn: () => fetchOrder(id), staleTime: 0 });
      await client.invalidateQueries({ queryKey: orderKeys.events(id) });
      if (now.version === sent.current) return false;
      setSince(sent.current);
      setSeen(now.version);
      return true;
    },
  });
  /** The same, for the version the reader has been shown. */
  const meant = (mutation: OrderMutation): OrderMutation => {
    sent.current = holds ? seen : version;
    return { ...mutation, options: { ...mutation.options, ifMatch: sent.current } };
  };
  // Also reported if the button is gone by then: the returned order may have no place for it.
  const send = (mutation: OrderMutation, onDone: (now: OrderResource) => void) =>
    void write.mutateAsync(meant(mutation)).then(onDone, () => undefined);
  return { write, since, meant, send, busy: write.isPending };
}

export type OrderWrite = ReturnType<typeof useOrderMutation>;
