import { Checkbox, NativeSelect, NumberInput, Select, TextInput } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { contentLanguages, type ContentLanguage } from '#machines/kernel/content-language';
import type { Bilingual } from '#machines/kernel/ids';
import type { Currency } from '#machines/kernel/money';
import { AmountInput } from '../../../ui/amount-input.js';
import styles from './editor.module.css';
import { useFields } from './fields-context.js';
import { GrowingTextarea } from '../../../ui/growing-textarea.js';

interface FieldProps {
  path: string;
  label: string;
  description?: string;
  required?: boolean;
  placeholder?: string;
  maxLength?: number;
}

/* What a field is for stands below it, so that fields in a row stand on one line. */
const order = { inputWrapperOrder: ['label', 'input', 'error', 'description'] as ('label' | 'input' | 'error' | 'description')[] };

/** A line of text; `type` selects the keyboard of a phone or the browser's own field. */
export function TextField({ path, ...props }: FieldProps & { type?: 'text' | 'tel' | 'email' | 'url' | 'time' }) {
  const { get, set, fault } = useFields();
  return (
    <TextInput
      {...order}
      {...props}
      aria-required={props.required}
      required={undefined}
      data-path={path}
      autoComplete="off"
      value={String(get(path) ?? '')}
      error={fault(path)}
      onChange={(event) => set(path, event.currentTarget.value)}
    />
  );
}

/** A typed amount; shows how it is read. */
export function AmountField({ path, currency, ...props }: FieldProps & { currency: Currency }) {
  const { get, set, fault } = useFields();
  return (
    <AmountInput
      {...order}
      {...props}
      currency={currency}
      required={undefined}
      aria-required={props.required}
      data-path={path}
      className={styles.amount}
      value={String(get(`${path}.amount`) ?? '')}
      error={fault(path)}
      onChange={(event) => set(`${path}.amount`, event.currentTarget.value)}
    />
  );
}

interface NumberProps extends FieldProps {
  min: number;
  max: number;
  decimals?: number;
  unit?: string;
}

/** A number; empty while nothing is typed. */
export function NumberField({ path, min, max, decimals = 0, unit, ...props }: NumberProps) {
  const { get, set, fault } = useFields();
  const value = get(path);
  return (
    <NumberInput
      {...order}
      {...props}
      required={undefined}
      aria-required={props.required}
      data-path={path}
      className={styles.number}
      min={min}
      max={max}
      clampBehavior="none"
      allowNegative={min < 0}
      allowDecimal={decimals > 0}
      decimalScale={decimals}
      allowedDecimalSeparators={['.', ',']}
      hideControls
      value={typeof value === 'number' || typeof value === 'string' ? value : ''}
      error={fault(path)}
      rightSection={unit ? <span className="dim text-xs">{unit}</span> : undefined}
      rightSectionWidth={unit && unit.length > 2 ? 64 : 36}
      onChange={(typed) => set(path, typed)}
    />
  );
}

interface Choice {
  value: string;
  label: string;
}

export function ChoiceField({ path, data, onPicked, ...props }: FieldProps & { data: Choice[]; onPicked?: (value: string) => void }) {
  const { get, set, fault } = useFields();
  return (
    <NativeSelect
      {...order}
      {...props}
      required={undefined}
      aria-required={props.required}
      data-path={path}
      value={String(get(path) ?? '')}
      error={fault(path)}
      data={data}
      onChange={(event) => {
        set(path, event.currentTarget.value);
        onPicked?.(event.currentTarget.value);
      }}
    />
  );
}

/** A choice among many, with a search. */
export function FindField({
  path,
  data,
  nothing,
  onPicked,
  ...props
}: FieldProps & { data: Choice[]; nothing: string; onPicked?: (value: string) => void }) {
  const { get, set, fault } = useFields();
  return (
    <Select
      {...order}
      {...props}
      required={undefined}
      aria-required={props.required}
      data-path={path}
      searchable
      allowDeselect={false}
      value={String(get(path) ?? '') || null}
      error={fault(path)}
      data={data}
      nothingFoundMessage={nothing}
      onChange={(value) => {
        set(path, value ?? '');
        if (value) onPicked?.(value);
      }}
    />
  );
}

export function TickField({ path, label }: Pick<FieldProps, 'path' | 'label'>) {
  const { get, set } = useFields();
  return (
    <Checkbox label={label} data-path={path} checked={get(path) === true} onChange={(event) => set(path, event.currentTarget.checked)} />
  );
}

/** Selects any of a few, in a fixed order. */
export function SeveralField({ path, label, description, data }: FieldProps & { data: Choice[] }) {
  const { get, set, fault } = useFields();
  const chosen = (get(path) ?? []) as string[];
  const inOrder = (values: string[]) => data.map(({ value }) => value).filter((value) => values.includes(value));
  return (
    <Checkbox.Group
      {...order}
      label={label}
      description={description}
      data-path={path}
      value={chosen}
      error={fault(path)}
      onChange={(values) => set(path, inOrder(values))}
    >
      {data.map(({ value, label: text }) => (
        <Checkbox key={value} value={value} label={text} mt="xs" />
      ))}
    </Checkbox.Group>
  );
}

interface PairProps extends FieldProps {
  /** fields of several lines instead of one */
  long?: boolean;
  /** may be empty in both languages */
  optional?: boolean;
}

/** A text in both languages, side by side; missing ones are marked. */
export function TextPair({ path, label, description, long = false, optional = false, placeholder, maxLength }: PairProps) {
  const { t } = useTranslation('catalogue');
  const { get } = useFields();
  const id = useId();
  const text = (get(path) ?? { ru: '', en: '' }) as Bilingual;
  const isStarted = contentLanguages.some((language) => text[language].trim() !== '');
  return (
    <div className={styles.pair} role="group" aria-labelledby={id}>
      <div className={`wrap-line medium align-baseline ${styles.pairHead}`}>
        <span id={id}>{label}</span>
        {optional ? <small>{t('form.optional')}</small> : null}
        {description ? <small>{description}</small> : null}
      </div>
      <div className={`stack gap-3 align-start narrow-stack two-up ${styles.two}`}>
        {contentLanguages.map((language) => (
          <OneLanguage
            key={language}
            path={`${path}.${language}`}
            label={label}
            language={language}
            long={long}
            isMissing={text[language].trim() === '' && (isStarted || !optional)}
            placeholder={placeholder}
            maxLength={maxLength}
          />
        ))}
      </div>
    </div>
  );
}

interface OneProps {
  path: string;
  label: string;
  language: ContentLanguage;
  long: boolean;
  isMissing: boolean;
  placeholder: string | undefined;
  maxLength: number | undefined;
}

function OneLanguage({ path, label, language, long, isMissing, placeholder, maxLength }: OneProps) {
  const { t } = useTranslation('catalogue');
  const { get, set, fault } = useFields();
  const hint = useId();
  const props = {
    'data-path': path,
    'aria-label': t('form.inLanguage', { label, language: t(`language.${language}`) }),
    // Words of the other language are read with its own sounds, and checked by its own dictionary.
    lang: language,
    value: String(get(path) ?? ''),
    error: fault(path),
    onChange: (event: { currentTarget: { value: string } }) => set(path, event.currentTarget.value),
    ...(placeholder ? { placeholder } : {}),
    ...(maxLength ? { maxLength } : {}),
    ...(isMissing ? { 'data-missing': true, 'aria-description': t('form.missingHere') } : {}),
  };
  return (
    <div className={`relative ${styles.one}`} data-missing={isMissing || undefined}>
      <span className={`dim medium ${styles.code}`} aria-hidden="true" id={hint}>
        {language.toUpperCase()}
        {isMissing ? <b>{t('form.missing')}</b> : null}
      </span>
      {long ? <GrowingTextarea {...props} minRows={3} maxRows={14} /> : <TextInput {...props} autoComplete="off" />}
    </div>
  );
}
