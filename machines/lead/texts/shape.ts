import type { LeadOperation, LeadRefusal, LeadRemedy } from '../commands.js';
import type { CallOutcome, LeadKind, LeadStatus, LossReason } from '../state.js';

type Words<Key extends string> = Readonly<Record<Key, string>>;

/** Every text of leads in one language; a missing or a spare key does not compile. */
export interface LeadTexts {
  state: Words<LeadStatus>;
  kind: Words<LeadKind>;
  outcome: Words<CallOutcome>;
  reason: Words<LossReason>;
  operation: Words<LeadOperation>;
  refusal: Words<Exclude<LeadRefusal, 'forbiddenForRole'>>;
  /** {{states}} and {{person}} are filled in */
  remedy: Words<LeadRemedy['key']>;
}
