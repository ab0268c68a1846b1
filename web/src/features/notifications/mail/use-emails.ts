import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call, request } from '../../../api/call.js';
import { useApiMutation } from '../../../api/use-api-mutation.js';
import type { Schemas } from '../../../api/wire.js';

export type SentEmail = Schemas['SentEmailDto'];

/** First part of the key of every query about emails. */
const root = 'letters';

/** Milliseconds between requests while emails are in delivery, because mail servers send no event. */
const onTheirWay = 5_000;

/** Keeps the rows on screen while the next page is fetched. */
export const useEmails = (query: URLSearchParams) =>
  useQuery({
    queryKey: [root, query.toString()],
    queryFn: ({ signal }) => call('GET', '/mailer/letters', { query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.items.some((email) => email.state === 'waiting') ? onTheirWay : false),
  });

export const useEmailContent = (id: string) =>
  useQuery({
    queryKey: [root, id, 'content'],
    queryFn: ({ signal }) => call('GET', '/mailer/letters/{id}/content', { path: { id }, signal }),
  });

/** Retries an email that bounced or failed. */
export const retry = ({ _id }: SentEmail) => request('POST', '/mailer/letters/{id}/retry', { path: { id: _id } });

export const useEmailMutation = () => useApiMutation<SentEmail>({ invalidates: [[root]] });
