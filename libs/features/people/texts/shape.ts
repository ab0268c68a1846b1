import type { UserEventType } from '#machines/access/user-events';

export interface HistoryTexts {
  titles: Readonly<Record<UserEventType, string>>;
  /** names of fields of a profile */
  fields: Readonly<Record<string, string>>;
  ways: Readonly<Record<'full' | 'quick', string>>;
  by: Readonly<Record<'self' | 'staff', string>>;
  how: Readonly<Record<'changed' | 'reset', string>>;
  scopes: Readonly<Record<'one' | 'all' | 'reuse', string>>;
}
