import type { MandatoryPayment } from '#libs/contracts/catalogue/service-copy';
import { type MinorUnits, type MoneyText, toPercent, toText } from '#libs/kernel/money';
import type { PricedCode } from '#machines/order/state';
import type { ServiceRow } from '../storage/rows.js';
import type { ServiceContent, WrittenService } from './service-content.js';

/** The service as somebody would write it who wants it as it is: what a change of a part is laid upon. */
export function writtenOf(content: ServiceContent): WrittenService {
  const money = (amount: MinorUnits): MoneyText => toText(amount, content.currency);
  const coded = ({ code, title, price }: PricedCode) => ({ code, title, price: money(price) });
  const { employeesAmount, registrationPeriod, director, directorCompany, activityAreas } = content.options;
  return {
    country: content.country,
    type: content.type,
    title: content.title,
    legalForm: content.legalForm,
    description: content.description,
    price: money(content.price),
    prepaymentPercent: toPercent(content.prepaymentPercent),
    partnerReward: toPercent(content.partnerReward),
    term: { days: content.termDays },
    mandatoryPayments: content.mandatoryPayments.map(writtenPayment),
    options: {
      employeesAmount: { ...employeesAmount, price: money(employeesAmount.price) },
      registrationPeriod: registrationPeriod.map((period) => ({ ...period, price: money(period.price) })),
      director: director.map(coded),
      directorCompany: directorCompany.map(coded),
      activityAreas: activityAreas.map(coded),
    },
    requiredDocuments: content.requiredDocuments,
    steps: new Map(
      content.steps.map(({ key, title, steps }) => [
        key,
        { title, steps: steps.map((step) => ({ _id: step.id, title: step.title, isVisible: step.visible })) },
      ]),
    ),
  };
}

const writtenPayment = ({ title, amount, currency, period }: MandatoryPayment): WrittenService['mandatoryPayments'][number] => ({
  title,
  amount: toText(amount, currency),
  period,
});

/** What of a row people write. */
export const contentOfRow = (row: ServiceRow): ServiceContent => ({
  country: row.country.id,
  type: row.type.id,
  title: row.title,
  legalForm: row.legalForm,
  description: row.description,
  price: row.price,
  currency: row.currency,
  prepaymentPercent: row.prepaymentPercent,
  partnerReward: row.partnerReward,
  termDays: row.termDays,
  mandatoryPayments: row.mandatoryPayments,
  options: row.options,
  requiredDocuments: row.requiredDocuments,
  steps: row.steps,
});
