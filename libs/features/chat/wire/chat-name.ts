import { type Id, isId } from '#machines/kernel/ids';
import { type ChatKind, chatKinds } from '#machines/chat/events';

/** Identifies a chat by order and kind, so that a chat without messages has a name too. */
export interface ChatName {
  order: Id;
  kind: ChatKind;
}

/** "01997c1e-…-client" */
export const chatName = ({ order, kind }: ChatName): string => `${order}-${kind}`;

/** Null if `text` is not a name of a chat. */
export function parseChatName(text: unknown): ChatName | null {
  if (typeof text !== 'string') return null;
  const cut = text.lastIndexOf('-');
  const order = text.slice(0, cut).toLowerCase();
  const kind = chatKinds.find((one) => one === text.slice(cut + 1));
  return isId(order) && kind !== undefined ? { order, kind } : null;
}

export const chatNamePattern = `^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}-(${chatKinds.join('|')})$`;
