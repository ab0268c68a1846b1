import { IconCash, IconChecks, IconCircleCheck, IconCircleX, IconClock, IconLock, type Icon } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { en } from '#machines/payoff/texts/en';
import { ru } from '#machines/payoff/texts/ru';
import { formatTime } from '../../lib/format.js';
import { useLanguage } from '../../lib/use-language.js';
import { Badge } from '../../ui/badge.js';
import type { Payoff } from './use-payoffs.js';

const icons: Record<Payoff['state'], Icon> = {
  accrued: IconClock,
  held: IconLock,
  payable: IconCash,
  approved: IconCircleCheck,
  paid: IconChecks,
  reversed: IconCircleX,
};

/** The machine's own words for payoffs, in the reader's language. */
export const usePayoffWords = () => ({ ru, en })[useLanguage()];

/** Where a payoff stands: the machine's colour and words, our icon. What is held says until when. */
export function PayoffState({ state, badge, heldUntil }: Pick<Payoff, 'state' | 'badge' | 'heldUntil'>) {
  const { t } = useTranslation('payoffs');
  const language = useLanguage();
  const words = usePayoffWords();
  const label = heldUntil ? t('heldUntil', { day: formatTime(heldUntil, 'day', language) }) : words.status[state];
  return <Badge colour={badge} icon={icons[state]} label={label} />;
}
