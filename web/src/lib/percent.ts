import { basisPoints } from '#machines/kernel/money';
import { serviceFields } from '#machines/catalogue/service-schema';

/** Requires `least` to 100 with at most two decimals. */
export const isPercent = (percent: number, least: number): boolean =>
  percent >= least && percent <= 100 && basisPoints(percent) !== undefined;

/** Parses a typed percentage ("22", "22,5") from `least` to 100 with at most two decimals; undefined otherwise. */
export const percentReader =
  (least: number) =>
  (typed: string): number | undefined => {
    const text = typed.trim().replace(',', '.').replace(/\s*%$/, '');
    const percent = Number(text);
    return /^\d{1,3}(\.\d{1,2})?$/.test(text) && isPercent(percent, least) ? percent : undefined;
  };

/** Parses a partner's percentage, from the minimum of services. */
export const readPartnerPercent = percentReader(serviceFields.partnerReward.least);
