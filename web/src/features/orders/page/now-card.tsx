import { useTranslation } from 'react-i18next';
import { balance, prepaymentMissing } from '#machines/order/figures';
import { nextAction } from '#machines/order/standing';
import { isFinal } from '#machines/order/statuses';
import { formatMinor, formatTime } from '../../../lib/format.js';
import { useLanguage } from '../../../lib/use-language.js';
import { PersonAvatar } from '../../../ui/person-avatar.js';
import type { OrderResource } from '../api/wire.js';
import { useOrderWords } from './order-words.js';
import { useNextDetail } from './next-detail.js';
import styles from './now-card.module.css';
import { useOrderPage } from './order-context.js';
import { turnOf } from './turn.js';
import { useSpan } from './use-span.js';
import { workingDaysBetween } from './working-days.js';

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
  const action = nextAction(order.machine);
  const sum = action === 'payPrepayment' ? prepaymentMissing(order.machine.facts) : balance(order.machine);
  return (
    <dl className={styles.now}>
      <div>
        <dt>{t('now.acts')}</dt>
        <ActsNow now={now} />
      </div>
      <div>
        <dt>{t('now.next')}</dt>
        <dd>
          {words.nextAction(action, audience, formatMinor(sum, order.machine.facts.currency, language))}
          {detail ? <small>{detail}</small> : null}
        </dd>
      </div>
      <div>
        <dt>{t(isFinal(order.status) ? 'now.ended' : 'now.expected')}</dt>
        <Expected order={order} now={now} />
      </div>
    </dl>
  );
}

function ActsNow({ now }: Props) {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const span = useSpan();
  const { order, reader, audience } = useOrderPage();
  const turn = turnOf(order, reader, audience);
  const since = order.statusSince;
  if (turn.who === 'nobody') return <dd>{t('now.who.nobody')}</dd>;
  const name = turn.name ?? t(`now.who.${turn.who}`);
  const lasts = t('now.for', { duration: span.long(now - Date.parse(since)), time: formatTime(since, 'moment', language) });
  return (
    <dd className={styles.person}>
      <PersonAvatar name={name} size="block" accent={turn.you} />
      <span>
        {turn.you ? t('now.youAs', { role: t(`now.role.${turn.who}`) }) : name}
        <small>
          {turn.you || turn.name === null ? lasts : `${t(`now.who.${turn.who}`)}, ${lasts}`}
          {turn.who === 'staff' && turn.name === null ? `. ${t('now.noManager')}` : ''}
        </small>
      </span>
    </dd>
  );
}

/** The day the service's term ends, counted from placing, as the machine counts it. */
export const expectedAt = (order: OrderResource): Date => new Date(Date.parse(order.createdAt) + order.termDays * 86_400_000);

function Expected({ order, now }: Props & { order: OrderResource }) {
  const { t } = useTranslation('order');
  const language = useLanguage();
  if (isFinal(order.status)) return <dd>{formatTime(order.statusSince, 'date', language)}</dd>;
  const date = expectedAt(order);
  const left = workingDaysBetween(new Date(now), date);
  const told = left > 0 ? t('now.workingDaysLeft', { count: left }) : left === 0 ? t('now.today') : t('now.overdue', { count: -left });
  return (
    <dd>
      {formatTime(date.toISOString(), 'date', language)}
      <small>{told}</small>
    </dd>
  );
}
