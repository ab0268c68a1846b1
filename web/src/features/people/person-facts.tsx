import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import { formatTime } from '../../lib/format.js';
import { useLanguage } from '../../lib/use-language.js';
import { DateText } from '../../ui/date-text.js';
import { Flag } from '../../ui/flag.js';
import { PhoneLink } from '../../ui/phone-link.js';
import { UnconfirmedBadge } from '../../ui/unconfirmed-badge.js';
import styles from './people.module.css';
import { isUnconfirmed, type Person } from './wire.js';

/** What is known about a person, as a ruled list; what is not known is left out. */
export function PersonFacts({ person }: { person: Person }) {
  const { t } = useTranslation(['people', 'common']);
  const language = useLanguage();
  const { email, phone, country, birthday, department } = person;
  const fact = (name: string, value: ReactNode) =>
    value ? (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ) : null;
  return (
    <dl className={styles.facts}>
      {fact(t('people:facts.role'), t(`common:roles.${person.role}`))}
      {fact(t('people:facts.department'), department ? t(`common:departments.${department}`) : null)}
      {fact(t('people:facts.company'), person.partnerCompanyName)}
      {fact(
        t('people:facts.email'),
        email ? (
          <>
            <MailLink email={email} />
            {isUnconfirmed(person) ? (
              <UnconfirmedBadge label={t('people:unconfirmed')} />
            ) : (
              <small>{t(person.emailConfirmed ? 'people:facts.confirmed' : 'people:facts.unconfirmed')}</small>
            )}
          </>
        ) : null,
      )}
      {fact(t('people:facts.phone'), phone ? <PhoneLink phone={phone} /> : null)}
      {fact(
        t('people:facts.country'),
        country ? (
          <span className={styles.country}>
            <Flag code={country.code} />
            {country.name[language]}
          </span>
        ) : null,
      )}
      {fact(t('people:facts.birthday'), birthday ? formatTime(`${birthday}T12:00:00`, 'date', language) : null)}
      {fact(t('people:facts.language'), person.status === 'erased' ? null : t(`common:language.${person.language}`))}
      {fact(t('people:facts.joined'), <DateText at={person.createdAt} />)}
    </dl>
  );
}

/* A long address breaks before its host, not anywhere. */
function MailLink({ email }: { email: string }) {
  const at = email.lastIndexOf('@');
  return (
    <a href={`mailto:${email}`}>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </a>
  );
}
