import { en as machineEn } from '#machines/order/texts/en';
import { ru as machineRu } from '#machines/order/texts/ru';
import commonEn from '../src/i18n/en/common.js';
import orderEn from '../src/i18n/en/order.js';
import ordersEn from '../src/i18n/en/orders.js';
import reportsEn from '../src/i18n/en/reports.js';
import commonRu from '../src/i18n/ru/common.js';
import orderRu from '../src/i18n/ru/order.js';
import ordersRu from '../src/i18n/ru/orders.js';
import reportsRu from '../src/i18n/ru/reports.js';

export type Language = 'ru' | 'en';

const words = {
  en: { machine: machineEn, order: orderEn, orders: ordersEn, reports: reportsEn, common: commonEn },
  ru: { machine: machineRu, order: orderRu, orders: ordersRu, reports: reportsRu, common: commonRu },
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
