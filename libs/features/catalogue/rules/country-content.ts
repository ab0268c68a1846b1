import { isDeepStrictEqual } from 'node:util';
import type { MandatoryPayment } from '#libs/contracts/catalogue/service-copy';
import type { Bilingual } from '#machines/kernel/ids';
import { type Currency, fromText } from '#machines/kernel/money';
import type { FieldFault } from '#libs/platform/http/problem';
import type { CountryFactsView, MandatoryPaymentView } from '#machines/catalogue/public-view';
import { type CountryFactFields, countryFacts } from '#machines/catalogue/country-schema';
import type { StoredFields, WrittenFields } from '#machines/catalogue/fields';
import { type DueRuleContent, dueRulesOf, type DueRuleScope, formFaults, type WrittenDueRule } from './due-rules.js';
import { storedFields } from './plain-fields.js';
import { tidyProse, tidyTitle } from './bilingual.js';

/** Facts that a page shows about a country, as stored in `countries.facts`: the wire format, but with amounts in minor units and percents in basis points. */
export interface CountryFacts
  extends StoredFields<CountryFactFields>, Omit<CountryFactsView, keyof CountryFactFields | 'mandatoryPayments'> {
  mandatoryPayments: MandatoryPayment[];
}

/** The stored fields of a country that people edit. */
export interface CountryContent {
  name: Bilingual;
  currency: Currency;
  facts: CountryFacts;
}

/** A validated body: each field is within its limits. */
export interface WrittenCountry {
  name: Bilingual;
  currency: Currency;
  facts: WrittenFields<CountryFactFields> & Omit<CountryFactsView, keyof CountryFactFields>;
  dueRules?: WrittenDueRule[];
}

/** Returns the rules after a write, with their faults. `offered`: currencies. */
export function countryRulesOf(
  written: readonly WrittenDueRule[] | undefined,
  { facts }: CountryContent,
  offered: readonly Currency[],
  { services, present }: Pick<DueRuleScope, 'services' | 'present'>,
): { rules: readonly DueRuleContent[]; faults: FieldFault[] } {
  const legalForms = new Set(facts.legalForms.map(({ code }) => code));
  if (written === undefined) return { rules: present, faults: formFaults(present, legalForms) };
  const currencies = new Set([...offered, ...present.flatMap(({ cost }) => cost?.currency ?? [])]);
  return dueRulesOf(written, { currencies, legalForms, services, present });
}

/**
 * Merges a write into the stored country and returns the faults of the result. `offered`: currencies; those that the country uses may stay.
 */
export function countryContentOf(
  written: Partial<WrittenCountry>,
  offered: readonly Currency[],
  present: CountryContent | null,
): { content: CountryContent; faults: FieldFault[] } {
  const currencies = new Set([...offered, ...(present ? usedCurrencies(present) : [])]);
  const faults: FieldFault[] = [];
  const unless = (fine: boolean, field: string, code: string): void => void (fine || faults.push({ field, code }));
  const currency = written.currency ?? present?.currency ?? 'EUR';
  unless(currencies.has(currency), 'currency', 'notOffered');
  written.facts?.mandatoryPayments.forEach(({ amount }, i) =>
    unless(currencies.has(amount.currency), `facts.mandatoryPayments.${i}.amount.currency`, 'notOffered'),
  );
  if (written.facts) unless(written.facts.terms.from <= written.facts.terms.to, 'facts.terms.to', 'badRange');
  const name = written.name ? tidyTitle(written.name) : (present?.name ?? { ru: '', en: '' });
  return { content: { name, currency, facts: written.facts ? factsOf(written.facts) : (present?.facts ?? nothingKnown) }, faults };
}

export function changedCountryFields(before: CountryContent, after: CountryContent): string[] {
  const facts = new Set([...Object.keys(before.facts), ...Object.keys(after.facts)]) as Set<keyof CountryFacts>;
  return [
    ...(['name', 'currency'] as const).filter((field) => !isDeepStrictEqual(before[field], after[field])),
    ...[...facts].filter((fact) => !isDeepStrictEqual(before.facts[fact], after.facts[fact])).map((fact) => `facts.${fact}`),
  ].sort();
}

const usedCurrencies = ({ currency, facts }: CountryContent): Currency[] => [
  currency,
  ...facts.mandatoryPayments.map((payment) => payment.currency),
];

const nothingKnown: CountryFacts = {
  ...storedFields(countryFacts, {}),
  taxes: [],
  legalForms: [],
  terms: { from: 0, to: 0, note: { ru: '', en: '' } },
  mandatoryPayments: [],
};

const paymentOf = ({ title, amount, period }: MandatoryPaymentView): MandatoryPayment => ({
  title: tidyTitle(title),
  amount: fromText(amount.amount, amount.currency) ?? 0,
  currency: amount.currency,
  period,
});

const factsOf = ({
  taxes,
  legalForms,
  terms,
  mandatoryPayments,
  visit,
  founderTasks,
  ...plain
}: WrittenCountry['facts']): CountryFacts => ({
  ...storedFields(countryFacts, plain),
  taxes: taxes.map(({ title, rate }) => ({ title: tidyTitle(title), rate: tidyProse(rate) })),
  legalForms: legalForms.map(({ code, title, note }) => ({ code: code.trim(), title: tidyTitle(title), note: tidyProse(note) })),
  terms: { from: terms.from, to: terms.to, note: tidyProse(terms.note) },
  mandatoryPayments: mandatoryPayments.map(paymentOf),
  ...(visit && { visit: { needed: visit.needed, note: tidyProse(visit.note) } }),
  ...(founderTasks && { founderTasks: founderTasks.map(tidyTitle) }),
});
