import { basisPoints } from '#libs/kernel/money';

/** A percent as typed ("22", "22,5") when it is from 1 to 100 with at most two decimals; undefined otherwise. */
export function readPercent(typed: string): number | undefined {
  const text = typed.trim().replace(',', '.').replace(/\s*%$/, '');
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(text)) return undefined;
  const percent = Number(text);
  return percent >= 1 && percent <= 100 && basisPoints(percent) !== undefined ? percent : undefined;
}
