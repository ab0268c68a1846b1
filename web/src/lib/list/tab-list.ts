import { type ListFrame, readFrame, writeFrame } from './list-frame.js';
import type { AddressOf } from './use-list-address.js';

/** A list within a tab: its pages and sort are in the address beside the tab's name. */
export function tabList(tab: string, sorts: readonly string[], usualSort: string): AddressOf<ListFrame> {
  const rules = { sorts, usualSort };
  return {
    read: (query) => ({ ...readFrame(query, rules), search: '' }),
    write: (list) => writeFrame(new URLSearchParams({ tab }), list, rules),
  };
}
