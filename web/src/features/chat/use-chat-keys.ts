import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useKeys } from '../../lib/keys.js';
import type { Chat } from './use-chats.js';

/** j and k go from chat to chat. */
export function useChatKeys(chats: readonly Chat[], open: Chat | undefined, toChat: (chat: Chat) => string): void {
  const { t } = useTranslation('chat');
  const navigate = useNavigate();
  const at = chats.findIndex(({ _id }) => _id === open?._id);
  const go = (to: number) => {
    const chat = chats[to];
    if (chat) void navigate(toChat(chat), { replace: true });
  };
  useKeys('list', [
    { keys: 'j', does: t('page.next'), run: () => go(at + 1) },
    { keys: 'k', does: t('page.previous'), run: () => go(Math.max(0, at - 1)) },
  ]);
}
