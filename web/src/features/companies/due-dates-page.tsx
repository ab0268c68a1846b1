import { contentText } from '#machines/kernel/content-language';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { dueKinds } from '#machines/company/due-dates';
import { dueOutcomes, dueStates, openDueStates } from '#machines/company/due-states';
import { permits } from '#machines/access/table';
import { useCountryOptions } from '../../lib/catalogue-queries.js';
import { formatDay } from '../../lib/format.js';
import { days, defineList, oneOf, text } from '../../lib/list/define-list.js';
import { useList } from '../../lib/list/use-list.js';
import { useMe } from '../../lib/session/session.js';
import { useLanguage } from '../../lib/use-language.js';
import { usePageTitle } from '../../lib/use-page-title.js';
import { Badge } from '../../ui/badge.js';
import { dueLooks } from '../../ui/badge-looks.js';
import { FlagName } from '../../ui/flag.js';
import type { TableColumn } from '../../ui/list/data-table.js';
import { useServiceOptions } from '../../ui/list/order-options.js';
import { ListPage, ListTabs, useListTable } from '../../ui/list/list-page.js';
import { NothingCell, TwoLines } from '../../ui/list/table-cells.js';
import { companyPath } from './use-companies.js';
import { type DueDate, useDueDates } from './use-due-dates.js';

const spans = ['30', '60', '90', '400'] as const;

/**
 * State of the list of due dates, all of it in the address. Without days, a state or an outcome it shows what is still to do; given days
 * replace the span `within`.
 */
const dueList = defineList({
  sorts: ['dueOn', '-dueOn'],
  filters: {
    within: oneOf('within', spans, '60'),
    state: oneOf('state', dueStates),
    country: text('country'),
    kind: oneOf('kind', dueKinds),
    dueOn: days('dueOn'),
    outcome: oneOf('outcome', dueOutcomes),
    service: text('service'),
    served: oneOf('served', ['true', 'false']),
  },
  apiParams: ({ state, outcome, dueOn }): Record<string, string> =>
    state === '' && outcome === '' && dueOn === '' ? { 'filter[state]': openDueStates.join(',') } : {},
  searched: false,
});

/** The page /admin/due-dates: upcoming due dates of all companies that the reader may see. */
export function DueDatesPage() {
  const { t } = useTranslation('companies');
  const language = useLanguage();
  const me = useMe();
  usePageTitle(t('due.title'));
  const list = useList(dueList);
  const answer = useDueDates(list.apiQuery);
  const table = useListTable(list, answer, useColumns());
  return (
    <ListPage
      list={list}
      title={t('due.title')}
      actions={
        me && permits(me.actor, 'reports.read') ? (
          <Button component={Link} to="/admin/reports?report=renewals&period=next60" variant="default">
            {t('due.list.report')}
          </Button>
        ) : null
      }
      tabs={
        list.state.dueOn === '' ? (
          <ListTabs
            list={list}
            name="within"
            label={t('due.list.within')}
            tabs={spans.map((value) => ({ value, label: t('due.list.days', { count: Number(value) }) }))}
          />
        ) : null
      }
      filters={[
        { name: 'country', kind: 'choice', label: t('facts.country'), useOptions: useCountryOptions },
        {
          name: 'state',
          kind: 'choice',
          label: t('columns.status'),
          any: t(list.state.dueOn === '' && list.state.outcome === '' ? 'due.list.open' : 'due.list.any'),
          useOptions: () => dueStates.map((value) => ({ value, label: t(`due.states.${value}`) })),
        },
        {
          name: 'kind',
          kind: 'choice',
          label: t('due.list.kind'),
          useOptions: () => dueKinds.map((value) => ({ value, label: t(`due.kinds.${value}`) })),
        },
        { name: 'dueOn', kind: 'days', label: t('due.list.dueOn') },
        {
          name: 'outcome',
          kind: 'choice',
          label: t('due.list.outcome'),
          useOptions: () => dueOutcomes.map((value) => ({ value, label: t(`due.outcomes.${value}`) })),
        },
        { name: 'service', kind: 'choice', label: t('due.list.service'), useOptions: useServiceOptions },
        {
          name: 'served',
          kind: 'choice',
          label: t('due.list.served'),
          useOptions: () => (['true', 'false'] as const).map((value) => ({ value, label: t(`due.list.servedBy.${value}`) })),
        },
      ]}
      sortLabels={t('due.list.sort', { returnObjects: true })}
      answer={answer}
      table={table}
      rowName={({ title, company }) => `${contentText(title, language)}, ${company.name}`}
      empty={t('due.list.empty', { returnObjects: true })}
    />
  );
}

function useColumns(): TableColumn<DueDate>[] {
  const { t } = useTranslation('companies');
  const language = useLanguage();
  return [
    {
      id: 'dueOn',
      header: t('due.list.dueOn'),
      card: 'corner',
      sort: 'dueOn',
      cell: ({ dueOn }) => <span className="num nowrap">{formatDay(dueOn, 'date', language)}</span>,
    },
    {
      id: 'company',
      header: t('due.list.company'),
      card: 'title',
      fixed: true,
      cell: ({ company }) => <Link to={companyPath('admin', company._id)}>{company.name}</Link>,
    },
    {
      id: 'what',
      header: t('due.list.what'),
      card: 'name',
      cell: ({ title, kind }) => <TwoLines first={contentText(title, language)} second={t(`due.kinds.${kind}`)} />,
    },
    {
      id: 'country',
      header: t('facts.country'),
      card: 'detail',
      cell: ({ company: { country } }) => <FlagName code={country.code} name={contentText(country.name, language)} />,
    },
    {
      id: 'order',
      header: t('due.list.order'),
      card: 'line',
      cell: ({ order }) =>
        order ? (
          <Link className="num" to={`/admin/order?id=${order._id}`}>
            {order.number}
          </Link>
        ) : (
          <NothingCell />
        ),
    },
    {
      id: 'state',
      header: t('columns.status'),
      card: 'state',
      cell: ({ state }) => <Badge {...dueLooks[state]} label={t(`due.states.${state}`)} />,
    },
  ];
}
