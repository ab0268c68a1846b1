import type { MandatoryPayment } from '#libs/contracts/catalogue/service-copy';
import { fillText } from '#machines/kernel/format';
import type { Bilingual } from '#machines/kernel/ids';
import { type Currency, type MinorUnits, sum, toPercent, toText } from '#machines/kernel/money';
import { Problem } from '#libs/platform/http/problem';
import { chargeOf, convertedCharge, type PaidIn } from '#machines/catalogue/settlement';
import { type PricePart, priceParts } from '#machines/order/figures';
import { faultsOf } from '#machines/order/offered';
import type { Configuration, OptionPrices } from '#machines/order/state';
import type { QuoteBody } from '../wire/other-bodies.js';
import type { QuoteDto, QuoteLineDto } from '../wire/quote.dto.js';
import { inBothLanguages } from '../rules/bilingual.js';
import type { ServiceRow } from '../storage/rows.js';
import { texts } from '../texts/all.js';

const cheapest = <Option extends { price: MinorUnits }>(options: readonly Option[]): Option | undefined =>
  options.reduce<Option | undefined>((least, option) => (least && least.price <= option.price ? least : option), undefined);

/** Omitted options are the cheapest; omitted lists are empty. */
const configurationOf = (chosen: QuoteBody, options: OptionPrices): Configuration => ({
  employeesAmount: chosen.employeesAmount ?? options.employeesAmount.min,
  registrationPeriod: chosen.registrationPeriod ?? cheapest(options.registrationPeriod)?.value ?? 0,
  director: chosen.director ?? cheapest(options.director)?.code ?? '',
  directorCompany: chosen.directorCompany ?? [],
  activityAreas: chosen.activityAreas ?? [],
});

/** Prices `chosen` with the function that prices orders. @throws Problem 422 naming every field that the service does not offer */
export function quote(service: ServiceRow, chosen: QuoteBody, conversion: Exclude<PaidIn, 'unpayable'>): QuoteDto {
  const { currency, price: basePrice, options } = service;
  const configuration = configurationOf(chosen, options);
  const errors = faultsOf(configuration, options);
  if (errors.length > 0) throw new Problem('validationFailed', { errors });
  const prices = { currency, basePrice, options };
  const parts = priceParts(prices, configuration);
  const yearly = yearlySums(service.mandatoryPayments);
  return {
    ...chargeOf(prices, configuration, service.prepaymentPercent),
    ...(conversion && { charged: convertedCharge(prices, configuration, service.prepaymentPercent, conversion) }),
    prepaymentPercent: toPercent(service.prepaymentPercent),
    term: { days: service.termDays, unit: service.termUnit },
    lines: parts.map((part) => lineOf(part, service)),
    mandatoryPayments: service.mandatoryPayments.map(({ title, amount, currency: own, period }) => ({
      title: inBothLanguages(title),
      amount: toText(amount, own),
      period,
    })),
    ...(yearly.length > 0 && { yearly: yearly.map(([own, amount]) => toText(amount, own)) }),
  };
}

function yearlySums(payments: readonly MandatoryPayment[]): [Currency, MinorUnits][] {
  const sums = new Map<Currency, MinorUnits>();
  for (const { amount, currency, period } of payments) if (period === 'yearly') sums.set(currency, sum(sums.get(currency) ?? 0, amount));
  return [...sums];
}

const employees = (count: number): Bilingual => ({
  ru: fillText(texts.ru.employees, { count: String(count) }),
  en: fillText(texts.en.employees, { count: String(count) }),
});

function lineOf(part: PricePart, { title, currency }: ServiceRow): QuoteLineDto {
  const amount = toText(part.amount, currency);
  if (part.code === 'base') return { code: part.code, title: inBothLanguages(title), amount };
  if (part.code === 'employees') return { code: part.code, ref: String(part.count), title: employees(part.count), amount };
  return { code: part.code, ref: String(part.ref), title: inBothLanguages(part.title), amount };
}
