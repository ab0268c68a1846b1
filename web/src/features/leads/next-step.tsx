import { IconArrowRight, IconClock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../lib/format.js';
import { useLanguage } from '../../lib/use-language.js';
import { isDue, spanOf } from './lead-times.js';
import styles from './leads.module.css';
import type { Lead } from './use-leads.js';

/** The next step and its time, in one sentence. */
export function NextStep({ lead }: { lead: Lead }) {
  const text = useNextText(lead);
  const waits = lead.callAgainAt !== null || ((lead.state === 'new' || lead.state === 'taken') && lead.slot?.held === true);
  const Glyph = waits ? IconClock : IconArrowRight;
  return (
    <p className={`row sunken medium mt-4 ${styles.next}`} data-open={lead.state !== 'won' && lead.state !== 'lost'}>
      <Glyph size={20} stroke={1.75} aria-hidden="true" />
      <span>{text}</span>
    </p>
  );
}

function useNextText({ state, slot, callAgainAt, order }: Lead): string {
  const { t } = useTranslation('leads');
  const language = useLanguage();
  if (callAgainAt !== null) {
    const at = formatTime(callAgainAt, 'moment', language);
    return isDue(callAgainAt, new Date()) ? t('next.callOverdue', { at }) : t('next.callAgain', { at });
  }
  const booked = slot?.held && !isDue(slot.end, new Date()) ? spanOf(slot, language) : null;
  if (booked && state === 'new') return t('next.consultation', { at: booked });
  if (booked && state === 'taken') return t('next.consultationTaken', { at: booked });
  if (state === 'won' && order) return t('next.wonOrder');
  return t(`next.${state}`);
}
