import { basisPoints } from '#machines/kernel/money';
import { serviceFields } from '#machines/catalogue/service-schema';

/** Whether `percent` is from `least` to 100 with at most two decimals. */
export const isPercent = (percent: number, least: number): boolean =>
  percent >= least && percent <= 100 && basisPoints(percent) !== undefined;

/** Reads a percent as typed ("22", "22,5") when it is from `least` to 100 with at most two decimals; undefined otherwise. */
export const percentReader =
  (least: number) =>
  (typed: string): number | undefined => {
    const text = typed.trim().replace(',', '.').replace(/\s*%$/, '');
    const percent = Number(text);
    return /^\d{1,3}(\.\d{1,2})?$/.test(text) && isPercent(percent, least) ? percent : undefined;
  };

/** Reads the percent that a partner gets of an order: from what a service may give them. */
export const readPartnerPercent = percentReader(serviceFields.partnerReward.least);
