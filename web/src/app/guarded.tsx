import { Suspense } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { LazyDuty, LazyNotFound, LazyShell } from './area-parts.js';
import { LazyFailed } from './failed-part.js';
import styles from './guarded.module.css';
import { judgePage } from './judge-path.js';
import { loginAddress } from './login-address.js';
import type { Page } from './pages.js';
import { useSession } from './use-session.js';
import { Waiting } from './waiting.js';

/** Draws a page behind the sign-in, or what the guards say instead. */
export function Guarded({ area, page }: { area: Page['area']; page?: Page }) {
  const { session, error, duty, retry } = useSession();
  const location = useLocation();
  if (duty) return <LazyDuty />;
  switch (judgePage(area, page, session)) {
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
    case 'landing':
    case 'notFound':
      return <LazyNotFound />;
  }
}
