import i18next, { type BackendModule, type ResourceKey } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from '#machines/kernel/ids';
import { isLanguage } from '../lib/language.js';

/** Namespaces: `common` comes with the shell, the others with their pages; `machine` are the workflow's own words. */
export type Namespace =
  | 'account'
  | 'audit'
  | 'catalogue'
  | 'chat'
  | 'common'
  | 'companies'
  | 'compare'
  | 'feedbacks'
  | 'forms'
  | 'leads'
  | 'machine'
  | 'mail'
  | 'notifications'
  | 'order'
  | 'orders'
  | 'payments'
  | 'payoffs'
  | 'people'
  | 'profile'
  | 'reports'
  | 'search'
  | 'selection'
  | 'siteFrame'
  | 'siteParts';

type Load = () => Promise<{ default: ResourceKey }>;

/** The pages of an order have the words of the forms of its operations from the workflow's texts, which they read anyway. */
const withForms = async (order: ReturnType<Load>, machine: Promise<{ operationForms: object }>): ReturnType<Load> => ({
  default: Object.assign({}, (await order).default, (await machine).operationForms),
});

const files: Record<Language, Record<Namespace, Load>> = {
  en: {
    account: () => import('./en/account.js'),
    audit: () => import('./en/audit.js'),
    catalogue: () => import('./en/catalogue.js'),
    chat: () => import('./en/chat.js'),
    common: () => import('./en/common.js'),
    companies: () => import('./en/companies.js'),
    compare: () => import('./en/compare.js'),
    feedbacks: () => import('./en/feedbacks.js'),
    forms: () => import('./en/forms.js'),
    leads: () => import('./en/leads.js'),
    machine: () => import('#machines/order/texts/en').then((module) => ({ default: module.en })),
    mail: () => import('./en/mail.js'),
    notifications: () => import('./en/notifications.js'),
    order: () => withForms(import('./en/order.js'), import('#machines/order/texts/en')),
    orders: () => import('./en/orders.js'),
    payments: () => import('./en/payments.js'),
    payoffs: () => import('./en/payoffs.js'),
    people: () => import('./en/people.js'),
    profile: () => import('./en/profile.js'),
    reports: () => import('./en/reports.js'),
    search: () => import('./en/search.js'),
    selection: () => import('./en/selection.js'),
    siteFrame: () => import('./en/site-frame.js'),
    siteParts: () => import('./en/site-parts.js'),
  },
  ru: {
    account: () => import('./ru/account.js'),
    audit: () => import('./ru/audit.js'),
    catalogue: () => import('./ru/catalogue.js'),
    chat: () => import('./ru/chat.js'),
    common: () => import('./ru/common.js'),
    companies: () => import('./ru/companies.js'),
    compare: () => import('./ru/compare.js'),
    feedbacks: () => import('./ru/feedbacks.js'),
    forms: () => import('./ru/forms.js'),
    leads: () => import('./ru/leads.js'),
    machine: () => import('#machines/order/texts/ru').then((module) => ({ default: module.ru })),
    mail: () => import('./ru/mail.js'),
    notifications: () => import('./ru/notifications.js'),
    order: () => withForms(import('./ru/order.js'), import('#machines/order/texts/ru')),
    orders: () => import('./ru/orders.js'),
    payments: () => import('./ru/payments.js'),
    payoffs: () => import('./ru/payoffs.js'),
    people: () => import('./ru/people.js'),
    profile: () => import('./ru/profile.js'),
    reports: () => import('./ru/reports.js'),
    search: () => import('./ru/search.js'),
    selection: () => import('./ru/selection.js'),
    siteFrame: () => import('./ru/site-frame.js'),
    siteParts: () => import('./ru/site-parts.js'),
  },
};

/** One chunk per language and namespace, fetched when first needed. */
const chunks: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, done) => {
    const load = isLanguage(language) ? files[language][namespace as Namespace] : undefined;
    if (!load) return done(new Error(`no texts for ${language}/${namespace}`), null);
    load().then(
      (module) => done(null, module.default),
      (fault: unknown) => done(fault instanceof Error ? fault : new Error(String(fault)), null),
    );
  },
};

/** Starts the texts in `language`; resolves when those of `first` are there, so that the first paint has words. */
export async function startTexts(language: Language, first: readonly Namespace[] = ['common']): Promise<void> {
  await i18next
    .use(chunks)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: false,
      supportedLngs: ['ru', 'en'],
      ns: first,
      defaultNS: 'common',
      interpolation: { escapeValue: false },
      returnNull: false,
    });
}

/** Switches the language of the page: texts, <html lang>, and what the next visit starts with. */
export async function changeLanguage(language: Language): Promise<void> {
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
}
