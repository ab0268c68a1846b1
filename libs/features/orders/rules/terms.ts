import type { ServiceCopy } from '#libs/contracts/catalogue/service-copy';
import { roundingOf } from '#libs/kernel/money';
import type { OrderTerms } from '#machines/order/state';

/** The terms of an order: what is copied from its service at placing. Of the steps only visible ones are kept. */
export const termsOf = (service: Readonly<ServiceCopy>): OrderTerms => ({
  service: service.id,
  serviceTitle: service.title,
  country: service.country.id,
  currency: service.currency,
  roundTo: roundingOf(service.currency),
  listed: null,
  basePrice: service.price,
  prepaymentPercent: service.prepaymentPercent,
  partnerRewardPercent: service.partnerReward,
  termDays: service.termDays,
  termUnit: service.termUnit,
  options: service.options,
  requiredDocuments: service.requiredDocuments,
  details: service.details,
  steps: service.steps
    .map((group) => ({ ...group, steps: group.steps.filter((step) => step.visible) }))
    .filter(({ steps }) => steps.length > 0),
});
