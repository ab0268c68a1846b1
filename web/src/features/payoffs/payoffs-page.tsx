import { Button, NativeSelect } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { permits } from '#machines/access/table';
import { payoffStatuses } from '#machines/payoff/state';
import { formatMoney, formatPercent } from '../../lib/format.js';
import { useMe } from '../../lib/session/session.js';
import { useLanguage } from '../../lib/use-language.js';
import { usePageTitle } from '../../lib/use-page-title.js';
import { DataTable, type TableColumn } from '../../ui/data-table.js';
import { DateText } from '../../ui/date-text.js';
import { PageHeader } from '../../ui/page-header.js';
import { Pagination } from '../../ui/pagination.js';
import { EmptyState, ErrorState, TableSkeleton } from '../../ui/states.js';
import { PayoffsBulkDialog } from './bulk-dialog.js';
import { PayoffSheet } from './payoff-sheet.js';
import { PayoffState, usePayoffWords } from './payoff-state.js';
import styles from './payoffs.module.css';
import { StatementDialog } from './statement-dialog.js';
import { type Payoff, type PayoffOperation, type PayoffPage, usePayoffs } from './use-payoffs.js';

/** /payoffs: what a partner earned. */
export const PayoffsPage = () => <Payoffs staff={false} />;

/** /admin/payoffs: everybody's, to be approved and paid. */
export const StaffPayoffsPage = () => <Payoffs staff />;

const perPageChoices = [12, 25, 50, 100];
const usualPerPage = 12;
const asked = ['page', 'per_page', 'sort', 'search', 'filter[state]', 'filter[partner]', 'filter[currency]', 'filter[finishedAt]'];

function Payoffs({ staff }: { staff: boolean }) {
  const { t } = useTranslation('payoffs');
  const me = useMe();
  const [query, setQuery] = useSearchParams();
  const [statement, setStatement] = useState(false);
  usePageTitle(t('title'));
  const wanted = questionOf(query);
  const { data, error, isPending, isPlaceholderData, refetch } = usePayoffs(wanted);
  if (!me) return null;
  const address = (name: string, value: string): URLSearchParams => {
    const next = new URLSearchParams(query);
    if (name !== 'page' && name !== 'id') next.delete('page');
    if (value) next.set(name, value);
    else next.delete(name);
    return next;
  };
  const go = (name: string, value: string) => setQuery(address(name, value), { preventScrollReset: true });
  const partner = query.get('filter[partner]') ?? undefined;
  const id = query.get('id');
  return (
    <>
      <PageHeader
        title={t('title')}
        actions={
          !staff || partner ? (
            <Button leftSection={<IconDownload size={16} stroke={1.75} aria-hidden="true" />} onClick={() => setStatement(true)}>
              {t('statement.open')}
            </Button>
          ) : null
        }
      />
      {data ? <Totals totals={data.totals} /> : null}
      <Filters staff={staff} query={query} page={data} onChange={go} />
      {isPending ? <TableSkeleton rows={6} /> : null}
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {data?.items.length === 0 ? <Nothing narrowed={wanted.size > 1} onClear={() => setQuery(new URLSearchParams())} /> : null}
      {data && data.items.length > 0 ? (
        <>
          <Table
            staff={staff}
            page={data}
            stale={isPlaceholderData}
            sort={query.get('sort') ?? '-finishedAt'}
            acts={{ approve: permits(me.actor, 'payoffs.approve'), pay: permits(me.actor, 'payoffs.pay') }}
            onSort={(sort) => go('sort', sort)}
            hrefOf={(payoff) => `?${address('id', payoff._id).toString()}`}
          />
          <Pagination
            page={data.page}
            perPage={data.per_page}
            total={data.total}
            totalIsExact={data.totalIsExact}
            to={(page) => `?${address('page', page > 1 ? String(page) : '').toString()}`}
            perPageChoices={perPageChoices}
            onPerPage={(perPage) => go('per_page', perPage === usualPerPage ? '' : String(perPage))}
          />
        </>
      ) : null}
      {id ? <PayoffSheet id={id} staff={staff} onClose={() => go('id', '')} /> : null}
      {statement ? <StatementDialog {...(partner ? { partner } : {})} onClose={() => setStatement(false)} /> : null}
    </>
  );
}

/** What the address asks of the list; anything else in it is not the server's. */
function questionOf(query: URLSearchParams): URLSearchParams {
  const wanted = new URLSearchParams({ per_page: String(usualPerPage) });
  for (const name of asked) {
    const value = query.get(name);
    if (value) wanted.set(name, value);
  }
  return wanted;
}

function Totals({ totals }: Pick<PayoffPage, 'totals'>) {
  const { t } = useTranslation('payoffs');
  const language = useLanguage();
  const words = usePayoffWords();
  if (totals.length === 0) return null;
  return (
    <ul className={styles.totals} aria-label={t('totals')}>
      {totals.map(({ currency, byState, due }) => (
        <li key={currency}>
          <small>{t('dueIn', { currency })}</small>
          <b>{formatMoney(due, language)}</b>
          <span>
            {payoffStatuses
              .filter((state) => byState[state] !== undefined)
              .map((state) => `${words.status[state]}: ${formatMoney({ amount: byState[state] ?? '0', currency }, language)}`)
              .join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  );
}

interface FilterProps {
  staff: boolean;
  query: URLSearchParams;
  page: PayoffPage | undefined;
  onChange: (name: string, value: string) => void;
}

function Filters({ staff, query, page, onChange }: FilterProps) {
  const { t } = useTranslation('payoffs');
  const words = usePayoffWords();
  const chosen = query.get('filter[partner]') ?? '';
  const partners = new Map((page?.items ?? []).map(({ partner }) => [partner._id, partner.name]));
  return (
    <div className={styles.filters}>
      <NativeSelect
        label={t('filters.state')}
        value={query.get('filter[state]') ?? ''}
        onChange={(event) => onChange('filter[state]', event.currentTarget.value)}
        data={[{ value: '', label: t('filters.any') }, ...payoffStatuses.map((value) => ({ value, label: words.status[value] }))]}
      />
      {staff ? (
        <NativeSelect
          label={t('filters.partner')}
          value={chosen}
          onChange={(event) => onChange('filter[partner]', event.currentTarget.value)}
          data={[{ value: '', label: t('filters.any') }, ...[...partners].map(([value, label]) => ({ value, label }))]}
        />
      ) : null}
    </div>
  );
}

interface TableProps {
  staff: boolean;
  page: PayoffPage;
  stale: boolean;
  sort: string;
  /** what the reader may do at all */
  acts: { approve: boolean; pay: boolean };
  onSort: (sort: string) => void;
  hrefOf: (payoff: Payoff) => string;
}

function Table({ staff, page, stale, sort, acts, onSort, hrefOf }: TableProps) {
  const { t } = useTranslation('payoffs');
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const [operation, setOperation] = useState<PayoffOperation | null>(null);
  const columns = useColumns(staff, hrefOf);
  const chosen = page.items.filter(({ _id }) => keys.has(_id));
  const selects = acts.approve || acts.pay;
  const selection = {
    keys,
    onToggle: (key: string, on: boolean) => setKeys(new Set(on ? [...keys, key] : [...keys].filter((one) => one !== key))),
    onToggleAll: (on: boolean) => setKeys(new Set(on ? page.items.map(({ _id }) => _id) : [])),
  };
  return (
    <>
      <DataTable
        caption={t('title')}
        columns={columns}
        rows={page.items}
        rowKey={({ _id }) => _id}
        rowName={({ order }) => order.number}
        sort={sort}
        onSort={onSort}
        {...(selects ? { selection } : {})}
        footer={selects && chosen.length > 0 ? <BulkBar count={chosen.length} acts={acts} onOpen={setOperation} /> : null}
        stale={stale}
      />
      {operation ? (
        <PayoffsBulkDialog
          operation={operation}
          payoffs={chosen}
          onClose={() => {
            setOperation(null);
            setKeys(new Set());
          }}
        />
      ) : null}
    </>
  );
}

function BulkBar({ count, acts, onOpen }: { count: number; acts: TableProps['acts']; onOpen: (operation: PayoffOperation) => void }) {
  const { t } = useTranslation('payoffs');
  const words = usePayoffWords();
  const offered: PayoffOperation[] = [
    ...(acts.approve ? (['approve', 'withdrawApproval'] as const) : []),
    ...(acts.pay ? (['pay'] as const) : []),
  ];
  return (
    <div className={styles.bulk}>
      <span>{t('chosen', { count })}</span>
      {offered.map((operation) => (
        <Button
          key={operation}
          size="xs"
          variant={operation === 'withdrawApproval' ? 'subtle' : 'default'}
          onClick={() => onOpen(operation)}
        >
          {words.operation[operation]}
        </Button>
      ))}
    </div>
  );
}

function useColumns(staff: boolean, hrefOf: (payoff: Payoff) => string): TableColumn<Payoff>[] {
  const { t } = useTranslation('payoffs');
  const language = useLanguage();
  return [
    {
      id: 'order',
      header: t('columns.order'),
      card: 'title',
      fixed: true,
      cell: (payoff) => (
        <Link to={hrefOf(payoff)} preventScrollReset>
          {payoff.order.number}
        </Link>
      ),
    },
    ...(staff
      ? [{ id: 'partner', header: t('columns.partner'), card: 'name' as const, cell: (payoff: Payoff) => payoff.partner.name }]
      : []),
    { id: 'state', header: t('columns.state'), card: 'state', cell: (payoff) => <PayoffState state={payoff.state} badge={payoff.badge} /> },
    { id: 'percent', header: t('columns.percent'), card: 'none', align: 'end', cell: ({ percent }) => formatPercent(percent, language) },
    {
      id: 'amount',
      header: t('columns.amount'),
      card: 'figure',
      align: 'end',
      sort: 'amount',
      cell: (payoff) => <b className="num">{formatMoney(payoff.amount, language)}</b>,
    },
    {
      id: 'due',
      header: t('columns.due'),
      card: 'none',
      align: 'end',
      cell: (payoff) => <span className="num">{formatMoney(payoff.due, language)}</span>,
    },
    {
      id: 'finished',
      header: t('columns.finished'),
      card: 'corner',
      sort: 'finishedAt',
      cell: ({ finishedAt }) => <DateText at={finishedAt} />,
    },
  ];
}

function Nothing({ narrowed, onClear }: { narrowed: boolean; onClear: () => void }) {
  const { t } = useTranslation('payoffs');
  return narrowed ? (
    <EmptyState title={t('empty.noMatch')} action={<Button onClick={onClear}>{t('empty.clear')}</Button>} />
  ) : (
    <EmptyState title={t('empty.title')} text={t('empty.text')} />
  );
}
