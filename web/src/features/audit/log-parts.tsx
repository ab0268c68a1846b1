import { MultiSelect, TextInput } from '@mantine/core';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { roles } from '#machines/kernel/people';
import { type Action, permits } from '#machines/access/table';
import type { PathOf } from '../../api/call.js';
import type { ListFrame } from '../../lib/list/define-list.js';
import type { List } from '../../lib/list/use-list.js';
import { useMe } from '../../lib/session/session.js';
import { personPath } from '../../lib/person-path.js';
import { FilterBar, type FilterField, type OwnInput } from '../../ui/list/filters.js';
import { ListExport } from '../../ui/list/list-export.js';
import { type Answer, ListRows, type RowsProps } from '../../ui/list/list-page.js';
import { NothingCell, TwoLines } from '../../ui/list/table-cells.js';
import { AmountFields, type Found, Pick } from '../../ui/list/picks.js';
import styles from './audit.module.css';
import { type AuditActor, type Subject, useEventTypes, usePeopleFound } from './use-log.js';

/** Today's name, and the role at the time of the event. */
export const ActorLines = ({ actor }: { actor: AuditActor }) => <TwoLines first={actor.name} second={actor.post} />;

/** Permission without which a subject gets no link to its page, by the kind of subject; other kinds need none here. */
const sectionOf: Partial<Record<NonNullable<Subject['kind']>, Action>> = {
  lead: 'leads.read',
  service: 'services.read',
  country: 'countries.read',
  setting: 'settings.read',
  bankAccounts: 'settings.read',
  serviceType: 'settings.read',
  choice: 'settings.read',
};

/** The page of an object; an order's history opens at the version. Null if it has no page, or the reader may not open it. */
export function usePathOf(): (subject: Subject, version?: number) => string | null {
  const me = useMe();
  return (subject, version) => {
    const needed = subject.kind === null ? undefined : sectionOf[subject.kind];
    return needed !== undefined && !(me && permits(me.actor, needed)) ? null : pathOf(subject, version);
  };
}

function pathOf({ kind, _id, role }: Subject, version?: number): string | null {
  switch (kind) {
    case 'order':
      return `/admin/order?id=${_id}&tab=history${version ? `&at=${version}` : ''}`;
    case 'person': {
      const known = roles.find((one) => one === role);
      return known ? personPath({ _id, role: known }) : null;
    }
    case 'company':
      return `/admin/company?id=${_id}`;
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

/** The subject as a link to its page, or as text if the reader may not open it. */
export function SubjectLines({ subject, version }: { subject: Subject; version?: number | undefined }) {
  const { t } = useTranslation('audit');
  const { kind, label } = subject;
  const pathOf = usePathOf();
  if (kind === null) return <NothingCell />;
  const path = pathOf(subject, version);
  const isOrder = kind === 'order';
  // Leads are numbered like orders.
  const isNamed = label !== '' && kind !== 'lead';
  const text = isNamed ? label : [t(`subjects.${kind}`), label].filter(Boolean).join(' ');
  return (
    <TwoLines
      first={
        path ? (
          <Link to={path} className={isOrder ? 'num nowrap' : undefined}>
            {text}
          </Link>
        ) : (
          text
        )
      }
      second={isNamed ? t(`subjects.${kind}`) : undefined}
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
  /** export of all rows; undefined if the reader may not export */
  exported: { path: PathOf<'GET'>; name: string } | undefined;
  /** further downloads, before the export */
  files?: ReactNode;
}

/** Filters of a list, and the export if there are rows. */
function LogTools<Name extends string>({ list, fields, answer, exported, files }: ToolsProps<Name>) {
  return (
    <div className={`cluster gap-2 ${styles.tools}`}>
      <FilterBar
        values={list.values}
        fields={fields}
        onChange={(change) => list.set(change as Partial<ListFrame>)}
        onClear={list.hasActiveFilters ? () => list.clearFilters() : undefined}
      />
      <span className="push cluster gap-2">
        {files}
        {exported && answer.data && answer.data.total > 0 ? (
          <ListExport {...exported} query={list.exportQuery} formats={['csv', 'xlsx']} />
        ) : null}
      </span>
    </div>
  );
}

/** People in the list's answer, because a link's filter may contain a person who was not selected here. */
const NamedPeople = createContext<readonly AuditActor[]>([]);

interface LogListProps<Name extends string, Row extends { _id: string }> extends Omit<RowsProps<Row>, 'list'>, ToolsProps<Name> {
  answer: Answer<Row>;
  people: readonly AuditActor[];
}

/**
 * A list of the audit section: filters and export above the rows. @param people in the list's answer, by whom filters label ids of people
 */
export const LogList = <Name extends string, Row extends { _id: string }>({
  fields,
  exported,
  files,
  people,
  ...rows
}: LogListProps<Name, Row>) => (
  <NamedPeople value={people}>
    <LogTools list={rows.list} fields={fields} answer={rows.answer} exported={exported} files={files} />
    <ListRows {...rows} />
  </NamedPeople>
);

const nameKey = (id: string) => ['audit', 'name', id];

/** A person's name in a filter, as selected or from the answer. */
export function usePersonLabel(id: string): string | undefined {
  const named = useContext(NamedPeople).find(({ _id }) => _id === id);
  const { data } = useQuery<string>({ queryKey: nameKey(id), queryFn: skipToken });
  return named?.name ?? data;
}

/** Searches people by name or email. */
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

/** A short typed value, such as an order's number or a position in the log. */
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

/** Selects several types of events, grouped by topic. The value is separated by commas. */
export function TypesPick({ label, value, onChange }: OwnInput) {
  const { t } = useTranslation('audit');
  const { groups = [], types = [] } = useEventTypes().data ?? {};
  return (
    <MultiSelect
      label={label}
      data={groups.map(({ group, title }) => ({
        group: title,
        items: types.filter((one) => one.group === group).map((one) => ({ value: one.type, label: one.title })),
      }))}
      value={value === '' ? [] : value.split(',')}
      onChange={(chosen) => onChange(chosen.join(','))}
      searchable
      placeholder={value === '' ? t('filters.anyType') : undefined}
      nothingFoundMessage={t('filters.noType')}
      comboboxProps={{ withinPortal: false }}
      maxDropdownHeight={220}
      withScrollArea
    />
  );
}

export function useTypesLabel(value: string): string | undefined {
  const types = useEventTypes().data?.types;
  return (
    types &&
    value
      .split(',')
      .flatMap((one) => types.find(({ type }) => type === one)?.title ?? [])
      .join(', ')
  );
}

export const useOrderLabel = (value: string): string => `R-${value.padStart(6, '0')}`;
export const useSame = (value: string): string => value;
