import type { ChatCommandName, ChatRefusal, ChatRemedy } from './commands.js';
import type { ChatEventType } from './events.js';
import type { ChatKind } from './members.js';

type Words<Key extends string> = Readonly<Record<Key, string>>;

/** Every text of chats in one language; a missing or a spare key does not compile. */
export interface ChatTexts {
  kind: Words<ChatKind>;
  command: Words<ChatCommandName>;
  refusal: Words<Exclude<ChatRefusal, 'forbiddenForRole'>>;
  remedy: Words<ChatRemedy['key']>;
}

export const en: ChatTexts = {
  kind: { client: 'With the client', team: 'Team' },
  command: {
    post: 'Send a message',
    edit: 'Edit a message',
    remove: 'Remove a message',
  },
  refusal: {
    chatClosed: 'This order ended more than 30 days ago, so its chat can only be read.',
    messageOfAnother: 'You can only change your own messages.',
    messageTooOld: 'A message can be changed for 15 minutes after it was sent.',
    messageRemoved: 'This message has been removed.',
  },
  remedy: {
    giveReason: 'You can remove it by giving a reason.',
    writeAnother: 'Write another message instead.',
  },
};

export const ru: ChatTexts = {
  kind: { client: 'С клиентом', team: 'Команда' },
  command: {
    post: 'Отправить сообщение',
    edit: 'Изменить сообщение',
    remove: 'Удалить сообщение',
  },
  refusal: {
    chatClosed: 'Заказ завершён больше 30 дней назад: чат можно только читать.',
    messageOfAnother: 'Менять можно только свои сообщения.',
    messageTooOld: 'Изменить сообщение можно в течение 15 минут после отправки.',
    messageRemoved: 'Это сообщение удалено.',
  },
  remedy: {
    giveReason: 'Его можно удалить, указав причину.',
    writeAnother: 'Напишите новое сообщение.',
  },
};

/** Events as titles; in English the event type is split into words instead. */
export const eventTitles: Readonly<Record<Exclude<ChatEventType, 'TextsErased'>, string>> = {
  ChatOpened: 'Чат начат',
  MessagePosted: 'Сообщение в чате',
  MessageEdited: 'Сообщение в чате изменено',
  MessageRemoved: 'Сообщение в чате удалено',
};
