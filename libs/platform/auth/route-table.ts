import { type Action, permits } from '#machines/access/table';
import { type RouteAccess, uncountedWrites } from '#machines/access/routes';
import type { Actor } from '#machines/kernel/people';

/** A table of routes: `'GET /orders/:id': 'signedIn'`, paths relative to the base path. */
export type RouteTable = Readonly<Record<string, RouteAccess>>;

/** Injection token of the table (test applications have other tables). */
export const routeTable = Symbol('route table');

const basePath = '/api/v1';

const trimmed = (path: string): string => (path.startsWith('/') ? path : `/${path}`).replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');

/** The key of a route: `GET`, `/api/v1/orders/:id` -> `GET /orders/:id`. HEAD uses the key of GET; paths outside the base path stay complete. */
export function routeKey(method: string, path: string): string {
  const whole = trimmed(path);
  const inside = whole === basePath || whole.startsWith(`${basePath}/`) ? trimmed(whole.slice(basePath.length)) : whole;
  return `${method === 'HEAD' ? 'GET' : method} ${inside}`;
}

/**
 * Whether a call may append to the log: every method but GET by a signed-in person. Public routes have limits by network and mailbox.
 * @param key from `routeKey`
 */
export const isCountedWrite = (key: string, access: RouteAccess): boolean =>
  access !== 'public' && !key.startsWith('GET ') && !uncountedWrites.has(key);

/** Whether `actor` (undefined: anonymous) may call a route with this row. */
export function mayCall(access: RouteAccess, actor: Actor | undefined): boolean {
  if (access === 'public') return true;
  if (!actor) return false;
  if (access === 'signedIn') return true;
  const actions: readonly Action[] = typeof access === 'string' ? [access] : access;
  return actions.some((action) => permits(actor, action));
}
