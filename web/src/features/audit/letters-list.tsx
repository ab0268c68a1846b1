import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { changed } from '../../lib/list/list-frame.js';
import type { ListPlace } from '../../lib/list/use-list-address.js';
import { DataTable, type TableColumn } from '../../ui/data-table.js';
import { DateText } from '../../ui/date-text.js';
import { Listed, NothingListed } from '../../ui/listed.js';
import { EmptyState } from '../../ui/states.js';
import styles from './audit.module.css';
import { LetterState } from './letter-state.js';
import { askedOf, isNarrowed, letterStates, type LettersAddress, widened } from './letters-address.js';
import { type DeadLetter, useLetters, useReadModels } from './use-audit.js';

interface Props {
  place: ListPlace<LettersAddress>;
}

/** The events that wait; the address says which of them. */
export function LettersList({ place }: Props) {
  const { t } = useTranslation('audit');
  const { list, go, hrefOf } = place;
  const answer = useLetters(askedOf(list));
  const columns = useColumns(({ _id }) => hrefOf({ ...list, id: _id }));
  return (
    <>
      <Filters place={place} />
      <Listed answer={answer} place={place} nothing={<Nothing place={place} />}>
        {(page, stale) => (
          <DataTable
            caption={t('tabs.letters')}
            columns={columns}
            rows={page.items}
            rowKey={({ _id }) => _id}
            rowName={({ event, subject }) => `${event.title}, ${subject.label || event.stream}`}
            sort={list.sort}
            onSort={(sort) => go(changed(list, { sort }))}
            stale={stale}
          />
        )}
      </Listed>
    </>
  );
}

function Nothing({ place: { list, go, hrefOf } }: Props) {
  const { t } = useTranslation('audit');
  return (
    <NothingListed
      words={t('empty', { returnObjects: true })}
      narrowed={isNarrowed(list)}
      page={list.page}
      onClear={() => go(widened(list))}
      firstPage={hrefOf(changed(list, { page: 1 }))}
    >
      <EmptyState title={t('empty.title')} text={t('empty.text')} />
    </NothingListed>
  );
}

function Filters({ place: { list, go } }: Props) {
  const { t } = useTranslation('audit');
  const models = useReadModels().data ?? [];
  return (
    <div className={styles.filters}>
      <NativeSelect
        label={t('filters.state')}
        value={list.state}
        onChange={({ currentTarget }) =>
          go(changed(list, { state: letterStates.find((state) => state === currentTarget.value) ?? 'open' }))
        }
        data={letterStates.map((value) => ({ value, label: t(`filters.${value}`) }))}
      />
      <NativeSelect
        label={t('filters.consumer')}
        value={list.consumer}
        onChange={({ currentTarget }) => go(changed(list, { consumer: currentTarget.value }))}
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
