import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { changed, shortestSearch } from '../../lib/list/list-frame.js';
import type { ListPlace } from '../../lib/list/use-list-address.js';
import { DataTable, type TableColumn } from '../../ui/data-table.js';
import { isShown, ListColumns, Listed, NothingListed } from '../../ui/listed.js';
import { ListToolbar } from '../../ui/list-toolbar.js';
import { PageHeader } from '../../ui/page-header.js';
import { SortMenu } from '../../ui/sort-menu.js';
import { EmptyState } from '../../ui/states.js';
import { StatusTabs } from '../../ui/status-tabs.js';
import styles from './catalogue.module.css';
import { askedOf, type CatalogueAddress, isNarrowed, widened } from './catalogue-address.js';
import { CatalogueFilters } from './catalogue-filters.js';
import { archiveTabs, type Fixed, type Kind, type Listed as ListedRow, useArchiveCounts, useRows } from './use-catalogue.js';

interface Props<K extends Kind> {
  kind: K;
  place: ListPlace<CatalogueAddress>;
  columns: readonly TableColumn<ListedRow[K]>[];
  nameOf: (row: ListedRow[K]) => string;
  sorts: readonly string[];
  mayWrite: boolean;
  /** Beside the main button: files in and out. */
  actions?: ReactNode;
  /** Below the head, above the tabs of the archive. */
  above?: ReactNode;
  /** What narrows the list beside what its address says. */
  fixed?: Fixed;
}

/** A list of the catalogue: what is offered and what was taken out, searched, narrowed and sorted, all of it in the address. */
export function CatalogueList<K extends Kind>(props: Props<K>) {
  const { kind, place, mayWrite, actions, above, columns, sorts, fixed } = props;
  const { t } = useTranslation('catalogue');
  const { list, go, hrefOf } = place;
  const length = list.search.trim().length;
  return (
    <>
      <PageHeader
        title={t(`title.${kind}`)}
        actions={
          <>
            {actions}
            {mayWrite ? <AddButton kind={kind} to={hrefOf({ ...list, id: 'new', part: '' })} /> : null}
          </>
        }
      />
      {above}
      <div className={styles.tabs}>
        <ArchiveTabs kind={kind} place={place} fixed={fixed} />
      </div>
      <ListToolbar
        search={{
          value: list.search,
          label: t(`search.${kind}`),
          placeholder: t(`search.${kind}`),
          onChange: (search) => go(changed(list, { search }), true),
          ...(length > 0 && length < shortestSearch ? { hint: t('search.short') } : {}),
        }}
        filters={<CatalogueFilters kind={kind} list={list} onChange={(next) => go(next)} />}
        end={
          <>
            <SortMenu
              label={t('sort.label')}
              choices={sorts.map((value) => ({ value, label: t(`sort.${value as 'createdAt'}`) }))}
              sort={list.sort}
              onSort={(sort) => go(changed(list, { sort }))}
            />
            <ListColumns columns={columns} place={place} />
          </>
        }
      />
      <Table {...props} />
    </>
  );
}

const AddButton = ({ kind, to }: { kind: Kind; to: string }) => {
  const { t } = useTranslation('catalogue');
  return (
    <Button component={Link} to={to} variant="filled" leftSection={<IconPlus size={16} stroke={1.75} aria-hidden="true" />}>
      {t(`add.${kind}`)}
    </Button>
  );
};

interface ArchiveProps {
  kind: Kind;
  place: ListPlace<CatalogueAddress>;
  fixed: Fixed | undefined;
}

function ArchiveTabs({ kind, place: { list, hrefOf }, fixed }: ArchiveProps) {
  const { t } = useTranslation('catalogue');
  const counts = useArchiveCounts(kind, fixed);
  const tabs = archiveTabs.map((shown) => {
    const count = counts.get(shown);
    return {
      key: shown,
      label: t(`shown.${shown}`),
      ...(count === undefined ? {} : { count }),
      to: hrefOf(changed(list, { shown })),
      current: list.shown === shown,
    };
  });
  return <StatusTabs label={t('shown.label')} tabs={tabs} />;
}

function Table<K extends Kind>({ kind, place, columns, nameOf, mayWrite, fixed }: Props<K>) {
  const { t } = useTranslation('catalogue');
  const { list, go, hrefOf } = place;
  const answer = useRows(kind, askedOf(list), fixed);
  const isArchive = list.shown === 'archived';
  const nothing = (
    <NothingListed
      words={t('empty', { returnObjects: true })}
      narrowed={isNarrowed(list)}
      page={list.page}
      onClear={() => go(widened(list))}
      firstPage={hrefOf(changed(list, { page: 1 }))}
    >
      {isArchive ? (
        <EmptyState title={t('nothing.archive.title')} text={t('nothing.archive.text')} />
      ) : (
        <EmptyState
          title={t(`nothing.${kind}.title`)}
          text={t(`nothing.${kind}.text`)}
          action={mayWrite ? <AddButton kind={kind} to={hrefOf({ ...list, id: 'new', part: '' })} /> : null}
        />
      )}
    </NothingListed>
  );
  return (
    <Listed answer={answer} place={place} nothing={nothing}>
      {(page, stale) => (
        <DataTable
          caption={t(`title.${kind}`)}
          columns={columns.filter(isShown(list.switched))}
          rows={page.items}
          rowKey={({ _id }) => _id}
          rowName={nameOf}
          sort={list.sort}
          onSort={(sort) => go(changed(list, { sort }))}
          stale={stale}
        />
      )}
    </Listed>
  );
}
