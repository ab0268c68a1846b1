import { Button, Popover, TextInput } from '@mantine/core';
import { IconFilter } from '@tabler/icons-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import styles from './filter-popover.module.css';

interface PopoverProps {
  /** "Add filter" */
  label: string;
  /** The form; `close` after it was applied. */
  children: (close: () => void) => ReactNode;
}

/** The way to more filters: a button and the form that opens below it. */
export function FilterPopover({ label, children }: PopoverProps) {
  const [opened, setOpened] = useState(false);
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-start" trapFocus returnFocus width={340}>
      <Popover.Target>
        <Button
          size="xs"
          variant="subtle"
          leftSection={<IconFilter size={16} stroke={1.75} aria-hidden="true" />}
          onClick={() => setOpened(!opened)}
        >
          {label}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={label}>{children(() => setOpened(false))}</Popover.Dropdown>
    </Popover>
  );
}

/** Filters under each other and the button that puts them in force. */
export function FilterForm({ apply, onApply, children }: { apply: string; onApply: () => void; children: ReactNode }) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onApply();
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      {children}
      <Button type="submit" variant="filled">
        {apply}
      </Button>
    </form>
  );
}

interface SpanProps {
  words: { legend: string; from: string; to: string };
  /** `2026-11-01..2026-11-20`, either end may be missing; empty for none. */
  value: string;
  onChange: (span: string) => void;
}

/** Two days, either of which may stay open. */
export function SpanFields({ words, value, onChange }: SpanProps) {
  const [from = '', to = ''] = value.split('..');
  const tell = (first: string, last: string) => onChange(first || last ? `${first}..${last}` : '');
  return (
    <fieldset className={styles.two}>
      <legend>{words.legend}</legend>
      <TextInput
        type="date"
        label={words.from}
        value={from}
        max={to || undefined}
        onChange={(event) => tell(event.currentTarget.value, to)}
      />
      <TextInput
        type="date"
        label={words.to}
        value={to}
        min={from || undefined}
        onChange={(event) => tell(from, event.currentTarget.value)}
      />
    </fieldset>
  );
}
