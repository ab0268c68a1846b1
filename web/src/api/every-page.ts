import { call } from './call.js';
import type { Page } from './wire.js';

/** More pages than any list of choices has; whoever needs more should search instead. */
const mostPages = 20;

/** All items of the list at `path`, a hundred at a time. */
export async function everyPage<Item>(path: string, query: Record<string, string>, signal: AbortSignal): Promise<Item[]> {
  const items: Item[] = [];
  for (let page = 1; page <= mostPages; page += 1) {
    const answer = await call<Page<Item>>('GET', path, { query: { ...query, per_page: 100, page }, signal });
    items.push(...answer.items);
    if (items.length >= answer.total || answer.items.length === 0) break;
  }
  return items;
}
