import type { Actor } from '#machines/kernel/people';
import { entrance } from '#machines/access/places';
import { people } from '#machines/order/testing/people';
import { resolvePage, safeNext, type Session } from './resolve-page.js';
import { landingPath, pages, sidebarOf } from './pages.js';

const stranger: Session = { state: 'out', end: 'never' };
const into = (actor: Actor): Session => ({ state: 'in', actor });
const page = (path: string) => pages.find((one) => one.path === path);
const resolve = (path: string, session: Session) => resolvePage(path.startsWith('/admin') ? 'admin' : 'personal', page(path), session);

describe('the guards of pages', () => {
  it.each([
    ['/orders-list', 'notFound'],
    ['/order', 'notFound'],
    ['/profile', 'notFound'],
    ['/admin/orders-list', 'login'],
    ['/admin/order', 'login'],
    ['/admin/no-such', 'login'],
  ])('redirect nobody from %s to %s', (path, verdict) => {
    expect(resolve(path, stranger)).toBe(verdict);
  });

  it.each([
    ['client', '/admin/orders-list', 'notFound'],
    ['partner', '/admin/order', 'notFound'],
    ['client', '/orders-list', 'show'],
    ['partner', '/order', 'show'],
    ['clientManager', '/admin/orders-list', 'show'],
    ['clientManager', '/orders-list', 'notFound'],
    ['contentManager', '/admin/orders-list', 'notFound'],
    ['contentManager', '/profile', 'show'],
    ['admin', '/profile', 'show'],
    ['owner', '/admin/no-such', 'notFound'],
  ] as const)('show %s at %s: %s', (who, path, verdict) => {
    expect(resolve(path, into(people[who]))).toBe(verdict);
  });

  it('redirect a person whose session has expired to the login, not to a missing page', () => {
    expect(resolve('/orders-list', { state: 'out', end: 'expired' })).toBe('login');
    expect(resolve('/profile', { state: 'out', end: 'left' })).toBe('login');
  });

  it('wait while the person is being loaded', () => {
    expect(resolve('/orders-list', { state: 'asking' })).toBe('wait');
    expect(resolve('/orders-list', { state: 'failed' })).toBe('failed');
  });

  it('show the 404 page to people whom the server does not know, and keep the login open for them', () => {
    for (const path of ['/orders-list', '/admin/orders-list', '/admin/no-such'])
      expect(resolve(path, { state: 'refused' })).toBe('notFound');
  });
});

describe('the landing page of a role', () => {
  it.each([
    ['client', '/orders-list'],
    ['partner', '/orders-list'],
    ['clientManager', '/admin/clients'],
    ['clientHead', '/admin/orders-list'],
    ['businessHead', '/admin/partners'],
    ['innovationsManager', '/admin/orders-list'],
    ['owner', '/admin/country'],
    ['contentManager', '/admin/country'],
  ] as const)('of %s is a page that exists: %s', (who, path) => {
    expect(landingPath(people[who])).toBe(path);
  });

  it.each([
    ['client', '/orders-list'],
    ['clientManager', '/admin/clients'],
    ['admin', '/admin/country'],
    ['supermanager', '/admin/country'],
    ['owner', '/admin/country'],
  ] as const)('of %s who was signed in before opening /login or /admin: %s', (who, path) => {
    expect(landingPath(people[who], entrance(people[who]))).toBe(path);
  });

  it('is always open to its role', () => {
    for (const actor of Object.values(people)) {
      if (actor.role === 'payment') continue;
      expect(page(landingPath(actor))?.opensTo(actor)).toBe(true);
    }
  });

  it('is a page that opens, and so is every entry of a sidebar', () => {
    for (const actor of Object.values(people)) {
      if (actor.role === 'payment') continue;
      for (const entry of sidebarOf(actor).flatMap(({ page: one, below }) => [one, ...below])) expect(entry.opensTo(actor)).toBe(true);
    }
  });
});

describe('an address to come back to', () => {
  it.each(['/order?id=1', '/admin/orders-list?page=2'])('may be our own: %s', (next) => {
    expect(safeNext(next)).toBe(next);
  });
  it.each([
    null,
    '',
    'order',
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    '/login?next=/x',
    '/\t/evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    '/%2e//evil.example',
    '/./\\evil.example',
    '/x/%2E%2e//evil.example/order?id=1',
  ])('is undefined when the address is not ours: %j', (next) => {
    expect(safeNext(next)).toBeUndefined();
  });
});
