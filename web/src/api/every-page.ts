import type { Page } from './wire.js';

/** More pages than any list of choices has; longer lists need a search instead. */
const mostPages = 20;

/** All items of a list, a hundred at a time. */
export async function everyPage<Item>(
  fetchPage: (page: { page: number; per_page: number }) => Promise<Pick<Page<Item>, 'items' | 'total'>>,
): Promise<Item[]> {
  const items: Item[] = [];
  for (let page = 1; page <= mostPages; page += 1) {
    const answer = await fetchPage({ page, per_page: 100 });
    items.push(...answer.items);
    if (items.length >= answer.total || answer.items.length === 0) break;
  }
  return items;
}
