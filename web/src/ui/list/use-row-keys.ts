import { type RefObject, useRef } from 'react';
import { useKeys } from '../../lib/keys.js';
import { useAnnounce } from '../announcer.js';

/** What the keys of a list do, in the reader's language. */
export interface RowKeyWords {
  next: string;
  previous: string;
  open: string;
  select: string;
  /** Said when a row was ticked, and when it no longer is. */
  selected: (name: string, on: boolean) => string;
}

interface Row {
  name: string;
  /** Ticks it, or takes the tick away. Undefined where rows are not ticked. */
  toggle: (() => boolean) | undefined;
}

const rowLink = 'a[href]';

/**
 * j and k go along the rows: the focus stands on a row's link, so Enter opens it by itself and a screen reader says it. x ticks the row. Without words there
 * are no keys.
 */
export function useRowKeys(rows: readonly Row[], words: RowKeyWords | undefined): RefObject<HTMLTableSectionElement | null> {
  const body = useRef<HTMLTableSectionElement>(null);
  const announce = useAnnounce();
  const at = () => [...(body.current?.rows ?? [])].findIndex((row) => row.contains(document.activeElement));
  const go = (index: number) => {
    const row = body.current?.rows[Math.max(0, Math.min(index, rows.length - 1))];
    row?.querySelector<HTMLElement>(rowLink)?.focus();
  };
  const select = () => {
    const row = rows[at()];
    if (row?.toggle) announce(words?.selected(row.name, row.toggle()) ?? '');
  };
  const isTicked = rows.some(({ toggle }) => toggle);
  useKeys(
    'list',
    words && rows.length > 0
      ? [
          { keys: 'j', does: words.next, run: () => go(at() + 1) },
          { keys: 'k', does: words.previous, run: () => go(at() < 0 ? 0 : at() - 1) },
          { keys: 'Enter', does: words.open, native: true },
          ...(isTicked ? [{ keys: 'x', does: words.select, run: select }] : []),
        ]
      : [],
  );
  return body;
}
