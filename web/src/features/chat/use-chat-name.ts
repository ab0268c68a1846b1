import { contentText } from '#machines/kernel/content-language';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../lib/session/session.js';
import { useLanguage } from '../../lib/use-language.js';
import type { Chat } from './use-chats.js';

/** Clients identify chats by the service, others by the client, who is not in the team's chat. */
export function useChatName(): (chat: Chat) => string {
  const { t } = useTranslation('chat');
  const language = useLanguage();
  const me = useMe();
  return ({ kind, members, order }) => {
    if (me?.actor.role === 'Client') return contentText(order.service, language);
    if (kind === 'team') return `${t('kinds.team')}, ${order.number}`;
    return members.find(({ side }) => side === 'client')?.name || order.number;
  };
}
