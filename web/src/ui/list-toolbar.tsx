import { Button, Menu } from '@mantine/core';
import { IconColumns3, IconSearch, IconX } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './list-toolbar.module.css';

interface SearchProps {
  value: string;
  label: string;
  placeholder: string;
  onChange: (text: string) => void;
  hint?: string;
}

interface Props {
  /** Left out where the server searches nothing. */
  search?: SearchProps;
  /** Chips of the filters in force, then the way to add one. */
  filters?: ReactNode;
  /** Column chooser and what else belongs at the end. */
  end?: ReactNode;
}

/** The line above a table: search, filters in force, columns. */
export const ListToolbar = ({ search, filters, end }: Props) => (
  <div className={styles.tools} role={search ? 'search' : undefined}>
    {search ? <SearchBox {...search} /> : null}
    {filters}
    {end ? <div className={styles.end}>{end}</div> : null}
  </div>
);

const typingPause = 300;

/* Types freely, tells the page after a pause; a change from outside (Back, Clear) is taken over. */
function SearchBox({ value, label, placeholder, onChange, hint }: SearchProps) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  const told = useRef(onChange);
  useEffect(() => {
    told.current = onChange;
  }, [onChange]);
  if (known !== value) {
    setKnown(value);
    setText(value);
  }
  useEffect(() => {
    if (text === value) return;
    const timer = setTimeout(() => told.current(text), typingPause);
    return () => clearTimeout(timer);
  }, [text, value]);
  return (
    <>
      <label className={styles.search}>
        <IconSearch size={16} stroke={1.75} aria-hidden="true" />
        <input
          type="search"
          value={text}
          placeholder={placeholder}
          aria-label={label}
          aria-describedby={hint ? 'search-hint' : undefined}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Enter' && onChange(text)}
        />
      </label>
      {hint ? (
        <span id="search-hint" className={styles.hint} role="status">
          {hint}
        </span>
      ) : null}
    </>
  );
}

/** A filter in force: its name, its value, and the cross that removes it. */
export function FilterChip({ name, value, onRemove }: { name: string; value: string; onRemove: () => void }) {
  const { t } = useTranslation();
  return (
    <span className={styles.chip}>
      <span>{name}</span>
      {value}
      <button type="button" aria-label={t('table.removeFilter', { name })} onClick={onRemove}>
        <IconX size={14} stroke={1.75} aria-hidden="true" />
      </button>
    </span>
  );
}

export interface ChoosableColumn {
  id: string;
  label: string;
  shown: boolean;
}

/** Which columns stand in the table. */
export function ColumnChooser({ columns, onToggle }: { columns: readonly ChoosableColumn[]; onToggle: (id: string) => void }) {
  const { t } = useTranslation();
  return (
    <Menu position="bottom-end" closeOnItemClick={false}>
      <Menu.Target>
        <Button
          className={styles.columns}
          size="xs"
          variant="subtle"
          leftSection={<IconColumns3 size={16} stroke={1.75} aria-hidden="true" />}
        >
          {t('table.columns')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {columns.map((column) => (
          <Menu.CheckboxItem key={column.id} checked={column.shown} closeMenuOnClick={false} onChange={() => onToggle(column.id)}>
            {column.label}
          </Menu.CheckboxItem>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
