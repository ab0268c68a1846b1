import type { PayoffCommandName, PayoffOperation, PayoffRefusal } from '../commands.js';
import type { PayoffEventType } from '../events.js';
import type { PayoffLine, PayoffStatus } from '../state.js';

type Texts<Key extends string> = Readonly<Record<Key, string>>;

/** Every text of payoffs in one language; a missing or a spare key does not compile. */
export interface PayoffTexts {
  status: Texts<PayoffStatus>;
  operation: Texts<PayoffOperation>;
  /** commands that are no operations */
  command: Texts<Exclude<PayoffCommandName, PayoffOperation>>;
  line: Texts<PayoffLine['kind']>;
  /** why an operation is refused, by status; `until` is the day when a hold ends */
  notInState: Texts<PayoffStatus>;
  refusal: Texts<Exclude<PayoffRefusal, 'forbiddenForRole'>>;
}

/** Events as titles. */
export type EventTitlesTexts = Readonly<Record<Exclude<PayoffEventType, 'TextsErased'>, string>>;
