import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '../../../api/call.js';
import type { components } from '../../../api/schema.js';

type Schemas = components['schemas'];
export type Message = Schemas['MessageDto'];
export type MessageTemplate = Schemas['MessageTemplateDto'];
export type Draft = Pick<Schemas['MessageBody'], 'template' | 'language' | 'subject' | 'body'>;

/** Under the key of the order, so that a live hint about it fetches its messages again. */
const keyOf = (order: string) => ['order', order, 'messages'] as const;

/** How often a message on its way is looked at again: a mail server tells nobody else. In milliseconds. */
const onItsWay = 5_000;

/** The messages about an order, the oldest first; staff get all, a client those to them. Not asked for where `enabled` is false. */
export const useMessages = (order: string, enabled: boolean) =>
  useQuery({
    queryKey: keyOf(order),
    queryFn: async ({ signal }) => {
      const query = { 'filter[order]': order, sort: 'createdAt', per_page: 100 };
      return (await call<Schemas['MessagePageDto']>('GET', '/mailer', { query, signal })).items;
    },
    enabled,
    refetchInterval: ({ state }) => (state.data?.some((message) => message.state === 'waiting') ? onItsWay : false),
  });

/** The messages that make sense for an order now, filled in by the server. */
export const useTemplates = (order: string) =>
  useQuery({
    queryKey: [...keyOf(order), 'templates'],
    queryFn: ({ signal }) => call<MessageTemplate[]>('GET', '/mailer/templates', { query: { order }, signal }),
    staleTime: 0,
  });

/** Sends a message. The same words tried again keep their key, so that the client gets them once. */
export function useSendMessage(order: string) {
  const queries = useQueryClient();
  const last = useRef({ words: '', key: '' });
  return useMutation({
    mutationFn: (draft: Draft) => {
      const words = JSON.stringify(draft);
      if (last.current.words !== words) last.current = { words, key: crypto.randomUUID() };
      return call<Message>('POST', '/mailer', { body: { order, ...draft }, key: last.current.key });
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: keyOf(order), exact: true }),
  });
}

/** Tries a message again that bounced or was given up. */
export function useRetryMessage({ _id, order }: Message) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call<Message>('POST', `/mailer/${_id}/retry`),
    onSettled: () => queries.invalidateQueries({ queryKey: keyOf(order._id), exact: true }),
  });
}
