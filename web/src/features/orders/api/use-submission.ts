import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { call } from '../../../api/call.js';
import { ProblemError } from '../../../lib/problem.js';
import type { Write } from './calls.js';
import { fetchOrder, orderKeys } from './use-order.js';
import type { OrderResource } from './wire.js';

/** What has become of a write: `stale` means that the order moved after version `since`, and nothing was changed. */
export type SubmissionState =
  { step: 'idle' } | { step: 'sending' } | { step: 'failed'; error: unknown } | { step: 'stale'; error: unknown; since: number };

export interface Submission {
  state: SubmissionState;
  busy: boolean;
  /** Sends a write against the version the reader has seen. Resolves to the order when it was accepted, else undefined. */
  send: (write: Write) => Promise<OrderResource | undefined>;
  /** Sends the last write once more, against the version the reader has now been shown. */
  again: () => Promise<OrderResource | undefined>;
  reset: () => void;
}

const isOrder = (answer: unknown, id: string): answer is OrderResource =>
  typeof answer === 'object' && answer !== null && '_id' in answer && answer._id === id && 'machine' in answer;

/** An answer that may never have been given is asked for again under the same key, so that the effect happens once. */
const keepsKey = (error: unknown) => !(error instanceof ProblemError) || error.status === 429 || error.status >= 500;

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
  const last = useRef<{ write: Write; key: string } | null>(null);
  const { _id: id, version } = order;
  const base = useCallback(() => (holds ? seen.current : version), [holds, version]);

  const failed = useCallback(
    async (error: unknown) => {
      if (!keepsKey(error)) last.current = last.current && { ...last.current, key: crypto.randomUUID() };
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

  const deliver = useCallback(
    async (write: Write, key: string): Promise<OrderResource | undefined> => {
      last.current = { write, key };
      setState({ step: 'sending' });
      try {
        const { method, path, body } = write;
        const answer = await call<unknown>(method, path, { key, ifMatch: base(), ...(body === undefined ? {} : { body }) });
        last.current = null;
        if (isOrder(answer, id)) client.setQueryData(orderKeys.resource(id), answer);
        else await client.invalidateQueries({ queryKey: orderKeys.resource(id) });
        void client.invalidateQueries({ queryKey: orderKeys.events(id) });
        void client.invalidateQueries({ queryKey: ['orders'] });
        const now = client.getQueryData<OrderResource>(orderKeys.resource(id));
        seen.current = now?.version ?? seen.current;
        setState({ step: 'idle' });
        return now;
      } catch (fault) {
        await failed(fault);
        return undefined;
      }
    },
    [base, client, failed, id],
  );

  const send = useCallback(
    (write: Write) => {
      const repeated = last.current !== null && JSON.stringify(last.current.write) === JSON.stringify(write);
      return deliver(write, repeated && last.current ? last.current.key : crypto.randomUUID());
    },
    [deliver],
  );
  const again = useCallback(() => (last.current ? deliver(last.current.write, last.current.key) : Promise.resolve(undefined)), [deliver]);
  const reset = useCallback(() => setState({ step: 'idle' }), []);
  return { state, busy: state.step === 'sending', send, again, reset };
}
