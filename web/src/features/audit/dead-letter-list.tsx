import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ListOf } from '../../lib/list/use-list.js';
import { DateText } from '../../ui/date-text.js';
import type { TableColumn } from '../../ui/list/data-table.js';
import { InlineFilters } from '../../ui/list/filters.js';
import { ListRows, useListTable } from '../../ui/list/list-page.js';
import { DeadLetterState } from './dead-letter-sheet.js';
import { deadLetterStates, type stuckEvents } from './audit-lists.js';
import { type DeadLetter, useDeadLetters, useReadModels } from './use-audit.js';

/** Events that wait for a retry or a decision; the address selects which. */
export function DeadLetterList({ list }: { list: ListOf<typeof stuckEvents> }) {
  const { t } = useTranslation('audit');
  const answer = useDeadLetters(list.apiQuery);
  const table = useListTable(
    list,
    answer,
    useColumns(({ _id }) => list.href({ id: _id })),
  );
  return (
    <>
      <InlineFilters
        values={list.values}
        onChange={(change) => list.set(change as Partial<typeof list.state>)}
        fields={[
          {
            name: 'state',
            kind: 'choice',
            label: t('filters.state'),
            any: null,
            useOptions: () => deadLetterStates.map((value) => ({ value, label: t(`filters.${value}`) })),
          },
          { name: 'consumer', kind: 'choice', label: t('filters.consumer'), any: t('filters.any'), useOptions: useModelOptions },
        ]}
      />
      <ListRows
        list={list}
        answer={answer}
        table={table}
        caption={t('tabs.letters')}
        rowName={({ event, subject }) => `${event.title}, ${subject.label || event.stream}`}
        empty={t('empty', { returnObjects: true })}
      />
    </>
  );
}

const useModelOptions = () => useReadModels().data?.map(({ name, title }) => ({ value: name, label: title }));

function useColumns(hrefOf: (deadLetter: DeadLetter) => string): TableColumn<DeadLetter>[] {
  const { t } = useTranslation('audit');
  return [
    {
      id: 'event',
      header: t('columns.event'),
      card: 'title',
      fixed: true,
      cell: (deadLetter) => (
        <Link to={hrefOf(deadLetter)} preventScrollReset className="breakable">
          {deadLetter.event.title}
        </Link>
      ),
    },
    { id: 'subject', header: t('columns.order'), card: 'corner', cell: ({ subject }) => subject.label || t('noNumber') },
    { id: 'consumer', header: t('columns.consumer'), card: 'name', cell: ({ consumerTitle }) => consumerTitle },
    { id: 'state', header: t('columns.state'), card: 'state', cell: (deadLetter) => <DeadLetterState deadLetter={deadLetter} /> },
    {
      id: 'waiting',
      header: t('columns.waiting'),
      card: 'line',
      align: 'end',
      cell: ({ waiting }) => <span className="num">{t('behindIt', { count: waiting })}</span>,
    },
    {
      id: 'failedAt',
      header: t('columns.failedAt'),
      card: 'detail',
      sort: 'failedAt',
      cell: ({ failedAt }) => <DateText at={failedAt} style="moment" />,
    },
  ];
}
