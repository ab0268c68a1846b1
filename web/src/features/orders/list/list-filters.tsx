import { Button, Checkbox, NativeSelect, Popover, TextInput } from '@mantine/core';
import { IconFilter } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#libs/kernel/ids';
import type { Actor } from '#libs/kernel/people';
import { formatTime } from '../../../lib/format.js';
import { useLanguage } from '../../../lib/use-language.js';
import { FilterChip } from '../../../ui/list-toolbar.js';
import { changed, isNarrowed, type ListAddress, widened } from './list-address.js';
import styles from './list-filters.module.css';
import { useCountries } from './use-orders.js';

interface Props {
  list: ListAddress;
  actor: Actor;
  onChange: (list: ListAddress) => void;
}

/** The filters in force as chips, the way to more of them, and the way out of all. */
export function ListFilters({ list, actor, onChange }: Props) {
  const { t } = useTranslation('orders');
  const language = useLanguage();
  const countries = useCountries(list.country !== '');
  const country = countries.data?.find(({ _id }) => _id === list.country);
  const change = (part: Partial<ListAddress>) => onChange(changed(list, part));
  return (
    <>
      {list.placed ? (
        <FilterChip name={t('filters.placed')} value={daysInWords(list.placed, language, t)} onRemove={() => change({ placed: '' })} />
      ) : null}
      {list.country ? (
        <FilterChip
          name={t('filters.country')}
          value={country?.name[language] ?? t('filters.unknown')}
          onRemove={() => change({ country: '' })}
        />
      ) : null}
      {list.manager ? (
        <FilterChip
          name={t('filters.manager')}
          value={list.manager === actor.id ? t('filters.mine') : t('filters.unknown')}
          onRemove={() => change({ manager: '' })}
        />
      ) : null}
      <AddFilter list={list} actor={actor} onChange={onChange} />
      {isNarrowed(list) ? (
        <Button size="xs" variant="subtle" onClick={() => onChange(widened(list))}>
          {t('filters.clear')}
        </Button>
      ) : null}
    </>
  );
}

function AddFilter({ list, actor, onChange }: Props) {
  const { t } = useTranslation('orders');
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
          {t('filters.add')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('filters.add')}>
        <FilterForm
          list={list}
          actor={actor}
          onChange={(next) => {
            setOpened(false);
            onChange(next);
          }}
        />
      </Popover.Dropdown>
    </Popover>
  );
}

function FilterForm({ list, actor, onChange }: Props) {
  const { t } = useTranslation('orders');
  const language = useLanguage();
  const countries = useCountries();
  const [first = '', last = ''] = list.placed.split('..');
  const [from, setFrom] = useState(first);
  const [to, setTo] = useState(last);
  const [country, setCountry] = useState(list.country);
  const [mine, setMine] = useState(list.manager === actor.id);
  const isStaff = actor.role !== 'Client' && actor.role !== 'Partner';
  const apply = (event: FormEvent) => {
    event.preventDefault();
    const manager = mine ? actor.id : list.manager === actor.id ? '' : list.manager;
    onChange(changed(list, { placed: from || to ? `${from}..${to}` : '', country, manager }));
  };
  return (
    <form className={styles.form} onSubmit={apply}>
      <fieldset className={styles.two}>
        <legend>{t('filters.placed')}</legend>
        <TextInput
          type="date"
          label={t('filters.from')}
          value={from}
          max={to || undefined}
          onChange={(event) => setFrom(event.currentTarget.value)}
        />
        <TextInput
          type="date"
          label={t('filters.to')}
          value={to}
          min={from || undefined}
          onChange={(event) => setTo(event.currentTarget.value)}
        />
      </fieldset>
      <NativeSelect
        label={t('filters.country')}
        value={country}
        onChange={(event) => setCountry(event.currentTarget.value)}
        data={[{ value: '', label: t('all') }, ...(countries.data ?? []).map(({ _id, name }) => ({ value: _id, label: name[language] }))]}
      />
      {isStaff ? <Checkbox label={t('filters.mine')} checked={mine} onChange={(event) => setMine(event.currentTarget.checked)} /> : null}
      <Button type="submit" variant="filled">
        {t('filters.apply')}
      </Button>
    </form>
  );
}

type Words = ReturnType<typeof useTranslation<'orders'>>['t'];

/* "1 Nov – 20 Nov 2026", or one open end. The days are plain dates: noon keeps them the same in every zone. */
function daysInWords(placed: string, language: Language, t: Words): string {
  const [from = '', to = ''] = placed.split('..').map((day) => (day ? formatTime(`${day}T12:00:00`, 'date', language) : ''));
  if (from && to) return t('filters.between', { from, to });
  return from ? t('filters.fromDay', { day: from }) : t('filters.toDay', { day: to });
}
