import { Checkbox, NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { dueKinds } from '#machines/company/due-dates';
import { currencies } from '#machines/kernel/money';
import { progressStatuses } from '#machines/order/statuses';
import { type Days, daysBetween } from '../../lib/days.js';
import { useMachineTexts } from '../../lib/machine-texts.js';
import { FilterBar, type Option } from '../../ui/list/filters.js';
import { useCountryOptions, useManagerOptions, usePartnerOptions, useServiceOptions } from '../../ui/list/order-options.js';
import { PeriodFields } from '../../ui/period-fields.js';
import { type FilterName, filtersOf, hasGroupings, mostDaysDrawn, presetsOf, type ReportAddress } from './report-address.js';
import styles from './reports-page.module.css';
import type { Report } from './use-report.js';

interface Props {
  address: ReportAddress;
  report: Report | undefined;
  onChange: (change: Partial<ReportAddress>) => void;
}

/** Period, steps, comparison and filters. */
export function ReportControls({ address, report, onChange }: Props) {
  const { t } = useTranslation('reports');
  return (
    <div className={`stack gap-3 ${styles.controls}`}>
      <Period address={address} onChange={onChange} />
      {(report ? report.groupings.length > 1 : hasGroupings(address.kind)) ? (
        <NativeSelect
          label={t('groupBy.label')}
          value={report?.groupBy ?? ''}
          disabled={!report}
          onChange={(event) => onChange({ groupBy: event.currentTarget.value, drill: null })}
          data={report ? stepsFor(report, address).map((value) => ({ value, label: t(`groupBy.${value}`) })) : []}
        />
      ) : null}
      <div className={`cluster ${styles.narrow}`}>
        <Checkbox label={t('compare')} checked={address.compare} onChange={(event) => onChange({ compare: event.currentTarget.checked })} />
        <Filters address={address} onChange={onChange} />
      </div>
    </div>
  );
}

function Period({ address, onChange }: Omit<Props, 'report'>) {
  const { t } = useTranslation('reports');
  const named = [...presetsOf(address.kind), 'own' as const].filter((value) => value !== 'own' || address.period === 'own');
  return (
    <PeriodFields
      preset={address.period}
      presets={named.map((value) => ({ value, label: t(`period.${value}`) }))}
      from={address.from}
      to={address.to}
      labels={{
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

/* The filters of the address, narrowed together; each asks for its options when somebody wants to filter, or has filtered. */
function Filters({ address: { kind, filters }, onChange }: Omit<Props, 'report'>) {
  const { t } = useTranslation('reports');
  const texts = useMachineTexts();
  const names = filtersOf(kind);
  const values = Object.fromEntries(names.map((name) => [name, filters[name] ?? ''])) as Record<FilterName, string>;
  const useOptions: Record<FilterName, () => Option[] | undefined> = {
    country: useCountryOptions,
    service: useServiceOptions,
    status: () => progressStatuses.map((value) => ({ value, label: texts.status(value) })),
    manager: useManagerOptions,
    partner: usePartnerOptions,
    currency: () => currencies.map((value) => ({ value, label: value })),
    kind: () => dueKinds.map((value) => ({ value, label: t(`kinds.${value}`) })),
  };
  const narrow = (change: Partial<Record<FilterName, string>>) => {
    const chosen = Object.entries({ ...filters, ...change }).filter(([, value]) => value);
    onChange({ filters: Object.fromEntries(chosen), drill: null });
  };
  return (
    <FilterBar
      values={values}
      fields={names.map((name) => ({ name, kind: 'choice', label: t(`filters.${name}`), useOptions: useOptions[name] }))}
      onChange={narrow}
      onClear={Object.keys(filters).length > 0 ? () => onChange({ filters: {}, drill: null }) : undefined}
    />
  );
}
