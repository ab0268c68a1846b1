import type { CheckoutCommandName, CheckoutOperation, CheckoutRefusal, CheckoutRemedy, CheckoutWho } from '../commands.js';
import type { CheckoutEventType } from '../events.js';
import type { CheckoutStatus } from '../state.js';

type Texts<Key extends string> = Readonly<Record<Key, string>>;

/** Every text of checkouts in one language; a missing or a spare key does not compile. */
export interface CheckoutTexts {
  status: Texts<CheckoutStatus>;
  operation: Texts<CheckoutOperation>;
  /** commands that are no operations */
  command: Texts<Exclude<CheckoutCommandName, CheckoutOperation>>;
  event: Texts<CheckoutEventType>;
  refusal: Texts<CheckoutRefusal>;
  /** {{roles}} is filled in */
  remedy: Texts<CheckoutRemedy['key']>;
  who: Texts<CheckoutWho>;
}

/** Events as titles. */
export type EventTitlesTexts = Readonly<Record<Exclude<CheckoutEventType, 'TextsErased'>, string>>;
