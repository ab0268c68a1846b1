import { ActionIcon, Button } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnnounce } from '../../../ui/announcer.js';
import { SortableList } from '../../../ui/sortable-list.js';
import { type Line, moved, newLine } from './draft-path.js';
import styles from './editor.module.css';
import { useFields } from './fields-context.js';

interface Props<Item extends object> {
  path: string;
  /** accessible name of the list */
  label: string;
  /** label of the button that adds a row: "Add a tax" */
  add: string;
  /** text of an empty list */
  none: string;
  blank: () => Item;
  nameOf: (item: Line<Item>) => string;
  limit: number;
  /** fields of a row at `path` */
  children: (item: Line<Item>, path: string) => ReactNode;
}

/** A list whose rows can be edited, added, removed and sorted. */
export function Lines<Item extends object>({ path, label, add, none, blank, nameOf, limit, children }: Props<Item>) {
  const { t } = useTranslation('catalogue');
  const { get, set, fault, readOnly } = useFields();
  const announce = useAnnounce();
  const box = useRef<HTMLDivElement>(null);
  const items = (get(path) ?? []) as Line<Item>[];
  const called = (item: Line<Item>, index: number) => nameOf(item) || t('lines.unnamed', { place: index + 1 });
  const append = () => {
    const line = newLine(blank());
    set(path, [...items, line]);
    // The new line is where the writer goes on.
    requestAnimationFrame(() => box.current?.querySelector<HTMLElement>(`[data-key="${line.uid}"] :is(input, textarea, select)`)?.focus());
  };
  const remove = (item: Line<Item>, index: number) => {
    set(
      path,
      items.filter((one) => one !== item),
    );
    announce(t('lines.removed', { name: called(item, index) }));
    box.current?.querySelector<HTMLElement>('[data-add]')?.focus();
  };
  const wrong = fault(path);
  return (
    <div ref={box} className={`stack gap-loose ${styles.lines}`}>
      {items.length === 0 ? <p className="muted text-sm">{none}</p> : null}
      <SortableList
        label={label}
        items={items}
        keyOf={({ uid }) => uid}
        nameOf={called}
        onMove={(from, to) => set(path, moved(items, from, to))}
        fixed={readOnly}
      >
        {(item, index, controls) => (
          <div className={`surface relative ${styles.line}`}>
            <div className={`stack min-w-0 ${styles.lineFields}`}>{children(item, `${path}.${index}`)}</div>
            <div className={styles.lineEnd}>
              {controls}
              {readOnly ? null : (
                <ActionIcon size={28} aria-label={t('lines.remove', { name: called(item, index) })} onClick={() => remove(item, index)}>
                  <IconTrash size={16} stroke={1.75} aria-hidden="true" />
                </ActionIcon>
              )}
            </div>
          </div>
        )}
      </SortableList>
      {wrong ? (
        <p className="text-sm danger" role="alert">
          {wrong}
        </p>
      ) : null}
      {readOnly ? null : (
        <Button
          size="xs"
          data-add
          className={styles.add}
          leftSection={<IconPlus size={16} stroke={1.75} aria-hidden="true" />}
          disabled={items.length >= limit}
          onClick={append}
        >
          {add}
        </Button>
      )}
    </div>
  );
}
