import { useQuery } from '@tanstack/react-query';
import { call, request } from '../../../api/call.js';
import { useApiMutation } from '../../../api/use-api-mutation.js';
import type { Schemas } from '../../../api/wire.js';

export type Message = Schemas['MessageDto'];
export type MessageTemplate = Schemas['MessageTemplateDto'];
export type Draft = Pick<Schemas['MessageBody'], 'template' | 'language' | 'subject' | 'body'>;

/** Under the key of the order, so that a live hint about it fetches its messages again. */
const keyOf = (order: string) => ['order', order, 'messages'] as const;

/** Polling interval for a message in delivery, since mail servers send no event. In milliseconds. */
const onItsWay = 5_000;

/** The messages about an order, the oldest first; staff get all, a client those to them. Not asked for where `enabled` is false. */
export const useMessages = (order: string, enabled: boolean) =>
  useQuery({
    queryKey: keyOf(order),
    queryFn: async ({ signal }) => {
      const query = { 'filter[order]': order, sort: 'createdAt', per_page: 100 } as const;
      return (await call('GET', '/mailer', { query, signal })).items;
    },
    enabled,
    refetchInterval: ({ state }) => (state.data?.some((message) => message.state === 'waiting') ? onItsWay : false),
  });

/** The messages that make sense for an order now, filled in by the server. */
export const useTemplates = (order: string) =>
  useQuery({
    queryKey: ['order', order, 'message templates'],
    queryFn: ({ signal }) => call('GET', '/mailer/templates', { query: { order }, signal }),
    staleTime: 0,
  });

/** The writes there are. */
export const mutations = {
  send: (order: string, draft: Draft) => request('POST', '/mailer', { body: { order, ...draft } }),
  /** Retries a message that bounced or was given up. */
  retry: ({ _id }: Message) => request('POST', '/mailer/{id}/retry', { path: { id: _id } }),
};

export const useMessageMutation = (order: string) => useApiMutation<Message>({ invalidates: [keyOf(order)] });
