import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { request } from '../../api/call.js';
import { useApiMutation } from '../../api/use-api-mutation.js';
import { defineList, oneOf } from '../../lib/list/define-list.js';
import { useList } from '../../lib/list/use-list.js';
import { usePageTitle } from '../../lib/use-page-title.js';
import { DateText } from '../../ui/date-text.js';
import { FormDialog } from '../../ui/form-dialog.js';
import { useApiForm, useRequired } from '../../ui/form/use-api-form.js';
import type { TableColumn } from '../../ui/list/data-table.js';
import { ListPage, ListTabs, useListTable } from '../../ui/list/list-page.js';
import { NothingCell, TwoLines } from '../../ui/list/table-cells.js';
import { MoneyText } from '../../ui/money-text.js';
import { type Finding, findingsKey, useFindings } from './use-findings.js';

const findingsList = defineList({
  sorts: ['-openedAt', 'openedAt'],
  filters: { settled: oneOf('settled', ['false', 'true'], 'false'), kind: oneOf('kind', ['disputed']) },
  searched: false,
});

/** The page /admin/payments-to-look-at: money that needs a person, with advice. */
export function FindingsPage() {
  const { t } = useTranslation('payments');
  usePageTitle(t('findings.title'));
  const list = useList(findingsList);
  const [settling, setSettling] = useState<Finding | null>(null);
  const answer = useFindings(list.apiQuery);
  const table = useListTable(list, answer, useColumns(setSettling));
  return (
    <>
      <ListPage
        list={list}
        title={t('findings.title')}
        tabs={
          <ListTabs
            list={list}
            name="settled"
            label={t('findings.tabsLabel')}
            tabs={(['false', 'true'] as const).map((value) => ({ value, label: t(`findings.tabs.${value}`) }))}
          />
        }
        filters={[{ name: 'kind', kind: 'choice', label: t('findings.columns.what'), useOptions: useKinds }]}
        sortLabels={t('findings.sort', { returnObjects: true })}
        answer={answer}
        table={table}
        rowName={({ order, title }) => order?.number ?? title}
        empty={t('findings.empty', { returnObjects: true })}
      />
      {settling ? <SettleDialog finding={settling} onClose={() => setSettling(null)} /> : null}
    </>
  );
}

function useKinds() {
  const { t } = useTranslation('payments');
  return [{ value: 'disputed', label: t('findings.disputes') }];
}

function useColumns(settle: (finding: Finding) => void): TableColumn<Finding>[] {
  const { t } = useTranslation('payments');
  return [
    {
      id: 'what',
      header: t('findings.columns.what'),
      card: 'name',
      fixed: true,
      cell: ({ title, advice, note, settledBy }) => (
        <TwoLines first={title} second={note === null ? advice : [settledBy?.name, note].filter(Boolean).join(': ')} />
      ),
    },
    {
      id: 'order',
      header: t('columns.order'),
      card: 'title',
      cell: ({ order }) =>
        order ? (
          <Link to={`/admin/order?id=${order._id}&tab=payments`} className="num">
            {order.number}
          </Link>
        ) : (
          <NothingCell />
        ),
    },
    {
      id: 'amount',
      header: t('columns.amount'),
      card: 'figure',
      align: 'end',
      cell: ({ amount }) => (amount ? <MoneyText money={amount} /> : <NothingCell />),
    },
    {
      id: 'answerBy',
      header: t('findings.columns.answerBy'),
      card: 'line',
      cell: ({ answerBy }) =>
        answerBy ? (
          <>
            <span className="dim narrow-only">{t('findings.columns.answerBy')} </span>
            <DateText at={answerBy} style="moment" />
          </>
        ) : (
          <NothingCell />
        ),
    },
    {
      id: 'reference',
      header: t('findings.columns.reference'),
      card: 'detail',
      cell: ({ reference, debugId }) => (reference ? <TwoLines first={reference} second={debugId} /> : <NothingCell />),
    },
    {
      id: 'openedAt',
      header: t('findings.columns.openedAt'),
      card: 'corner',
      sort: 'openedAt',
      cell: ({ openedAt }) => <DateText at={openedAt} style="moment" />,
    },
    {
      id: 'settle',
      header: t('findings.columns.settle'),
      card: 'line',
      align: 'end',
      cell: (finding) =>
        finding.settledAt === null ? (
          <Button size="xs" aria-haspopup="dialog" onClick={() => settle(finding)}>
            {t('findings.settle')}
          </Button>
        ) : (
          <DateText at={finding.settledAt} style="moment" />
        ),
    },
  ];
}

function SettleDialog({ finding, onClose }: { finding: Finding; onClose: () => void }) {
  const { t } = useTranslation('payments');
  const form = useApiForm({
    values: { note: '' },
    rules: { note: useRequired() },
    write: useApiMutation<Finding | undefined>({ invalidates: [findingsKey] }),
    request: ({ note }) =>
      request('POST', '/order-payments/findings/{id}/settlement', { path: { id: finding._id }, body: { note: note.trim() } }),
    onDone: onClose,
  });
  return (
    <FormDialog form={form} title={t('findings.settleTitle')} submit={t('findings.settleSubmit')} onClose={onClose}>
      <p>
        <b>{finding.title}.</b> {finding.advice}
      </p>
      <Textarea {...form.field('note')} label={t('findings.note')} description={t('findings.noteHint')} maxLength={1000} rows={3} />
    </FormDialog>
  );
}
