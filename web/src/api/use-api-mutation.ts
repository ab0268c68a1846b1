import { type QueryKey, useMutation, type UseMutationResult, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type ApiRequest, send } from './call.js';
import { intentionOf, oncePerIntention } from './once.js';

interface Options {
  /** What is fetched again afterwards: queries whose keys begin so. The write is over when they have come. */
  invalidates?: readonly QueryKey[];
  /** After a refusal, which may come of a page that is behind (412). As after a success, where nothing is said. */
  afterRefusal?: readonly QueryKey[];
}

/**
 * The one way a page writes: `mutate(request)` sends it once per intention and fetches anew what it has changed. `error` is for a notice, or for the
 * fields of a form (`faultOf(error).fields`).
 */
export function useApiMutation<Answer = unknown>({ invalidates = [], afterRefusal = invalidates }: Options = {}): UseMutationResult<
  Answer,
  Error,
  ApiRequest<Answer>
> {
  const queries = useQueryClient();
  const [once] = useState(oncePerIntention);
  const refresh = (keys: readonly QueryKey[]) => Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
  return useMutation({
    mutationFn: (request: ApiRequest<Answer>) => once(intentionOf(request), (key) => send(request, key)),
    onSuccess: () => refresh(invalidates),
    onError: () => refresh(afterRefusal),
  });
}
