import { IconAlertTriangle, IconClockExclamation } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { progressStatuses } from '#machines/order/statuses';
import { formatCount } from '../../lib/format.js';
import { type ListOf, useList } from '../../lib/list/use-list.js';
import { useLanguage } from '../../lib/use-language.js';
import { Badge } from '../../ui/badge.js';
import type { TableColumn } from '../../ui/list/data-table.js';
import type { FilterField, Option } from '../../ui/list/filters.js';
import { useListTable } from '../../ui/list/list-page.js';
import { BadgeStack, NothingCell, TwoLines } from '../../ui/list/table-cells.js';
import { TableSkeleton } from '../../ui/states.js';
import { StatusBadge } from '../../ui/status-badge.js';
import { refusalsList } from './audit-lists.js';
import styles from './audit.module.css';
import { ExactTime } from '../../ui/exact-time.js';
import { ActorLines, LogList, OrderField, PersonPick, SubjectLines, useOrderLabel, usePersonLabel } from './log-parts.js';
import { type Refusal, useRefusals } from './use-log.js';

type Counts = NonNullable<NonNullable<ReturnType<typeof useRefusals>['data']>['counts']>;

/** Three refusals of one operation within a day. */
const isRepeated = ({ repeats }: Refusal): boolean => repeats >= 3;

/** Refused commands of all orders and features. */
export function RefusalsTab({ exports }: { exports: boolean }) {
  const { t } = useTranslation('audit');
  const list = useList(refusalsList);
  const answer = useRefusals(list.apiQuery);
  const table = useListTable(list, answer, useColumns());
  const counts = answer.data?.counts;
  const fields = useFields(counts);
  if (answer.isPending) return <TableSkeleton rows={12} />;
  return (
    <LogList
      list={list}
      fields={fields}
      answer={answer}
      people={answer.data?.people ?? []}
      exported={exports ? { path: '/audit/refusals/export', name: 'refusals' } : undefined}
      table={table}
      caption={t('tabs.refusals')}
      rowName={({ title, subject }) => `${title}, ${subject.label}`}
      summary={counts ? <CountsOf counts={counts} list={list} /> : null}
      empty={t('refusals.empty', { returnObjects: true })}
    />
  );
}

/** Options of a filter from the counts of the answer; a value that they lack is shown unchanged. */
const optionsOf = (counts: Counts['codes'] | undefined): Option[] | undefined =>
  counts?.map(({ value, title }) => ({ value, label: title }));

function useFields(counts: Counts | undefined): FilterField<keyof ReturnType<typeof refusalsList.valuesOf>>[] {
  const { t } = useTranslation('audit');
  return [
    { name: 'at', kind: 'days', label: t('filters.at') },
    { name: 'actor', kind: 'own', label: t('filters.actor'), Input: PersonPick, useLabel: usePersonLabel },
    { name: 'operation', kind: 'choice', label: t('columns.operation'), useOptions: () => optionsOf(counts?.operations) },
    { name: 'code', kind: 'choice', label: t('columns.reason'), useOptions: () => optionsOf(counts?.codes) },
    { name: 'order', kind: 'own', label: t('filters.order'), Input: OrderField, useLabel: useOrderLabel },
  ];
}

/** Counts by reason, operation and person; each sets a filter. */
function CountsOf({ counts, list }: { counts: Counts; list: ListOf<typeof refusalsList> }) {
  const { t } = useTranslation('audit');
  const language = useLanguage();
  const kinds = [
    ['people', 'actor', t('refusals.byPerson')],
    ['operations', 'operation', t('refusals.byOperation')],
    ['codes', 'code', t('refusals.byReason')],
  ] as const;
  return (
    <div className={styles.counts}>
      {kinds.map(([kind, name, title]) => (
        <section key={kind} className="surface p-3">
          <h2 className="text-sm">{title}</h2>
          <ul className={`text-sm ${styles.countList}`}>
            {counts[kind].slice(0, 5).map(({ value, title: label, count }) => (
              <li key={value} className="row justify-between gap-3">
                <Link to={list.href({ [name]: value })} preventScrollReset className="breakable">
                  {label}
                </Link>
                <span className="num">{formatCount(count, language)}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function useColumns(): TableColumn<Refusal>[] {
  const { t } = useTranslation('audit');
  return [
    { id: 'at', header: t('columns.at'), card: 'detail', sort: 'at', cell: ({ at }) => <ExactTime at={at} /> },
    { id: 'actor', header: t('columns.actor'), card: 'name', cell: ({ actor }) => <ActorLines actor={actor} /> },
    {
      id: 'operation',
      header: t('columns.operation'),
      card: 'title',
      fixed: true,
      cell: (refusal) => (
        <BadgeStack>
          <b className="breakable">{refusal.title}</b>
          {refusal.stale ? <Badge small colour="blue" icon={IconClockExclamation} label={t('refusals.stale')} /> : null}
          {isRepeated(refusal) ? (
            <Badge small colour="orange" icon={IconAlertTriangle} label={t('refusals.repeated', { count: refusal.repeats })} />
          ) : null}
        </BadgeStack>
      ),
    },
    {
      id: 'subject',
      header: t('columns.subject'),
      card: 'corner',
      cell: ({ subject, stream }) => <SubjectLines subject={subject} version={stream.version} />,
    },
    { id: 'status', header: t('refusals.status'), card: 'state', cell: (refusal) => <StatusThen refusal={refusal} /> },
    {
      id: 'reason',
      header: t('columns.reason'),
      card: 'line',
      cell: ({ reason, remedy }) => <TwoLines first={reason} second={remedy ?? undefined} />,
    },
  ];
}

function StatusThen({ refusal: { status, statusWords } }: { refusal: Refusal }) {
  const known = progressStatuses.find((one) => one === status);
  return known ? <StatusBadge small status={known} {...(statusWords ? { label: statusWords } : {})} /> : <NothingCell />;
}
