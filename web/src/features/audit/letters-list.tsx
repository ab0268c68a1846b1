import { Button, NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { DataTable, type TableColumn } from '../../ui/data-table.js';
import { DateText } from '../../ui/date-text.js';
import { Pagination } from '../../ui/pagination.js';
import { EmptyState, ErrorState, TableSkeleton } from '../../ui/states.js';
import styles from './audit.module.css';
import { LetterState } from './letter-state.js';
import { type DeadLetter, useLetters, useReadModels } from './use-audit.js';

const perPageChoices = [12, 25, 50, 100];
const usualPerPage = 12;
const asked = ['page', 'per_page', 'sort', 'filter[state]', 'filter[consumer]'];
const states = ['open', 'resolved', 'all'] as const;

interface Props {
  query: URLSearchParams;
  setQuery: (next: URLSearchParams, options?: { preventScrollReset: boolean }) => void;
}

/** The events that wait; the address says which of them. */
export function LettersList({ query, setQuery }: Props) {
  const { t } = useTranslation('audit');
  const wanted = questionOf(query);
  const { data, error, isPending, isPlaceholderData, refetch } = useLetters(wanted);
  const change = (name: string, value: string): URLSearchParams => {
    const next = new URLSearchParams(query);
    if (name !== 'page' && name !== 'id') next.delete('page');
    if (value) next.set(name, value);
    else next.delete(name);
    return next;
  };
  const columns = useColumns((letter) => `?${change('id', letter._id).toString()}`);
  return (
    <>
      <Filters query={query} onChange={(name, value) => setQuery(change(name, value))} />
      {isPending ? <TableSkeleton rows={4} /> : null}
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {data?.items.length === 0 ? (
        wanted.has('filter[consumer]') || wanted.has('filter[state]') ? (
          <EmptyState
            title={t('empty.noMatch')}
            action={<Button onClick={() => setQuery(new URLSearchParams())}>{t('empty.clear')}</Button>}
          />
        ) : (
          <EmptyState title={t('empty.title')} text={t('empty.text')} />
        )
      ) : null}
      {data && data.items.length > 0 ? (
        <>
          <DataTable
            caption={t('tabs.letters')}
            columns={columns}
            rows={data.items}
            rowKey={({ _id }) => _id}
            rowName={({ event, subject }) => `${event.title}, ${subject.label || event.stream}`}
            sort={query.get('sort') ?? '-failedAt'}
            onSort={(sort) => setQuery(change('sort', sort))}
            stale={isPlaceholderData}
          />
          <Pagination
            page={data.page}
            perPage={data.per_page}
            total={data.total}
            totalIsExact={data.totalIsExact}
            to={(page) => `?${change('page', page > 1 ? String(page) : '').toString()}`}
            perPageChoices={perPageChoices}
            onPerPage={(perPage) => setQuery(change('per_page', perPage === usualPerPage ? '' : String(perPage)))}
          />
        </>
      ) : null}
    </>
  );
}

/** What the address asks of the list; anything else in it is not the server's. */
function questionOf(query: URLSearchParams): URLSearchParams {
  const wanted = new URLSearchParams({ per_page: String(usualPerPage), sort: '-failedAt' });
  for (const name of asked) {
    const value = query.get(name);
    if (value) wanted.set(name, value);
  }
  return wanted;
}

function Filters({ query, onChange }: { query: URLSearchParams; onChange: (name: string, value: string) => void }) {
  const { t } = useTranslation('audit');
  const models = useReadModels().data ?? [];
  return (
    <div className={styles.filters}>
      <NativeSelect
        label={t('filters.state')}
        value={query.get('filter[state]') ?? 'open'}
        onChange={({ currentTarget }) => onChange('filter[state]', currentTarget.value === 'open' ? '' : currentTarget.value)}
        data={states.map((value) => ({ value, label: t(`filters.${value}`) }))}
      />
      <NativeSelect
        label={t('filters.consumer')}
        value={query.get('filter[consumer]') ?? ''}
        onChange={({ currentTarget }) => onChange('filter[consumer]', currentTarget.value)}
        data={[{ value: '', label: t('filters.any') }, ...models.map(({ name, title }) => ({ value: name, label: title }))]}
      />
    </div>
  );
}

function useColumns(hrefOf: (letter: DeadLetter) => string): TableColumn<DeadLetter>[] {
  const { t } = useTranslation('audit');
  return [
    {
      id: 'event',
      header: t('columns.event'),
      card: 'title',
      fixed: true,
      cell: (letter) => (
        <Link to={hrefOf(letter)} preventScrollReset className={styles.event}>
          {letter.event.title}
        </Link>
      ),
    },
    { id: 'subject', header: t('columns.subject'), card: 'corner', cell: ({ subject }) => subject.label || t('noNumber') },
    { id: 'consumer', header: t('columns.consumer'), card: 'name', cell: ({ consumerTitle }) => consumerTitle },
    { id: 'state', header: t('columns.state'), card: 'state', cell: (letter) => <LetterState letter={letter} /> },
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
