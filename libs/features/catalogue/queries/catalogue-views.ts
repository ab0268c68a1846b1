import type { MandatoryPayment, ServiceCopy } from '#libs/contracts/catalogue/service-copy';
import { type Currency, type MinorUnits, type MoneyText, toText } from '#machines/kernel/money';
import { countryFacts } from '#machines/catalogue/country-schema';
import { conversionOf, type PaymentMeans } from '#machines/catalogue/settlement';
import { serviceFields } from '#machines/catalogue/service-schema';
import type { PricedCode } from '#machines/order/state';
import { inBothLanguages } from '../rules/bilingual.js';
import { publicFields, writtenFields } from '../rules/plain-fields.js';
import type { ChoiceRow, CountryRow, Edited, ServiceRow, ServiceTypeRow } from '../storage/rows.js';
import type { CodedChoiceDto, MandatoryPaymentDto, ServiceDto, ServiceOptionsDto, ServiceStepGroupDto } from '../wire/service.dto.js';
import type { ChoiceDto, ServiceTypeItemDto } from '../wire/collections.dto.js';
import type { DueRuleContent } from '../rules/due-rules.js';
import type { CountryDto } from '../wire/country.dto.js';
import type { DueRuleDto } from '../wire/due-rule.dto.js';
import type { PriceProposalDto } from '../wire/price-proposal.dto.js';

const editedView = ({ version, archived, createdAt, updatedAt }: Edited) => ({
  version,
  archived,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

const mandatory = ({ title, amount, currency, period }: MandatoryPayment): MandatoryPaymentDto => ({
  title,
  amount: toText(amount, currency),
  period,
});

const pictureOf = ({ code, picture }: CountryRow): string => `/country/${code.toLowerCase()}.svg${picture === null ? '' : `?v=${picture}`}`;

/** Texts without a translation stay empty. */
export const countryView = (row: CountryRow): CountryDto => ({
  _id: row.id,
  code: row.code,
  name: row.name,
  currency: row.currency,
  picture: pictureOf(row),
  facts: { ...row.facts, ...writtenFields(countryFacts, row.facts), mandatoryPayments: row.facts.mandatoryPayments.map(mandatory) },
  services: row.services,
  ...(row.fromPrice !== null && { fromPrice: toText(row.fromPrice, row.currency) }),
  ...(row.fromTermDays !== null && { fromTermDays: row.fromTermDays }),
  ...editedView(row),
});

const dueRuleView = ({ id, cost, ...rule }: DueRuleContent): DueRuleDto => ({
  _id: id,
  ...rule,
  cost: cost && toText(cost.amount, cost.currency),
});

/** Adds the due rules to the country. */
export const wholeCountryView = (row: CountryRow, rules: readonly DueRuleContent[]): CountryDto => ({
  ...countryView(row),
  dueRules: rules.map(dueRuleView),
});

/** For the public: a text without a translation uses the other language. */
export const publicCountryView = (row: CountryRow): CountryDto => inBothLanguages(countryView(row));

/** A country with its due rules for the public: a text without a translation uses the other language. */
export const publicWholeCountryView = (row: CountryRow, rules: readonly DueRuleContent[]): CountryDto =>
  inBothLanguages(wholeCountryView(row, rules));

/** `staff` may read the services section. The public gets neither rewards nor invisible steps. */
type ServiceReader = 'staff' | 'public';

export const staffServiceView = (row: ServiceRow, means: PaymentMeans, priceProposal: PriceProposalDto | undefined): ServiceDto => ({
  ...viewOf(row, means, 'staff'),
  ...editedView(row),
  ...(priceProposal && { priceProposal }),
});

/** For the public: a text without a translation uses the other language. */
export const publicServiceView = (row: ServiceRow, means: PaymentMeans): ServiceDto => inBothLanguages(viewOf(row, means, 'public'));

function paymentView(currency: Currency, means: PaymentMeans, reader: ServiceReader): Pick<ServiceDto, 'paidIn' | 'unpayable'> {
  const conversion = conversionOf(currency, means);
  if (conversion === 'unpayable') return reader === 'staff' ? { unpayable: true } : {};
  return conversion === null ? {} : { paidIn: conversion };
}

const viewOf = (row: ServiceRow, means: PaymentMeans, reader: ServiceReader): ServiceDto => ({
  _id: row.id,
  slug: row.slug,
  ...(reader === 'staff' ? writtenFields(serviceFields, row) : publicFields(serviceFields, row)),
  country: { _id: row.country.id, code: row.country.code, name: row.country.name },
  type: { _id: row.type.id, title: row.type.title },
  price: toText(row.price, row.currency),
  ...paymentView(row.currency, means, reader),
  term: { days: row.termDays, unit: row.termUnit },
  mandatoryPayments: row.mandatoryPayments.map(mandatory),
  options: optionsView(row),
  requiredDocuments: row.requiredDocuments,
  steps: stepsView(row.steps, reader),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

export const serviceTypeView = (row: ServiceTypeRow): ServiceTypeItemDto => ({
  _id: row.id,
  key: row.key,
  title: row.title,
  services: row.services,
  ...editedView(row),
});

export const choiceView = (row: ChoiceRow): ChoiceDto => ({
  _id: row.id,
  kind: row.kind,
  code: row.code,
  title: row.title,
  services: row.services,
  ...editedView(row),
});

function optionsView({ options, currency }: ServiceCopy): ServiceOptionsDto {
  const money = (amount: MinorUnits): MoneyText => toText(amount, currency);
  const coded = ({ code, title, price }: PricedCode): CodedChoiceDto => ({ code, title, price: money(price) });
  const { employeesAmount } = options;
  return {
    employeesAmount: { min: employeesAmount.min, max: employeesAmount.max, price: money(employeesAmount.price) },
    registrationPeriod: options.registrationPeriod.map(({ value, title, price }) => ({ value, title, price: money(price) })),
    director: options.director.map(coded),
    directorCompany: options.directorCompany.map(coded),
    activityAreas: options.activityAreas.map(coded),
  };
}

/** Omits groups without a visible step, because the title alone may reveal internal work. */
function stepsView(groups: ServiceCopy['steps'], reader: ServiceReader): Record<string, ServiceStepGroupDto> {
  const shown = groups
    .map(({ key, title, steps }) => ({ key, title, steps: steps.filter((step) => step.visible || reader === 'staff') }))
    .filter(({ steps }) => steps.length > 0);
  return Object.fromEntries(
    shown.map(({ key, title, steps }) => [
      key,
      { title, steps: steps.map((step) => ({ _id: step.id, title: step.title, isVisible: step.visible })) },
    ]),
  );
}
