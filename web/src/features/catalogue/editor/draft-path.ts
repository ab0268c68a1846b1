/** The value at `path` of `draft`: `facts.taxes.0.rate`. */
export function valueAt(draft: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, name) => (typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined), draft);
}

/** `list` with the item at `from` brought to `to`. */
export function moved<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const item = list[from];
  if (item === undefined) return [...list];
  const others = list.filter((_, index) => index !== from);
  return [...others.slice(0, to), item, ...others.slice(to)];
}

/** A row of a list that is being edited; `uid` exists only here, and identifies rows while they are moved. */
export type Line<Item> = Item & { uid: string };

/** The lines of what is saved. Their names are their places, so that two readings of the same are the same. */
export const linesOf = <Item extends object>(items: readonly Item[]): Line<Item>[] =>
  items.map((item, index) => ({ ...item, uid: String(index) }));

export const newLine = <Item extends object>(item: Item): Line<Item> => ({ ...item, uid: crypto.randomUUID() });

/** A line as the wire wants it. */
export function plain<Item extends object>({ uid: _, ...item }: Line<Item>): Omit<Line<Item>, 'uid'> {
  return item;
}
