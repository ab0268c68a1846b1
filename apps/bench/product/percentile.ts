/** The value below which the fraction `part` of all values lies: 0.5 is the median, 1 the maximum; NaN without values. */
export const percentile = (figures: readonly number[], part: number): number => {
  const sorted = Float64Array.from(figures).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
};
