import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type DayRow, type DayRowName, dayRows } from '#machines/access/my-day';
import type { Actor } from '#machines/kernel/people';
import { formatDay } from '../../lib/format.js';
import { useOfficeDay } from '../../lib/office-day.js';
import { useLanguage } from '../../lib/use-language.js';
import { CountMark } from '../../ui/count-mark.js';
import { ErrorState } from '../../ui/states.js';
import styles from './my-day.module.css';
import { type Area, countText, type CountedRow, listOf, thingOf, useMyDay } from './use-my-day.js';

/** Above the landing of staff and partners: counts of waiting items with links to their lists, and the first item. */
export function MyDay({ actor, area, place }: { actor: Actor; area: Area; place: ReactNode }) {
  const { t } = useTranslation('orders');
  const { data, error, refetch } = useMyDay();
  if (error && !data) return <ErrorState error={error} title={t('day.failed')} onRetry={() => void refetch()} />;
  if (!data) return place;
  const counted = new Map(data.rows.map((one) => [one.row, one]));
  return (
    <section className={styles.strip} aria-label={t('day.title')}>
      <ul>
        {dayRows(actor).map((row) => {
          const found = counted.get(row.name);
          return found ? <Tile key={row.name} row={row} found={found} area={area} /> : null;
        })}
      </ul>
    </section>
  );
}

function Tile({ row, found, area }: { row: DayRow; found: CountedRow; area: Area }) {
  const { t } = useTranslation('orders');
  const day = useDayText();
  const first = found.first[0];
  return (
    <li className={`surface ${styles.tile}`} data-none={found.count === 0 || undefined}>
      <Link className={`row ink ${styles.count}`} to={listOf(row, area)}>
        <b className="num">{countText(found)}</b>
        <span>{t(`day.rows.${row.name}`)}</span>
      </Link>
      {first ? (
        <Link className={`small muted nowrap ${styles.first}`} to={thingOf(row, first, area)} title={first.about ?? undefined}>
          <span className="medium ink">{first.title}</span> {day(first.by) || first.about}
        </Link>
      ) : (
        <span className={`small dim ${styles.first}`}>{t('day.none')}</span>
      )}
    </li>
  );
}

/** "by 3 Dec", or "was due 1 Dec" once it is past; empty without a day. */
export function useDayText(): (day: string | null) => string {
  const { t } = useTranslation('orders');
  const language = useLanguage();
  const today = useOfficeDay();
  return (day) => (day === null ? '' : t(day < today ? 'day.wasDue' : 'by', { date: formatDay(day, 'short', language) }));
}

/** A row's count at the entry of its list in the sidebar; renders nothing for 0 and for rows that the reader lacks. */
export function DayCount({ rows }: { rows: readonly DayRowName[] }) {
  const { t } = useTranslation('orders');
  const found = useMyDay().data?.rows.find(({ row }) => rows.includes(row));
  if (!found || found.count === 0) return null;
  const count = countText(found);
  return <CountMark count={count} label={`${t(`day.rows.${found.row}`)}: ${count}`} />;
}
