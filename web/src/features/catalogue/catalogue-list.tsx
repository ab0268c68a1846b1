import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { contentText } from '#machines/kernel/content-language';
import { currencies } from '#machines/kernel/money';
import { useAllCountries } from '../../lib/catalogue-queries.js';
import { useLanguage } from '../../lib/use-language.js';
import type { TableColumn } from '../../ui/list/data-table.js';
import { ListPage, ListTabs, useListTable } from '../../ui/list/list-page.js';
import { type CatalogueAt, type CatalogueFilter, filtersOf } from './catalogue-lists.js';
import { archiveTabs, type Kind, type Listed as ListedRow, useAllTypes, useArchiveCounts, useRows } from './use-catalogue.js';

interface Props<K extends Kind> {
  kind: K;
  list: CatalogueAt;
  columns: readonly TableColumn<ListedRow[K]>[];
  nameOf: (row: ListedRow[K]) => string;
  mayWrite: boolean;
  /** import and export next to the main button */
  actions?: ReactNode;
  /** between the head and the tabs */
  above?: ReactNode;
  /** filters that are not the reader's choice and also apply to the counts, such as a tab's kind */
  fixed?: Readonly<Record<string, string>>;
}

/** A list of the catalogue with tabs for offered and archived rows. */
export function CatalogueList<K extends Kind>({ kind, list, columns, nameOf, mayWrite, actions, above, fixed }: Props<K>) {
  const { t } = useTranslation('catalogue');
  const { shown } = list.state;
  const answer = useRows(kind, list.apiQuery);
  const counts = useArchiveCounts(kind, fixed);
  const table = useListTable(list, answer, columns);
  const add = mayWrite ? (
    <Button
      component={Link}
      to={list.href({ id: 'new', part: '' })}
      variant="filled"
      leftSection={<IconPlus size={16} stroke={1.75} aria-hidden="true" />}
    >
      {t(`add.${kind}`)}
    </Button>
  ) : null;
  const useOptions: Record<CatalogueFilter, () => { value: string; label: string }[] | undefined> = {
    country: useCountryOptions,
    type: useTypeOptions,
    currency: () => currencies.map((code) => ({ value: code, label: code })),
  };
  return (
    <ListPage
      list={list}
      title={t(`title.${kind}`)}
      actions={
        <>
          {actions}
          {add}
        </>
      }
      above={above}
      tabs={
        <ListTabs
          list={list}
          name="shown"
          label={t('shown.label')}
          tabs={archiveTabs.map((value) => ({ value, label: t(`shown.${value}`), count: counts.get(value) }))}
        />
      }
      search={{ label: t(`search.${kind}`), placeholder: t(`search.${kind}`) }}
      filters={filtersOf[kind].map((name) => ({ name, kind: 'choice', label: t(`filters.${name}`), useOptions: useOptions[name] }))}
      sortLabels={t('sort', { returnObjects: true })}
      columnsChosen
      answer={answer}
      table={table}
      rowName={nameOf}
      empty={{ ...t('empty', { returnObjects: true }), ...t('nothing', { returnObjects: true })[shown === 'archived' ? 'archive' : kind] }}
      emptyAction={shown === 'archived' ? null : add}
    />
  );
}

function useCountryOptions() {
  const language = useLanguage();
  return useAllCountries().data?.map(({ _id, name }) => ({ value: _id, label: contentText(name, language) }));
}

function useTypeOptions() {
  const language = useLanguage();
  return useAllTypes().data?.map(({ _id, title }) => ({ value: _id, label: contentText(title, language) }));
}
