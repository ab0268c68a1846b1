import { ActionIcon } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnnounce } from './announcer.js';
import styles from './sortable-list.module.css';
import { useDragOrder } from './use-drag-order.js';

interface Props<Item> {
  /** accessible name of the list */
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** name of a row in announcements */
  nameOf: (item: Item, index: number) => string;
  onMove: (from: number, to: number) => void;
  /** disables moving */
  fixed?: boolean;
  /** renders a row; `controls` are its handle and two buttons */
  children: (item: Item, index: number, controls: ReactNode) => ReactNode;
}

type Way = 'up' | 'down';

/** Rows that can be dragged by a handle or moved by two buttons. Each move is announced. */
export function SortableList<Item>({ label, items, keyOf, nameOf, onMove, fixed = false, children }: Props<Item>) {
  const { t } = useTranslation();
  const announce = useAnnounce();
  const list = useRef<HTMLOListElement>(null);
  const pressed = useRef<{ key: string; way: Way } | null>(null);
  const move = (from: number, to: number) => {
    const item = items[from];
    if (item === undefined || to < 0 || to >= items.length) return;
    onMove(from, to);
    announce(t('order.moved', { name: nameOf(item, from), place: to + 1, count: items.length }));
  };
  const { dragged, handle } = useDragOrder(list, move);
  // The browser takes the focus from a row that is put elsewhere.
  useEffect(() => {
    if (!pressed.current) return;
    const { key, way } = pressed.current;
    pressed.current = null;
    const row = list.current?.querySelector(`:scope > [data-key="${CSS.escape(key)}"]`);
    const wanted = row?.querySelector<HTMLButtonElement>(`[data-way="${way}"]`);
    const other = row?.querySelector<HTMLButtonElement>(`[data-way="${way === 'up' ? 'down' : 'up'}"]`);
    (wanted?.disabled ? other : wanted)?.focus();
  }, [items]);
  const button = (way: Way, item: Item, index: number) => {
    const Glyph = way === 'up' ? IconArrowUp : IconArrowDown;
    const to = way === 'up' ? index - 1 : index + 1;
    return (
      <ActionIcon
        size={28}
        data-way={way}
        aria-label={t(`order.${way}`, { name: nameOf(item, index) })}
        disabled={to < 0 || to >= items.length}
        onClick={() => {
          pressed.current = { key: keyOf(item), way };
          move(index, to);
        }}
      >
        <Glyph size={16} stroke={1.75} aria-hidden="true" />
      </ActionIcon>
    );
  };
  return (
    <ol ref={list} className={`stack gap-2 ${styles.list}`} aria-label={label} data-dragging={dragged ? true : undefined}>
      {items.map((item, index) => (
        <li
          className="min-w-0 relative"
          key={keyOf(item)}
          data-key={keyOf(item)}
          data-dragged={dragged?.from === index || undefined}
          data-drop={dropMark(dragged, index)}
          style={dragged?.from === index ? { transform: `translateY(${dragged.by}px)` } : undefined}
        >
          {children(
            item,
            index,
            fixed || items.length < 2 ? null : (
              <span className={`align-center fixed ${styles.controls}`}>
                <span className={`icon-button dim rounded-sm ${styles.handle}`} title={t('order.drag')} {...handle(index)}>
                  <IconGripVertical size={16} stroke={1.75} aria-hidden="true" />
                </span>
                {button('up', item, index)}
                {button('down', item, index)}
              </span>
            ),
          )}
        </li>
      ))}
    </ol>
  );
}

/* Where the row would come to lie: a line over or under the row that stands there now. */
function dropMark(dragged: { from: number; to: number } | null, index: number): 'before' | 'after' | undefined {
  if (!dragged || dragged.from === dragged.to || dragged.to !== index) return undefined;
  return dragged.to < dragged.from ? 'before' : 'after';
}
