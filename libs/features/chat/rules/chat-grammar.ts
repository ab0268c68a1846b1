import type { ListGrammar } from '#libs/platform/http/list-query';
import { chatKinds } from '#machines/chat/state';

/** What the list of chats may be asked; a search is for what was said. */
export const chatGrammar = {
  filters: { order: { kind: 'id' }, kind: { kind: 'choice', of: chatKinds }, unread: { kind: 'flag' }, waiting: { kind: 'flag' } },
  sorts: ['lastAt', 'waitingSince'],
} as const satisfies ListGrammar;
