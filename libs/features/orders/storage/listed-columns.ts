import { type ListedKind, type ListedName, listedFieldList, type SortableName, sortableNames } from '#machines/order/listed-fields';

/** `dueAt` is `due_at`. */
export const columnOf = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

export const columnTypes: Readonly<Record<ListedKind, 'bigint'>> = { time: 'bigint' };

/** The listed fields of the alias `at`, each under its name. */
export const listedSql = (at: string): string => listedFieldList.map(([name]) => `${at}.${columnOf(name)} as "${name}"`).join(', ');

/** The columns that lists sort by, without the number; of `searched`, those that the text of the search has too. */
export const sortableSql = (searched: readonly ListedName[] = []): string =>
  sortableNames.map((name: SortableName) => `${searched.includes(name) ? 's' : 'o'}.${columnOf(name)}`).join(', ');
