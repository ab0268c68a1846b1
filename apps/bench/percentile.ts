/** The figure that `part` of all figures lie below: 0.5 is the median, 1 the worst; NaN of none. */
export const percentile = (figures: readonly number[], part: number): number => {
  const sorted = Float64Array.from(figures).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
};
