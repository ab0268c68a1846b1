import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.js';
import { catalogueKey } from '../../lib/catalogue-queries.js';
import { telHref } from '../../lib/phone.js';
import { useLanguage } from '../../lib/use-language.js';
import { hoursText } from '../../lib/working-hours.js';
import styles from './contact-line.module.css';

const anHour = 3_600_000;

/** Phone, email and hours from the settings of the site, at the foot of clients' and partners' pages. */
export function ContactLine() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { data } = useQuery({
    queryKey: [catalogueKey, 'site'],
    queryFn: ({ signal }) => call('GET', '/settings/site', { signal }),
    staleTime: anHour,
  });
  if (!data || (data.phone === '' && data.email === '')) return null;
  const { phone, email, workingHours } = data;
  return (
    <footer className={`wrap-line small muted rule-top ${styles.line}`}>
      <b className="ink">{t('contact')}</b>
      {phone ? <a href={telHref(phone)}>{phone}</a> : null}
      {email ? <a href={`mailto:${email}`}>{email}</a> : null}
      <span>{hoursText(workingHours, language)}</span>
    </footer>
  );
}
