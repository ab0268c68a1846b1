import { contentText } from '#machines/kernel/content-language';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatCount, formatDay } from '../../lib/format.js';
import { useLanguage } from '../../lib/use-language.js';
import type { TableColumn } from '../../ui/list/data-table.js';
import { DateText } from '../../ui/date-text.js';
import { FlagName } from '../../ui/flag.js';
import { PersonAvatar } from '../../ui/person-avatar.js';
import { PhoneLink } from '../../ui/phone-link.js';
import { UnconfirmedBadge } from '../../ui/state-badges.js';
import { BadgeStack, ContactsCell, NamedCell, NothingCell, TwoLines } from '../../ui/list/table-cells.js';
import type { Group } from './groups.js';
import styles from './people.module.css';
import { nameOf, PersonState } from './person-label.js';
import { isUnconfirmed, type Person } from './wire.js';

const nothing = <NothingCell />;

/** Staff have a role column, clients and partners orders, partners a company. */
export function usePeopleColumns(group: Group, hrefOf: (person: Person) => string): TableColumn<Person>[] {
  const { t } = useTranslation(['people', 'common']);
  const language = useLanguage();
  return useMemo(() => {
    const column = (one: TableColumn<Person>, shown = true) => (shown ? [one] : []);
    const staff = group === 'staff';
    return [
      ...column({
        id: 'name',
        header: t('people:columns.name'),
        card: 'title',
        fixed: true,
        sort: 'lastName',
        cell: (person) => (
          <NameCell person={person} href={hrefOf(person)} second={group === 'partners' ? person.partnerCompanyName : null} />
        ),
      }),
      ...column(
        {
          id: 'post',
          header: t('people:columns.post'),
          card: 'detail',
          cell: ({ role, department }) => (
            <TwoLines first={t(`common:roles.${role}`)} second={department ? t(`common:departments.${department}`) : null} />
          ),
        },
        staff,
      ),
      ...column({
        id: 'contacts',
        header: t('people:columns.contacts'),
        card: 'line',
        cell: (person) => <PersonContacts person={person} />,
      }),
      ...column({
        id: 'country',
        header: t('people:columns.country'),
        card: 'none',
        cell: ({ country }) => (country ? <FlagName code={country.code} name={contentText(country.name, language)} /> : nothing),
      }),
      ...column({
        id: 'birthday',
        header: t('people:columns.birthday'),
        card: 'none',
        optional: true,
        cell: ({ birthday }) => (birthday ? formatDay(birthday, 'date', language) : nothing),
      }),
      ...column(
        {
          id: 'deals',
          header: t('people:columns.deals'),
          card: 'actor',
          align: 'end',
          cell: ({ amountOfDeals }) => (
            <span className={styles.deals}>
              <span className="num">{formatCount(amountOfDeals, language)}</span>
              <small className="narrow-only">{t('people:deals', { count: amountOfDeals })}</small>
            </span>
          ),
        },
        !staff,
      ),
      ...column(
        {
          id: 'reviews',
          header: t('people:columns.reviews'),
          card: 'none',
          align: 'end',
          cell: ({ reviews }) => (reviews && reviews.average !== null ? <ReviewsCell {...reviews} average={reviews.average} /> : nothing),
        },
        !staff,
      ),
      ...column({
        id: 'status',
        header: t('people:columns.status'),
        card: 'state',
        fixed: true,
        cell: (person) => <StateCell person={person} />,
      }),
      ...column({
        id: 'joined',
        header: t('people:columns.joined'),
        card: 'corner',
        align: 'end',
        sort: 'createdAt',
        cell: ({ createdAt }) => (
          <span className="dim">
            <DateText at={createdAt} />
          </span>
        ),
      }),
    ];
  }, [group, hrefOf, language, t]);
}

/** Average and number of ratings. */
function ReviewsCell({ count, average }: { count: number; average: number }) {
  const { t } = useTranslation('people');
  const language = useLanguage();
  return (
    <>
      <span className="num">{formatCount(average, language)}</span>
      <small className="caption">{t('reviews', { count })}</small>
    </>
  );
}

function NameCell({ person, href, second }: { person: Person; href: string; second: string | null }) {
  const { t } = useTranslation('people');
  const name = nameOf(person, t('erasedName'), useLanguage());
  return (
    <NamedCell picture={<PersonAvatar name={person.status === 'erased' ? '' : name} size="block" />} second={second}>
      <Link to={href} preventScrollReset>
        {name}
      </Link>
    </NamedCell>
  );
}

/** Whether they may sign in, and problems of their mailbox, in two small badges. */
function StateCell({ person }: { person: Person }) {
  const { t } = useTranslation('people');
  const label = person.emailWithdrawn ? t('withdrawn') : isUnconfirmed(person) ? t('unconfirmed') : null;
  return (
    <BadgeStack>
      <PersonState status={person.status} small={label !== null} />
      {label === null ? null : <UnconfirmedBadge label={label} />}
    </BadgeStack>
  );
}

function PersonContacts({ person }: { person: Person }) {
  if (!person.email && !person.phone) return nothing;
  return (
    <ContactsCell>
      {person.email ? <a href={`mailto:${person.email}`}>{person.email}</a> : null}
      {person.phone ? <PhoneLink phone={person.phone} /> : null}
    </ContactsCell>
  );
}
