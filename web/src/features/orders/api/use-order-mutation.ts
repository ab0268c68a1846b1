import { useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { mayBeLost } from '../../../api/once.js';
import { useApiMutation } from '../../../api/use-api-mutation.js';
import { writeMachine } from '../../../api/write.machine.js';
import type { OrderMutation } from './calls.js';
import { fetchOrder, orderKeys } from './use-order.js';
import type { OrderResource } from './wire.js';

/**
 * Writes to `order` for the version that the reader has seen. With `holds` that is the version at mounting: a form keeps it while the page
 * is updated, so that a change in between is reported (`stale`, since version `since`) and never overwritten. Without it, a plain button
 * uses the version on the page.
 */
export function useOrderMutation(order: OrderResource, holds = false) {
  const client = useQueryClient();
  const { _id: id, version } = order;
  const [dialog, notify, actor] = useMachine(writeMachine, { input: { version } });
  const write = useApiMutation<OrderResource>({
    onAnswer: (now) => {
      client.setQueryData(orderKeys.resource(id), now);
      void client.invalidateQueries({ queryKey: orderKeys.events(id) });
      void client.invalidateQueries({ queryKey: ['orders'] });
      notify({ type: 'accept', version: now.version });
    },
    onStale: async () => {
      const now = await client.fetchQuery({ queryKey: orderKeys.resource(id), queryFn: () => fetchOrder(id), staleTime: 0 });
      await client.invalidateQueries({ queryKey: orderKeys.events(id) });
      notify({ type: 'read', version: now.version });
      return actor.getSnapshot().matches('stale');
    },
    onRefused: (error) => notify({ type: mayBeLost(error) ? 'lose' : 'refuse' }),
  });
  const { since, seen } = dialog.context;
  /** Adds the order's version to a write: with `holds` the one at mounting, else the one on the page, which an earlier write may have changed since it was drawn. */
  const meant = (mutation: OrderMutation): OrderMutation => {
    const ifMatch = holds ? seen : (client.getQueryData<OrderResource>(orderKeys.resource(id))?.version ?? version);
    notify({ type: 'send', version: ifMatch });
    return { ...mutation, options: { ...mutation.options, ifMatch } };
  };
  // Also reported if the button is gone by then: the returned order may have no place for it.
  const send = (mutation: OrderMutation, onDone: (now: OrderResource) => void, onEnd?: () => void) =>
    void write
      .mutateAsync(meant(mutation))
      .then(onDone, () => undefined)
      .finally(onEnd);
  return { write, dialog, notify, since, meant, send, busy: write.isPending };
}

export type OrderWrite = ReturnType<typeof useOrderMutation>;
