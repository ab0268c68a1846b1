/** The value below which the fraction `part` of all values lies: 0.5 is the median, 1 the maximum; NaN without values. */
export const percentile = (figures: readonly number[], part: number): number => {
  const sorted = Float64Array.from(figures).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
};

/** Several of them as text: "5.7, 13.0". */
export const percentiles = (figures: readonly number[], parts: readonly number[], digits = 1): string =>
  parts.map((part) => percentile(figures, part).toFixed(digits)).join(', ');
