import { en as machineEn } from '#machines/order/texts/en';
import { ru as machineRu } from '#machines/order/texts/ru';
import commonEn from '../src/i18n/en/common.js';
import notificationsEn from '../src/i18n/en/notifications.js';
import orderEn from '../src/i18n/en/order.js';
import ordersEn from '../src/i18n/en/orders.js';
import payoffsEn from '../src/i18n/en/payoffs.js';
import reportsEn from '../src/i18n/en/reports.js';
import commonRu from '../src/i18n/ru/common.js';
import notificationsRu from '../src/i18n/ru/notifications.js';
import orderRu from '../src/i18n/ru/order.js';
import ordersRu from '../src/i18n/ru/orders.js';
import payoffsRu from '../src/i18n/ru/payoffs.js';
import reportsRu from '../src/i18n/ru/reports.js';

export type Language = 'ru' | 'en';

const words = {
  en: {
    machine: machineEn,
    notifications: notificationsEn,
    order: orderEn,
    orders: ordersEn,
    payoffs: payoffsEn,
    reports: reportsEn,
    common: commonEn,
  },
  ru: {
    machine: machineRu,
    notifications: notificationsRu,
    order: orderRu,
    orders: ordersRu,
    payoffs: payoffsRu,
    reports: reportsRu,
    common: commonRu,
  },
};

/** The words the pages use, so that a test says what a reader sees in either language. */
export const wordsOf = (language: Language): (typeof words)['en'] => words[language] as unknown as (typeof words)['en'];

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A pattern for `template`: what stands in {{braces}} may be anything, and spaces any kind of space. */
export const like = (template: string): RegExp =>
  new RegExp(
    `^${template
      .split(/\{\{.*?\}\}/)
      .map((part) => escaped(part).replace(/[\s\u00a0\u202f]+/g, '[\\s\u00a0\u202f]+'))
      .join('.+')}$`,
  );

/** `template` with its one placeholder filled in. */
export const filled = (template: string, value: string): string => template.replace(/\{\{.*?\}\}/, value);
