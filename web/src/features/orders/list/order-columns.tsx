import { IconBriefcase, IconCreditCard, IconReceipt, IconUser, IconUserCheck, IconUsers, type Icon } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { contentText } from '#machines/kernel/content-language';
import type { Actor } from '#machines/kernel/people';
import type { Language } from '#machines/kernel/ids';
import { texts as fieldTexts } from '#machines/order/texts/all-listed-fields';
import type { Facts } from '#machines/order/facts';
import { readerOf } from '#machines/order/who';
import type { OrderListItem } from '../../../api/wire.js';
import { formatDay, formatPercent } from '../../../lib/format.js';
import { useMachineTexts } from '../../../lib/machine-texts.js';
import { useOfficeDay } from '../../../lib/office-day.js';
import { useLanguage } from '../../../lib/use-language.js';
import type { TableColumn } from '../../../ui/list/data-table.js';
import { DateText } from '../../../ui/date-text.js';
import { MoneyText } from '../../../ui/money-text.js';
import { PersonAvatar } from '../../../ui/person-avatar.js';
import { ShareBar } from '../../../ui/share-bar.js';
import { StatusBadge } from '../../../ui/status-badge.js';
import { ActorCell, BadgeStack, FlagLines, TwoLines } from '../../../ui/list/table-cells.js';
import styles from './order-columns.module.css';
import { AppointedPartner } from '../view-model/order-badges.js';
import { factsIn } from '../view-model/order-facts.js';
import { type TurnOf, turnsOf } from '../view-model/turn.js';
import { type FromList, orderPath } from '../api/use-orders.js';

type Area = 'personal' | 'admin';

/**
 * Columns for this reader: no client column for clients, no payments for partners, no manager for assignees. The sorted date is always
 * included.
 */
export function useOrderColumns(area: Area, actor: Actor, sort: string): TableColumn<OrderListItem>[] {
  const { t } = useTranslation('orders');
  const language = useLanguage();
  const today = useOfficeDay();
  return useMemo(() => {
    const reader = readerOf(actor);
    const byUpdate = sort.endsWith('updatedAt');
    const column = (one: TableColumn<OrderListItem>, shown = true) => (shown ? [one] : []);
    return [
      ...column({
        id: 'number',
        header: t('columns.number'),
        card: 'title',
        fixed: true,
        cell: (order) => (
          <>
            <NumberLink order={order} area={area} />
            <small className={styles.folded}>
              <When at={byUpdate ? order.updatedAt : order.createdAt} />
              {reader === 'staff' && order.manager ? <span>{order.manager.name.split(' ').at(-1)}</span> : null}
            </small>
          </>
        ),
      }),
      ...column(
        { id: 'client', header: t('columns.client'), card: 'name', cell: (order) => <ClientCell order={order} /> },
        reader !== 'client',
      ),
      ...column({
        id: 'service',
        header: t('columns.service'),
        card: 'detail',
        cell: (order) => <ServiceCell order={order} language={language} />,
      }),
      ...column({
        id: 'status',
        header: t('columns.status'),
        card: 'state',
        fixed: true,
        cell: (order) => <StatusCell order={order} actor={actor} />,
      }),
      ...column({
        id: 'acts',
        header: t('columns.acts'),
        card: 'actor',
        sort: 'dueAt',
        cell: (order) => <ActsCell order={order} actor={actor} today={today} />,
      }),
      ...column({
        id: 'amount',
        header: reader === 'partner' ? t('columns.price') : t('columns.amount'),
        card: 'figure',
        align: 'end',
        cell: (order) => <AmountCell order={order} money={factsIn(order, reader, today).money} language={language} />,
      }),
      ...column(
        { id: 'manager', header: t('columns.manager'), card: 'none', wide: true, cell: (order) => <ManagerCell order={order} /> },
        reader === 'staff',
      ),
      ...column({
        id: 'placed',
        header: t('columns.placed'),
        card: byUpdate ? 'none' : 'corner',
        wide: true,
        align: 'end',
        sort: 'createdAt',
        ...(byUpdate ? { optional: true } : { fixed: true }),
        cell: (order) => <When at={order.createdAt} />,
      }),
      ...column({
        id: 'updated',
        header: fieldTexts[language].title.updatedAt,
        card: byUpdate ? 'corner' : 'none',
        wide: true,
        align: 'end',
        sort: 'updatedAt',
        ...(byUpdate ? { fixed: true } : { optional: true }),
        cell: (order) => <When at={order.updatedAt} />,
      }),
    ];
  }, [actor, area, language, sort, t, today]);
}

/** The link remembers the list's query, for the way back. */
function NumberLink({ order, area }: { order: OrderListItem; area: Area }) {
  const { search } = useLocation();
  return (
    <Link className={`medium nowrap ink ${styles.number}`} to={orderPath(area, order._id)} state={{ list: search } satisfies FromList}>
      {order.number}
    </Link>
  );
}

const ClientCell = ({ order }: { order: OrderListItem }) => <TwoLines first={order.client.name} second={order.client.company} />;

const ServiceCell = ({ order, language }: { order: OrderListItem; language: Language }) => (
  <FlagLines
    code={order.country.code}
    first={contentText(order.service.name, language)}
    second={contentText(order.country.name, language)}
  />
);

function StatusCell({ order, actor }: { order: OrderListItem; actor: Actor }) {
  const texts = useMachineTexts();
  const [first, ...others] = order.statuses;
  if (!first) return null;
  const label = texts.statusNow(order.machine, readerOf(actor));
  return (
    <BadgeStack>
      <StatusBadge status={order.status} label={label} small={others.length > 0} />
      {others.map((status) => (
        <StatusBadge key={status} status={status} small />
      ))}
      <AppointedPartner order={order} />
    </BadgeStack>
  );
}

const glyphs: Record<'you' | TurnOf, Icon> = {
  you: IconUserCheck,
  client: IconUser,
  partner: IconBriefcase,
  staff: IconUsers,
  moneyStaff: IconReceipt,
  payment: IconCreditCard,
};

/** Everyone who has a task, the reader first, and the day. */
function ActsCell({ order, actor, today }: { order: OrderListItem; actor: Actor; today: string }) {
  const { t } = useTranslation('orders');
  const facts = factsIn(order, readerOf(actor), today);
  const turns = turnsOf(facts, order, actor);
  const names = [...new Set([...turns].sort((a, b) => Number(b.you) - Number(a.you)).map(({ you, who }) => (you ? 'you' : who)))];
  if (names.length === 0) {
    return (
      <span className="dim">
        <span aria-hidden="true">—</span>
        <span className="visually-hidden">{t('nobody')}</span>
      </span>
    );
  }
  return (
    <span className={`stack ${styles.acts}`}>
      {names.map((name) => (
        <ActorCell key={name} icon={glyphs[name]} label={t(`who.${name}`)} you={name === 'you'} />
      ))}
      <Due ready={facts.ready} />
    </span>
  );
}

/** The due day with its condition, or the delay. */
function Due({ ready }: Pick<Facts, 'ready'>) {
  const { t } = useTranslation('orders');
  const language = useLanguage();
  if (ready.kind !== 'due' && ready.kind !== 'late') return null;
  const date = formatDay(ready.day, 'short', language);
  return (
    <small data-late={ready.kind === 'late' || undefined} title={formatDay(ready.day, 'date', language)}>
      {ready.kind === 'late' ? t('late', { count: ready.days }) : t(ready.unless ? 'byWithDetails' : 'by', { date })}
    </small>
  );
}

function AmountCell({ order, money, language }: { order: OrderListItem; language: Language } & Pick<Facts, 'money'>) {
  const { t } = useTranslation('orders');
  const percent = money && money.paidShare * 100;
  return (
    <>
      <MoneyText money={order.price} />
      {percent === null ? null : (
        <span className={`tiny stack dim nowrap align-center gap-snug ${styles.paid}`}>
          <ShareBar percent={percent} label={t('paidShare', { percent: formatPercent(percent, language) })} />
          {formatPercent(percent, language)}
        </span>
      )}
    </>
  );
}

function ManagerCell({ order }: { order: OrderListItem }) {
  const { t } = useTranslation('orders');
  if (!order.manager) return <span className="dim">{t('noManager')}</span>;
  return (
    <span className={`row nowrap gap-2 ${styles.manager}`}>
      <PersonAvatar name={order.manager.name} />
      <span title={order.manager.name}>
        {order.manager.name.split(' ').at(-1)}
        {order.managerGone ? <small className={`block ${styles.gone}`}>{t('filters.managerGone')}</small> : null}
      </span>
    </span>
  );
}

const When = ({ at }: { at: string }) => (
  <span className="dim">
    <DateText at={at} style="recent" />
  </span>
);
