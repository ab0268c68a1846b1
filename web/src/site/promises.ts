import type { Language } from '#machines/kernel/ids';
import type { SitePromises } from '#machines/catalogue/site-settings';
import { formatPercent } from '../lib/format.js';
import { formatDays, formatYears } from '#machines/kernel/term';

type PromiseSlots = Record<'correction' | 'delay' | 'calculation' | 'refund' | 'decision' | 'retention', string>;

/** The company's promises as texts quote them: "30 days", "50%", "3 working days", "5 years". */
export function promiseSlots(promises: SitePromises, language: Language): PromiseSlots {
  const working = (days: number): string => formatDays(days, language, undefined, 'working');
  const kept = promises.retentionYears;
  return {
    correction: formatDays(promises.correctionDays, language),
    delay: formatPercent(promises.delayPercent, language),
    calculation: working(promises.calculationDays),
    refund: working(promises.refundDays),
    decision: working(promises.decisionDays),
    retention: formatYears(kept, language),
  };
}
