import { Loader, NativeSelect, Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#machines/kernel/ids';
import { currencies, type Currency, isCurrency, toText } from '#machines/kernel/money';
import { isAmount, readAmount, writeDecimal } from '#machines/kernel/typed-amount';
import { amountFaultText } from '#machines/kernel/typed-amount-texts';
import { isSearchable } from '../../lib/list/define-list.js';
import { useLanguage } from '../../lib/use-language.js';
import { AmountInput } from '../amount-input.js';
import type { Option, OwnInput } from './filters.js';
import styles from './picks.module.css';

/** What a search of `Pick` has found; `options` is undefined until the first answer. */
export interface Found {
  options: readonly Option[] | undefined;
  isFetching: boolean;
}

export interface PickProps extends OwnInput {
  useFound: (search: string) => Found;
  useLabel: (value: string) => string | undefined;
  /** options before those that were found */
  first?: readonly Option[];
  onPicked?: (option: Option) => void;
  /** text shown if a search finds nothing */
  nothing: string;
}

/** Selects one item by a search on the server. The selected one stays in the list during another search. */
export function Pick({ label, value, onChange, useFound, useLabel, first = [], onPicked, nothing }: PickProps) {
  const { t } = useTranslation();
  const chosenLabel = useLabel(value);
  const [typed, setTyped] = useState<string | null>(null);
  const [settled] = useDebouncedValue((typed ?? '').trim(), 250);
  const { options, isFetching } = useFound(isSearchable(settled) && settled !== chosenLabel ? settled : '');
  const all = [...first, ...(options ?? [])];
  const chosen = value && !all.some((option) => option.value === value) ? [{ value, label: chosenLabel ?? t('list.unknown') }] : [];
  return (
    <Select
      label={label}
      placeholder={t('list.any')}
      searchable
      clearable
      comboboxProps={{ withinPortal: false }}
      data={[...chosen, ...all]}
      value={value || null}
      {...(typed === null ? {} : { searchValue: typed })}
      onSearchChange={setTyped}
      filter={({ options: given }) => given}
      onChange={(next, option) => {
        if (next && option) onPicked?.({ value: next, label: option.label });
        onChange(next ?? '');
      }}
      nothingFoundMessage={isFetching ? undefined : nothing}
      rightSection={isFetching ? <Loader size={16} /> : undefined}
    />
  );
}

/** A range of prices in one currency, with optional ends. An amount that cannot be parsed is ignored. */
export function AmountFields({ label, value, onChange, currencyLabel }: OwnInput & { currencyLabel: string }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [chosen = '', span = ''] = (value || 'EUR:..').split(':');
  const [from = '', to = ''] = span.split('..').map((end) => writeDecimal(end, language));
  const [draft, setDraft] = useState({ currency: isCurrency(chosen) ? chosen : ('EUR' as const), from, to });
  const take = (change: Partial<typeof draft>) => {
    const next = { ...draft, ...change };
    setDraft(next);
    const ends = [next.from, next.to].map((typed) => wireEnd(typed, next.currency, language));
    onChange(ends.includes(null) || !ends.some(Boolean) ? '' : `${next.currency}:${ends.join('..')}`);
  };
  const faultOf = (typed: string) => {
    const read = readAmount(typed, draft.currency, language);
    return isAmount(read) || read.code === 'empty' ? undefined : amountFaultText(read, draft.currency, language);
  };
  return (
    <fieldset className={`stack gap-2 align-start ${styles.amount}`}>
      <legend>{label}</legend>
      <NativeSelect
        aria-label={`${label}: ${currencyLabel}`}
        data={currencies}
        value={draft.currency}
        onChange={({ currentTarget }) => take({ currency: currentTarget.value as Currency })}
      />
      {(['from', 'to'] as const).map((end) => (
        <AmountInput
          key={end}
          currency={draft.currency}
          aria-label={`${label}: ${t(`list.${end}`)}`}
          placeholder={t(`list.${end}`)}
          value={draft[end]}
          error={faultOf(draft[end])}
          onChange={({ currentTarget }) => take({ [end]: currentTarget.value })}
        />
      ))}
    </fieldset>
  );
}

/** Null for text that is no amount. */
function wireEnd(typed: string, currency: Currency, language: Language): string | null {
  const read = readAmount(typed, currency, language);
  if (isAmount(read)) return toText(read, currency).amount;
  return read.code === 'empty' ? '' : null;
}

/** The filter's value as text: "€100 – €2,500". */
export function useAmountLabel(value: string): string | undefined {
  const { t } = useTranslation();
  const language = useLanguage();
  const [currency = '', span = ''] = value.split(':');
  if (!isCurrency(currency)) return undefined;
  const money = new Intl.NumberFormat(language, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' });
  const [from = '', to = ''] = span.split('..').map((end) => (end ? money.format(Number(end)) : ''));
  if (from && to) return `${from} – ${to}`;
  return from ? t('list.fromDay', { day: from }) : t('list.toDay', { day: to });
}
