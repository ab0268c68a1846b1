import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import styles from './guarded.module.css';
import { judgeEntry, judgePage, safeNext, type Session } from './judge-path.js';
import { landingPath, type Page, pageAt } from './pages.js';
import { LazyEnrol, LazyFailed, LazyLogin, LazyNotFound, LazyShell } from './parts.js';
import { useSession } from './use-session.js';

/** Draws a page behind the sign-in, or what the guards say instead. */
export function Guarded({ area, page }: { area: Page['area']; page?: Page }) {
  const { session, error, mustEnrol, retry } = useSession();
  const location = useLocation();
  if (mustEnrol) return <LazyEnrol />;
  switch (judgePage(area, page, session)) {
    case 'login':
      return <Navigate to={loginFor(session, location.pathname + location.search)} replace />;
    case 'wait':
      return <Waiting />;
    case 'failed':
      return <LazyFailed error={error} onRetry={retry} />;
    case 'show':
      return page ? (
        <LazyShell>
          <Suspense fallback={<div className={styles.waiting} />}>
            <page.Component />
          </Suspense>
        </LazyShell>
      ) : null;
    case 'landing':
    case 'notFound':
      return <LazyNotFound />;
  }
}

/* Whoever left on purpose is not led back: the next person may be another one. */
const loginFor = (session: Session, address: string) =>
  session.state === 'out' && session.end === 'left' ? '/login' : `/login?next=${encodeURIComponent(address)}`;

/** /login and the other doors. */
export function Entry() {
  const { session, error, retry } = useSession();
  const location = useLocation();
  switch (judgeEntry(session)) {
    case 'landing':
      return session.state === 'in' ? <Navigate to={homeOf(session.actor, location.search)} replace /> : null;
    case 'login':
      return location.pathname === '/login' ? <LazyLogin /> : <Navigate to="/login" replace />;
    case 'failed':
      return <LazyFailed error={error} onRetry={retry} />;
    case 'wait':
    case 'show':
    case 'notFound':
      return <Waiting />;
  }
}

/* Back to where the login was asked for, if that page is open to whoever signed in. */
function homeOf(actor: Parameters<typeof landingPath>[0], search: string): string {
  const next = safeNext(new URLSearchParams(search).get('next'));
  const page = next ? pageAt(next.split('?')[0] ?? '') : undefined;
  return next && page?.opensTo(actor) ? next : landingPath(actor);
}

/* Drawn by the entry itself, so it carries no component of its own. */
function Waiting() {
  const { t } = useTranslation();
  return <main className={styles.waiting} role="status" aria-label={t('session.signingIn')} />;
}
