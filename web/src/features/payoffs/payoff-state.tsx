import { useTranslation } from 'react-i18next';
import { texts } from '#machines/payoff/texts/all';
import { formatTime } from '../../lib/format.js';
import { useLanguage } from '../../lib/use-language.js';
import { payoffIcons, recoverLook } from '../../ui/badge-looks.js';
import { Badge } from '../../ui/badge.js';
import type { Payoff } from './use-payoffs.js';

/** The machine's texts for payoffs, in the reader's language. */
export const usePayoffTexts = () => texts[useLanguage()];

/** Whether more was paid out than is earned after a refund, so that nothing waits to be approved or paid. */
export const isToRecover = ({ due }: Pick<Payoff, 'due'>): boolean => due.amount.startsWith('-');

/** The machine's colour and label with our icon. A held payoff shows its end; an overpaid one is marked in any state. */
export function PayoffState(payoff: Pick<Payoff, 'state' | 'badge' | 'heldUntil' | 'due'>) {
  const { state, badge, heldUntil } = payoff;
  const { t } = useTranslation('payoffs');
  const language = useLanguage();
  const texts = usePayoffTexts();
  const label = heldUntil ? t('heldUntil', { day: formatTime(heldUntil, 'day', language) }) : texts.status[state];
  if (isToRecover(payoff)) return <Badge {...recoverLook} label={t('recover')} />;
  return <Badge colour={badge} icon={payoffIcons[state]} label={label} />;
}
