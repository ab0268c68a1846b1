import type { Actor } from '#machines/kernel/people';
import { addresses } from '#machines/access/addresses';
import { everybody } from '#machines/access/testing/everybody';
import { resolvePage, type Session } from './resolve-page.js';
import { isStaff, landingPath, pages, sidebarOf } from './pages.js';

const nameOf = ({ role, department }: Actor) => (department ? `${role} of ${department}` : role);
const stranger: Session = { state: 'out', end: 'never' };
const into = (actor: Actor): Session => ({ state: 'in', actor });
const byArea = (area: 'admin' | 'personal') => pages.filter((page) => page.area === area);

describe('every page of the registry', () => {
  it('exists where the API knows a page, and nowhere else', () => {
    expect(
      byArea('personal')
        .map(({ path }) => path)
        .sort(),
    ).toEqual([...addresses.personal].sort());
    expect(
      byArea('admin')
        .map(({ path }) => path)
        .sort(),
    ).toEqual([...addresses.admin].sort());
  });

  it('is of the admin area exactly when its path says so', () => {
    for (const { path, area } of pages) expect([path, path.startsWith('/admin/')]).toEqual([path, area === 'admin']);
  });

  it.each(pages.map((page) => [page.path, page] as const))(
    '%s without a token: the login for the admin area, else the 404 page',
    (_, page) => {
      expect(resolvePage(page.area, page, stranger)).toBe(page.area === 'admin' ? 'login' : 'notFound');
    },
  );

  it.each(byArea('admin').map((page) => [page.path, page] as const))('%s is the 404 page for a client and a partner', (_, page) => {
    for (const role of ['Client', 'Partner'] as const)
      expect(resolvePage('admin', page, into({ id: role, role, department: null }))).toBe('notFound');
  });

  it.each(pages.map((page) => [page.path, page] as const))(
    '%s opens to those it is meant for and is the 404 page for all others',
    (_, page) => {
      const open = everybody.filter((actor) => resolvePage(page.area, page, into(actor)) === 'show');
      const shut = everybody.filter((actor) => resolvePage(page.area, page, into(actor)) === 'notFound');
      expect(open.map(nameOf)).toEqual(everybody.filter(page.opensTo).map(nameOf));
      expect(open.length).toBeGreaterThan(0);
      expect(open.length + shut.length).toBe(everybody.length);
    },
  );

  it('offers staff nothing of the personal area but the profile', () => {
    for (const actor of everybody.filter(isStaff))
      expect([
        nameOf(actor),
        byArea('personal')
          .filter((page) => page.opensTo(actor))
          .map(({ path }) => path),
      ]).toEqual([nameOf(actor), ['/profile']]);
  });
});

describe('an address of the admin area that has no page', () => {
  it('is the login without a token and the 404 page with one', () => {
    expect(resolvePage('admin', undefined, stranger)).toBe('login');
    for (const actor of everybody) expect(resolvePage('admin', undefined, into(actor))).toBe('notFound');
  });
});

describe('a signed-in person', () => {
  it.each(everybody.map((actor) => [nameOf(actor), actor] as const))(
    '%s arrives at a page that opens, and sees entries that open',
    (_, actor) => {
      expect(pages.find(({ path }) => path === landingPath(actor))?.opensTo(actor)).toBe(true);
      for (const { page, below } of sidebarOf(actor))
        for (const one of [page, ...below]) expect([one.path, one.opensTo(actor)]).toEqual([one.path, true]);
    },
  );
});
