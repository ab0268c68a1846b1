import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { useLanguage } from '../lib/use-language.js';
import { usePageTitle } from '../lib/use-page-title.js';
import { loginAddress } from './login-address.js';
import styles from './not-found-page.module.css';
import { landingPath, pageAt } from './pages.js';
import { useSession } from './use-session.js';

/** Shown for unknown and forbidden addresses alike, so that it does not reveal whether an order exists. */
export function NotFoundPage() {
  const { t } = useTranslation();
  const { session } = useSession();
  const location = useLocation();
  const language = useLanguage();
  const isIn = session.state === 'in';
  const isSomebodys = !isIn && pageAt(location.pathname) !== undefined;
  const title = t(
    !isSomebodys || session.state !== 'out' ? 'notFound.title' : location.pathname === '/order' ? 'notFound.order' : 'notFound.personal',
  );
  usePageTitle(title);
  return (
    <div className={`grid ${styles.page}`} data-page="404" data-fills="">
      <div className={`surface stack gap-2 justify-start ${styles.sheet}`}>
        <p className={`muted medium full ${styles.code}`}>404</p>
        <h1 className="xxl">{title}</h1>
        <p className="muted">{t(isSomebodys ? 'notFound.somebodys' : 'notFound.text')}</p>
        <div className={`wrap-line mt-3 ${styles.ways}`}>
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
