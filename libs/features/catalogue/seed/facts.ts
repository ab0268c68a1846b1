import type { Currency } from '#libs/kernel/currency';
import { type Major, type PlannedFacts, type PlannedPayment, name, t } from './plan.js';

export const tax = (ru: string, en: string, rateRu: string, rateEn: string): PlannedFacts['taxes'][number] => ({
  title: t(ru, en),
  rate: t(rateRu, rateEn),
});

export const form = (code: string, ru: string, en: string, noteRu: string, noteEn: string): PlannedFacts['legalForms'][number] => ({
  code,
  title: name(ru, en),
  note: t(noteRu, noteEn),
});

/** Days from complete documents to the entry in the register. */
export const terms = (from: number, to: number, ru: string, en: string): PlannedFacts['terms'] => ({ from, to, note: t(ru, en) });

export const visit = (needed: PlannedFacts['visit']['needed'], ru: string, en: string): PlannedFacts['visit'] => ({
  needed,
  note: t(ru, en),
});

const payment =
  (period: PlannedPayment['period']) =>
  (ru: string, en: string, amount: Major, currency?: Currency): PlannedPayment => ({
    title: t(ru, en),
    amount,
    ...(currency && { currency }),
    period,
  });

/** State and notary fees of a registration. */
export const once = payment('once');
/** What a company costs each year without any turnover. */
export const yearly = payment('yearly');
