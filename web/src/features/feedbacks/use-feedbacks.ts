import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call, request } from '../../api/call.js';
import { useApiMutation } from '../../api/use-api-mutation.js';
import type { Schemas } from '../../api/wire.js';

export type Feedback = Schemas['FeedbackDto'];
export type FeedbackPage = Schemas['FeedbackPageDto'];

/** First part of the key of every query about feedbacks. */
const root = 'feedbacks';

/** Keeps the rows on screen while the next page is fetched. */
export function useFeedbacks(query: URLSearchParams) {
  return useQuery({
    queryKey: [root, 'page', query.toString()],
    queryFn: ({ signal }) => call('GET', '/feedbacks', { query, signal }),
    placeholderData: keepPreviousData,
  });
}

/** The feedback on an order, and whether the reader is asked for one. */
export function useFeedbackOf(order: string) {
  return useQuery({
    queryKey: [root, 'order', order],
    queryFn: ({ signal }) => call('GET', '/feedbacks/of-order/{orderId}', { path: { orderId: order }, signal }),
  });
}

/** What a client writes about an order; `public`: everyone may read it. */
export interface Said {
  rating: Feedback['rating'];
  text?: string;
  public: boolean;
}

/** Writes of feedbacks. Those of staff apply to the version that was shown. */
export const mutations = {
  give: (order: string, said: Said) => request('POST', '/feedbacks', { body: { order, ...said } }),
  change: ({ _id }: Feedback, said: Said) =>
    request('PATCH', '/feedbacks/{id}', { path: { id: _id }, body: { operation: 'change', ...said } }),
  remove: ({ _id }: Feedback) => request('DELETE', '/feedbacks/{id}', { path: { id: _id } }),
  decline: () => request('PUT', '/feedbacks/declined'),
  publish: ({ _id, version }: Feedback) =>
    request('PATCH', '/feedbacks/{id}', { path: { id: _id }, body: { operation: 'publish' }, ifMatch: version }),
  hide: ({ _id, version }: Feedback, reason: string) =>
    request('PATCH', '/feedbacks/{id}', { path: { id: _id }, body: { operation: 'hide', reason }, ifMatch: version }),
  answer: ({ _id, version }: Feedback, answer: string) =>
    request('PATCH', '/feedbacks/{id}', { path: { id: _id }, body: { operation: 'answer', answer }, ifMatch: version }),
};

/** Refetches all queries about feedbacks. */
export const useFeedbackMutation = <Answer = unknown>() => useApiMutation<Answer>({ invalidates: [[root]] });
