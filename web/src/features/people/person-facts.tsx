import { ownName } from '#machines/kernel/format';
import { contentText } from '#machines/kernel/content-language';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatDay } from '../../lib/format.js';
import { personPath } from '../../lib/person-path.js';
import { useLanguage } from '../../lib/use-language.js';
import { DateText } from '../../ui/date-text.js';
import { Facts } from '../../ui/facts.js';
import { FlagName } from '../../ui/flag.js';
import { PhoneLink } from '../../ui/phone-link.js';
import { Notice } from '../../ui/notice.js';
import { UnconfirmedBadge } from '../../ui/state-badges.js';
import { useSummary } from './use-people.js';
import { isUnconfirmed, type Person } from './wire.js';

/** Facts of a person as a list, without unknown ones. */
export function PersonFacts({ person }: { person: Person }) {
  const { t } = useTranslation(['people', 'common']);
  const language = useLanguage();
  const { email, phone, country, birthday, department } = person;
  const bounce = useSummary(person._id).data?.mailBounce;
  return (
    <Facts
      lines={[
        [t('people:facts.role'), t(`common:roles.${person.role}`)],
        [t('people:facts.department'), department ? t(`common:departments.${department}`) : null],
        [t('people:facts.latinName'), [person.latinFirstName, person.latinLastName].filter(Boolean).join(' ') || null],
        [t('people:facts.company'), person.partnerCompanyName],
        [
          t('people:facts.email'),
          email ? (
            <>
              <MailLink email={email} />
              {isUnconfirmed(person) ? (
                <UnconfirmedBadge label={t('people:unconfirmed')} />
              ) : (
                <small className="caption">{t(person.emailConfirmed ? 'people:facts.confirmed' : 'people:facts.unconfirmed')}</small>
              )}
              {bounce ? <Bounce {...bounce} /> : null}
              {person.emailWithdrawn ? <Withdrawn heldBy={person.emailHeldBy} /> : null}
            </>
          ) : null,
        ],
        [t('people:facts.phone'), phone ? <PhoneLink phone={phone} /> : null],
        [t('people:facts.country'), country ? <FlagName code={country.code} name={contentText(country.name, language)} /> : null],
        [t('people:facts.birthday'), birthday ? formatDay(birthday, 'date', language) : null],
        [t('people:facts.language'), person.status === 'erased' ? null : ownName(person.language)],
        [t('people:facts.joined'), <DateText at={person.createdAt} />],
      ]}
    />
  );
}

function Bounce({ since, reason }: { since: string; reason: string }) {
  const { t } = useTranslation('people');
  return (
    <Notice tone="error">
      {t('facts.bounces')} <DateText at={since} />.<small className="caption">{reason}</small>
    </Notice>
  );
}

function Withdrawn({ heldBy }: { heldBy: Person['emailHeldBy'] }) {
  const { t } = useTranslation('people');
  return (
    <Notice tone="error">
      {t(heldBy ? 'facts.emailHeld' : 'facts.emailUnusable')}{' '}
      {heldBy ? <Link to={personPath(heldBy)}>{heldBy.name || t('facts.holder')}</Link> : null}
    </Notice>
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
