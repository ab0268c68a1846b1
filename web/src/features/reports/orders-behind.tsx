import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { OrderStatus } from '#machines/order/statuses';
import { formatMoney, formatTime } from '../../lib/format.js';
import { useLanguage } from '../../lib/use-language.js';
import { ModalSheet } from '../../ui/modal-sheet.js';
import { ErrorState, TextSkeleton } from '../../ui/states.js';
import { StatusBadge } from '../../ui/status-badge.js';
import type { ReportAddress } from './report-address.js';
import styles from './reports-page.module.css';
import { type OrderBehind, useOrdersBehind } from './use-report.js';

interface Props {
  address: ReportAddress;
  drill: { measure: string; row: string };
  title: string;
  onClose: () => void;
}

/** The orders of a figure, newest first, with links. */
export function OrdersBehind({ address, drill, title, onClose }: Props) {
  const { t } = useTranslation(['reports', 'common']);
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useOrdersBehind(address, drill);
  const orders = data?.pages.flatMap(({ items }) => items) ?? [];
  const count = data?.pages[0]?.total ?? 0;
  return (
    <ModalSheet opened onClose={onClose} title={title} width={640}>
      {isPending ? <TextSkeleton lines={6} label={t('common:table.loading')} /> : null}
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {data ? <p className="lead">{count === 0 ? t('reports:behind.none') : t('reports:behind.count', { count })}</p> : null}
      <ul className={styles.behind}>
        {orders.map((order) => (
          <OrderLine key={order._id} order={order} />
        ))}
      </ul>
      {hasNextPage ? (
        <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('reports:behind.more')}
        </Button>
      ) : null}
    </ModalSheet>
  );
}

function OrderLine({ order }: { order: OrderBehind }) {
  const language = useLanguage();
  return (
    <li>
      <Link to={`/admin/order?id=${order._id}`}>{order.number}</Link>
      <StatusBadge status={order.status as OrderStatus} label={order.statusLabel} small />
      <span className={styles.behindWhat}>
        {order.service.name}, {order.country.name}
        <small className="dim">
          {order.client.name} · {formatTime(order.at, 'date', language)}
        </small>
      </span>
      {order.amount ? <b className="num">{formatMoney(order.amount, language)}</b> : null}
    </li>
  );
}
