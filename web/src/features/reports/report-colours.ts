import type { Measure } from './use-report.js';

/** One colour for what came in, one for what was done, one for what was lost, in every report. */
const colours: Record<string, string> = {
  finished: 'var(--badge-green-icon)',
  done: 'var(--badge-green-icon)',
  kept: 'var(--badge-green-icon)',
  received: 'var(--badge-green-icon)',
  cancelled: 'var(--badge-red-icon)',
  cancelledFrom: 'var(--badge-red-icon)',
  refunded: 'var(--badge-red-icon)',
  refunds: 'var(--badge-red-icon)',
  lost: 'var(--badge-red-icon)',
  outstanding: 'var(--badge-orange-icon)',
  open: 'var(--badge-orange-icon)',
  net: 'var(--fill)',
};
/** For those whose own colour another one of the chart has, and for those without one, in their order. */
const free = ['blue', 'orange', 'green', 'yellow', 'red'].map((name) => `var(--badge-${name}-icon)`);

/** The colour of each measure of one chart by its key: its own, and none twice while there are colours. */
export function coloursOf(measures: readonly Pick<Measure, 'key'>[]): Map<string, string> {
  const given = new Map<string, string>();
  const isTaken = (colour: string): boolean => [...given.values()].includes(colour);
  const own = ({ key }: Pick<Measure, 'key'>): string | undefined => colours[key.split('.')[0] ?? ''];
  for (const measure of measures) {
    const colour = own(measure);
    if (colour && !isTaken(colour)) given.set(measure.key, colour);
  }
  for (const { key } of measures) if (!given.has(key)) given.set(key, free.find((colour) => !isTaken(colour)) ?? 'var(--fill)');
  return given;
}
