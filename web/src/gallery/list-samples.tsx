import { Button } from '@mantine/core';
import { IconUser } from '@tabler/icons-react';
import { useState } from 'react';
import { BulkFrame } from '../ui/list/bulk-frame.js';
import { DataTable, type TableColumn, useDataTable } from '../ui/list/data-table.js';
import { FilterBar } from '../ui/list/filters.js';
import { Pagination } from '../ui/list/pagination.js';
import { StatusTabs } from '../ui/list/status-tabs.js';
import { ActorCell, BadgeStack, ContactsCell, FlagLines, NamedCell, NothingCell, TwoLines } from '../ui/list/table-cells.js';
import { ColumnChooser, SearchBox, SortMenu } from '../ui/list/toolbar.js';
import { MoneyText } from '../ui/money-text.js';
import { PersonAvatar } from '../ui/person-avatar.js';
import { StatusBadge } from '../ui/status-badge.js';
import { euros, Sample, SampleCard, useSampleTexts } from './sample.js';

interface Row {
  _id: string;
  number: string;
}
const rows: readonly Row[] = ['RG-2043', 'RG-2044', 'RG-2045'].map((number) => ({ _id: number, number }));

/** Parts of a list, and a table of them. */
export function ListSamples() {
  const texts = useSampleTexts();
  const [search, setSearch] = useState('');
  const [sort, setSort] = useState('-number');
  const [country, setCountry] = useState('EE');
  const [page, setPage] = useState(2);
  const columns: readonly TableColumn<Row>[] = [
    {
      id: 'number',
      header: texts.field,
      card: 'title',
      fixed: true,
      sort: 'number',
      cell: ({ number }) => <TwoLines first={number} second={texts.note} />,
    },
    {
      id: 'service',
      header: texts.service,
      card: 'name',
      cell: () => <FlagLines code="EE" first={texts.service} second={texts.country} />,
    },
    {
      id: 'person',
      header: texts.person,
      card: 'detail',
      cell: () => (
        <NamedCell picture={<PersonAvatar name={texts.person} />} second={texts.note}>
          {texts.person}
        </NamedCell>
      ),
    },
    {
      id: 'state',
      header: texts.share,
      card: 'state',
      cell: () => (
        <BadgeStack>
          <StatusBadge status="documentsRequested" />
          <StatusBadge status="partnerRewardPercentChanged" small />
        </BadgeStack>
      ),
    },
    { id: 'actor', header: texts.done, card: 'actor', cell: () => <ActorCell icon={IconUser} label={texts.person} you /> },
    {
      id: 'contacts',
      header: texts.copy,
      card: 'line',
      cell: ({ number }) => (number === 'RG-2044' ? <NothingCell /> : <ContactsCell>anna@example.com</ContactsCell>),
    },
    { id: 'price', header: texts.price, card: 'figure', align: 'end', cell: () => <MoneyText money={euros('1800.00')} /> },
  ];
  const table = useDataTable({ columns, rows, rowKey: ({ _id }) => _id, sort, onSort: setSort, selectable: true });
  return (
    <SampleCard title="Lists">
      <Sample name="StatusTabs">
        <div className="min-w-0">
          <StatusTabs
            label={texts.service}
            tabs={[texts.service, texts.paid, texts.balance].map((label, at) => ({
              key: label,
              label,
              count: 12_345 * at,
              to: '/',
              current: at === 1,
            }))}
          />
        </div>
      </Sample>
      <Sample name="SearchBox, FilterBar, SortMenu, ColumnChooser">
        <div className="cluster gap-2">
          <SearchBox value={search} label={texts.field} placeholder={texts.field} onChange={setSearch} />
          <FilterBar
            values={{ country }}
            fields={[{ name: 'country', label: texts.country, kind: 'choice', useOptions: () => [{ value: 'EE', label: texts.country }] }]}
            onChange={(change) => setCountry(change.country ?? '')}
            onClear={country ? () => setCountry('') : undefined}
          />
          <SortMenu sorts={['number', '-number']} labels={{ number: texts.price, '-number': texts.paid }} sort={sort} onSort={setSort} />
          <ColumnChooser of={table} />
        </div>
      </Sample>
      <Sample name="DataTable">
        <DataTable of={table} caption={texts.service} rowName={({ number }) => number} />
        <DataTable of={table} caption={texts.paid} rowName={({ number }) => number} stale />
      </Sample>
      <Sample name="Pagination">
        <Pagination
          page={page}
          perPage={12}
          total={10_000}
          totalIsExact={false}
          to={() => '/'}
          perPageChoices={[12, 25]}
          onPerPage={setPage}
        />
      </Sample>
      <Sample name="BulkFrame">
        <BulkFrame label={texts.service} count="2" preview={texts.note} onClear={() => undefined}>
          <Button variant="filled">{texts.save}</Button>
        </BulkFrame>
      </Sample>
    </SampleCard>
  );
}
