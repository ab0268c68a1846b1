import { useQuery } from '@tanstack/react-query';
import { call, request } from '../../../api/call.js';
import { useApiMutation } from '../../../api/use-api-mutation.js';
import type { Schemas } from '../../../api/wire.js';

export type Message = Schemas['MessageDto'];
export type MessageTemplate = Schemas['MessageTemplateDto'];
export type Draft = Pick<Schemas['MessageBody'], 'template' | 'language' | 'subject' | 'body'>;

/** Below the order's key, so that a live hint about the order also fetches its messages. */
const keyOf = (order: string) => ['order', order, 'messages'] as const;

/** Milliseconds between requests for a message in delivery, because mail servers send no event. */
const onItsWay = 5_000;

/** Messages of an order, oldest first; staff get all, clients their own. Not fetched unless `enabled`. */
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

/** Templates that suit the order's current state, filled in by the server. */
export const useTemplates = (order: string) =>
  useQuery({
    queryKey: ['order', order, 'message templates'],
    queryFn: ({ signal }) => call('GET', '/mailer/templates', { query: { order }, signal }),
    staleTime: 0,
  });

export const mutations = {
  send: (order: string, draft: Draft) => request('POST', '/mailer', { body: { order, ...draft } }),
  /** Retries a message that bounced or was given up. */
  retry: ({ _id }: Message) => request('POST', '/mailer/{id}/retry', { path: { id: _id } }),
};

export const useMessageMutation = (order: string) => useApiMutation<Message>({ invalidates: [keyOf(order)] });
