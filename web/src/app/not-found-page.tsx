import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { usePageTitle } from '../lib/use-page-title.js';
import { Brand } from '../ui/brand.js';
import styles from './not-found-page.module.css';
import { landingPath } from './pages.js';
import { useSession } from './use-session.js';

/** page404: for an address that is not there, and for one that is not the reader's. It does not say which. */
export function NotFoundPage() {
  const { t } = useTranslation();
  const { session } = useSession();
  usePageTitle(t('notFound.title'));
  const home = session.state === 'in' ? landingPath(session.actor) : '/login';
  return (
    <main className={styles.page} data-page="404">
      <Link to={home} className={styles.brand} aria-label={t('product')}>
        <Brand />
      </Link>
      <div className={styles.sheet}>
        <p className={styles.code}>404</p>
        <h1>{t('notFound.title')}</h1>
        <p>{t('notFound.text')}</p>
        <Button component={Link} to={home} variant="filled">
          {session.state === 'in' ? t('notFound.home') : t('notFound.signIn')}
        </Button>
      </div>
    </main>
  );
}
