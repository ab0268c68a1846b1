import { ActionIcon, Button, SegmentedControl } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderState } from '#machines/order/state';
import { formatTime } from '../../../lib/format.js';
import { useLanguage } from '../../../lib/use-language.js';
import { ExactTime } from '../../../ui/exact-time.js';
import type { OrderHistory } from '../api/wire.js';
import { EventSource } from './event-source.js';
import { useTextContext } from './event-sentence.js';
import { sentenceOf } from './event-text.js';
import { JumpToDate } from './jump-to-date.js';
import styles from './scrubber.module.css';
import { SnapshotThen } from './snapshot-then.js';
import type { Moment } from './use-moment.js';

interface Props {
  history: OrderHistory;
  /** order after each event */
  states: readonly OrderState[];
  /** selected event, from 1 */
  at: number;
  moment: Moment;
  onChange: (change: Partial<Moment>) => void;
}

/** A slider over the events, with the order at any of them and what each role could do. */
export function Scrubber({ history, states, at, moment, onChange: change }: Props) {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const context = useTextContext();
  const { items } = history;
  const isNow = moment.at === null;
  useEffect(() => {
    document.documentElement.toggleAttribute('data-moment', !isNow);
    return () => document.documentElement.removeAttribute('data-moment');
  }, [isNow]);
  const count = items.length;
  const event = items[at - 1];
  const state = states[at - 1];
  if (!event || !state) return null;
  const onChange = (next: number) => change({ at: next === count ? null : next });
  const place = count === 1 ? 100 : ((at - 1) / (count - 1)) * 100;
  const shown = moment.side === 'before' ? states[at - 2] : state;
  return (
    <div className={`sunken ${styles.scrub}`}>
      <div className={`cluster gap-2 ${styles.title}`}>
        <b className="strong">{t(isNow ? 'history.asAt' : `history.as.${moment.side}`, { index: at })}</b>
        <span>
          <ExactTime at={event.at} />
        </span>
        <span className={`flex gap-1 push ${styles.buttons}`}>
          <ActionIcon
            variant="default"
            size={30}
            aria-label={t('history.before', { index: at - 1 })}
            disabled={at === 1}
            onClick={() => onChange(at - 1)}
          >
            <IconChevronLeft size={16} stroke={1.75} aria-hidden="true" />
          </ActionIcon>
          <ActionIcon
            variant="default"
            size={30}
            aria-label={t('history.before', { index: at + 1 })}
            disabled={at === count}
            onClick={() => onChange(at + 1)}
          >
            <IconChevronRight size={16} stroke={1.75} aria-hidden="true" />
          </ActionIcon>
          <Button size="xs" disabled={isNow} onClick={() => change({ at: null })}>
            {t('history.toNow')}
          </Button>
        </span>
      </div>
      <div className={`relative ${styles.rail}`}>
        <span className={styles.line} />
        <span className={styles.past} style={{ width: `${place}%` }} />
        <ol className="cover justify-between" aria-hidden="true">
          {items.map((one, index) => (
            <li key={one.version} data-moves={'to' in one.data || undefined} data-passed={index < at || undefined} />
          ))}
        </ol>
        <span className={`circle ${styles.thumb}`} style={{ left: `${place}%` }} />
        <input
          className="cover full"
          type="range"
          min={1}
          max={count}
          value={at}
          aria-label={t('history.slider')}
          aria-valuetext={t('history.sliderText', {
            index: at,
            count,
            time: formatTime(event.at, 'full', language),
            sentence: sentenceOf(event, context),
          })}
          onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
        />
      </div>
      <div className="between tiny dim gap-3 mt-half">
        <span>{t('history.first', { date: formatTime(items[0]?.at ?? event.at, 'day', language) })}</span>
        <span className="wide-only">{t('history.tall')}</span>
        <span>{t('history.last', { count })}</span>
      </div>
      <JumpToDate items={items} onChange={(next) => change({ at: next, side: 'after' })} />
      {isNow ? null : (
        <div className="stack gap-2 mt-3">
          <p>{sentenceOf(event, context)}</p>
          <EventSource version={event.version} />
          <SegmentedControl
            size="xs"
            className={styles.side}
            aria-label={t('history.side')}
            data={(['before', 'after'] as const).map((value) => ({ value, label: t(`history.sides.${value}`) }))}
            value={moment.side}
            onChange={(value) => change({ side: value === 'before' ? 'before' : 'after' })}
          />
          {shown ? (
            <SnapshotThen
              state={shown}
              before={moment.side === 'before' ? null : (states[at - 2] ?? null)}
              role={moment.role}
              onRole={(role) => change({ role })}
            />
          ) : (
            <p className="muted">{t('history.notYet')}</p>
          )}
        </div>
      )}
    </div>
  );
}
