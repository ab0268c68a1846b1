import { contentText } from '#machines/kernel/content-language';
import { useQuery } from '@tanstack/react-query';
import { fillTemplate } from '#machines/chat/templates';
import { call, request } from '../../api/call.js';
import { useApiMutation } from '../../api/use-api-mutation.js';
import type { Schemas } from '../../api/wire.js';
import type { Chat } from './use-chats.js';

export type ChatTemplate = Schemas['ChatTemplateDto'];
type Given = Pick<ChatTemplate, 'title' | 'text'>;

const key = ['chat-templates'];

/** Canned answers, fetched once `wanted` is true. */
export const useTemplates = (wanted: boolean) =>
  useQuery({ queryKey: key, queryFn: ({ signal }) => call('GET', '/chat-templates', { signal }), staleTime: 60_000, enabled: wanted });

export const useTemplateMutation = <Answer>() => useApiMutation<Answer>({ invalidates: [key] });

export const templateRequests = {
  add: (body: Given) => request('POST', '/chat-templates', { body }),
  change: (id: string, body: Given) => request('PATCH', '/chat-templates/{id}', { path: { id }, body }),
  remove: (id: string) => request('DELETE', '/chat-templates/{id}', { path: { id } }),
};

/** Fills the placeholders of a canned answer, in the client's language. */
export function filledFor({ order, members, language }: Chat, { text }: ChatTemplate): string {
  const nameOf = (side: string): string => members.find((member) => member.side === side)?.name ?? '';
  return fillTemplate(contentText(text, language), {
    orderNumber: order.number,
    serviceName: contentText(order.service, language),
    clientName: nameOf('client'),
    managerName: nameOf('staff'),
  });
}
