import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Leaving } from '#machines/order/facts';
import { dueDayText } from '../../../lib/days.js';
import { formatMinor, formatTime } from '../../../lib/format.js';
import { useLanguage } from '../../../lib/use-language.js';
import { useOrderPage } from '../view-model/order-context.js';
import styles from './order-facts.module.css';

/** The refund if a running order stops now: one line, which opens to figures and reasons. Renders nothing for readers without payments. */
export function LeavingPrice() {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const { order, audience, facts } = useOrderPage();
  const { leaving, money } = facts;
  const endsOn = order.withdrawal?.endsOn ?? null;
  if (!leaving || !money) return null;
  const sum = (amount: number) => formatMinor(amount, order.price.currency, language);
  const { back, disputed, kept, reserved, announced, stepsDone, stepsAll, reason, way } = leaving;
  if (reason === 'accepted') return <p className={`small muted ${styles.small}`}>{t('leaving.accepted')}</p>;
  const side = audience === 'client' ? 'client' : 'staff';
  const what = back > 0 ? 'back' : money.paid > reserved ? 'nothing' : 'free';
  const why = reason === 'right' || reason === 'noSteps' ? reason : stepsDone === 0 ? 'noneDone' : 'shares';
  const lines = [
    { label: t('money.paid'), amount: money.paid },
    { label: t('leaving.kept', { done: stepsDone, all: stepsAll }), amount: -kept },
    ...(reserved > 0 ? [{ label: t('leaving.reserved'), amount: -reserved }] : []),
    { label: t('money.toReturn'), amount: back },
  ];
  const notes = [
    t(`leaving.${why}`),
    kept > money.paid - reserved ? t('leaving.notDue') : '',
    announced > 0 ? t('leaving.announced', { amount: sum(announced) }) : '',
    way === 'withdraw' && side === 'client'
      ? t('leaving.until', { date: endsOn === null ? '' : dueDayText(endsOn, language), context: endsOn === null ? 'open' : undefined })
      : '',
  ];
  return (
    <>
      <details className={`fold small ${styles.small}`}>
        <summary>
          {t(`leaving.${side}.${what}`, {
            amount: sum(back),
            later: sum(disputed),
            context: disputed === 0 ? undefined : disputed < back ? 'partLater' : 'later',
          })}
          <IconChevronDown size={16} stroke={1.75} aria-hidden="true" />
        </summary>
        <dl className={`num mt-2 ${styles.lines}`}>
          {lines.map(({ label, amount }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{sum(amount)}</dd>
            </div>
          ))}
        </dl>
        <p className="muted mt-2">
          {notes.filter(Boolean).join(' ')}{' '}
          <a href={`/${language}/refunds`} target="_blank">
            {t('leaving.rules')}
          </a>
        </p>
      </details>
      {side === 'client' ? <WayOut way={way} /> : null}
    </>
  );
}

/** The first of the two steps to leave an order, or the state of the client's request. */
function WayOut({ way }: { way: Leaving['way'] }) {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const { order, permissions, open } = useOrderPage();
  const { cancellation } = order;
  if (way === 'asked') {
    const date = cancellation ? formatTime(cancellation.at, 'date', language) : '';
    return <p className={`small ${styles.small}`}>{t('leaving.asked', { date })}</p>;
  }
  const dialog = way === 'withdraw' && permissions.can('declareWithdrawal') ? 'withdraw' : way === 'ask' ? 'askToCancel' : null;
  if (dialog === null || (dialog === 'askToCancel' && !permissions.can('requestCancellation'))) return null;
  return (
    <div className={`small ${styles.small}`}>
      {cancellation?.answer ? <p>{t('leaving.answered', { answer: cancellation.answer })}</p> : null}
      <button type="button" className="link" aria-haspopup="dialog" onClick={() => open({ kind: dialog })}>
        {t(`leaving.${dialog}`)}
      </button>
    </div>
  );
}
