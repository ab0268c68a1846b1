import { isDeepStrictEqual } from 'node:util';
import { v7 } from 'uuid';
import type { DueRuleCopy } from '#libs/contracts/catalogue/due-rule-copy';
import type { Id } from '#machines/kernel/ids';
import { type Currency, fromText, type MoneyText } from '#machines/kernel/money';
import type { FieldFault } from '#libs/platform/http/problem';
import { dueRuleFaults } from '#machines/company/due-dates';
import { tidyLine, tidyProse, tidyTitle } from './bilingual.js';

/** A due rule without its country. */
export type DueRuleContent = Omit<DueRuleCopy, 'country'>;

/** A validated body: each field is within its limits. */
export interface WrittenDueRule extends Omit<DueRuleContent, 'id' | 'legalForm' | 'cost' | 'service'> {
  _id?: Id;
  legalForm?: string | null;
  cost?: MoneyText | null;
  service?: Id | null;
}

/** Objects that rules may refer to. */
export interface DueRuleScope {
  currencies: ReadonlySet<Currency>;
  legalForms: ReadonlySet<string>;
  /** services of the country */
  services: ReadonlySet<Id>;
  present: readonly DueRuleContent[];
}

/** Normalises the rules of a country. A rule keeps its id across edits; unknown ids are ignored. */
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

/** Faults of rules for legal forms that the country no longer has. */
export const formFaults = (rules: readonly DueRuleContent[], legalForms: ReadonlySet<string>): FieldFault[] =>
  rules.some(({ legalForm }) => legalForm !== null && !legalForms.has(legalForm))
    ? [{ field: 'facts.legalForms', code: 'usedByDueRules' }]
    : [];

/** Ids of added, changed and removed rules. */
export interface DueRuleChanges {
  added: Id[];
  changed: Id[];
  removed: Id[];
}

/** Null if nothing differs; a different order is no change. */
export function changedDueRules(before: readonly DueRuleContent[], after: readonly DueRuleContent[]): DueRuleChanges | null {
  const [old, now] = [new Map(before.map((rule) => [rule.id, rule])), new Set(after.map(({ id }) => id))];
  const added = after.filter(({ id }) => !old.has(id)).map(({ id }) => id);
  const changed = after.filter((rule) => old.has(rule.id) && !isDeepStrictEqual(old.get(rule.id), rule)).map(({ id }) => id);
  const removed = before.filter(({ id }) => !now.has(id)).map(({ id }) => id);
  return added.length + changed.length + removed.length === 0 ? null : { added, changed, removed };
}
