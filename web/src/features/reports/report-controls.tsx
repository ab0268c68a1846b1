import { Button, Checkbox, NativeSelect, Popover, TextInput } from '@mantine/core';
import { IconFilter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { progressStatuses } from '#machines/order/statuses';
import { call } from '../../api/call.js';
import type { Country, DirectoryPerson, Page } from '../../api/wire.js';
import { useMachineWords } from '../../lib/machine-words.js';
import { useLanguage } from '../../lib/use-language.js';
import { FilterChip } from '../../ui/list-toolbar.js';
import { type FilterName, filterNames, presets, type ReportAddress } from './report-address.js';
import styles from './reports-page.module.css';
import type { Report } from './use-report.js';

interface Props {
  address: ReportAddress;
  report: Report | undefined;
  onChange: (change: Partial<ReportAddress>) => void;
}

/** Which days, in which steps, compared or not, narrowed to what. */
export function ReportControls({ address, report, onChange }: Props) {
  const { t } = useTranslation('reports');
  return (
    <div className={styles.controls}>
      <PeriodFields key={`${address.from} ${address.to}`} address={address} onChange={onChange} />
      {report && report.groupings.length > 1 ? (
        <NativeSelect
          label={t('groupBy.label')}
          value={report.groupBy}
          onChange={(event) => onChange({ groupBy: event.currentTarget.value, drill: null })}
          data={report.groupings.map((value) => ({ value, label: t(`groupBy.${value}`) }))}
        />
      ) : null}
      <div className={styles.narrow}>
        <Checkbox label={t('compare')} checked={address.compare} onChange={(event) => onChange({ compare: event.currentTarget.checked })} />
        <Filters address={address} onChange={onChange} />
      </div>
    </div>
  );
}

/* The two days are typed or picked; they count when both are there, on Enter or on leaving the field. */
function PeriodFields({ address, onChange }: Omit<Props, 'report'>) {
  const { t } = useTranslation('reports');
  const [from, setFrom] = useState(address.from);
  const [to, setTo] = useState(address.to);
  const take = () => {
    if (from && to && from <= to && (from !== address.from || to !== address.to)) onChange({ period: 'own', from, to, drill: null });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    take();
  };
  return (
    <form className={styles.period} onSubmit={submit}>
      <NativeSelect
        label={t('period.label')}
        value={address.period}
        onChange={(event) => onChange({ period: event.currentTarget.value as ReportAddress['period'], drill: null })}
        data={[...presets, 'own' as const].map((value) => ({ value, label: t(`period.${value}`) }))}
      />
      <TextInput
        type="date"
        label={t('period.from')}
        value={from}
        max={to}
        onChange={(event) => setFrom(event.currentTarget.value)}
        onBlur={take}
      />
      <TextInput
        type="date"
        label={t('period.to')}
        value={to}
        min={from}
        onChange={(event) => setTo(event.currentTarget.value)}
        onBlur={take}
      />
      <button type="submit" hidden />
    </form>
  );
}

type Options = Record<FilterName, { value: string; label: string }[]>;

/** What each filter offers; fetched when somebody wants to filter, or has filtered. */
function useOptions(enabled: boolean): Options {
  const language = useLanguage();
  const words = useMachineWords();
  const countries = useQuery({
    queryKey: ['countries', 'all'],
    queryFn: ({ signal }) => call<{ items: Country[] }>('GET', '/countries/all', { signal }),
    staleTime: 300_000,
    enabled,
  });
  const people = (directory: 'partners' | 'staff') => ({
    queryKey: ['directory', directory, 'first'],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      call<Page<DirectoryPerson>>('GET', `/users/${directory}`, { query: { per_page: 100 }, signal }),
    staleTime: 60_000,
    retry: false,
    enabled,
  });
  const partners = useQuery(people('partners'));
  const staff = useQuery(people('staff'));
  const person = ({ _id, firstName, lastName, partnerCompanyName }: DirectoryPerson) => ({
    value: _id,
    label: partnerCompanyName || `${firstName} ${lastName}`,
  });
  return {
    country: (countries.data?.items ?? []).map(({ _id, name }) => ({ value: _id, label: name[language] })),
    status: progressStatuses.map((value) => ({ value, label: words.status(value) })),
    partner: (partners.data?.items ?? []).map(person),
    manager: (staff.data?.items ?? []).map(person),
  };
}

function Filters({ address, onChange }: Omit<Props, 'report'>) {
  const { t } = useTranslation('reports');
  const [opened, setOpened] = useState(false);
  const chosen = filterNames.filter((name) => address.filters[name]);
  const options = useOptions(opened || chosen.length > 0);
  const without = (name: FilterName) => Object.fromEntries(Object.entries(address.filters).filter(([other]) => other !== name));
  return (
    <>
      {chosen.map((name) => (
        <FilterChip
          key={name}
          name={t(`filters.${name}`)}
          value={options[name].find(({ value }) => value === address.filters[name])?.label ?? t('filters.unknown')}
          onRemove={() => onChange({ filters: without(name), drill: null })}
        />
      ))}
      <Popover opened={opened} onChange={setOpened} position="bottom-start" trapFocus returnFocus width={320}>
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
            address={address}
            options={options}
            onChange={(change) => {
              setOpened(false);
              onChange(change);
            }}
          />
        </Popover.Dropdown>
      </Popover>
      {chosen.length > 0 ? (
        <Button size="xs" variant="subtle" onClick={() => onChange({ filters: {}, drill: null })}>
          {t('filters.clear')}
        </Button>
      ) : null}
    </>
  );
}

function FilterForm({ address, options, onChange }: Omit<Props, 'report'> & { options: Options }) {
  const { t } = useTranslation('reports');
  const [filters, setFilters] = useState(address.filters);
  const apply = (event: FormEvent) => {
    event.preventDefault();
    onChange({ filters: Object.fromEntries(Object.entries(filters).filter(([, value]) => value)), drill: null });
  };
  return (
    <form className={styles.form} onSubmit={apply}>
      {filterNames.map((name) => (
        <NativeSelect
          key={name}
          label={t(`filters.${name}`)}
          value={filters[name] ?? ''}
          onChange={(event) => setFilters({ ...filters, [name]: event.currentTarget.value })}
          data={[{ value: '', label: t('filters.any') }, ...options[name]]}
        />
      ))}
      <Button type="submit" variant="filled">
        {t('filters.apply')}
      </Button>
    </form>
  );
}
