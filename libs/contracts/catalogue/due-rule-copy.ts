import type { DueKind, DueRule } from '#machines/company/due-dates';
import type { Bilingual, Id } from '#machines/kernel/ids';
import type { Currency, MinorUnits } from '#machines/kernel/money';

/** What falls due for companies of a country, as `due_rules` has it. */
export interface DueRuleCopy extends DueRule {
  title: Bilingual;
  text: Bilingual;
  kind: DueKind;
  /** days before the due day by which work should begin */
  leadDays: number;
  cost: { amount: MinorUnits; currency: Currency } | null;
  /** what happens to who is late; empty: not known */
  fine: Bilingual;
  /** of the same country; null: none does it */
  service: Id | null;
  /** the law or page that it follows from */
  source: string;
  /** an example that nobody has checked */
  isSample: boolean;
}
