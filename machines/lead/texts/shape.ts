import type { LeadCommandName, LeadOperation, LeadRefusal, LeadRemedy } from '../commands.js';
import type { LeadEventType } from '../events.js';
import type { CallOutcome, LeadKind, LeadStatus, LossReason } from '../state.js';

type Words<Key extends string> = Readonly<Record<Key, string>>;

/** Every text of leads in one language; a missing or a spare key does not compile. */
export interface LeadTexts {
  state: Words<LeadStatus>;
  kind: Words<LeadKind>;
  outcome: Words<CallOutcome>;
  reason: Words<LossReason>;
  operation: Words<LeadOperation>;
  /** commands that are no operations */
  command: Words<Exclude<LeadCommandName, LeadOperation>>;
  refusal: Words<Exclude<LeadRefusal, 'forbiddenForRole'>>;
  /** {{states}} and {{person}} are filled in */
  remedy: Words<LeadRemedy['key']>;
}

/** Events as titles. */
export type EventTitlesTexts = Readonly<Record<Exclude<LeadEventType, 'TextsErased'>, string>>;
