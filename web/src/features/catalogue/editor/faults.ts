import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Bilingual, Language } from '#machines/kernel/ids';
import { contentLanguages } from '#machines/kernel/content-language';
import type { Currency } from '#machines/kernel/money';
import { isAmount, readAmount } from '#machines/kernel/typed-amount';
import { amountFaultText } from '#machines/kernel/typed-amount-texts';
import { isPercent } from '../../../lib/percent.js';
import { useLanguage } from '../../../lib/use-language.js';

/** Faults that are found before sending. */
export type FaultCode =
  | 'required'
  | 'percentFrom0'
  | 'percentFrom1'
  | 'days'
  | 'months'
  | 'order'
  | 'range'
  | 'twice'
  | 'email'
  | 'https'
  | 'atLeastOne'
  | 'dayOfYear';

/** Texts of faults, and the language in which amounts are typed. */
export type FaultTexts = Record<FaultCode, string> & { language: Language };

export function useFaultTexts(): FaultTexts {
  const { t } = useTranslation(['catalogue', 'common']);
  const language = useLanguage();
  return useMemo(
    () => ({
      language,
      required: t('common:errors.required'),
      percentFrom0: t('catalogue:faults.percentFrom0'),
      percentFrom1: t('catalogue:faults.percentFrom1'),
      days: t('catalogue:faults.days'),
      months: t('catalogue:faults.months'),
      order: t('catalogue:faults.order'),
      range: t('catalogue:faults.range'),
      twice: t('catalogue:faults.twice'),
      email: t('catalogue:faults.email'),
      https: t('catalogue:faults.https'),
      atLeastOne: t('catalogue:faults.atLeastOne'),
      dayOfYear: t('catalogue:faults.dayOfYear'),
    }),
    [language, t],
  );
}

/** Collects faults by path; the first of a field is kept. */
export class Faults {
  readonly found: Record<string, string> = {};
  constructor(private readonly texts: FaultTexts) {}

  when(isWrong: boolean, path: string, code: FaultCode): this {
    if (isWrong) this.found[path] ??= this.texts[code];
    return this;
  }

  /** requires a name or title in both languages */
  both(text: Bilingual, path: string): this {
    for (const language of contentLanguages) this.when(text[language].trim() === '', `${path}.${language}`, 'required');
    return this;
  }

  /** requires a longer text in at least one language */
  either(text: Bilingual, path: string): this {
    return this.when(text.ru.trim() === '' && text.en.trim() === '', `${path}.ru`, 'required');
  }

  amount(typed: string, currency: Currency, path: string): this {
    const { language } = this.texts;
    const read = readAmount(typed, currency, language);
    if (!isAmount(read)) this.found[`${path}.amount`] ??= amountFaultText(read, currency, language);
    return this;
  }

  /** requires a whole number within limits */
  whole(value: number | string, [from, to]: readonly [number, number], path: string, code: FaultCode): this {
    const isFine = typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to;
    return this.when(!isFine, path, code);
  }

  percent(value: number | string, from: 0 | 1, path: string): this {
    return this.when(typeof value !== 'number' || !isPercent(value, from), path, from === 0 ? 'percentFrom0' : 'percentFrom1');
  }

  /** requires that no two rows are equal */
  distinct<Item>(items: readonly Item[], keyOf: (item: Item) => string, pathOf: (index: number) => string): this {
    items.forEach((item, index) => {
      const key = keyOf(item);
      this.when(key !== '' && items.findIndex((one) => keyOf(one) === key) < index, pathOf(index), 'twice');
    });
    return this;
  }
}
