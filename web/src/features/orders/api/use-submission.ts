import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { send as deliver } from '../../../api/call.js';
import { intentionOf, oncePerIntention } from '../../../api/once.js';
import { ProblemError } from '../../../lib/problem.js';
import type { OrderMutation } from './calls.js';
import { fetchOrder, orderKeys } from './use-order.js';
import type { OrderResource } from './wire.js';

/** What has become of a write: `stale` means that the order moved after version `since`, and nothing was changed. */
export type SubmissionState =
  { step: 'idle' } | { step: 'sending' } | { step: 'failed'; error: unknown } | { step: 'stale'; error: unknown; since: number };

export interface Submission {
  state: SubmissionState;
  busy: boolean;
  /** Sends it against the version the reader has seen. Resolves to the order when it was accepted, else undefined. */
  send: (mutation: OrderMutation) => Promise<OrderResource | undefined>;
  /** Sends the last one once more, against the version the reader has now been shown. */
  again: () => Promise<OrderResource | undefined>;
  reset: () => void;
}

/** The order has moved since the reader saw it: their draft is to be shown against what happened. */
const isStale = (error: unknown) =>
  error instanceof ProblemError && (error.status === 412 || (error.status === 409 && error.code === 'operationNotPermittedInStatus'));

/**
 * Sends writes to `order` with Idempotency-Key and If-Match. With `holds` the version is the one shown when this was mounted: a form
 * keeps it while the page moves on underneath, so that a change in between is told and never overwritten. A plain button judges what is on the page.
 */
export function useSubmission(order: OrderResource, holds = false): Submission {
  const client = useQueryClient();
  const [state, setState] = useState<SubmissionState>({ step: 'idle' });
  const seen = useRef(order.version);
  const [once] = useState(oncePerIntention);
  const last = useRef<OrderMutation | null>(null);
  const { _id: id, version } = order;
  const base = useCallback(() => (holds ? seen.current : version), [holds, version]);

  const failed = useCallback(
    async (error: unknown) => {
      if (!isStale(error)) return setState({ step: 'failed', error });
      const since = base();
      const fresh = await client
        .fetchQuery({ queryKey: orderKeys.resource(id), queryFn: () => fetchOrder(id), staleTime: 0 })
        .catch(() => null);
      await client.invalidateQueries({ queryKey: orderKeys.events(id) });
      if (fresh === null || fresh.version === since) return setState({ step: 'failed', error });
      seen.current = fresh.version;
      setState({ step: 'stale', error, since });
    },
    [base, client, id],
  );

  const send = useCallback(
    async (mutation: OrderMutation): Promise<OrderResource | undefined> => {
      last.current = mutation;
      setState({ step: 'sending' });
      try {
        const { options } = mutation;
        const now = await once(intentionOf(mutation), (key) => deliver({ ...mutation, options: { ...options, key, ifMatch: base() } }));
        last.current = null;
        client.setQueryData(orderKeys.resource(id), now);
        void client.invalidateQueries({ queryKey: orderKeys.events(id) });
        void client.invalidateQueries({ queryKey: ['orders'] });
        seen.current = now.version;
        setState({ step: 'idle' });
        return now;
      } catch (fault) {
        await failed(fault);
        return undefined;
      }
    },
    [base, client, failed, id, once],
  );
  const again = useCallback(() => (last.current ? send(last.current) : Promise.resolve(undefined)), [send]);
  const reset = useCallback(() => setState({ step: 'idle' }), []);
  return { state, busy: state.step === 'sending', send, again, reset };
}
