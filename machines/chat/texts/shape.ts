import type { ChatRefusal, ChatRemedy } from '../commands.js';
import type { ChatKind } from '../state.js';

type Words<Key extends string> = Readonly<Record<Key, string>>;

/** Every text of chats in one language; a missing or a spare key does not compile. */
export interface ChatTexts {
  kind: Words<ChatKind>;
  refusal: Words<Exclude<ChatRefusal, 'forbiddenForRole'>>;
  remedy: Words<ChatRemedy['key']>;
}
