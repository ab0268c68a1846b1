import { isFigure, isText } from '#machines/catalogue/fields';
import { serviceFields } from '#machines/catalogue/service-schema';
import { type FaultTexts, Faults } from '../editor/faults.js';
import { checkPlain } from '../editor/plain-draft.js';
import type { CodedLine, ServiceDraft } from './service-draft.js';

const longest = 3650;
const most = 100_000;

/** Faults by path, by the specification's rules: percentages, amounts, duplicates. */
export function checkService(draft: ServiceDraft, texts: FaultTexts): Record<string, string> {
  const { currency } = draft.price;
  const faults = new Faults(texts).when(draft.country === '', 'country', 'required').when(draft.type === '', 'type', 'required');
  checkPlain(faults, serviceFields, draft, '', isText);
  faults.amount(draft.price.amount, currency, 'price');
  checkPlain(faults, serviceFields, draft, '', isFigure);
  faults.whole(draft.term.days, [1, longest], 'term.days', 'days');
  checkOptions(faults, draft);
  draft.requiredDocuments.forEach(({ title, validMonths }, index) => {
    faults.both(title, `requiredDocuments.${index}.title`);
    if (validMonths !== '') faults.whole(validMonths, [1, 120], `requiredDocuments.${index}.validMonths`, 'months');
  });
  draft.mandatoryPayments.forEach(({ title, amount }, index) => {
    faults.both(title, `mandatoryPayments.${index}.title`);
    faults.amount(amount.amount, amount.currency, `mandatoryPayments.${index}.amount`);
  });
  draft.steps.forEach((group, index) => {
    faults.both(group.title, `steps.${index}.title`).when(group.steps.length === 0, `steps.${index}.steps`, 'atLeastOne');
    group.steps.forEach(({ title }, place) => faults.both(title, `steps.${index}.steps.${place}.title`));
  });
  return faults.found;
}

function checkOptions(faults: Faults, { options, price: { currency } }: ServiceDraft): void {
  const { employeesAmount: employees, registrationPeriod: periods } = options;
  faults
    .whole(employees.min, [0, most], 'options.employeesAmount.min', 'range')
    .whole(employees.max, [0, most], 'options.employeesAmount.max', 'range')
    .when(Number(employees.max) < Number(employees.min), 'options.employeesAmount.max', 'order')
    .amount(employees.price.amount, currency, 'options.employeesAmount.price')
    .when(periods.length === 0, 'options.registrationPeriod', 'atLeastOne')
    .when(options.director.length === 0, 'options.director', 'atLeastOne');
  periods.forEach((period, index) => {
    const path = `options.registrationPeriod.${index}`;
    faults
      .whole(period.value, [1, longest], `${path}.value`, 'days')
      .both(period.title, `${path}.title`)
      .amount(period.price.amount, currency, `${path}.price`);
  });
  faults.distinct(
    periods,
    ({ value }) => String(value),
    (index) => `options.registrationPeriod.${index}.value`,
  );
  for (const name of ['director', 'directorCompany', 'activityAreas'] as const) checkCoded(faults, options[name], name, currency);
}

function checkCoded(faults: Faults, lines: readonly CodedLine[], name: string, currency: ServiceDraft['price']['currency']): void {
  lines.forEach((line, index) => {
    const path = `options.${name}.${index}`;
    faults
      .when(line.code === '', `${path}.code`, 'required')
      .both(line.title, `${path}.title`)
      .amount(line.price.amount, currency, `${path}.price`);
  });
  faults.distinct(
    lines,
    ({ code }) => code,
    (index) => `options.${name}.${index}.code`,
  );
}
