import type { LeadCommandName, LeadOperation, LeadRefusal, LeadRemedy } from '../commands.js';
import type { LeadEventType } from '../events.js';
import type { CallOutcome, LeadKind, LeadStatus, LossReason } from '../state.js';

type Texts<Key extends string> = Readonly<Record<Key, string>>;

/** Every text of leads in one language; a missing or a spare key does not compile. */
export interface LeadTexts {
  state: Texts<LeadStatus>;
  kind: Texts<LeadKind>;
  outcome: Texts<CallOutcome>;
  reason: Texts<LossReason>;
  operation: Texts<LeadOperation>;
  /** commands that are no operations */
  command: Texts<Exclude<LeadCommandName, LeadOperation>>;
  refusal: Texts<Exclude<LeadRefusal, 'forbiddenForRole'>>;
  /** {{states}} and {{person}} are filled in */
  remedy: Texts<LeadRemedy['key']>;
}

/** Events as titles. */
export type EventTitlesTexts = Readonly<Record<Exclude<LeadEventType, 'TextsErased'>, string>>;
