import { Button, Checkbox, NativeSelect, Popover } from '@mantine/core';
import { IconFilter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currencies } from '#libs/kernel/currency';
import { progressStatuses } from '#machines/order/statuses';
import { call } from '../../api/call.js';
import { everyPage } from '../../api/every-page.js';
import type { Country, DirectoryPerson, Page, Service } from '../../api/wire.js';
import { type Days, daysBetween, presets } from '../../lib/days.js';
import { useMachineWords } from '../../lib/machine-words.js';
import { useLanguage } from '../../lib/use-language.js';
import { FilterChip } from '../../ui/list-toolbar.js';
import { PeriodFields } from '../../ui/period-fields.js';
import { type FilterName, filterNames, mostDaysDrawn, type ReportAddress } from './report-address.js';
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
      <Period address={address} onChange={onChange} />
      {report && report.groupings.length > 1 ? (
        <NativeSelect
          label={t('groupBy.label')}
          value={report.groupBy}
          onChange={(event) => onChange({ groupBy: event.currentTarget.value, drill: null })}
          data={stepsFor(report, address).map((value) => ({ value, label: t(`groupBy.${value}`) }))}
        />
      ) : null}
      <div className={styles.narrow}>
        <Checkbox label={t('compare')} checked={address.compare} onChange={(event) => onChange({ compare: event.currentTarget.checked })} />
        <Filters address={address} onChange={onChange} />
      </div>
    </div>
  );
}

function Period({ address, onChange }: Omit<Props, 'report'>) {
  const { t } = useTranslation('reports');
  const named = [...presets, 'own' as const].filter((value) => value !== 'own' || address.period === 'own');
  return (
    <PeriodFields
      preset={address.period}
      presets={named.map((value) => ({ value, label: t(`period.${value}`) }))}
      from={address.from}
      to={address.to}
      words={{
        period: t('period.label'),
        from: t('period.from'),
        to: t('period.to'),
        shape: t('period.shape'),
        noDay: t('period.noDay'),
        wrongOrder: t('period.wrongOrder'),
      }}
      onPreset={(period) => onChange({ period: period as ReportAddress['period'], drill: null })}
      onDays={(days) => onChange({ period: 'own', ...days, drill: null })}
    />
  );
}

const stepsFor = ({ groupings }: Report, days: Days): Report['groupings'] =>
  groupings.filter((grouping) => grouping !== 'day' || daysBetween(days) <= mostDaysDrawn);

type Options = Record<FilterName, { value: string; label: string }[]>;

/** What each filter offers; fetched when somebody wants to filter, or has filtered. */
function useOptions(enabled: boolean): Options {
  const language = useLanguage();
  const words = useMachineWords();
  const countries = useQuery({
    queryKey: ['countries', 'all'],
    queryFn: ({ signal }) => call<{ items: Country[] }>('GET', '/countries/all', { query: { sort: 'name' }, signal }),
    staleTime: 300_000,
    enabled,
  });
  const services = useQuery({
    queryKey: ['services', 'all'],
    queryFn: ({ signal }) => everyPage<Service>('/services', { sort: 'title' }, signal),
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
    service: (services.data ?? []).map(({ _id, title }) => ({ value: _id, label: title[language] })),
    currency: currencies.map((value) => ({ value, label: value })),
    status: progressStatuses.map((value) => ({ value, label: words.status(value) })),
    partner: (partners.data?.items ?? []).map(person),
    manager: (staff.data?.items ?? []).map(person),
  };
}

/* The wire takes several values with commas between them; a sent link may hold such. */
const labelsOf = (chosen: string | undefined, options: Options[FilterName]): string =>
  (chosen ?? '')
    .split(',')
    .flatMap((one) => options.find(({ value }) => value === one)?.label ?? [])
    .join(', ');

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
          value={labelsOf(address.filters[name], options[name]) || t('filters.unknown')}
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
