import type { Measure } from './use-report.js';

/** One colour each for received, done and lost, in every report. */
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
/** Colours for measures without one, or whose colour is taken. */
const free = ['blue', 'orange', 'green', 'yellow', 'red'].map((name) => `var(--badge-${name}-icon)`);

/** The colours of one chart's measures by key, without duplicates while colours last. */
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
