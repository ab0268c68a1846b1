import { IconPhoneCall, IconPhoneOff, IconPhonePause, type Icon } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { CallOutcome } from '#machines/lead/state';
import { formatTime } from '../../lib/format.js';
import { useLanguage } from '../../lib/use-language.js';
import { useLeadTexts } from './lead-texts.js';
import { Quoted } from '../../ui/quoted.js';
import styles from './leads.module.css';
import { Section } from './section.js';
import type { Lead } from './use-leads.js';

const icons: Record<CallOutcome, Icon> = { reached: IconPhoneCall, notReached: IconPhoneOff, callLater: IconPhonePause };

/** All calls, the last one first, and why the lead was closed. */
export function LeadCalls({ lead: { calls, lost } }: { lead: Lead }) {
  const { t } = useTranslation('leads');
  const language = useLanguage();
  const texts = useLeadTexts();
  return (
    <Section title={t('page.calls')}>
      {calls.length === 0 ? <p className="muted">{t('page.noCalls')}</p> : null}
      <ul className={styles.calls}>
        {[...calls].reverse().map((call) => {
          const Glyph = icons[call.outcome];
          return (
            <li className="stack rule-bottom" key={call.at}>
              <Glyph size={18} stroke={1.75} aria-hidden="true" />
              <div>
                <b>{texts.outcome[call.outcome]}</b>
                {call.callAgainAt ? `. ${t('page.callAgain', { at: formatTime(call.callAgainAt, 'moment', language) })}` : null}
                {call.note ? (
                  <p className="muted breakable preformatted">
                    <Quoted text={call.note} />
                  </p>
                ) : null}
              </div>
              <small>
                {call.by?.name} <time dateTime={call.at}>{formatTime(call.at, 'moment', language)}</time>
              </small>
            </li>
          );
        })}
      </ul>
      {lost ? (
        <p className={`well mt-2 grid ${styles.lost}`}>
          <b>{t('page.lost', { reason: texts.reason[lost.reason] })}</b>
          {lost.note ? (
            <span className="muted breakable preformatted">
              <Quoted text={lost.note} />
            </span>
          ) : null}
        </p>
      ) : null}
    </Section>
  );
}
