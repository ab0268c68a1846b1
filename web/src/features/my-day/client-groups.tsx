import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type DayRow, dayRows } from '#machines/access/my-day';
import { fromText } from '#machines/kernel/money';
import type { Actor } from '#machines/kernel/people';
import { formatMinor } from '../../lib/format.js';
import { useLanguage } from '../../lib/use-language.js';
import { ShareBar } from '../../ui/share-bar.js';
import { useDayText } from './my-day.js';
import styles from './my-day.module.css';
import { countText, type CountedRow, type DayThing, listOf, thingOf, useMyDay } from './use-my-day.js';

type Card = NonNullable<DayThing['card']>;

interface Props {
  actor: Actor;
  /** called when the size of the content is known */
  onReady: () => void;
  /** content below the groups, and whether their size is known */
  children: ReactNode;
  isComplete: boolean;
}

/** The client's start page: a card for each waiting order, and orders in progress. */
export function ClientGroups({ actor, onReady, children, isComplete }: Props) {
  const { data, isPending } = useMyDay();
  const isReady = isComplete && !isPending;
  useEffect(() => {
    if (isReady) onReady();
  }, [isReady, onReady]);
  if (!isReady) return null;
  const counted = new Map(data?.rows.map((one) => [one.row, one]));
  const groups = dayRows(actor).flatMap((row) => {
    const found = counted.get(row.name);
    return row.list === 'orders' && found ? [{ row, found }] : [];
  });
  // Who has no open order reads of the list below how to begin.
  const isEmpty = groups.every(({ found }) => found.count === 0);
  return (
    <>
      {isEmpty ? null : groups.map(({ row, found }) => <Group key={row.name} row={row} found={found} />)}
      {children}
    </>
  );
}

function Group({ row, found }: { row: DayRow; found: CountedRow }) {
  const { t } = useTranslation('orders');
  const isYours = row.name === 'waitsForClient';
  if (!isYours && found.count === 0) return null;
  return (
    <section className={styles.group} aria-labelledby={row.name}>
      <h2 className="large" id={row.name}>
        {t(`day.rows.${row.name}`)} <span className="dim num">({countText(found)})</span>
      </h2>
      {found.count === 0 ? <p className="muted">{t('day.nothingForYou')}</p> : null}
      <ul className={styles.cards}>
        {found.first.map((thing) => (
          <li key={thing._id} className={`surface raised ${styles.card}`} data-yours={isYours || undefined}>
            <OrderCard row={row} thing={thing} isYours={isYours} />
          </li>
        ))}
      </ul>
      {found.count > found.first.length ? (
        <Link className="small medium" to={listOf(row, 'personal')}>
          {t('day.all', { count: found.count })}
        </Link>
      ) : null}
    </section>
  );
}

function OrderCard({ row, thing, isYours }: { row: DayRow; thing: DayThing; isYours: boolean }) {
  const { t } = useTranslation('orders');
  const day = useDayText();
  const what = useWhat();
  const { card, title, about, by } = thing;
  if (!card) return null;
  const { stepsDone, stepsAll, worker } = card;
  return (
    <>
      <p className="small dim">
        <span className="num">{title}</span> {about}
      </p>
      <h3>
        <Link className="ink" to={thingOf(row, thing, 'personal')}>
          {what(card)}
        </Link>
      </h3>
      {isYours && card.detailsMissing && card.next !== 'giveDetails' ? <p className="small muted">{t('day.andDetails')}</p> : null}
      {!isYours && stepsAll > 0 ? (
        <p className={`small muted ${styles.steps}`}>
          <ShareBar percent={(100 * stepsDone) / stepsAll} label={t('day.stepsLabel')} />
          {t('day.steps', { done: stepsDone, count: stepsAll })}
        </p>
      ) : null}
      <p className="small muted">
        {[isYours ? '' : (worker ?? ''), day(by)].filter((part) => part !== '').join(', ') || t(isYours ? 'day.noDay' : 'day.noWorker')}
      </p>
    </>
  );
}

/** The next step as on the order's page; for documents, their number. */
function useWhat(): (card: Card) => string {
  const { t } = useTranslation(['orders', 'machine']);
  const language = useLanguage();
  return ({ next, amount, documents }) => {
    if (next === 'provideDocuments') return t('orders:day.documents', { count: documents });
    const sum = amount === null ? '' : formatMinor(fromText(amount.amount, amount.currency) ?? 0, amount.currency, language);
    return t(`machine:next.client.${next}`, { amount: sum });
  };
}
