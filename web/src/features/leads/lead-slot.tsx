import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../lib/use-language.js';
import { spanOf, timeThere } from './lead-times.js';
import styles from './leads.module.css';
import { Section } from './section.js';
import type { Lead } from './use-leads.js';

/** A booked consultation in the reader's and the visitor's time zone. */
export function LeadSlot({ lead: { slot } }: { lead: Lead }) {
  const { t } = useTranslation('leads');
  const language = useLanguage();
  if (!slot) return null;
  return (
    <Section title={t('page.slot')}>
      <p className={`xl strong ${styles.slot}`} data-gone={slot.held ? undefined : true}>
        <time dateTime={slot.start}>{spanOf(slot, language)}</time>
      </p>
      {slot.held && slot.timeZone ? (
        <p className="muted">{t('page.slotTheirs', { time: timeThere(slot.start, slot.timeZone, language), zone: slot.timeZone })}</p>
      ) : null}
      {slot.held ? null : <p className="muted">{t('page.slotGone')}</p>}
    </Section>
  );
}
