import { type QueryKey, useMutation, type UseMutationResult, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ProblemError } from '../lib/problem.js';
import { type ApiRequest, send } from './call.js';
import { intentionOf, oncePerIntention } from './once.js';

export interface MutationOptions<Answer> {
  /** What is fetched again afterwards: queries whose keys begin so. The write is over when they have come. */
  invalidates?: readonly QueryKey[];
  /** Fetched again after a refusal, because the page may be out of date (412). By default `invalidates`. */
  afterRefusal?: readonly QueryKey[];
  /** What the answer changes before anything is fetched again, whether or not the page is still there: a token, a query that it answers too. */
  onAnswer?: (answer: Answer) => void;
  /** Reads what there is now, after a write that was meant for an older version. Resolves to whether it has moved: the write is `stale` then. */
  onStale?: () => Promise<boolean>;
  /** What was refused or got no answer, and is not stale. */
  onRefused?: (error: Error) => void;
}

export type ApiMutation<Answer> = UseMutationResult<Answer, Error, ApiRequest<Answer>> & {
  /** The refusal was for an older version, and what there is now has been read: it is to be shown against the draft. */
  stale: boolean;
};

/** What the write was meant for has moved since the reader saw it. */
const isStale = (error: unknown): boolean =>
  error instanceof ProblemError && (error.status === 412 || (error.status === 409 && error.code === 'operationNotPermittedInStatus'));

/**
 * The one way a page writes: `mutate(request)` sends it once per intention and refetches what it has changed. `error` is for a notice, or for the
 * fields of a form, which also takes the focus to the first of them (useApiForm).
 */
export function useApiMutation<Answer = unknown>(options: MutationOptions<Answer> = {}): ApiMutation<Answer> {
  const { invalidates = [], afterRefusal = invalidates, onStale } = options;
  const queries = useQueryClient();
  const [once] = useState(oncePerIntention);
  const [met, setMet] = useState<Error | null>(null);
  const refresh = (keys: readonly QueryKey[]) => Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
  const mutation = useMutation({
    mutationFn: (request: ApiRequest<Answer>) => once(intentionOf(request), (key) => send(request, key)),
    onSuccess: (answer) => {
      options.onAnswer?.(answer);
      return refresh(invalidates);
    },
    onError: async (error: Error) => {
      // Should what there is now not come either, the refusal itself stands.
      if (onStale && isStale(error) && (await onStale().catch(() => false))) setMet(error);
      else options.onRefused?.(error);
      await refresh(afterRefusal);
    },
  });
  return { ...mutation, stale: met !== null && mutation.error === met };
}
