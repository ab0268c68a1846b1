/** Unsaved changes after another person's save. */
export interface Rebased<Body> {
  body: Body;
  /** parts that only the other person changed, which show their values */
  taken: (keyof Body & string)[];
  /** parts that both changed, which keep the reader's values */
  contested: (keyof Body & string)[];
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(ordered(a)) === JSON.stringify(ordered(b));

/* The order of an object's names says nothing, except for groups of steps, which the caller hands over as a list. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, inner]) => [name, ordered(inner)]),
  );
}

/** Rebases `mine`, made from `base`, onto `theirs`, which is saved now, part by part. A part is one field of the body. */
export function rebase<Body extends object>(base: Body, mine: Body, theirs: Body): Rebased<Body> {
  const names = [...new Set([...Object.keys(base), ...Object.keys(mine), ...Object.keys(theirs)])] as (keyof Body & string)[];
  const iChanged = (name: keyof Body) => !same(base[name], mine[name]);
  const theyChanged = (name: keyof Body) => !same(base[name], theirs[name]);
  const moved = names.filter((name) => theyChanged(name) && !same(mine[name], theirs[name]));
  const kept = Object.fromEntries(names.filter(iChanged).map((name) => [name, mine[name]])) as Partial<Body>;
  return { body: { ...theirs, ...kept }, taken: moved.filter((name) => !iChanged(name)), contested: moved.filter(iChanged) };
}

/** Deep equality of two bodies; the order of an object's keys does not matter. */
export const saysTheSame = same;
