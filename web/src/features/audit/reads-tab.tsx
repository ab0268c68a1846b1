import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type ReadKind, readKinds } from '#machines/access/reads';
import { useList } from '../../lib/list/use-list.js';
import type { TableColumn } from '../../ui/list/data-table.js';
import type { FilterField } from '../../ui/list/filters.js';
import { useListTable } from '../../ui/list/list-page.js';
import { NothingCell, TwoLines } from '../../ui/list/table-cells.js';
import { TableSkeleton } from '../../ui/states.js';
import { readsList } from './audit-lists.js';
import { ExactTime } from '../../ui/exact-time.js';
import { ActorLines, LogList, OrderField, PersonPick, SubjectLines, useOrderLabel, usePersonLabel } from './log-parts.js';
import { type Read, useReads } from './use-log.js';

export function ReadsTab({ exports }: { exports: boolean }) {
  const { t } = useTranslation('audit');
  const list = useList(readsList);
  const answer = useReads(list.apiQuery);
  const table = useListTable(list, answer, useColumns());
  const fields = useFields();
  if (answer.isPending) return <TableSkeleton rows={12} />;
  const { people = [], objects = [] } = answer.data ?? {};
  return (
    <LogList
      list={list}
      fields={fields}
      answer={answer}
      people={[...people, ...objects.map(({ _id, label, role }) => ({ _id, role, post: '', name: label }))]}
      exported={exports ? { path: '/audit/reads/export', name: 'opened' } : undefined}
      table={table}
      caption={t('tabs.reads')}
      rowName={({ title, actor, subject, list: named }) => [actor.name, title, subject?.label ?? named].filter(Boolean).join(', ')}
      empty={t('reads.empty', { returnObjects: true })}
    />
  );
}

function useFields(): FilterField<keyof ReturnType<typeof readsList.valuesOf>>[] {
  const { t } = useTranslation('audit');
  return [
    { name: 'at', kind: 'days', label: t('filters.at') },
    { name: 'actor', kind: 'own', label: t('filters.actor'), Input: PersonPick, useLabel: usePersonLabel },
    { name: 'kind', kind: 'choice', label: t('reads.kind'), useOptions: useKindOptions },
    { name: 'order', kind: 'own', label: t('filters.order'), Input: OrderField, useLabel: useOrderLabel },
    { name: 'object', kind: 'own', label: t('reads.object'), Input: PersonPick, useLabel: usePersonLabel },
  ];
}

function useKindOptions() {
  const { t } = useTranslation('audit');
  return readKinds.map((kind: ReadKind) => ({ value: kind, label: t(`reads.kinds.${kind}`) }));
}

function useColumns(): TableColumn<Read>[] {
  const { t } = useTranslation('audit');
  return [
    { id: 'at', header: t('columns.at'), card: 'detail', sort: 'at', cell: ({ at }) => <ExactTime at={at} /> },
    { id: 'actor', header: t('columns.actor'), card: 'name', cell: ({ actor }) => <ActorLines actor={actor} /> },
    {
      id: 'kind',
      header: t('reads.kind'),
      card: 'title',
      fixed: true,
      cell: ({ title, times }) => <b className="breakable">{times > 1 ? `${title} × ${times}` : title}</b>,
    },
    { id: 'subject', header: t('columns.subject'), card: 'line', cell: (read) => <Opened read={read} /> },
    {
      id: 'network',
      header: t('reads.network'),
      card: 'detail',
      wide: true,
      cell: ({ network }) => (network ? <span className="num dim">{network}</span> : <NothingCell />),
    },
  ];
}

/** The opened object: a document with its order, a person, or a list with its filter. */
function Opened({ read: { subject, order, list, filter, emptied } }: { read: Read }) {
  const { t } = useTranslation('audit');
  if (list !== null) return <TwoLines first={list} second={filter === null ? undefined : <ReadFilter filter={filter} />} />;
  if (subject === null) return emptied ? <span className="dim">{t('reads.removed')}</span> : <NothingCell />;
  if (subject.kind !== 'document') return <SubjectLines subject={subject} />;
  const name = subject.label || t('subjects.document');
  if (order === null) return <TwoLines first={name} second={t('subjects.document')} />;
  return <TwoLines first={<Link to={`/admin/order?id=${order._id}&tab=documents`}>{name}</Link>} second={order.number} />;
}

/** Describes a list's filter; a page of one row is a count. */
function ReadFilter({ filter }: { filter: string }) {
  const { t } = useTranslation('audit');
  const parts = filter.split('&').flatMap((one) => {
    const [name = '', value = ''] = one.split('=');
    if (name === 'per_page') return value === '1' ? [t('reads.filter.oneRow')] : [];
    if (name === 'page') return [t('reads.filter.page', { page: value })];
    if (name === 'search') return [t('reads.filter.search')];
    const filtered = /^filter\[(\w+)\]$/.exec(name)?.[1];
    const known = filtered && knownFilters.find((field) => field === filtered);
    if (known) return [`${t(`reads.filter.fields.${known}`)}: ${value.replace('..', ' – ')}`];
    return filtered ? [`${filtered}: ${value}`] : [];
  });
  return <span title={filter}>{parts.join(', ')}</span>;
}

const knownFilters = ['status', 'role', 'department', 'country', 'at', 'createdAt', 'manager', 'partner'] as const;
