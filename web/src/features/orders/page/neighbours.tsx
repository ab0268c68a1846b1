import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { call } from '../../../api/call.js';
import { formatCount } from '../../../lib/format.js';
import { useKeys } from '../../../lib/keys.js';
import { useLanguage } from '../../../lib/use-language.js';
import { useAnnounce } from '../../../ui/announcer.js';
import { ordersList } from '../list/orders-list.js';
import { type FromList, listLeft, orderPath } from '../api/use-orders.js';
import { useOrderPage } from '../view-model/order-context.js';
import styles from './neighbours.module.css';

type Way = 'previous' | 'next';
const ways = ['previous', 'next'] as const;
const arrows = { previous: IconChevronLeft, next: IconChevronRight };
/** Keys that select the row above and below in the list. */
const keys = { previous: 'k', next: 'j' };

/** State of a link from one order to its neighbour. */
interface Moved extends FromList {
  moved: Way;
}

/** "5 of 86" and links to the neighbouring orders of the list; renders nothing if the order was opened elsewhere. */
export function Neighbours() {
  const { state } = useLocation();
  const list = listLeft(state);
  return list === undefined ? null : <Known list={list} moved={movedBy(state)} />;
}

function Known({ list, moved }: { list: string; moved: Way | undefined }) {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const announce = useAnnounce();
  const { order, audience } = useOrderPage();
  const place = useNeighbours(order._id, list);
  const links = useRef<HTMLDivElement>(null);
  const area = audience === 'staff' ? 'admin' : 'personal';
  const to = (way: Way) => (place?.[way] ? orderPath(area, place[way]._id) : undefined);
  const linkOf = (way: Way) => links.current?.querySelector<HTMLElement>(`[data-way="${way}"]`);
  // Pressed like the link itself, which is marked until its order is there.
  const go = (way: Way) => linkOf(way)?.click();
  // A key pressed before the neighbours are known waits for them.
  const early = useRef<Way>(undefined);
  const press = (way: Way) => {
    if (place) go(way);
    else early.current = way;
  };
  useKeys(
    'order',
    ways.filter((way) => !place || place[way]).map((way) => ({ keys: keys[way], does: t(way), run: () => press(way) })),
  );
  const position =
    place?.position == null
      ? null
      : t('position', {
          position: formatCount(place.position, language),
          total: `${formatCount(place.total, language)}${place.totalIsExact ? '' : '+'}`,
        });
  // The page of the order before is gone, and with it what had the focus.
  const arrive = useEffectEvent(() => {
    if (early.current && to(early.current)) return go(early.current);
    if (moved === undefined || document.activeElement !== document.body) return;
    (linkOf(moved) ?? links.current?.querySelector<HTMLElement>('a'))?.focus({ preventScroll: true });
    announce([order.number, position].filter(Boolean).join(', '));
  });
  const isKnown = place !== undefined;
  useEffect(() => {
    if (isKnown) arrive();
  }, [isKnown]);
  return (
    <div className={`row ${styles.neighbours}`} ref={links} role="group" aria-label={t('neighbours')}>
      <span className={`dim text-sm ${styles.position}`}>{position}</span>
      {ways.map((way) => {
        const Arrow = arrows[way];
        const path = to(way);
        const icon = <Arrow size={18} stroke={1.75} aria-hidden="true" />;
        return path ? (
          <Link
            key={way}
            className={`icon-button muted rounded-sm ${styles.way}`}
            data-way={way}
            to={path}
            state={{ list, moved: way } satisfies Moved}
            aria-label={`${t(way)}, ${place?.[way]?.number ?? ''}`}
          >
            {icon}
          </Link>
        ) : (
          <span key={way} className={`icon-button muted rounded-sm ${styles.way}`} aria-hidden="true">
            {icon}
          </span>
        );
      })}
    </div>
  );
}

/** Neighbours of an order, by the list's query. */
function useNeighbours(id: string, list: string) {
  const query = ordersList.toExportQuery(ordersList.parse(new URLSearchParams(list)));
  const { data } = useQuery({
    queryKey: ['orders', 'neighbours', id, query.toString()],
    queryFn: ({ signal }) => call('GET', '/orders/{id}/neighbours', { path: { id }, query, signal }),
  });
  return data;
}

function movedBy(state: unknown): Way | undefined {
  if (state === null || typeof state !== 'object' || !('moved' in state)) return undefined;
  return ways.find((way) => way === state.moved);
}
