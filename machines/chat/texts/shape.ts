import type { ChatCommandName, ChatRefusal, ChatRemedy } from '../commands.js';
import type { ChatEventType } from '../events.js';
import type { ChatKind } from '../members.js';

type Words<Key extends string> = Readonly<Record<Key, string>>;

/** Every text of chats in one language; a missing or a spare key does not compile. */
export interface ChatTexts {
  kind: Words<ChatKind>;
  command: Words<ChatCommandName>;
  refusal: Words<Exclude<ChatRefusal, 'forbiddenForRole'>>;
  remedy: Words<ChatRemedy['key']>;
}

/** Events as titles. */
export type EventTitlesTexts = Readonly<Record<Exclude<ChatEventType, 'TextsErased'>, string>>;
