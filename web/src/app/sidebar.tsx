import {
  IconAdjustments,
  IconBriefcase,
  IconBuilding,
  IconCalendarDue,
  IconCategory,
  IconChartBar,
  IconCoins,
  IconFiles,
  IconHistory,
  IconId,
  IconInbox,
  IconLayoutSidebarLeftCollapse,
  IconListDetails,
  IconLogout,
  IconMail,
  IconMessages,
  IconMessageStar,
  IconReceipt,
  IconReceiptOff,
  IconSearch,
  IconSettings,
  IconUser,
  IconUsers,
  IconUsersGroup,
  IconWorld,
  type Icon,
} from '@tabler/icons-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import type { DayRowName } from '#machines/access/my-day';
import { nameFor } from '#machines/kernel/person-name';
import type { Me } from '../api/wire.js';
import { logOut } from '../lib/session/log-out.js';
import { useLanguage } from '../lib/use-language.js';
import { usePicture } from '../lib/use-picture.js';
import { Brand } from '../ui/brand.js';
import { PersonAvatar } from '../ui/person-avatar.js';
import { LazyBell, LazyDayCount, LazyOpenFindings, LazyUnreadChats } from './late-parts.js';
import { isStaff, landingPath, type NavLabel, offersProfile, type Page, pageAt, sidebarOf } from './pages.js';
import styles from './shell.module.css';

const icons: Record<NavLabel, Icon> = {
  'nav.orders': IconListDetails,
  'nav.chats': IconMessages,
  'nav.companies': IconBuilding,
  'nav.dueDates': IconCalendarDue,
  'nav.documents': IconFiles,
  'nav.feedbacks': IconMessageStar,
  'nav.profile': IconUser,
  'nav.reports': IconChartBar,
  'nav.payoffs': IconCoins,
  'nav.mail': IconMail,
  'nav.audit': IconHistory,
  'nav.staff': IconId,
  'nav.clients': IconUsers,
  'nav.partners': IconUsersGroup,
  'nav.payments': IconReceipt,
  'nav.findings': IconReceiptOff,
  'nav.leads': IconInbox,
  'nav.countries': IconWorld,
  'nav.services': IconBriefcase,
  'nav.settings': IconSettings,
  'nav.serviceTypes': IconCategory,
  'nav.others': IconAdjustments,
};

/** Rows of the start page whose count is shown at the entry of their list. */
const counted: Partial<Record<NavLabel, readonly DayRowName[]>> = {
  'nav.orders': ['waitsForMe', 'waitsForUs', 'waitsForClient'],
  'nav.leads': ['leads'],
  'nav.payoffs': ['toApprove', 'toPay'],
  'nav.feedbacks': ['badReviews'],
  'nav.companies': ['companyProposals'],
};

interface Props {
  me: Me;
  full: boolean;
  /** omitted in the phone's drawer, which does not collapse */
  onToggle?: () => void;
  /** omitted on a phone, whose bar has the search */
  onSearch?: () => void;
}

/** Permitted sections, the signed-in person, and the logout. */
export const Sidebar = memo(function Sidebar({ me, full, onToggle, onSearch }: Props) {
  const { t } = useTranslation();
  const labelClass = full ? undefined : 'visually-hidden';
  return (
    <div className={`column ${styles.inner}`}>
      {onToggle ? (
        <div className={`align-center justify-between mb-3 ${styles.top}`}>
          <Link to={landingPath(me.actor)} className={styles.home} aria-label={t('product')}>
            <Brand compact={!full} />
          </Link>
          <button
            type="button"
            className={`icon-button dim rounded-sm ${styles.collapse}`}
            aria-label={full ? t('nav.collapse') : t('nav.expand')}
            aria-expanded={full}
            onClick={onToggle}
          >
            <IconLayoutSidebarLeftCollapse size={18} stroke={1.75} aria-hidden="true" />
          </button>
        </div>
      ) : null}
      {onSearch ? (
        <button
          type="button"
          className={`row muted medium nowrap fixed full rounded-sm text-sm text-start gap-loose ${styles.link}`}
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K Meta+K"
          onClick={onSearch}
        >
          <IconSearch className="dim" size={18} stroke={1.75} aria-hidden="true" />
          <span className={labelClass}>{t('nav.search')}</span>
        </button>
      ) : null}
      <nav aria-label={t('nav.sections')}>
        <ul>
          {sidebarOf(me.actor).map(({ page, below }) => (
            <Entry key={page.path} page={page} below={below} labelClass={labelClass} />
          ))}
        </ul>
      </nav>
      <div className={`rule-top ${styles.foot}`}>
        {onToggle ? <LazyBell staff={isStaff(me.actor)} iconOnly={!full} placement="right-end" says /> : null}
        <WhoAmI me={me} labelClass={labelClass} />
        <LogOut labelClass={labelClass} />
      </div>
    </div>
  );
});

interface EntryProps {
  page: Page;
  /** pages of the entry's sub-items, indented below it */
  below?: readonly Page[];
  labelClass: string | undefined;
}

function Entry({ page, below = [], labelClass }: EntryProps) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const shown = page.entry ?? page.under;
  if (!shown) return null;
  const { label } = shown;
  const Glyph = icons[label];
  return (
    <li>
      <Link
        to={page.path}
        className={`row muted medium nowrap fixed full rounded-sm text-sm text-start gap-loose ${styles.link}`}
        aria-current={isWithin(pathname, page) ? 'page' : undefined}
      >
        <Glyph size={18} stroke={1.75} aria-hidden="true" />
        <span className={labelClass}>{t(label)}</span>
        {label === 'nav.chats' ? <LazyUnreadChats /> : null}
        {label === 'nav.findings' ? <LazyOpenFindings /> : null}
        {counted[label] ? <LazyDayCount rows={counted[label]} /> : null}
      </Link>
      {below.length > 0 ? (
        <ul className={`mt-half ${styles.below}`}>
          {below.map((one) => (
            <Entry key={one.path} page={one} labelClass={labelClass} />
          ))}
        </ul>
      ) : null}
    </li>
  );
}

/* An order is read within the orders, a client within the clients: the section stays lit while one of its pages is open. */
const isWithin = (pathname: string, page: Page): boolean => pathname === page.path || pageAt(pathname)?.within === page.path;

function WhoAmI({ me, labelClass }: { me: Me; labelClass: string | undefined }) {
  const { t } = useTranslation();
  const name = nameFor(me, useLanguage());
  const picture = usePicture(me.userAvatarUrl);
  const second = me.partnerCompanyName ?? (me.department ? t(`departments.${me.department}`) : t(`roles.${me.role}`));
  const content = (
    <>
      <PersonAvatar name={name} size="block" picture={picture} />
      <span className={labelClass}>
        <b>{name}</b>
        <span>{second}</span>
      </span>
    </>
  );
  return offersProfile(me.actor) ? (
    <Link to="/profile" className={`row min-w-0 rounded-sm ink gap-loose ${styles.me}`}>
      {content}
    </Link>
  ) : (
    <div className={`row min-w-0 rounded-sm ink gap-loose ${styles.me}`}>{content}</div>
  );
}

function LogOut({ labelClass }: { labelClass: string | undefined }) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className={`row muted medium nowrap fixed full rounded-sm text-sm text-start gap-loose ${styles.link}`}
      onClick={() => void logOut()}
    >
      <IconLogout className="dim" size={18} stroke={1.75} aria-hidden="true" />
      <span className={labelClass}>{t('nav.logOut')}</span>
    </button>
  );
}
