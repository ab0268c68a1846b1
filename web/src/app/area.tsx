import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import type { Actor } from '#machines/kernel/people';
import { entrance } from '#machines/access/places';
import { LazyMailedLink, LazyNotFound } from './area-parts.js';
import { Guarded } from './guarded.js';
import { safeNext } from './resolve-page.js';
import { landingPath, pageAt, pages } from './pages.js';

const mailed = ['/reset-password', '/confirm-email', '/cancel-email-change', '/accept-invitation'];

/** Every address that is no door: the pages behind the sign-in, those that mailed links lead to, and the 404 page. Fetched apart, so that the doors do not carry it. */
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
 * Redirects a signed-in person to the page they asked for before the login, if it is open to them, else to their landing page or, where they were signed in before
 * they came, to the entrance.
 */
export function Landing({ actor, loggedIn }: { actor: Actor; loggedIn: boolean }) {
  const { search } = useLocation();
  const next = safeNext(new URLSearchParams(search).get('next'));
  const page = next ? pageAt(next.split('?')[0] ?? '') : undefined;
  return <Navigate to={next && page?.opensTo(actor) ? next : landingPath(actor, loggedIn ? undefined : entrance(actor))} replace />;
}
