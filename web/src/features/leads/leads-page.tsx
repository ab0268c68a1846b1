import { useTranslation } from 'react-i18next';
import { type LeadStatus, leadStates } from '#machines/lead/state';
import { changed, shortestSearch } from '../../lib/list/list-frame.js';
import { type ListPlace, useListAddress } from '../../lib/list/use-list-address.js';
import { usePageTitle } from '../../lib/use-page-title.js';
import { DataTable } from '../../ui/data-table.js';
import { isShown, ListColumns, Listed, NothingListed } from '../../ui/listed.js';
import { ListToolbar } from '../../ui/list-toolbar.js';
import { PageHeader } from '../../ui/page-header.js';
import { SortMenu } from '../../ui/sort-menu.js';
import { EmptyState } from '../../ui/states.js';
import { StatusTabs } from '../../ui/status-tabs.js';
import { ExportLeads } from './export-leads.js';
import { useLeadColumns } from './lead-columns.js';
import { useLeadWords } from './lead-words.js';
import { isNarrowed, type LeadsAddress, readAddress, widened, writeAddress } from './leads-address.js';
import { LeadsFilters } from './leads-filters.js';
import styles from './leads.module.css';
import { useLeads } from './use-leads.js';

type Place = ListPlace<LeadsAddress>;

const sorts = ['-createdAt', 'createdAt', 'callAgainAt', '-callAgainAt'] as const;

/** /admin/leads: what visitors asked for, for those who call them. */
export function LeadsPage() {
  const { t } = useTranslation('leads');
  const place = useListAddress({ read: readAddress, write: writeAddress });
  const { list, go } = place;
  const length = list.search.trim().length;
  usePageTitle(t('title'));
  return (
    <>
      <PageHeader title={t('title')} actions={<ExportLeads list={list} />} />
      <div className={styles.tabs}>
        <Tabs place={place} />
      </div>
      <ListToolbar
        search={{
          value: list.search,
          label: t('search.label'),
          placeholder: t('search.placeholder'),
          onChange: (search) => go(changed(list, { search }), true),
          ...(length > 0 && length < shortestSearch ? { hint: t('search.short') } : {}),
        }}
        filters={<LeadsFilters list={list} onChange={(next) => go(next)} />}
        end={<ListEnd place={place} />}
      />
      <Table place={place} />
    </>
  );
}

function Tabs({ place: { list, hrefOf } }: { place: Place }) {
  const { t } = useTranslation('leads');
  const words = useLeadWords();
  const counts = useLeads(list).data?.counts;
  const countOf = (state: LeadStatus) => counts?.[state] ?? 0;
  const tabs = (['', ...leadStates] as const).map((state) => ({
    key: state || 'all',
    label: state ? words.state[state] : t('all'),
    ...(counts ? { count: state ? countOf(state) : leadStates.reduce((sum, one) => sum + countOf(one), 0) } : {}),
    to: hrefOf(changed(list, { state })),
    current: list.state === state,
  }));
  return <StatusTabs label={t('tabsLabel')} tabs={tabs} />;
}

function ListEnd({ place }: { place: Place }) {
  const { t } = useTranslation('leads');
  const { list, go } = place;
  const columns = useLeadColumns();
  return (
    <>
      <SortMenu
        label={t('sort.label')}
        choices={sorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
        sort={list.sort}
        onSort={(sort) => go(changed(list, { sort }))}
      />
      <ListColumns columns={columns} place={place} />
    </>
  );
}

function Table({ place }: { place: Place }) {
  const { t } = useTranslation('leads');
  const { list, go, hrefOf } = place;
  const columns = useLeadColumns();
  const answer = useLeads(list);
  const nothing = (
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
  return (
    <Listed answer={answer} place={place} nothing={nothing}>
      {(page, stale) => (
        <DataTable
          caption={t('title')}
          columns={columns.filter(isShown(list.switched))}
          rows={page.items}
          rowKey={(lead) => lead._id}
          rowName={(lead) => lead.number}
          sort={list.sort}
          onSort={(sort) => go(changed(list, { sort }))}
          stale={stale}
        />
      )}
    </Listed>
  );
}
