import type { MandatoryPayment } from '#libs/contracts/catalogue/service-copy';
import { type MinorUnits, type MoneyText, toText } from '#machines/kernel/money';
import { serviceFields } from '#machines/catalogue/service-schema';
import type { PricedCode } from '#machines/order/state';
import { writtenFields } from './plain-fields.js';
import type { ServiceContent, WrittenService } from './service-content.js';

/** Inverse of `contentOf`; changes of single parts are applied to the result. */
export function writtenOf(content: ServiceContent): WrittenService {
  const money = (amount: MinorUnits): MoneyText => toText(amount, content.currency);
  const coded = ({ code, title, price }: PricedCode) => ({ code, title, price: money(price) });
  const { employeesAmount, registrationPeriod, director, directorCompany, activityAreas } = content.options;
  return {
    country: content.country,
    type: content.type,
    ...writtenFields(serviceFields, content),
    price: money(content.price),
    term: { days: content.termDays, unit: content.termUnit },
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
