import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatMinor } from '../../../lib/format.js';
import { useLanguage } from '../../../lib/use-language.js';
import { useOrderPage } from '../view-model/order-context.js';
import styles from './order-facts.module.css';

/** What comes back if a running order stops now: one line, opened to its figures and reasons. Nothing for readers without the payments. */
export function LeavingPrice() {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const { order, audience, facts } = useOrderPage();
  const { leaving, money } = facts;
  if (!leaving || !money) return null;
  const sum = (amount: number) => formatMinor(amount, order.price.currency, language);
  const { back, disputed, kept, reserved, announced, stepsDone, stepsAll, reason } = leaving;
  if (reason === 'accepted') return <p className={`small muted ${styles.small}`}>{t('leaving.accepted')}</p>;
  const side = audience === 'client' ? 'client' : 'staff';
  const what = back > 0 ? 'back' : money.paid > reserved ? 'nothing' : 'free';
  const why = reason === 'noSteps' ? 'noSteps' : stepsDone === 0 ? 'noneDone' : 'shares';
  const lines = [
    { label: t('money.paid'), amount: money.paid },
    { label: t('leaving.kept', { done: stepsDone, all: stepsAll }), amount: -kept },
    ...(reserved > 0 ? [{ label: t('leaving.reserved'), amount: -reserved }] : []),
    { label: t('money.toReturn'), amount: back },
  ];
  const notes = [
    t(`leaving.${why}`),
    kept > money.paid - reserved ? t('leaving.notDue') : '',
    disputed > 0 ? t('leaving.disputed', { amount: sum(disputed) }) : '',
    announced > 0 ? t('leaving.announced', { amount: sum(announced) }) : '',
    side === 'client' && back > 0 ? t('client.cancelPaid') : '',
  ];
  return (
    <details className={`fold small ${styles.small}`}>
      <summary>
        {t(`leaving.${side}.${what}`, { amount: sum(back) })}
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
  );
}
