import { TextInput } from '@mantine/core';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { locales } from '#machines/kernel/format';
import { roles } from '#machines/kernel/people';
import type { PathOf } from '../../api/call.js';
import type { ListFrame } from '../../lib/list/define-list.js';
import type { List } from '../../lib/list/use-list.js';
import { personPath } from '../../lib/person-path.js';
import { useLanguage } from '../../lib/use-language.js';
import { FilterBar, type FilterField, type OwnInput } from '../../ui/list/filters.js';
import { ListExport } from '../../ui/list/list-export.js';
import { type Answer, ListRows, type RowsProps } from '../../ui/list/list-page.js';
import { NothingCell, TwoLines } from '../../ui/list/table-cells.js';
import { AmountFields, type Found, Pick } from '../../ui/list/picks.js';
import styles from './audit.module.css';
import { type AuditActor, type Subject, usePeopleFound } from './use-log.js';

const exact: Intl.DateTimeFormatOptions = {
  ...{ day: 'numeric', month: 'short', year: 'numeric' },
  ...{ hour: '2-digit', minute: '2-digit', second: '2-digit', timeZoneName: 'short', hourCycle: 'h23' },
};

/** A time with its seconds and the zone that it is shown in. */
export function ExactTime({ at }: { at: string }) {
  const language = useLanguage();
  return (
    <time dateTime={at} title={at} className="num">
      {new Intl.DateTimeFormat(locales[language], exact).format(new Date(at)).replace(/\sг\.(?=$|,)/, '')}
    </time>
  );
}

/** Who acted, by the name of today and the post of then. */
export const ActorLines = ({ actor }: { actor: AuditActor }) => <TwoLines first={actor.name} second={actor.post} />;

/** Where an object is read about; an order's history opens at the version. Null where it has no page. */
export function pathOf({ kind, _id, role }: Subject, version?: number): string | null {
  switch (kind) {
    case 'order':
      return `/admin/order?id=${_id}&tab=history${version ? `&at=${version}` : ''}`;
    case 'person': {
      const known = roles.find((one) => one === role);
      return known ? personPath({ _id, role: known }) : null;
    }
    case 'lead':
      return `/admin/lead/${_id}`;
    case 'service':
      return `/admin/services?id=${_id}`;
    case 'country':
      return `/admin/country?id=${_id}`;
    case 'setting':
    case 'bankAccounts':
      return '/admin/settings';
    case 'serviceType':
      return '/admin/type-services';
    case 'choice':
      return '/admin/others';
    case 'document':
    case 'receipt':
    case null:
      return null;
  }
}

/** What something is about, as the way to it. */
export function SubjectLines({ subject, version }: { subject: Subject; version?: number | undefined }) {
  const { t } = useTranslation('audit');
  const { kind, label } = subject;
  if (kind === null) return <NothingCell />;
  const path = pathOf(subject, version);
  const isOrder = kind === 'order';
  const words = label || t(`subjects.${kind}`);
  return (
    <TwoLines
      first={
        path ? (
          <Link to={path} className={isOrder ? 'num nowrap' : undefined}>
            {words}
          </Link>
        ) : (
          words
        )
      }
      second={label ? t(`subjects.${kind}`) : undefined}
    />
  );
}

function usePeople(search: string): Found {
  const { data, isFetching } = usePeopleFound(search);
  return {
    options: search === '' ? [] : data?.people.map(({ _id, name, email }) => ({ value: _id, label: `${name}, ${email}` })),
    isFetching,
  };
}

interface ToolsProps<Name extends string> {
  list: List<ListFrame, Name>;
  fields: readonly FilterField<NoInfer<Name>>[];
  answer: Answer<unknown>;
  /** The file of all rows; undefined where the reader may not export them. */
  exported: { path: PathOf<'GET'>; name: string } | undefined;
}

/** The row above a list of the log: its filters, and the export where there are rows. */
function LogTools<Name extends string>({ list, fields, answer, exported }: ToolsProps<Name>) {
  return (
    <div className={`cluster gap-2 ${styles.tools}`}>
      <FilterBar
        values={list.values}
        fields={fields}
        onChange={(change) => list.set(change as Partial<ListFrame>)}
        onClear={list.hasActiveFilters ? () => list.clearFilters() : undefined}
      />
      <span className="push">
        {exported && answer.data && answer.data.total > 0 ? (
          <ListExport {...exported} query={list.exportQuery} formats={['csv', 'xlsx']} />
        ) : null}
      </span>
    </div>
  );
}

/** People whom the list's answer names: a link may name one whom nobody picked here. */
const NamedPeople = createContext<readonly AuditActor[]>([]);

interface LogListProps<Name extends string, Row extends { _id: string }> extends Omit<RowsProps<Row>, 'list'>, ToolsProps<Name> {
  answer: Answer<Row>;
  people: readonly AuditActor[];
}

/** A list of the log: its filters, the export, and its rows. @param people whom the answer names */
export const LogList = <Name extends string, Row extends { _id: string }>({
  fields,
  exported,
  people,
  ...rows
}: LogListProps<Name, Row>) => (
  <NamedPeople value={people}>
    <LogTools list={rows.list} fields={fields} answer={rows.answer} exported={exported} />
    <ListRows {...rows} />
  </NamedPeople>
);

const nameKey = (id: string) => ['audit', 'name', id];

/** The name of a person in a filter, as it was picked or as the answer has it. */
export function usePersonLabel(id: string): string | undefined {
  const named = useContext(NamedPeople).find(({ _id }) => _id === id);
  const { data } = useQuery<string>({ queryKey: nameKey(id), queryFn: skipToken });
  return named?.name ?? data;
}

/** A person, found by name or address. */
export function PersonPick(props: OwnInput) {
  const { t } = useTranslation('audit');
  const queries = useQueryClient();
  return (
    <Pick
      {...props}
      nothing={t('filters.nobodyFound')}
      useFound={usePeople}
      useLabel={usePersonLabel}
      onPicked={({ value, label }) => queries.setQueryData(nameKey(value), label)}
    />
  );
}

export function MoneyFields(props: OwnInput) {
  const { t } = useTranslation('audit');
  return <AmountFields {...props} currencyLabel={t('filters.currency')} />;
}

/** A short value that is typed: the number of an order, a place in the log. */
function TypedField({ label, value, onChange, hint }: OwnInput & { hint: string }) {
  return <TextInput label={label} description={hint} value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)} />;
}

export function OrderField(props: OwnInput) {
  const { t } = useTranslation('audit');
  return <TypedField {...props} hint={t('filters.orderHint')} />;
}

export function PlaceField(props: OwnInput) {
  const { t } = useTranslation('audit');
  return <TypedField {...props} hint={t('filters.positionHint')} />;
}

export const useOrderLabel = (value: string): string => `R-${value.padStart(6, '0')}`;
export const useSame = (value: string): string => value;
