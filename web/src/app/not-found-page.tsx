import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { useLanguage } from '../lib/use-language.js';
import { usePageTitle } from '../lib/use-page-title.js';
import { loginAddress } from './login-address.js';
import styles from './not-found-page.module.css';
import { landingPath, pageAt } from './pages.js';
import { useSession } from './use-session.js';

/** page404: for an address that is not there, and for one that is not the reader's. It does not say which. */
export function NotFoundPage() {
  const { t } = useTranslation();
  const { session } = useSession();
  const location = useLocation();
  const language = useLanguage();
  usePageTitle(t('notFound.title'));
  const isIn = session.state === 'in';
  const isSomebodys = !isIn && pageAt(location.pathname) !== undefined;
  return (
    <div className={styles.page} data-page="404" data-fills="">
      <div className={styles.sheet}>
        <p className={styles.code}>404</p>
        <h1>{t('notFound.title')}</h1>
        <p>{t(isSomebodys ? 'notFound.somebodys' : 'notFound.text')}</p>
        <div className={styles.ways}>
          <Button component={Link} to={isIn ? landingPath(session.actor) : loginAddress(location)} variant="filled">
            {t(isIn ? 'notFound.home' : 'notFound.signIn')}
          </Button>
          <Button component="a" href={`/${language}`}>
            {t('notFound.site')}
          </Button>
        </div>
      </div>
    </div>
  );
}
