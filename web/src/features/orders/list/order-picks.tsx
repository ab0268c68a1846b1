import { namesCountry } from '../../../ui/list/table-cells.js';
import { Loader, NativeSelect, Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#libs/kernel/ids';
import { currencies, type Currency, isCurrency, toText } from '#libs/kernel/money';
import { isAmount, readAmount, writeDecimal } from '#libs/kernel/typed-amount';
import { amountFaultText } from '#libs/kernel/typed-amount-texts';
import { call } from '../../../api/call.js';
import { catalogueKey, serviceQuery } from '../../../lib/catalogue-queries.js';
import { useLanguage } from '../../../lib/use-language.js';
import { AmountInput } from '../../../ui/amount-input.js';
import type { Option, OwnInput } from '../../../ui/list/filters.js';
import { shortestSearch } from '../../../lib/list/define-list.js';
import { personName } from '../../../ui/person-picker.js';
import styles from './order-picks.module.css';

/** What a search gives. */
interface Found {
  options: readonly Option[] | undefined;
  isFetching: boolean;
}

interface PickProps extends OwnInput {
  useFound: (search: string) => Found;
  useTold: (value: string) => string | undefined;
  /** Before everything that is found. */
  first?: readonly Option[];
  onPicked?: (option: Option) => void;
}

/** One of many, found by a search of the server. The chosen one stays in the list while another search runs. */
function Pick({ label, value, onChange, useFound, useTold, first = [], onPicked }: PickProps) {
  const { t } = useTranslation(['common', 'orders']);
  const told = useTold(value);
  const [typed, setTyped] = useState<string | null>(null);
  const [settled] = useDebouncedValue((typed ?? '').trim(), 250);
  const { options, isFetching } = useFound(settled.length >= shortestSearch && settled !== told ? settled : '');
  const all = [...first, ...(options ?? [])];
  const chosen = value && !all.some((option) => option.value === value) ? [{ value, label: told ?? t('list.unknown') }] : [];
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
      nothingFoundMessage={isFetching ? undefined : t('orders:filters.nothing')}
      rightSection={isFetching ? <Loader size={16} /> : undefined}
    />
  );
}

type Directory = 'staff' | 'partners';

const nameKey = (directory: Directory, id: string) => ['directory', directory, 'name', id];

function usePeople(directory: Directory, search: string): Found {
  const { data, isFetching } = useQuery({
    queryKey: ['directory', directory, search],
    queryFn: ({ signal }) => call('GET', `/users/${directory}`, { query: { per_page: 20, ...(search ? { search } : {}) }, signal }),
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });
  return { options: data?.items.map((person) => ({ value: person._id, label: personName(person) })), isFetching };
}

/** The name of somebody in a filter: as it was picked, or as one of their orders has it. Whoever may filter by them sees those. */
function usePersonTold(directory: Directory, id: string): string | undefined {
  const { t } = useTranslation('orders');
  const role = directory === 'staff' ? 'manager' : 'partner';
  const { data } = useQuery({
    queryKey: nameKey(directory, id),
    queryFn: async ({ signal }) => {
      const { items } = await call('GET', '/orders', { query: { per_page: 1, [`filter[${role}]`]: id }, signal });
      return items[0]?.[role]?.name ?? null;
    },
    enabled: id !== '' && id !== 'me' && !id.includes(','),
    staleTime: Infinity,
  });
  return id === 'me' ? t('filters.me') : (data ?? undefined);
}

const useStaff = (search: string) => usePeople('staff', search);
const usePartners = (search: string) => usePeople('partners', search);

export const useManagerTold = (id: string) => usePersonTold('staff', id);
export const usePartnerTold = (id: string) => usePersonTold('partners', id);

export function ManagerPick(props: OwnInput) {
  const { t } = useTranslation('orders');
  const queries = useQueryClient();
  return (
    <Pick
      {...props}
      useFound={useStaff}
      useTold={useManagerTold}
      first={[{ value: 'me', label: t('filters.me') }]}
      onPicked={({ value, label }) => void (value !== 'me' && queries.setQueryData(nameKey('staff', value), label))}
    />
  );
}

export function PartnerPick(props: OwnInput) {
  const queries = useQueryClient();
  return (
    <Pick
      {...props}
      useFound={usePartners}
      useTold={usePartnerTold}
      onPicked={({ value, label }) => queries.setQueryData(nameKey('partners', value), label)}
    />
  );
}

function useServices(search: string): Found {
  const language = useLanguage();
  const { data, isFetching } = useQuery({
    queryKey: [catalogueKey, 'services', 'found', search],
    queryFn: ({ signal }) => call('GET', '/services', { query: { sort: 'title', per_page: 20, ...(search ? { search } : {}) }, signal }),
    staleTime: 300_000,
    placeholderData: keepPreviousData,
  });
  return {
    options: data?.items.map(({ _id, title, country }) => ({
      value: _id,
      label: serviceInCountry(title[language], country.name[language]),
    })),
    isFetching,
  };
}

const serviceInCountry = (title: string, country: string): string => (namesCountry(title, country) ? title : `${title}, ${country}`);

export function useServiceTold(id: string): string | undefined {
  const language = useLanguage();
  const { data } = useQuery({ ...serviceQuery(id), enabled: id !== '' && !id.includes(','), staleTime: 300_000 });
  return data && serviceInCountry(data.title[language], data.country.name[language]);
}

export const ServicePick = (props: OwnInput) => <Pick {...props} useFound={useServices} useTold={useServiceTold} />;

/** Prices between two amounts of one currency, either of which may stay open. An amount that cannot be read asks for nothing. */
export function AmountFields({ label, value, onChange }: OwnInput) {
  const { t } = useTranslation(['common', 'orders']);
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
        aria-label={`${label}: ${t('orders:filters.currency')}`}
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

/** A typed end as the wire has it; null where it is no amount. */
function wireEnd(typed: string, currency: Currency, language: Language): string | null {
  const read = readAmount(typed, currency, language);
  if (isAmount(read)) return toText(read, currency).amount;
  return read.code === 'empty' ? '' : null;
}

/** The value of the filter in words: "€100 – €2,500". */
export function useAmountTold(value: string): string | undefined {
  const { t } = useTranslation();
  const language = useLanguage();
  const [currency = '', span = ''] = value.split(':');
  if (!isCurrency(currency)) return undefined;
  const money = new Intl.NumberFormat(language, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' });
  const [from = '', to = ''] = span.split('..').map((end) => (end ? money.format(Number(end)) : ''));
  if (from && to) return `${from} – ${to}`;
  return from ? t('list.fromDay', { day: from }) : t('list.toDay', { day: to });
}
