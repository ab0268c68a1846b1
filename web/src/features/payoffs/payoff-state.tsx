import { IconCash, IconChecks, IconCircleCheck, IconCircleX, IconClock, IconLock, type Icon } from '@tabler/icons-react';
import { en } from '#machines/payoff/texts/en';
import { ru } from '#machines/payoff/texts/ru';
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

/** Where a payoff stands: the machine's colour and words, our icon. */
export function PayoffState({ state, badge }: Pick<Payoff, 'state' | 'badge'>) {
  const words = usePayoffWords();
  return <Badge colour={badge} icon={icons[state]} label={words.status[state]} />;
}
