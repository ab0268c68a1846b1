import { type QueryKey, useMutation, type UseMutationResult, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ProblemError } from '../lib/problem.js';
import { type ApiRequest, send } from './call.js';
import { intentionOf, oncePerIntention } from './once.js';

export interface MutationOptions<Answer> {
  /** keys of queries to refetch; the write ends when they are loaded */
  invalidates?: readonly QueryKey[];
  /** keys to refetch after a refusal, because the page may be outdated (412); by default `invalidates` */
  afterRefusal?: readonly QueryKey[];
  /** called with the answer before refetching, even if the page was left */
  onAnswer?: (answer: Answer) => void;
  /** called after a write for an older version; refetches and resolves to whether the object changed */
  onStale?: () => Promise<boolean>;
  /** called for a refusal or a missing answer, unless stale */
  onRefused?: (error: Error) => void;
}

export type ApiMutation<Answer> = UseMutationResult<Answer, Error, ApiRequest<Answer>> & {
  /** refused for an older version; the current one was refetched, to show next to the draft */
  stale: boolean;
};

/** Whether the object changed since the reader saw it. */
const isStale = (error: unknown): boolean =>
  error instanceof ProblemError && (error.status === 412 || (error.status === 409 && error.code === 'operationNotPermittedInStatus'));

/**
 * Writes of a page: `mutate(request)` sends once per intention and refetches. `error` is for a notice, or for the fields of a form
 * (useApiForm).
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
