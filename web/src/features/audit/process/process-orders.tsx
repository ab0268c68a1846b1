import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatTime } from '../../../lib/format.js';
import { useLanguage } from '../../../lib/use-language.js';
import { ModalSheet } from '../../../ui/modal-sheet.js';
import { ErrorState, TextSkeleton } from '../../../ui/states.js';
import { StatusBadge } from '../../../ui/status-badge.js';
import styles from './process.module.css';
import { type Figure, useProcessTexts } from './process-texts.js';
import { useWalkedOrders, type WalkedOrder } from './use-process-map.js';

interface Props {
  /** filters of the map, which also limit the orders */
  query: URLSearchParams;
  figure: Figure;
  onClose: () => void;
}

/** The orders of a figure, with links to their history; the longest waiting first, otherwise the newest. */
export function ProcessOrders({ query, figure, onClose }: Props) {
  const { t } = useTranslation(['audit', 'common']);
  const texts = useProcessTexts();
  const asked = new URLSearchParams(query);
  for (const [name, value] of Object.entries(figure)) asked.set(name, value);
  asked.set('sort', ['waiting', 'paidLate', 'outliers'].includes(figure.behind) ? '-time' : '-at');
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useWalkedOrders(asked);
  const orders = data?.pages.flatMap(({ items }) => items) ?? [];
  const count = data?.pages[0]?.total ?? 0;
  return (
    <ModalSheet opened onClose={onClose} title={texts.figure(figure)} width={640}>
      {isPending ? <TextSkeleton lines={6} label={t('common:table.loading')} /> : null}
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {data ? <p className="lead">{t('audit:process.orders', { count, figure: texts.count(count) })}</p> : null}
      <ul className={styles.orders}>
        {orders.map((order) => (
          <OrderLine key={order._id} order={order} waits={figure.behind === 'waiting'} />
        ))}
      </ul>
      {hasNextPage ? (
        <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('audit:process.more')}
        </Button>
      ) : null}
    </ModalSheet>
  );
}

function OrderLine({ order, waits }: { order: WalkedOrder; waits: boolean }) {
  const texts = useProcessTexts();
  const language = useLanguage();
  const { times, seconds, days, manager } = order;
  return (
    <li>
      <Link to={`/admin/order?id=${order._id}&tab=history`} className="num nowrap">
        {order.number}
      </Link>
      <StatusBadge small status={order.status} />
      <span className="min-w-0">
        {order.service.name}, {order.country.name}
        <small className="dim">
          {[
            manager?.name,
            formatTime(order.at, 'date', language),
            times !== null && times > 1 ? texts.t('process.times', { count: times, figure: texts.count(times) }) : null,
          ]
            .filter(Boolean)
            .join(' · ')}
        </small>
      </span>
      {seconds === null ? (
        <span />
      ) : (
        <b className="num nowrap">
          {days !== null
            ? texts.t('process.days', { count: days, figure: texts.count(days) })
            : waits
              ? texts.t('process.waits', { span: texts.span(seconds) })
              : texts.span(seconds)}
        </b>
      )}
    </li>
  );
}
