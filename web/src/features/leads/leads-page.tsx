import { useTranslation } from 'react-i18next';
import { leadKinds, leadStates } from '#machines/lead/state';
import { useCountryOptions } from '../../lib/catalogue-queries.js';
import { useList } from '../../lib/list/use-list.js';
import { usePageTitle } from '../../lib/use-page-title.js';
import { ListExport } from '../../ui/list/list-export.js';
import { ListPage, ListTabs, useListTable } from '../../ui/list/list-page.js';
import { useLeadColumns } from './lead-columns.js';
import { useLeadTexts } from './lead-texts.js';
import { leadsList } from './leads-list.js';
import { useAssignees, useLeads, useSources } from './use-leads.js';

/** The page /admin/leads for sales. */
export function LeadsPage() {
  const { t } = useTranslation('leads');
  usePageTitle(t('title'));
  const texts = useLeadTexts();
  const list = useList(leadsList);
  const answer = useLeads(list.apiQuery);
  const table = useListTable(list, answer, useLeadColumns());
  const counts = answer.data?.counts;
  const all = counts && leadStates.reduce((sum, state) => sum + (counts[state] ?? 0), 0);
  return (
    <ListPage
      list={list}
      title={t('title')}
      actions={<ListExport path="/leads/export" name="leads" query={list.exportQuery} formats={['csv', 'xlsx']} />}
      tabs={
        <ListTabs
          list={list}
          name="state"
          label={t('tabsLabel')}
          tabs={[
            { value: '', label: t('all'), count: all },
            ...leadStates.map((state) => ({ value: state, label: texts.state[state], count: counts && (counts[state] ?? 0) })),
          ]}
        />
      }
      search={t('search', { returnObjects: true })}
      filters={[
        {
          name: 'kind',
          kind: 'choice',
          label: t('filters.kind'),
          useOptions: () => leadKinds.map((value) => ({ value, label: texts.kind[value] })),
        },
        { name: 'source', kind: 'choice', label: t('filters.source'), useOptions: useSourceOptions },
        { name: 'country', kind: 'choice', label: t('filters.country'), useOptions: useCountryOptions },
        { name: 'assignee', kind: 'choice', label: t('filters.assignee'), useOptions: useAssigneeOptions },
        {
          name: 'callAgain',
          kind: 'tick',
          label: t('filters.callAgain'),
          tickLabel: t('filters.callAgainOnly'),
          shownAs: t('filters.callAgainYes'),
        },
        { name: 'created', kind: 'days', label: t('filters.created') },
      ]}
      sortLabels={t('sort', { returnObjects: true })}
      columnsChosen
      answer={answer}
      table={table}
      rowName={({ number }) => number}
      empty={t('empty', { returnObjects: true })}
    />
  );
}

const useSourceOptions = () =>
  useSources().data?.map(({ source, count }) => ({ value: source, label: `${source} (${count})`, shownAs: source }));

const useAssigneeOptions = () => useAssignees().data?.map(({ _id, name }) => ({ value: _id, label: name }));
