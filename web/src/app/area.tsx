import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import type { Actor } from '#machines/kernel/people';
import { entrance } from '#machines/access/places';
import { LazyMailedLink, LazyNotFound } from './area-parts.js';
import { Guarded } from './guarded.js';
import { safeNext } from './resolve-page.js';
import { landingPath, pageAt, pages } from './pages.js';

const mailed = ['/reset-password', '/confirm-email', '/cancel-email-change', '/accept-invitation'];

/** Pages behind the sign-in, those of emailed links, and the 404 page; a separate chunk, so that the login stays small. */
export const Area = () => (
  <Routes>
    {pages.map((page) => (
      <Route key={page.path} path={page.path} element={<Guarded area={page.area} page={page} />} />
    ))}
    {mailed.map((path) => (
      <Route key={path} path={path} element={<LazyMailedLink />} />
    ))}
    <Route path="/admin/*" element={<Guarded area="admin" />} />
    <Route path="*" element={<LazyNotFound />} />
  </Routes>
);

/**
 * Redirects to the page requested before the login if it is permitted, else to the landing page or, if they were signed in before, to the
 * entrance.
 */
export function Landing({ actor, loggedIn }: { actor: Actor; loggedIn: boolean }) {
  const { search } = useLocation();
  const next = safeNext(new URLSearchParams(search).get('next'));
  const page = next ? pageAt(next.split('?')[0] ?? '') : undefined;
  return <Navigate to={next && page?.opensTo(actor) ? next : landingPath(actor, loggedIn ? undefined : entrance(actor))} replace />;
}
