import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatCount } from '../../lib/format.js';
import { useList } from '../../lib/list/use-list.js';
import { useLanguage } from '../../lib/use-language.js';
import type { TableColumn } from '../../ui/list/data-table.js';
import type { FilterField } from '../../ui/list/filters.js';
import { useListTable } from '../../ui/list/list-page.js';
import { useAmountLabel } from '../../ui/list/picks.js';
import { NothingCell, TwoLines } from '../../ui/list/table-cells.js';
import { MoneyText } from '../../ui/money-text.js';
import { TableSkeleton } from '../../ui/states.js';
import { logList } from './audit-lists.js';
import { Changes, EventSheet } from './event-sheet.js';
import { LogBundle } from './log-bundle.js';
import { ExactTime } from '../../ui/exact-time.js';
import {
  ActorLines,
  LogList,
  MoneyFields,
  OrderField,
  PersonPick,
  PlaceField,
  SubjectLines,
  TypesPick,
  useOrderLabel,
  usePersonLabel,
  useSame,
  useTypesLabel,
} from './log-parts.js';
import { type LogEvent, useEventTypes, useLog } from './use-log.js';

export function LogTab({ exports }: { exports: boolean }) {
  const { t } = useTranslation('audit');
  const list = useList(logList);
  const answer = useLog(list.apiQuery);
  const types = useEventTypes();
  const table = useListTable(
    list,
    answer,
    useColumns(({ _id }) => list.href({ id: _id })),
  );
  const fields = useFields();
  const { state, set } = list;
  // Names of filters and the export take room when they arrive: all of it is drawn at once, so that nothing moves under the reader.
  if (types.isPending || answer.isPending) return <TableSkeleton rows={12} />;
  return (
    <>
      <LogList
        list={list}
        fields={fields}
        answer={answer}
        people={answer.data?.people ?? []}
        files={exports ? <LogBundle days={list.values.at} /> : null}
        exported={exports ? { path: '/audit/events/export', name: 'log' } : undefined}
        table={table}
        caption={t('tabs.log')}
        rowName={({ title, subject }) => `${title}, ${subject.label}`}
        empty={t('log.empty', { returnObjects: true })}
      />
      {state.id ? <EventSheet id={state.id} onClose={() => set({ id: '' })} /> : null}
    </>
  );
}

function useFields(): FilterField<keyof ReturnType<typeof logList.valuesOf>>[] {
  const { t } = useTranslation('audit');
  return [
    { name: 'at', kind: 'days', label: t('filters.at') },
    { name: 'group', kind: 'choice', label: t('filters.group'), useOptions: useGroupOptions },
    { name: 'type', kind: 'own', label: t('filters.type'), Input: TypesPick, useLabel: useTypesLabel },
    { name: 'actor', kind: 'own', label: t('filters.actor'), Input: PersonPick, useLabel: usePersonLabel },
    { name: 'amount', kind: 'own', label: t('filters.amount'), Input: MoneyFields, useLabel: useAmountLabel },
    { name: 'order', kind: 'own', label: t('filters.order'), Input: OrderField, useLabel: useOrderLabel },
    { name: 'position', kind: 'own', label: t('filters.position'), Input: PlaceField, useLabel: useSame },
  ];
}

const useGroupOptions = () => useEventTypes().data?.groups.map(({ group, title }) => ({ value: group, label: title }));

function useColumns(hrefOf: (event: LogEvent) => string): TableColumn<LogEvent>[] {
  const { t } = useTranslation('audit');
  const language = useLanguage();
  return [
    {
      id: 'at',
      header: t('columns.at'),
      card: 'detail',
      sort: 'at',
      cell: ({ at, position }) => (
        <TwoLines
          first={<ExactTime at={at} />}
          second={position === null ? t('log.unplaced') : t('log.position', { position: formatCount(position, language) })}
        />
      ),
    },
    {
      id: 'event',
      header: t('columns.event'),
      card: 'title',
      fixed: true,
      cell: (event) => (
        <TwoLines
          first={
            <Link to={hrefOf(event)} preventScrollReset className="breakable">
              {event.title}
            </Link>
          }
          second={event.changes.length > 0 ? <Changes changes={event.changes} /> : undefined}
        />
      ),
    },
    { id: 'actor', header: t('columns.actor'), card: 'name', cell: ({ actor }) => <ActorLines actor={actor} /> },
    {
      id: 'subject',
      header: t('columns.subject'),
      card: 'corner',
      cell: ({ subject, stream }) => <SubjectLines subject={subject} version={stream.type === 'order' ? stream.version : undefined} />,
    },
    {
      id: 'amount',
      header: t('columns.amount'),
      card: 'figure',
      align: 'end',
      cell: ({ amount }) => (amount ? <MoneyText money={amount} /> : <NothingCell />),
    },
    {
      id: 'command',
      header: t('columns.command'),
      card: 'line',
      wide: true,
      cell: ({ command }) => (command ? command.title : <NothingCell />),
    },
  ];
}
