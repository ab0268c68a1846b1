import { Button, Checkbox, NativeSelect, Popover, TextInput } from '@mantine/core';
import { IconFilter, IconX } from '@tabler/icons-react';
import { type ComponentType, type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../lib/format.js';
import { useLanguage } from '../../lib/use-language.js';
import styles from './filters.module.css';

export interface Option {
  value: string;
  label: string;
  /** label in a chip, if it differs */
  shownAs?: string;
}

interface ChoiceField {
  kind: 'choice';
  /** hook that returns the options, loaded only while shown; undefined until then */
  useOptions: () => readonly Option[] | undefined;
  /** label of the empty option; "Any" by default, null for none */
  any?: string | null;
}

interface TickField {
  kind: 'tick';
  /** label of the checkbox; the field's by default */
  tickLabel?: string;
  /** text that stands for the value in the chip of an active filter */
  shownAs: string;
  /** value of a checked box; `true` by default */
  value?: string;
}

/** A field that its page renders, such as a search. */
interface OwnField {
  kind: 'own';
  Input: ComponentType<OwnInput>;
  /** hook that returns the value's label; undefined until it is loaded */
  useLabel: (value: string) => string | undefined;
}

export interface OwnInput {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** A filter by the parameter of that name; days are `2026-11-01..2026-11-20` with optional ends. */
export type FilterField<Name extends string = string> = { name: Name; label: string } & (
  ChoiceField | TickField | OwnField | { kind: 'days' }
);

type Values<Name extends string> = Readonly<Record<Name, string>>;

interface Props<Name extends string> {
  values: Values<Name>;
  fields: readonly FilterField<NoInfer<Name>>[];
  onChange: (change: Partial<Record<Name, string>>) => void;
  /** omitted while no filter is active */
  onClear?: (() => void) | undefined;
}

/** Active filters as chips, with buttons for more filters and for removing all. */
export function FilterBar<Name extends string>({ values, fields, onChange, onClear }: Props<Name>) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  const without = (name: Name) => ({ [name]: '' }) as Partial<Record<Name, string>>;
  return (
    <>
      {fields
        .filter(({ name }) => values[name])
        .map((field) => (
          <Chip key={field.name} field={field} value={values[field.name]} onRemove={() => onChange(without(field.name))} />
        ))}
      {fields.length > 0 ? (
        <Popover opened={opened} onChange={setOpened} position="bottom-start" trapFocus returnFocus width={340} middlewares={roomInView}>
          <Popover.Target>
            <Button
              size="xs"
              variant="subtle"
              leftSection={<IconFilter size={16} stroke={1.75} aria-hidden="true" />}
              onClick={() => setOpened(!opened)}
            >
              {t('list.addFilter')}
            </Button>
          </Popover.Target>
          <Popover.Dropdown aria-label={t('list.addFilter')}>
            <FilterForm
              values={values}
              fields={fields}
              onChange={(change) => {
                setOpened(false);
                onChange(change);
              }}
            />
          </Popover.Dropdown>
        </Popover>
      ) : null}
      {onClear ? (
        <Button size="xs" variant="subtle" onClick={onClear}>
          {t('list.clear')}
        </Button>
      ) : null}
    </>
  );
}

/** Limits the form to the height of the window, so that its button stays visible. */
const roomInView = {
  flip: true,
  shift: true,
  size: {
    padding: 12,
    apply: ({ availableHeight, elements }: { availableHeight: number; elements: { floating: HTMLElement } }) =>
      elements.floating.style.setProperty('--room', `${Math.round(availableHeight)}px`),
  },
};

/** A few filters that are always visible and apply at once. */
export function InlineFilters<Name extends string>({ values, fields, onChange }: Omit<Props<Name>, 'onClear'>) {
  return (
    <div className={`wrap-line gap-3 ${styles.inline}`}>
      {fields.map((field) => (
        <Field
          key={field.name}
          field={field}
          value={values[field.name]}
          onChange={(value) => onChange({ [field.name]: value } as Values<Name>)}
        />
      ))}
    </div>
  );
}

function FilterForm<Name extends string>({ values, fields, onChange }: Omit<Props<Name>, 'onClear'>) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState(() => Object.fromEntries(fields.map(({ name }) => [name, values[name]])) as Record<Name, string>);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A field of a page's own says itself what is wrong with it: what was typed stays until it is right.
    const fault = event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (fault) fault.focus();
    else onChange(draft);
  };
  return (
    <form className={`stack gap-3 ${styles.form}`} onSubmit={submit}>
      <div className={`stack gap-3 scroll-y ${styles.fields}`}>
        {fields.map((field) => (
          <Field
            key={field.name}
            field={field}
            value={draft[field.name]}
            onChange={(value) => setDraft({ ...draft, [field.name]: value })}
          />
        ))}
      </div>
      <Button type="submit" variant="filled">
        {t('list.apply')}
      </Button>
    </form>
  );
}

interface FieldProps<Field = FilterField> {
  field: Field;
  value: string;
  onChange: (value: string) => void;
}

function Field({ field, value, onChange }: FieldProps) {
  if (field.kind === 'choice') return <ChoiceFilter field={field} value={value} onChange={onChange} />;
  if (field.kind === 'own') return <field.Input label={field.label} value={value} onChange={onChange} />;
  if (field.kind === 'days') return <SpanFields legend={field.label} value={value} onChange={onChange} />;
  const on = field.value ?? 'true';
  return (
    <Checkbox
      label={field.tickLabel ?? field.label}
      checked={value === on}
      onChange={({ currentTarget }) => onChange(currentTarget.checked ? on : '')}
    />
  );
}

function ChoiceFilter({ field: { label, any, useOptions }, value, onChange }: FieldProps<ChoiceField & { label: string }>) {
  const { t } = useTranslation();
  const options = (useOptions() ?? []).map((option) => ({ value: option.value, label: option.label }));
  return (
    <NativeSelect
      label={label}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      data={[...(any === null ? [] : [{ value: '', label: any ?? t('list.any') }]), ...options]}
    />
  );
}

/* Two days, either of which may stay open. */
function SpanFields({ legend, value, onChange }: { legend: string; value: string; onChange: (span: string) => void }) {
  const { t } = useTranslation();
  const [from = '', to = ''] = value.split('..');
  const changeRange = (first: string, last: string) => onChange(first || last ? `${first}..${last}` : '');
  return (
    <fieldset className={`stack gap-2 two-up ${styles.two}`}>
      <legend>{legend}</legend>
      <TextInput
        type="date"
        label={t('list.from')}
        value={from}
        max={to || undefined}
        onChange={({ currentTarget }) => changeRange(currentTarget.value, to)}
      />
      <TextInput
        type="date"
        label={t('list.to')}
        value={to}
        min={from || undefined}
        onChange={({ currentTarget }) => changeRange(from, currentTarget.value)}
      />
    </fieldset>
  );
}

interface ChipProps<Field = FilterField> {
  field: Field;
  value: string;
  onRemove: () => void;
}

function Chip({ field, value, onRemove }: ChipProps) {
  const { t } = useTranslation();
  const spanText = useSpanText();
  if (field.kind === 'choice') return <ChoiceChip field={field} value={value} onRemove={onRemove} />;
  if (field.kind === 'own') return <OwnChip field={field} value={value} onRemove={onRemove} />;
  const shownAs = field.kind === 'days' ? spanText(value) : value === (field.value ?? 'true') ? field.shownAs : t('list.unknown');
  return <FilterChip name={field.label} value={shownAs} onRemove={onRemove} />;
}

const shownOf = (option: Option | undefined): string[] => (option ? [option.shownAs ?? option.label] : []);

/* A sent link may hold several values, with commas between them. */
function ChoiceChip({ field, value, onRemove }: ChipProps<ChoiceField & { label: string }>) {
  const { t } = useTranslation();
  const options = field.useOptions() ?? [];
  const offered = (one: string) => shownOf(options.find((option) => option.value === one));
  const whole = offered(value);
  const labels = whole.length > 0 ? whole : value.split(',').flatMap(offered);
  return <FilterChip name={field.label} value={labels.join(', ') || t('list.unknown')} onRemove={onRemove} />;
}

function OwnChip({ field, value, onRemove }: ChipProps<OwnField & { label: string }>) {
  const { t } = useTranslation();
  return <FilterChip name={field.label} value={field.useLabel(value) ?? t('list.unknown')} onRemove={onRemove} />;
}

/* "1 Nov 2026 – 20 Nov 2026", or one open end. The days are calendar days. */
function useSpanText(): (span: string) => string {
  const { t } = useTranslation();
  const language = useLanguage();
  return (span) => {
    const [from = '', to = ''] = span.split('..').map((day) => (day ? formatDay(day, 'date', language) : ''));
    if (from && to) return `${from} – ${to}`;
    return from ? t('list.fromDay', { day: from }) : t('list.toDay', { day: to });
  };
}

/** An active filter with a button that removes it. */
function FilterChip({ name, value, onRemove }: { name: string; value: string; onRemove: () => void }) {
  const { t } = useTranslation();
  return (
    <span className={`nowrap align-center rounded-sm text-sm ${styles.chip}`}>
      <span>{name}</span>
      {value}
      <button type="button" className="icon-button" aria-label={t('table.removeFilter', { name })} onClick={onRemove}>
        <IconX size={14} stroke={1.75} aria-hidden="true" />
      </button>
    </span>
  );
}
