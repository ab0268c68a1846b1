import { useTranslation } from 'react-i18next';
import { nameFor } from '#libs/kernel/person-name';
import { nextStepOf } from '#machines/order/next-step';
import { isFinal } from '#machines/order/statuses';
import { promisedDay } from '../../../lib/days.js';
import { formatDay, formatMinor, formatTime } from '../../../lib/format.js';
import { useOfficeDay } from '../../../lib/office-day.js';
import { useMe } from '../../../lib/session/session.js';
import { useLanguage } from '../../../lib/use-language.js';
import { PersonAvatar } from '../../../ui/person-avatar.js';
import { useOrderWords } from '../view-model/order-words.js';
import type { OrderResource } from '../api/wire.js';
import { useNextDetail } from '../view-model/next-detail.js';
import styles from './now-card.module.css';
import { useOrderPage } from '../view-model/order-context.js';
import { turnOf } from '../view-model/turn.js';
import { useSpan } from './use-span.js';
import { workingDaysBetween } from '../view-model/working-days.js';

interface Props {
  now: number;
}

/** Who acts now and for how long, what comes next, and when it should be finished: the first thing read. */
export function NowCard({ now }: Props) {
  const { t } = useTranslation('order');
  const { order, audience } = useOrderPage();
  const words = useOrderWords();
  const detail = useNextDetail();
  const language = useLanguage();
  const { next, amount } = nextStepOf(order.machine);
  return (
    <dl className={`figures mt-4 narrow-stack ${styles.now}`}>
      <div>
        <dt>{t('now.acts')}</dt>
        <ActsNow now={now} />
      </div>
      <div>
        <dt>{t('now.next')}</dt>
        <dd>
          {words.nextAction(next, audience, formatMinor(amount, order.machine.facts.currency, language))}
          {detail ? <small>{detail}</small> : null}
        </dd>
      </div>
      <div>
        <dt>{t(isFinal(order.status) ? 'now.ended' : 'now.expected')}</dt>
        <Expected now={now} />
      </div>
    </dl>
  );
}

function ActsNow({ now }: Props) {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const span = useSpan();
  const { order, reader } = useOrderPage();
  const me = useMe();
  const turn = turnOf(order, reader);
  const since = order.statusSince;
  if (turn.who === 'nobody') return <dd>{t('now.who.nobody')}</dd>;
  const name = turn.name ?? t(`now.who.${turn.who}`);
  const face = turn.you && me ? nameFor(me, language) : turn.name;
  const lasts = t('now.for', { duration: span.long(now - Date.parse(since)), time: formatTime(since, 'moment', language) });
  return (
    <dd className="row gap-loose">
      {face === null ? null : <PersonAvatar name={face} size="block" accent={turn.you} />}
      <span>
        {turn.you ? t('now.youAs', { role: t(`now.role.${turn.who === 'payment' ? 'staff' : turn.who}`) }) : name}
        <small>
          {turn.you || turn.name === null ? lasts : `${t(`now.who.${turn.who}`)}, ${lasts}`}
          {turn.who === 'staff' && turn.name === null ? `. ${t('now.noManager')}` : ''}
        </small>
      </span>
    </dd>
  );
}

function Expected({ now }: Props) {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const { order, permissions, open } = useOrderPage();
  const today = useOfficeDay(now);
  if (isFinal(order.status)) return <dd>{formatTime(order.statusSince, 'date', language)}</dd>;
  const { dueAt, waiting } = order;
  const waitingWords = (wait: OrderResource['waiting']): string => {
    if (wait === null) return t('now.delivered');
    if (nextStepOf(order.machine).next === 'awaitProvider') return t('now.afterProvider');
    return wait.daysLeft === 0 ? t('now.afterClient.atOnce') : t(`now.afterClient.${wait.unit}`, { count: wait.daysLeft });
  };
  const day = dueAt === null ? null : promisedDay(dueAt);
  const left = day === null ? 0 : workingDaysBetween(today, day);
  const deadlineText =
    left > 0 ? t('now.workingDaysLeft', { count: left }) : left === 0 ? t('now.today') : t('now.overdue', { count: -left });
  return (
    <dd data-late={left < 0 || undefined}>
      {day === null ? waitingWords(waiting) : formatDay(day, 'date', language)}
      {permissions.can('setExpectedDate') ? (
        <button type="button" className={`link small ${styles.change}`} onClick={() => open({ kind: 'expectedDate' })}>
          {t('expected.change')}
        </button>
      ) : null}
      <small>
        {[day === null ? null : deadlineText, order.promised ? t('expected.because', { reason: order.promised.reason }) : null]
          .filter((part) => part !== null)
          .join('. ')}
      </small>
    </dd>
  );
}
