import { countryFacts } from '#machines/catalogue/country-schema';
import { type FaultTexts, Faults } from '../editor/faults.js';
import { checkPlain } from '../editor/plain-draft.js';
import type { CountryDraft } from './country-draft.js';
import { checkDue } from './due-draft.js';

const longest = 3650;

/** Faults of the form by path, such as `facts.taxes.0.rate`; empty if it may be sent. */
export function checkCountry({ code, name, facts, dueRules }: CountryDraft, texts: FaultTexts): Record<string, string> {
  const { terms, taxes, legalForms, mandatoryPayments, founderTasks } = facts;
  const faults = new Faults(texts).when(code === '', 'code', 'required').both(name, 'name');
  checkPlain(faults, countryFacts, facts, 'facts.');
  taxes.forEach((tax, index) => {
    faults.both(tax.title, `facts.taxes.${index}.title`).either(tax.rate, `facts.taxes.${index}.rate`);
  });
  legalForms.forEach((form, index) => {
    faults.when(form.code.trim() === '', `facts.legalForms.${index}.code`, 'required').both(form.title, `facts.legalForms.${index}.title`);
  });
  faults.distinct(
    legalForms,
    (form) => form.code.trim().toUpperCase(),
    (index) => `facts.legalForms.${index}.code`,
  );
  faults.whole(terms.from, [1, longest], 'facts.terms.from', 'days').whole(terms.to, [1, longest], 'facts.terms.to', 'days');
  faults.when(Number(terms.to) < Number(terms.from), 'facts.terms.to', 'order');
  mandatoryPayments.forEach(({ title, amount }, index) => {
    faults.both(title, `facts.mandatoryPayments.${index}.title`);
    faults.amount(amount.amount, amount.currency, `facts.mandatoryPayments.${index}.amount`);
  });
  founderTasks.forEach(({ text }, index) => faults.both(text, `facts.founderTasks.${index}.text`));
  checkDue(faults, dueRules);
  return faults.found;
}
