import type { CheckoutCommandName, CheckoutOperation, CheckoutRefusal, CheckoutRemedy, CheckoutWho } from '../commands.js';
import type { CheckoutEventType } from '../events.js';
import type { CheckoutStatus } from '../state.js';

type Words<Key extends string> = Readonly<Record<Key, string>>;

/** Every text of checkouts in one language; a missing or a spare key does not compile. */
export interface CheckoutTexts {
  status: Words<CheckoutStatus>;
  operation: Words<CheckoutOperation>;
  /** commands that are no operations */
  command: Words<Exclude<CheckoutCommandName, CheckoutOperation>>;
  event: Words<CheckoutEventType>;
  refusal: Words<CheckoutRefusal>;
  /** {{roles}} is filled in */
  remedy: Words<CheckoutRemedy['key']>;
  who: Words<CheckoutWho>;
}

/** Events as titles. */
export type EventTitlesTexts = Readonly<Record<Exclude<CheckoutEventType, 'TextsErased'>, string>>;
