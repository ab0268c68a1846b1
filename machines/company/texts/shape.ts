import type { CompanyCommandName, CompanyRefusal } from '../commands.js';
import type { DueKind } from '../due-dates.js';
import type { CompanyEventType } from '../events.js';
import type { CompanyStatus, FactName } from '../state.js';

type Texts<Key extends string> = Readonly<Record<Key, string>>;

/** Every text of companies in one language; a missing or a spare key does not compile. */
export interface CompanyTexts {
  status: Texts<CompanyStatus>;
  fact: Texts<FactName>;
  dueKind: Texts<DueKind>;
  command: Texts<CompanyCommandName>;
  refusal: Texts<Exclude<CompanyRefusal, 'forbiddenForRole'>>;
}

/** Events as titles. */
export type EventTitlesTexts = Readonly<Record<Exclude<CompanyEventType, 'TextsErased'>, string>>;
