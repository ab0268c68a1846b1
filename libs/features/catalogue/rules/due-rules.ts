import { isDeepStrictEqual } from 'node:util';
import { v7 } from 'uuid';
import type { Bilingual, Id } from '#machines/kernel/ids';
import { type Currency, fromText, type MinorUnits, type MoneyText } from '#machines/kernel/money';
import type { FieldFault } from '#libs/platform/http/problem';
import { type DueKind, type DueRule, dueRuleFaults } from '#machines/company/due-dates';
import { tidyLine, tidyProse, tidyTitle } from './bilingual.js';

/** What falls due for companies of a country, as `due_rules` has it. */
export interface DueRuleContent extends Omit<DueRule, 'country'> {
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

/** A rule as it comes over the wire, each field within its own limits. */
export interface WrittenDueRule extends Omit<DueRuleContent, 'id' | 'legalForm' | 'cost' | 'service'> {
  _id?: Id;
  legalForm?: string | null;
  cost?: MoneyText | null;
  service?: Id | null;
}

/** What rules may refer to. */
export interface DueRuleScope {
  currencies: ReadonlySet<Currency>;
  legalForms: ReadonlySet<string>;
  /** services of the country */
  services: ReadonlySet<Id>;
  present: readonly DueRuleContent[];
}

/** The rules of a country as they are stored. A rule keeps its id from edit to edit; an id that is none of the country's own names nothing. */
export function dueRulesOf(
  written: readonly WrittenDueRule[],
  { currencies, legalForms, services, present }: DueRuleScope,
): { rules: DueRuleContent[]; faults: FieldFault[] } {
  const faults: FieldFault[] = [];
  const free = new Set(present.map(({ id }) => id));
  const rules = written.map(({ _id, legalForm, cost, service, ...rest }, i): DueRuleContent => {
    const unless = (fine: boolean, field: string, code: string): void =>
      void (fine || faults.push({ field: `dueRules.${i}.${field}`, code }));
    const known = _id?.toLowerCase();
    const form = legalForm?.trim() || null;
    const does = service?.toLowerCase() ?? null;
    if (known !== undefined) unless(free.delete(known), '_id', 'missingReference');
    unless(form === null || legalForms.has(form), 'legalForm', 'notOffered');
    unless(does === null || services.has(does), 'service', 'missingReference');
    if (cost) unless(currencies.has(cost.currency), 'cost.currency', 'notOffered');
    for (const { field, code } of dueRuleFaults(rest)) unless(false, field, code);
    return {
      ...rest,
      id: known ?? v7(),
      legalForm: form,
      title: tidyTitle(rest.title),
      text: tidyProse(rest.text),
      fine: tidyProse(rest.fine),
      source: tidyLine(rest.source),
      cost: cost ? { amount: fromText(cost.amount, cost.currency) ?? 0, currency: cost.currency } : null,
      service: does,
    };
  });
  return { rules, faults };
}

/** Forms that rules are for and the country no longer has. */
export const formFaults = (rules: readonly DueRuleContent[], legalForms: ReadonlySet<string>): FieldFault[] =>
  rules.some(({ legalForm }) => legalForm !== null && !legalForms.has(legalForm))
    ? [{ field: 'facts.legalForms', code: 'usedByDueRules' }]
    : [];

/** Ids of the rules that differ. */
export interface DueRuleChanges {
  added: Id[];
  changed: Id[];
  removed: Id[];
}

/** Null where nothing differs; an order alone makes no difference. */
export function changedDueRules(before: readonly DueRuleContent[], after: readonly DueRuleContent[]): DueRuleChanges | null {
  const [old, now] = [new Map(before.map((rule) => [rule.id, rule])), new Set(after.map(({ id }) => id))];
  const added = after.filter(({ id }) => !old.has(id)).map(({ id }) => id);
  const changed = after.filter((rule) => old.has(rule.id) && !isDeepStrictEqual(old.get(rule.id), rule)).map(({ id }) => id);
  const removed = before.filter(({ id }) => !now.has(id)).map(({ id }) => id);
  return added.length + changed.length + removed.length === 0 ? null : { added, changed, removed };
}
