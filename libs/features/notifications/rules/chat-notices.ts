import { v5 } from 'uuid';
import type { ChatAudience } from '#libs/contracts/chat/chat-queries';
import type { Id } from '#machines/kernel/ids';
import type { ChatEventOf } from '#machines/chat/events';
import { sideOf } from '#machines/order/who';
import type { Notice } from './notice.js';

export type Posted = ChatEventOf<'MessagePosted'>;
/** A message and the id of its event. */
export interface PostedEvent {
  event: Id;
  posted: Posted;
}

const namespace: Id = 'b6b9a1a8-6d7c-5f0e-8a51-0d6f3b1f7c42';

/** Derived from chat and reader, who has one notification per chat. */
const chatNoticeId = (chat: Id, audience: string): Id => v5(`chat ${chat} ${audience}`, namespace);

/**
 * Returns one notification for each reader who has not seen the last message, with the number of unread ones. While an order has no
 * manager, the departments that operate orders are notified of what others write. `messages` are of one chat, oldest first.
 */
export function chatNoticesOf(messages: readonly PostedEvent[], { readers, managed }: ChatAudience): Notice[] {
  const [first, last] = [messages[0], messages.at(-1)];
  if (first === undefined || last === undefined) return [];
  const { data, actor, chat, at } = last.posted;
  const base = {
    kind: 'chatMessage' as const,
    template: `MessagePosted.${data.kind}`,
    event: last.event,
    actor: actor.id,
    at,
    subjectType: 'chat' as const,
    subject: `${data.order}-${data.kind}`,
    order: data.order,
  };
  const figures = (read: number) => ({ count: data.nth - read, nth: data.nth, from: Math.max(first.posted.data.nth, read + 1) });
  const own = readers.flatMap(({ person, read }): Notice[] =>
    read >= data.nth || person.id === actor.id || !person.active
      ? []
      : [
          {
            ...base,
            id: chatNoticeId(chat, person.id),
            audience: person.id,
            except: [],
            reader: sideOf(person),
            figures: figures(read),
          },
        ],
  );
  if (managed || data.side === 'staff') return own;
  const desk = 'orderDesk';
  const except = readers.filter(({ person }) => sideOf(person) === 'staff').map(({ person }) => person.id);
  return [
    ...own,
    { ...base, id: chatNoticeId(chat, desk), audience: desk, except, reader: 'staff', figures: figures(first.posted.data.nth - 1) },
  ];
}
