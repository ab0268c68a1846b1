import type { ChatCommandName, ChatRefusal, ChatRemedy } from '../commands.js';
import type { ChatEventType, ChatKind } from '../events.js';

type Texts<Key extends string> = Readonly<Record<Key, string>>;

/** Every text of chats in one language; a missing or a spare key does not compile. */
export interface ChatTexts {
  kind: Texts<ChatKind>;
  command: Texts<ChatCommandName>;
  refusal: Texts<Exclude<ChatRefusal, 'forbiddenForRole'>>;
  remedy: Texts<ChatRemedy['key']>;
}

/** Events as titles. */
export type EventTitlesTexts = Readonly<Record<Exclude<ChatEventType, 'TextsErased'>, string>>;
