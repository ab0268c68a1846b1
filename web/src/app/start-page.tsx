import { type ComponentType, lazy, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { dayRows } from '#machines/access/my-day';
import type { Actor } from '#machines/kernel/people';
import styles from '../features/my-day/my-day.module.css';
import { chunkLimit, withinLimit } from './lazy-page.js';
import { isStaff, landingPath } from './pages.js';

interface StripProps {
  actor: Actor;
  area: 'personal' | 'admin';
  /** shown until the counts are loaded */
  place: ReactNode;
}
const noStrip: ComponentType<StripProps> = () => null;
const Strip = lazy(() =>
  withinLimit(() => import('../features/my-day/my-day.js').then((module): ComponentType<StripProps> => module.MyDay), chunkLimit)
    .catch(() => noStrip)
    .then((part) => ({ default: part })),
);
const Groups = lazy(() =>
  withinLimit(() => import('./client-start.js').then((module): ComponentType<GroupsProps> => module.ClientStart), chunkLimit)
    .catch(() => NoGroups)
    .then((part) => ({ default: part })),
);

interface GroupsProps {
  actor: Actor;
  onReady: () => void;
}

/* Without its chunk there are no groups, and the list below is not kept waiting. */
function NoGroups({ onReady }: GroupsProps): null {
  useEffect(onReady, [onReady]);
  return null;
}

/** Shows the waiting items above a page that is the reader's landing. */
export function StartPage({ actor, children }: { actor: Actor; children: ReactNode }) {
  const { pathname, search } = useLocation();
  const rows = dayRows(actor);
  // A record that is open at the landing's address is no start.
  const isStart = pathname === landingPath(actor) && rows.length > 0 && !new URLSearchParams(search).has('id');
  if (!isStart) return children;
  if (actor.role === 'Client') return <BelowGroups actor={actor}>{children}</BelowGroups>;
  const place = (
    <section className={styles.strip} aria-busy>
      <ul>
        {rows.map(({ name }) => (
          <li key={name} className={`surface ${styles.tile}`} />
        ))}
      </ul>
    </section>
  );
  return (
    <>
      <Suspense fallback={place}>
        <Strip actor={actor} area={isStaff(actor) ? 'admin' : 'personal'} place={place} />
      </Suspense>
      {children}
    </>
  );
}

/** Loads the list together with the groups, and reserves their space, so that nothing moves. */
function BelowGroups({ actor, children }: { actor: Actor; children: ReactNode }) {
  const [isReady, setReady] = useState(false);
  const onReady = useCallback(() => setReady(true), []);
  return (
    <>
      <Suspense fallback={null}>
        <Groups actor={actor} onReady={onReady} />
      </Suspense>
      <div className={isReady ? undefined : styles.hidden}>{children}</div>
    </>
  );
}
