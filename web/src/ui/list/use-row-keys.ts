import { type RefObject, useRef } from 'react';
import { useKeys } from '../../lib/keys.js';
import { useAnnounce } from '../announcer.js';

/** Descriptions of a list's keys in the reader's language. */
export interface RowKeyLabels {
  next: string;
  previous: string;
  open: string;
  select: string;
  /** announcement after a row was selected or deselected */
  selected: (name: string, on: boolean) => string;
}

interface Row {
  name: string;
  /** toggles the selection; undefined if rows cannot be selected */
  toggle: (() => boolean) | undefined;
}

const rowLink = 'a[href]';

/**
 * j and k move the focus along the rows' links, so that Enter opens one and a screen reader announces it. x selects. No keys without
 * `labels`.
 */
export function useRowKeys(rows: readonly Row[], labels: RowKeyLabels | undefined): RefObject<HTMLTableSectionElement | null> {
  const body = useRef<HTMLTableSectionElement>(null);
  const announce = useAnnounce();
  const at = () => [...(body.current?.rows ?? [])].findIndex((row) => row.contains(document.activeElement));
  const go = (index: number) => {
    const row = body.current?.rows[Math.max(0, Math.min(index, rows.length - 1))];
    row?.querySelector<HTMLElement>(rowLink)?.focus();
  };
  const select = () => {
    const row = rows[at()];
    if (row?.toggle) announce(labels?.selected(row.name, row.toggle()) ?? '');
  };
  const isTicked = rows.some(({ toggle }) => toggle);
  useKeys(
    'list',
    labels && rows.length > 0
      ? [
          { keys: 'j', does: labels.next, run: () => go(at() + 1) },
          { keys: 'k', does: labels.previous, run: () => go(at() < 0 ? 0 : at() - 1) },
          { keys: 'Enter', does: labels.open, native: true },
          ...(isTicked ? [{ keys: 'x', does: labels.select, run: select }] : []),
        ]
      : [],
  );
  return body;
}
