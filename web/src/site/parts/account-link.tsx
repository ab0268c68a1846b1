import { IconUser } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { firstNameFor } from '#machines/kernel/person-name';
import type { Me } from '../../api/wire.js';
import { useLanguage } from '../../lib/use-language.js';
import styles from '../frame.module.css';

/** In the header's row, as an icon on a narrow phone, or in the phone's menu. */
export type AccountLook = 'bar' | 'icon' | 'menu';

interface Props {
  look: AccountLook;
  /** signed-in person, once loaded */
  me: Pick<Me, 'firstName' | 'latinFirstName' | 'partnerCompanyName'> | null | undefined;
  /** the login, which redirects signed-in people to their landing page */
  href?: string;
}

/** The sign-in link; for signed-in people their name (a partner's company) with a link to their landing page. */
export function AccountLink({ look, me, href = '/login' }: Props) {
  const { t } = useTranslation('siteParts');
  const language = useLanguage();
  const name = me && (me.partnerCompanyName ?? firstNameFor(me, language));
  const own = name ? t('account.own', { name }) : undefined;
  const picture = <IconUser size={look === 'icon' ? 20 : 18} stroke={1.75} aria-hidden="true" />;
  if (look === 'icon')
    return (
      <a className={`icon-button ${styles.person}`} href={href} data-in={name ? '' : undefined} aria-label={own ?? t('account.signIn')}>
        {picture}
      </a>
    );
  if (look === 'menu')
    return (
      <a href={href}>
        {picture}
        <span className={`clip ${styles.name}`}>{own ?? t('account.signIn')}</span>
      </a>
    );
  return (
    <a className={styles.item} href={href} aria-label={own}>
      {name ? picture : null}
      <span className={`clip ${styles.name}`}>{name ?? t('account.signIn')}</span>
    </a>
  );
}
