import { Checkbox } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { formatTime } from '../../../lib/format.js';
import { type ListOf, useList } from '../../../lib/list/use-list.js';
import { useLanguage } from '../../../lib/use-language.js';
import { FilterBar, type FilterField } from '../../../ui/list/filters.js';
import { ListExport } from '../../../ui/list/list-export.js';
import { useCountryOptions, useManagerOptions, usePartnerOptions, useServiceOptions } from '../../../ui/list/order-options.js';
import { EmptyState, ErrorState, TableSkeleton } from '../../../ui/states.js';
import { processList } from '../audit-lists.js';
import { ProcessDeviations } from './process-deviations.js';
import { ProcessDrawing } from './process-drawing.js';
import { ProcessOrders } from './process-orders.js';
import { ProcessTables, type Side } from './process-tables.js';
import styles from './process.module.css';
import { type Figure, useProcessTexts } from './process-texts.js';
import { type ProcessMap, useProcessMap } from './use-process-map.js';

const names = ['at', 'country', 'service', 'manager', 'partner', 'paidLate'] as const;
type Name = (typeof names)[number];
type Values = Readonly<Record<Name, string>>;
type SideKey = '' | 'b';
type ProcessList = ListOf<typeof processList>;

const keyOf = (name: Name, side: SideKey) => (side === 'b' ? (`${name}2` as const) : name);
const valuesOf = ({ values }: ProcessList, side: SideKey): Values =>
  Object.fromEntries(names.map((name) => [name, values[keyOf(name, side)]])) as Values;
const changeOf = (change: Partial<Values>, side: SideKey) =>
  Object.fromEntries(Object.entries(change).map(([name, value]) => [keyOf(name as Name, side), value]));
const queryOf = (values: Values): URLSearchParams =>
  new URLSearchParams(names.flatMap((name) => (values[name] ? [[`filter[${name}]`, values[name]]] : [])));
const nothing = Object.fromEntries(names.map((name) => [name, '']));

/** One process map, or two with different filters side by side. */
export function ProcessTab({ exports }: { exports: boolean }) {
  const { t } = useProcessTexts();
  const list = useList(processList);
  const { state, set } = list;
  const isCompared = state.compare === 'true';
  const [a, b] = [valuesOf(list, ''), valuesOf(list, 'b')];
  const first = useProcessMap(queryOf(a));
  const second = useProcessMap(queryOf(b), isCompared);
  const chosen = isCompared && state.side === 'b' ? b : a;
  const hrefOf = (side: SideKey) => (figure: Figure) => list.href({ ...figure, to: figure.to ?? '', side });
  const sides = [sideOf(first, isCompared ? 'A' : '', hrefOf('')), ...(isCompared ? [sideOf(second, 'B', hrefOf('b'))] : [])];
  return (
    <>
      <p className={`lead ${styles.intro}`}>{t('process.intro')}</p>
      <div className="cluster gap-2 mb-3">
        <Checkbox
          label={t('process.compare')}
          checked={isCompared}
          onChange={({ currentTarget }) => set(currentTarget.checked ? { compare: 'true', at2: state.at } : { compare: '', side: '' })}
        />
        <span className="push">
          {exports && first.data && first.data.orders > 0 ? (
            <ListExport path="/audit/process-map/export" name="process-map" query={queryOf(a)} formats={['csv', 'xes']} />
          ) : null}
        </span>
      </div>
      <div className={styles.sides}>
        <SideView list={list} answer={first} side={sides[0]} name={isCompared ? 'A' : ''} of="" />
        {isCompared ? <SideView list={list} answer={second} side={sides[1]} name="B" of="b" /> : null}
        {!isCompared && sides[0] && sides[0].map.orders > 0 ? <ProcessDeviations side={sides[0]} /> : null}
      </div>
      <Below sides={sides.filter((side): side is Side => side !== undefined)} isCompared={isCompared} />
      {state.behind && state.status ? (
        <ProcessOrders
          query={queryOf(chosen)}
          figure={{ behind: state.behind, status: state.status, ...(state.to ? { to: state.to } : {}) }}
          onClose={() => set({ behind: '', status: '', to: '', side: '' })}
        />
      ) : null}
    </>
  );
}

type Answer = UseQueryResult<ProcessMap>;

const sideOf = ({ data }: Answer, name: string, hrefOf: Side['hrefOf']): Side | undefined =>
  data ? { name, map: data, hrefOf } : undefined;

function SideView({
  list,
  answer,
  side,
  name,
  of,
}: {
  list: ProcessList;
  answer: Answer;
  side: Side | undefined;
  name: string;
  of: SideKey;
}) {
  const { t, count } = useProcessTexts();
  const language = useLanguage();
  const fields = useFields();
  const values = valuesOf(list, of);
  const isNarrowed = names.some((one) => values[one] !== '');
  return (
    <section className={`min-w-0 ${styles.side}`} aria-label={name || t('tabs.process')}>
      <div className={`cluster gap-2 ${styles.sideHead}`}>
        {name ? <b>{name}</b> : null}
        <FilterBar
          values={values}
          fields={fields}
          onChange={(change) => list.set(changeOf(change, of))}
          onClear={isNarrowed ? () => list.set(changeOf(nothing as Values, of)) : undefined}
        />
      </div>
      {answer.error ? <ErrorState error={answer.error} onRetry={() => void answer.refetch()} /> : null}
      {answer.isPending && !answer.error ? <TableSkeleton rows={12} /> : null}
      {side && side.map.orders === 0 ? <EmptyState title={t('process.empty.title')} text={t('process.empty.text')} /> : null}
      {side && side.map.orders > 0 ? (
        <>
          <p className="caption mb-2">
            {t('process.summary', {
              orders: t('process.orders', { count: side.map.orders, figure: count(side.map.orders) }),
              finished: count(side.map.finished),
              cancelled: count(side.map.cancelled),
            })}{' '}
            {side.map.asOf ? t('process.asOf', { at: formatTime(side.map.asOf, 'full', language) }) : null}
          </p>
          <div className={`surface p-3 scroll-x ${styles.drawingFrame}`}>
            <ProcessDrawing map={side.map} label={t('process.drawing')} hrefOf={side.hrefOf} />
          </div>
        </>
      ) : null}
    </section>
  );
}

function Below({ sides, isCompared }: { sides: readonly Side[]; isCompared: boolean }) {
  const { t } = useProcessTexts();
  const some = sides.filter(({ map }) => map.orders > 0);
  if (some.length === 0) return null;
  return (
    <>
      {isCompared ? (
        <div className="stack gap-3 mt-4">
          {some.map((side) => (
            <ProcessDeviations key={side.name} side={side} />
          ))}
        </div>
      ) : null}
      <ProcessTables sides={some} />
      <p className="caption mt-3">{t('process.rules')}</p>
    </>
  );
}

function useFields(): FilterField<Name>[] {
  const { t } = useProcessTexts();
  return [
    { name: 'at', kind: 'days', label: t('process.placed') },
    { name: 'country', kind: 'choice', label: t('process.country'), useOptions: useCountryOptions },
    { name: 'service', kind: 'choice', label: t('process.service'), useOptions: useServiceOptions },
    { name: 'manager', kind: 'choice', label: t('process.manager'), useOptions: useManagerOptions },
    { name: 'partner', kind: 'choice', label: t('process.partner'), useOptions: usePartnerOptions },
    { name: 'paidLate', kind: 'tick', label: t('process.paidLate.title'), shownAs: t('process.paidLate.yes') },
  ];
}
