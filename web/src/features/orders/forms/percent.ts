import { basisPoints } from '#libs/kernel/money';

/** Reads a percent as typed ("22", "22,5") when it is from `least` to 100 with at most two decimals; undefined otherwise. */
export const percentReader =
  (least: number) =>
  (typed: string): number | undefined => {
    const text = typed.trim().replace(',', '.').replace(/\s*%$/, '');
    if (!/^\d{1,3}(\.\d{1,2})?$/.test(text)) return undefined;
    const percent = Number(text);
    return percent >= least && percent <= 100 && basisPoints(percent) !== undefined ? percent : undefined;
  };

/** A percent from 1 to 100. */
export const readPercent = percentReader(1);
