import { NativeSelect, TextInput } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { type Days, dayText, parseDay } from '../lib/days.js';
import { useLanguage } from '../lib/use-language.js';
import styles from './period-fields.module.css';

/** Labels of a period's parts, and faults of typed days. */
interface PeriodLabels {
  period: string;
  from: string;
  to: string;
  /** placeholder that shows the format of a day */
  shape: string;
  noDay: string;
  wrongOrder: string;
}

interface Props extends Days {
  preset: string;
  presets: readonly { value: string; label: string }[];
  labels: PeriodLabels;
  onPreset: (preset: string) => void;
  onDays: (days: Days) => void;
}

/** A preset, or two typed days, which apply on Enter and on leaving the field; invalid text stays with its fault. */
export function PeriodFields({ preset, presets, from, to, labels, onPreset, onDays }: Props) {
  const typedFrom = useTyped(from);
  const typedTo = useTyped(to);
  const typed = { from: typedFrom, to: typedTo };
  const read = { from: parseDay(typed.from.text), to: parseDay(typed.to.text) };
  const [checked, setChecked] = useState(false);
  const wrongOrder = read.from !== undefined && read.to !== undefined && read.from > read.to;
  const take = () => {
    setChecked(true);
    if (read.from === undefined || read.to === undefined || wrongOrder) return;
    if (read.from !== from || read.to !== to) onDays({ from: read.from, to: read.to });
  };
  const field = (end: 'from' | 'to') => ({
    label: labels[end],
    value: typed[end].text,
    placeholder: labels.shape,
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    error: checked ? (read[end] === undefined ? labels.noDay : end === 'to' && wrongOrder ? labels.wrongOrder : undefined) : undefined,
    onChange: (event: { currentTarget: HTMLInputElement }) => typed[end].type(event.currentTarget.value),
    onBlur: take,
    onKeyDown: (event: KeyboardEvent) => event.key === 'Enter' && take(),
  });
  return (
    <div className={`stack gap-2 align-start ${styles.period}`} data-printed>
      <NativeSelect label={labels.period} value={preset} onChange={(event) => onPreset(event.currentTarget.value)} data={[...presets]} />
      <TextInput {...field('from')} />
      <TextInput {...field('to')} />
    </div>
  );
}

/* Each field follows its own day alone: a day that arrives for one must not undo what is being typed into the other. */
function useTyped(day: string) {
  const language = useLanguage();
  const known = `${day} ${language}`;
  const [typed, setTyped] = useState({ known, text: dayText(day, language) });
  if (typed.known !== known) setTyped({ known, text: dayText(day, language) });
  return { text: typed.text, type: (text: string) => setTyped({ known, text }) };
}
