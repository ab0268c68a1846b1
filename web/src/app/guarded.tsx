import { Suspense, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { holdPage, sessionEnd, useSubject } from '../lib/session/token-store.js';
import { LazyDuty, LazyLoginOver, LazyNotFound, LazyShell } from './area-parts.js';
import { LazyFailed, Waiting } from './unknown-session.js';
import styles from './guarded.module.css';
import { resolvePage } from './resolve-page.js';
import { loginAddress } from './login-address.js';
import type { Page } from './pages.js';
import { type FoundSession, useSession } from './use-session.js';

interface Props {
  area: Page['area'];
  page?: Page;
}

/** Shows a page, or what the guards decide. If the session ends, the page stays below a login. */
export function Guarded({ area, page }: Props) {
  const found = useSession();
  const isShown = found.duty || resolvePage(area, page, found.session) === 'show';
  const end = useHeldPage(isShown);
  return (
    <>
      <Decided area={area} page={page} found={found} />
      {end === 'interrupted' ? <LazyLoginOver /> : null}
    </>
  );
}

/* Holds the shown page for its person. When another person logs in, nothing of it remains: they begin at their own landing, to which the login leads. */
function useHeldPage(isShown: boolean) {
  const person = useSubject();
  const end = sessionEnd();
  useEffect(() => (isShown && person !== null ? holdPage(person) : undefined), [isShown, person]);
  useEffect(() => {
    if (end === 'replaced') window.location.replace('/login');
  }, [end]);
  return end;
}

function Decided({ area, page, found }: { area: Page['area']; page: Page | undefined; found: FoundSession }) {
  const { session, error, duty, retry } = found;
  const location = useLocation();
  if (duty) return <LazyDuty />;
  switch (resolvePage(area, page, session)) {
    case 'login':
      return <Navigate to={loginAddress(location)} replace />;
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
    case 'notFound':
      return <LazyNotFound />;
  }
}
