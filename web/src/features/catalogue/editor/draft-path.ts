/** The value at a path such as `facts.taxes.0.rate`. */
export function valueAt(draft: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, name) => (typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined), draft);
}

/** Returns a copy with the item at index `from` moved to index `to`; unchanged if there is no such item. */
export function moved<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const item = list[from];
  if (item === undefined) return [...list];
  const others = list.filter((_, index) => index !== from);
  return [...others.slice(0, to), item, ...others.slice(to)];
}

/** A row of an edited list; `uid` exists only in the form and identifies rows while they are moved. */
export type Line<Item> = Item & { uid: string };

/** Adds ids to saved rows. They are positions, so that equal data give equal rows. */
export const linesOf = <Item extends object>(items: readonly Item[]): Line<Item>[] =>
  items.map((item, index) => ({ ...item, uid: String(index) }));

export const newLine = <Item extends object>(item: Item): Line<Item> => ({ ...item, uid: crypto.randomUUID() });

/** Removes the form's id from a row. */
export function plain<Item extends object>({ uid: _, ...item }: Line<Item>): Omit<Line<Item>, 'uid'> {
  return item;
}
