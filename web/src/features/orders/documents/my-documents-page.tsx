import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ownToday } from '../../../lib/days.js';
import { formatDay, formatSize } from '../../../lib/format.js';
import { defineList, oneOf } from '../../../lib/list/define-list.js';
import { useList } from '../../../lib/list/use-list.js';
import { useLanguage } from '../../../lib/use-language.js';
import { usePageTitle } from '../../../lib/use-page-title.js';
import { DateText } from '../../../ui/date-text.js';
import { DownloadLink } from '../../../ui/download-link.js';
import { Thumbnail } from '../../../ui/file-preview/thumbnail.js';
import { FormDialog } from '../../../ui/form-dialog.js';
import { useApiForm } from '../../../ui/form/use-api-form.js';
import type { TableColumn } from '../../../ui/list/data-table.js';
import { ListPage, useListTable } from '../../../ui/list/list-page.js';
import { DocumentBadge, TypedTitle } from './document-label.js';
import styles from './documents.module.css';
import { isExpired, type MyDocument } from './fitting.js';
import { OpenedByUs } from './opened-by-us.js';
import { sayValidity, useMyDocuments, useValidity } from './use-my-documents.js';

const reviews = ['accepted', 'none', 'rejected'] as const;
const sources = ['given', 'result'] as const;
const stateOf = (review: (typeof reviews)[number]) => (review === 'none' ? 'uploaded' : review);

const stateOfUse = ({ source }: MyDocument, { review, replaced }: MyDocument['uses'][number]) => {
  if (replaced) return 'replaced';
  return source === 'result' ? 'result' : stateOf(review);
};

/** Name of a row: company documents have their title, files of the client their file name. */
const nameOf = ({ source, name, uses }: MyDocument): string => (source === 'result' ? (uses[0]?.title ?? name) : name);

const documentsList = defineList({
  sorts: ['-givenAt', 'givenAt', 'name', '-name'],
  filters: { source: oneOf('source', sources), review: oneOf('review', reviews) },
});

/** The page /documents: files that the client gave, with their use and validity, and company documents. */
export function MyDocumentsPage() {
  const { t } = useTranslation('order');
  usePageTitle(t('mine.title'));
  const list = useList(documentsList);
  const answer = useMyDocuments(list.apiQuery);
  const [dating, setDating] = useState<MyDocument | null>(null);
  const table = useListTable(list, answer, useColumns(setDating));
  return (
    <>
      <ListPage
        list={list}
        title={t('mine.title')}
        search={t('mine.search', { returnObjects: true })}
        filters={[
          {
            name: 'source',
            kind: 'choice',
            label: t('mine.source'),
            useOptions: () => sources.map((value) => ({ value, label: t(`mine.sources.${value}`) })),
          },
          {
            name: 'review',
            kind: 'choice',
            label: t('mine.review'),
            useOptions: () => reviews.map((value) => ({ value, label: t(`documents.state.${stateOf(value)}`) })),
          },
        ]}
        sortLabels={t('mine.sort', { returnObjects: true })}
        answer={answer}
        table={table}
        rowName={nameOf}
        empty={t('mine.empty', { returnObjects: true })}
      />
      {dating ? <ValidityDialog document={dating} onClose={() => setDating(null)} /> : null}
    </>
  );
}

function useColumns(date: (document: MyDocument) => void): TableColumn<MyDocument>[] {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const today = ownToday();
  return [
    {
      id: 'name',
      header: t('mine.columns.name'),
      card: 'title',
      fixed: true,
      cell: (document) => (
        <span className={`cluster small dim min-w-0 ${styles.file}`}>
          <Thumbnail file={document} note={<OpenedByUs file={document._id} />} />
          <span>
            {nameOf(document) === document.name ? null : (
              <b className="block medium ink breakable">
                <TypedTitle title={nameOf(document)} />
              </b>
            )}
            <DownloadLink file={document} /> <small className="caption">{formatSize(document.size, language)}</small>
          </span>
        </span>
      ),
    },
    {
      id: 'uses',
      header: t('mine.columns.uses'),
      card: 'line',
      cell: (document) => (
        <ul className={`stack gap-1 ${styles.uses}`}>
          {document.uses.map((use) => (
            <li className="cluster breakable" key={use.order}>
              <Link to={`/order?id=${use.order}&tab=documents`} className="num">
                {use.number}
              </Link>
              {use.company ? <span>{use.company}</span> : null}
              {use.title && document.source === 'given' ? <span>{use.title}</span> : null}
              <DocumentBadge state={stateOfUse(document, use)} />
            </li>
          ))}
        </ul>
      ),
    },
    {
      id: 'validUntil',
      header: t('mine.columns.validUntil'),
      card: 'line',
      cell: (document) =>
        document.source === 'result' ? null : (
          <span className="cluster">
            {document.validUntil ? <time dateTime={document.validUntil}>{formatDay(document.validUntil, 'date', language)}</time> : null}
            {isExpired(document, today) ? <small className="danger">{t('mine.expired')}</small> : null}
            <Button size="xs" aria-haspopup="dialog" aria-label={`${t('mine.setDate')} ${document.name}`} onClick={() => date(document)}>
              {t(document.validUntil ? 'mine.changeDate' : 'mine.setDate')}
            </Button>
          </span>
        ),
    },
    {
      id: 'givenAt',
      header: t('mine.columns.givenAt'),
      card: 'corner',
      align: 'end',
      sort: 'givenAt',
      cell: ({ givenAt }) => <DateText at={givenAt} style="day" />,
    },
  ];
}

function ValidityDialog({ document, onClose }: { document: MyDocument; onClose: () => void }) {
  const { t } = useTranslation('order');
  const form = useApiForm({
    values: { validUntil: document.validUntil ?? '' },
    write: useValidity(),
    request: ({ validUntil }) => sayValidity(document._id, validUntil === '' ? null : validUntil),
    onDone: onClose,
  });
  return (
    <FormDialog form={form} title={t('mine.dateTitle')} submit={t('mine.dateSubmit')} onClose={onClose}>
      <p>{document.name}</p>
      <TextInput {...form.field('validUntil')} type="date" label={t('mine.columns.validUntil')} description={t('mine.dateHint')} />
    </FormDialog>
  );
}
