import { isLanguage } from '#machines/kernel/languages';
import { contentText } from '#machines/kernel/content-language';
import { useTranslation } from 'react-i18next';
import { languageName } from '../../lib/format.js';
import { useLanguage } from '../../lib/use-language.js';
import { FlagName } from '../../ui/flag.js';
import { Quoted } from '../../ui/quoted.js';
import styles from './leads.module.css';
import { Facts } from '../../ui/facts.js';
import { Section } from './section.js';
import type { Lead } from './use-leads.js';

/** The label of a field of our forms; names of other fields are shown as they are. */
const named = (names: Readonly<Record<string, string>>, key: string): string => names[key] ?? key;

/** What the visitor asked for: choices in the form, and free text. */
export function LeadWish({ lead }: { lead: Lead }) {
  const { t } = useTranslation('leads');
  const language = useLanguage();
  const { country, service, answers, message, leadFields } = lead;
  const options = answers?.options;
  const textOf = (key: string, value: string): string => {
    if (key === 'page') return named(t('page.seenPages', { returnObjects: true }), value);
    if (key === 'callLanguage') return isLanguage(value) ? languageName(value, language) : value;
    return key === 'step' ? named(t('page.steps', { returnObjects: true }), value) : value;
  };
  const list = (codes: readonly string[] | undefined) => (codes?.length ? codes.join(', ') : null);
  const chosen: [string, string | number | null | undefined][] = [
    [t('page.service'), contentText(service?.title, language)],
    [t('page.legalForm'), answers?.legalForm],
    [t('page.employeesAmount'), options?.employeesAmount],
    [t('page.registrationPeriod'), options?.registrationPeriod],
    [t('page.director'), options?.director],
    [t('page.directorCompany'), list(options?.directorCompany)],
    [t('page.activityAreas'), list(options?.activityAreas)],
    ...Object.entries(leadFields).map(([key, value]): [string, string] => [
      named(t('page.seen', { returnObjects: true }), key),
      textOf(key, value),
    ]),
  ];
  const empty = !country && !message && chosen.every(([, value]) => value === null || value === undefined || value === '');
  return (
    <Section title={t('page.wish')}>
      {empty ? <p className="muted">{t('page.noWish')}</p> : null}
      <Facts
        lines={[
          [t('page.country'), country ? <FlagName code={country.code} name={contentText(country.name, language)} /> : null],
          ...chosen,
        ]}
      />
      {message ? (
        <blockquote className={styles.message}>
          <p className="breakable preformatted">
            <Quoted text={message} />
          </p>
        </blockquote>
      ) : null}
    </Section>
  );
}
