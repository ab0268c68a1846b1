import { Button, Menu, TextInput } from '@mantine/core';
import { IconArrowsSort, IconColumns3, IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isSearchable } from '../../lib/list/define-list.js';
import type { TableOf } from './data-table.js';
import styles from './toolbar.module.css';

interface SearchProps {
  value: string;
  label: string;
  placeholder: string;
  onChange: (text: string) => void;
}

const typingPause = 300;

/** Reports typed text after a pause; adopts changes from outside (Back, Clear). Shows a hint while the text is too short. */
export function SearchBox({ value, label, placeholder, onChange }: SearchProps) {
  const { t } = useTranslation();
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  const latestOnChange = useRef(onChange);
  useEffect(() => {
    latestOnChange.current = onChange;
  }, [onChange]);
  if (known !== value) {
    setKnown(value);
    setText(value);
  }
  useEffect(() => {
    if (text === value) return;
    const timer = setTimeout(() => latestOnChange.current(text), typingPause);
    return () => clearTimeout(timer);
  }, [text, value]);
  const isShort = value.trim() !== '' && !isSearchable(value);
  return (
    <>
      <TextInput
        type="search"
        className={styles.search}
        leftSection={<IconSearch size={16} stroke={1.75} aria-hidden="true" />}
        value={text}
        placeholder={placeholder}
        aria-label={label}
        aria-describedby={isShort ? 'search-hint' : undefined}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Enter' && onChange(text)}
      />
      {isShort ? (
        <span id="search-hint" className="dim text-sm" role="status">
          {t('list.short')}
        </span>
      ) : null}
    </>
  );
}

interface SortProps {
  /** as on the wire, with their texts in `labels` */
  sorts: readonly string[];
  labels: Readonly<Record<string, string>>;
  sort: string;
  onSort: (sort: string) => void;
}

/** Sorts rows where no table heading can be pressed: on a phone, and by hidden columns. */
export function SortMenu({ sorts, labels, sort, onSort }: SortProps) {
  const { t } = useTranslation();
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          size="xs"
          variant="subtle"
          aria-label={t('list.sort')}
          leftSection={<IconArrowsSort size={16} stroke={1.75} aria-hidden="true" />}
        >
          {t('table.sort')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup value={sort} onChange={onSort}>
          {sorts.map((value) => (
            <Menu.RadioItem key={value} value={value}>
              {labels[value]}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}

export function ColumnChooser<Row extends object>({ of: { table } }: { of: TableOf<Row> }) {
  const { t } = useTranslation();
  return (
    <Menu position="bottom-end" closeOnItemClick={false}>
      <Menu.Target>
        <Button className="wide-only" size="xs" variant="subtle" leftSection={<IconColumns3 size={16} stroke={1.75} aria-hidden="true" />}>
          {t('table.columns')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {table
          .getAllLeafColumns()
          .filter((column) => column.getCanHide())
          .map((column) => (
            <Menu.CheckboxItem
              key={column.id}
              checked={column.getIsVisible()}
              closeMenuOnClick={false}
              onChange={() => column.toggleVisibility()}
            >
              {String(column.columnDef.header)}
            </Menu.CheckboxItem>
          ))}
      </Menu.Dropdown>
    </Menu>
  );
}
