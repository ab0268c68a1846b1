import type { Language } from '#machines/kernel/ids';
import type { SitePromises } from '#machines/catalogue/site-settings';
import { formatPercent } from '../lib/format.js';
import { formatDays } from '#machines/kernel/term';

const years: Record<Language, Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }> = {
  ru: { one: 'год', few: 'года', many: 'лет', other: 'года' },
  en: { one: 'year', other: 'years' },
};

type PromiseSlots = Record<'correction' | 'delay' | 'calculation' | 'refund' | 'decision' | 'retention', string>;

/** The company's promises as texts quote them: "30 days", "50%", "3 working days", "5 years". */
export function promiseSlots(promises: SitePromises, language: Language): PromiseSlots {
  const working = (days: number): string => formatDays(days, language, undefined, 'working');
  const kept = promises.retentionYears;
  const word = years[language][new Intl.PluralRules(language).select(kept)] ?? years[language].other;
  return {
    correction: formatDays(promises.correctionDays, language),
    delay: formatPercent(promises.delayPercent, language),
    calculation: working(promises.calculationDays),
    refund: working(promises.refundDays),
    decision: working(promises.decisionDays),
    retention: `${kept}\u00a0${word}`,
  };
}
