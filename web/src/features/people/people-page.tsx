import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Actor } from '#libs/kernel/people';
import { changed, shortestSearch } from '../../lib/list/list-frame.js';
import { type ListPlace, useListAddress } from '../../lib/list/use-list-address.js';
import { useMe } from '../../lib/session/session.js';
import { usePageTitle } from '../../lib/use-page-title.js';
import { DataTable } from '../../ui/data-table.js';
import { isShown, ListColumns, Listed, NothingListed } from '../../ui/listed.js';
import { ListToolbar } from '../../ui/list-toolbar.js';
import { PageHeader } from '../../ui/page-header.js';
import { SortMenu } from '../../ui/sort-menu.js';
import { EmptyState } from '../../ui/states.js';
import { StatusTabs } from '../../ui/status-tabs.js';
import { type Group, mayAdd, personPath } from './groups.js';
import styles from './people.module.css';
import { addressOf, isNarrowed, type PeopleAddress, statusesOf, widened } from './people-address.js';
import { usePeopleColumns } from './people-columns.js';
import { PeopleFilters } from './people-filters.js';
import { nameOf } from './person-name.js';
import { StaffSheet } from './staff-sheet.js';
import { useCounts, usePeople } from './use-people.js';
import type { Person } from './wire.js';

/** /admin/staff */
export const StaffPage = () => <People group="staff" />;

/** /admin/clients */
export const ClientsPage = () => <People group="clients" />;

/** /admin/partners */
export const PartnersPage = () => <People group="partners" />;

const sorts = ['-createdAt', 'createdAt', 'lastName', '-lastName'] as const;

function People({ group }: { group: Group }) {
  const { t } = useTranslation('people');
  const me = useMe();
  usePageTitle(t(`title.${group}`));
  return me ? <List key={group} group={group} actor={me.actor} /> : null;
}

function List({ group, actor }: { group: Group; actor: Actor }) {
  const { t } = useTranslation('people');
  const address = useMemo(() => addressOf(group), [group]);
  const place = useListAddress(address);
  const { list, go } = place;
  const length = list.search.trim().length;
  return (
    <>
      <PageHeader title={t(`title.${group}`)} actions={<Add group={group} actor={actor} />} />
      <div className={styles.tabs}>
        <Tabs group={group} place={place} />
      </div>
      <ListToolbar
        search={{
          value: list.search,
          label: t(`search.${group}`),
          placeholder: t(group === 'partners' ? 'search.placeholderPartners' : 'search.placeholder'),
          onChange: (search) => go(changed(list, { search }), true),
          ...(length > 0 && length < shortestSearch ? { hint: t('search.short') } : {}),
        }}
        filters={<PeopleFilters group={group} list={list} onChange={(next) => go(next)} />}
        end={<ListEnd group={group} place={place} />}
      />
      <Table group={group} place={place} />
      {list.person ? <StaffSheet key={list.person} id={list.person} actor={actor} onClose={() => go({ ...list, person: '' })} /> : null}
    </>
  );
}

interface ListProps {
  group: Group;
  place: ListPlace<PeopleAddress>;
}

function Tabs({ group, place: { list, hrefOf } }: ListProps) {
  const { t } = useTranslation('people');
  const counts = useCounts(group);
  const tabs = (['', ...statusesOf(group)] as const).map((status) => ({
    key: status || 'all',
    label: status ? t(`statusTab.${status}`) : t('all'),
    count: counts.get(status),
    to: hrefOf(changed(list, { status })),
    current: list.status === status,
  }));
  return <StatusTabs label={t('tabsLabel')} tabs={tabs} />;
}

/* Staff are read in a sheet over the list, which keeps the list's address under it. */
function useHref(group: Group, { list, hrefOf }: ListPlace<PeopleAddress>): (person: Person) => string {
  const inSheet = hrefOf({ ...list, person: '-' });
  return useCallback((person) => (group === 'staff' ? inSheet.replace('id=-', `id=${person._id}`) : personPath(person)), [group, inSheet]);
}

function ListEnd({ group, place }: ListProps) {
  const { t } = useTranslation('people');
  const { list, go } = place;
  const columns = usePeopleColumns(group, useHref(group, place));
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

function Table({ group, place }: ListProps) {
  const { t } = useTranslation('people');
  const { list, go, hrefOf } = place;
  const columns = usePeopleColumns(group, useHref(group, place));
  const answer = usePeople(group, list);
  const nothing = (
    <NothingListed
      words={t('empty', { returnObjects: true })}
      narrowed={isNarrowed(list)}
      page={list.page}
      onClear={() => go(widened(list))}
      firstPage={hrefOf(changed(list, { page: 1 }))}
    >
      <EmptyState title={t(`nobody.${group}.title`)} text={t(`nobody.${group}.text`)} />
    </NothingListed>
  );
  return (
    <Listed answer={answer} place={place} nothing={nothing}>
      {(page, stale) => (
        <DataTable
          caption={t(`title.${group}`)}
          columns={columns.filter(isShown(list.switched))}
          rows={page.items}
          rowKey={(person) => person._id}
          rowName={(person) => nameOf(person, t('erasedName'))}
          sort={list.sort}
          onSort={(sort) => go(changed(list, { sort }))}
          stale={stale}
        />
      )}
    </Listed>
  );
}

const AddDialog = lazy(() => import('./add-dialog.js').then((module) => ({ default: module.AddDialog })));

function Add({ group, actor }: { group: Group; actor: Actor }) {
  const { t } = useTranslation('people');
  const [opened, setOpened] = useState(false);
  if (group === 'clients' || !mayAdd(actor, group)) return null;
  return (
    <>
      <Button
        variant="filled"
        leftSection={<IconPlus size={16} stroke={1.75} aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setOpened(true)}
      >
        {t(`add.${group}`)}
      </Button>
      {opened ? (
        <Suspense fallback={null}>
          <AddDialog group={group} actor={actor} onClose={() => setOpened(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
