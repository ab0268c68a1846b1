import { IconBriefcase, IconCalendar, IconListCheck, IconPhone, type Icon } from '@tabler/icons-react';
import type { LeadKind } from '#machines/lead/state';
import { texts } from '#machines/lead/texts/all';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../lib/use-language.js';
import { leadIcons } from '../../ui/badge-looks.js';
import { Badge } from '../../ui/badge.js';
import type { Lead, LeadOperation } from './use-leads.js';

/** The machine's texts for leads, in the reader's language. */
export const useLeadTexts = () => texts[useLanguage()];

/** The machine's colour and label with our icon. */
export function LeadBadge({ state, badge, small = false }: Pick<Lead, 'state' | 'badge'> & { small?: boolean }) {
  const texts = useLeadTexts();
  return <Badge colour={badge} icon={leadIcons[state]} label={texts.state[state]} small={small} />;
}

/** Icon of a lead by the form that it came from. */
export const kindIcons: Record<LeadKind, Icon> = {
  call: IconPhone,
  steps: IconListCheck,
  offer: IconBriefcase,
  consultation: IconCalendar,
};

/** Returns the label of an operation: the one of the machine's texts, which lack `order`. */
export function useOperationLabel(): (operation: LeadOperation) => string {
  const { t } = useTranslation('leads');
  const texts = useLeadTexts();
  return (operation) => (operation === 'order' ? t('operations.orderLabel') : texts.operation[operation]);
}
