import { type Actor, type Department, roles } from '#machines/kernel/people';
import { logEventVersion, logStream } from './log-events.js';
import { openBeforeSecondFactor, uncountedWrites } from './routes.js';
import { settingEventVersion } from './setting-events.js';
import {
  accessTable,
  type Action,
  mayAdminister,
  mayManageOrders,
  orderScope,
  permits,
  rank,
  type Section,
  sectionVerbs,
  type StaffAction,
} from './table.js';
import { everybody, who } from './testing/everybody.js';
import { userEventVersion } from './user-events.js';

/** The table by action: who may do it. `head` and `manager` name departments. */
interface Has {
  top?: true;
  supermanager?: true;
  head?: Department[];
  manager?: Department[];
}
const operating: Department[] = ['ubInnovations', 'ubClient', 'ubBusinessDevelopment'];
const assignedOnly: Department[] = ['ubContact', 'ubServices', 'ubAgents', 'ubOutsideDepartment'];
const leading = { top: true, supermanager: true } as const;
const expected: Record<StaffAction, Has> = {
  'countries.read': { ...leading, head: ['ubContent'], manager: ['ubContent'] },
  'countries.write': { top: true, head: ['ubContent'], manager: ['ubContent'] },
  'partners.read': { ...leading, head: ['ubBusinessDevelopment'], manager: ['ubBusinessDevelopment'] },
  'partners.write': { ...leading, head: ['ubBusinessDevelopment'], manager: ['ubBusinessDevelopment'] },
  'services.read': { ...leading, head: ['ubContent'] },
  'services.write': { top: true, head: ['ubContent'] },
  'staff.read': { ...leading, head: operating, manager: operating },
  'staff.write': { top: true, head: operating },
  'clients.read': { ...leading, head: ['ubInnovations', 'ubClient'], manager: ['ubInnovations', 'ubClient'] },
  'clients.write': { ...leading, head: ['ubInnovations', 'ubClient'], manager: ['ubInnovations', 'ubClient'] },
  'reports.read': { ...leading, head: ['ubInnovations'], manager: ['ubInnovations'] },
  'reports.export': { top: true, head: ['ubInnovations'] },
  'payments.read': { ...leading, head: operating, manager: operating },
  'payments.record': { ...leading, head: ['ubClient'], manager: ['ubClient'] },
  'payments.confirm': { ...leading, head: ['ubClient'], manager: ['ubClient'] },
  'payments.refund': { ...leading, head: ['ubClient'] },
  'orders.read': { ...leading, head: operating, manager: operating },
  'orders.operate': { ...leading, head: operating, manager: operating },
  'orders.assigned': { head: assignedOnly, manager: assignedOnly },
  'orders.money': { ...leading, head: ['ubClient'], manager: ['ubClient'] },
  'orders.refund': { ...leading, head: ['ubClient'] },
  'orders.unlimited': { top: true },
  'settings.read': { ...leading, head: ['ubContent'], manager: ['ubContent'] },
  'settings.write': { top: true, head: ['ubContent'], manager: ['ubContent'] },
  'audit.read': { ...leading, head: ['ubInnovations'] },
  'audit.export': { ...leading, head: ['ubInnovations'] },
  'deadLetters.read': { ...leading, head: ['ubInnovations'] },
  'deadLetters.retry': { top: true },
  'payoffs.read': { ...leading, head: ['ubBusinessDevelopment'], manager: ['ubBusinessDevelopment'] },
  'payoffs.approve': { ...leading, head: ['ubBusinessDevelopment'] },
  'payoffs.pay': { top: true },
  'leads.read': { ...leading, head: ['ubContact'], manager: ['ubContact'] },
  'leads.write': { ...leading, head: ['ubContact'], manager: ['ubContact'] },
  'mailer.send': { ...leading, head: operating, manager: operating },
};

function has({ role, department }: Actor, action: Has): boolean {
  if (role === 'Owner' || role === 'Admin' || role === 'CEO') return action.top ?? false;
  if (role === 'Supermanager') return action.supermanager ?? false;
  const listed = role === 'DepartmentHead' ? action.head : role === 'Manager' ? action.manager : [];
  return department !== null && (listed ?? []).includes(department);
}

describe('the access table', () => {
  test.each(everybody.map((actor) => [actor.id, actor] as const))('%s has exactly what is listed for them', (_name, actor) => {
    const actions = Object.keys(expected) as StaffAction[];
    expect(actions.filter((action) => permits(actor, action))).toEqual(actions.filter((action) => has(actor, expected[action])));
  });

  test('has every verb of every section', () => {
    const verbs = (Object.keys(sectionVerbs) as Section[]).flatMap((section) => sectionVerbs[section].map((verb) => `${section}.${verb}`));
    expect(verbs.sort()).toEqual(Object.keys(expected).sort());
    expect(Object.keys(accessTable).sort()).toEqual(Object.keys(sectionVerbs).sort());
  });

  test('gives money in orders and money in the payment history to the same people', () => {
    for (const actor of everybody) {
      expect(permits(actor, 'orders.money')).toBe(permits(actor, 'payments.record') && permits(actor, 'payments.confirm'));
      expect(permits(actor, 'orders.refund')).toBe(permits(actor, 'payments.refund'));
      expect(permits(actor, 'mailer.send')).toBe(permits(actor, 'orders.operate'));
    }
  });

  test('lets a manager of customer service take money and not refund it', () => {
    const manager = who('Manager', 'ubClient');
    expect([permits(manager, 'orders.money'), permits(manager, 'orders.refund')]).toEqual([true, false]);
  });

  test('lets a Client and staff who operate orders place one, and nobody else', () => {
    expect(everybody.filter((actor) => permits(actor, 'orders.place')).map((actor) => actor.id)).toEqual(
      everybody.filter((actor) => actor.role === 'Client' || permits(actor, 'orders.operate')).map((actor) => actor.id),
    );
    expect(permits(who('Partner'), 'orders.place')).toBe(false);
  });

  test('lets an order be assigned to anyone who operates all orders or works with assigned ones', () => {
    const scopes = (department: Department) => [who('DepartmentHead', department), who('Manager', department)].map(orderScope);
    for (const department of operating) expect(scopes(department)).toEqual(['all', 'all']);
    for (const department of assignedOnly) expect(scopes(department)).toEqual(['assigned', 'assigned']);
    expect(scopes('ubContent')).toEqual(['none', 'none']);
    expect([who('Client'), who('Partner')].map(orderScope)).toEqual(['own', 'own']);
    for (const actor of everybody) expect(mayManageOrders(actor)).toBe(['all', 'assigned'].includes(orderScope(actor)));
  });

  test('gives own orders, payments and payoffs to clients, to partners, or to both', () => {
    const own = (role: 'Client' | 'Partner') =>
      (['orders.own', 'orders.place', 'payments.own', 'mailer.own', 'payoffs.own'] as const).filter((action) => permits(who(role), action));
    expect(own('Client')).toEqual(['orders.own', 'orders.place', 'payments.own', 'mailer.own']);
    expect(own('Partner')).toEqual(['orders.own', 'payoffs.own']);
  });

  test('lets only the Owner and the Admin set the rules of signing in', () => {
    expect(everybody.filter((actor) => permits(actor, 'security.write')).map(({ role }) => role)).toEqual(['Owner', 'Admin']);
  });

  test('lets a person without a required second factor set one up or log out', () => {
    expect([...openBeforeSecondFactor]).toEqual([
      'GET /users/me',
      'GET /users/me/second-factor',
      'POST /users/me/second-factor',
      'PUT /users/me/second-factor',
      'POST /auth/logout',
      'POST /auth/logout-everywhere',
    ]);
  });

  test('does not count ending a session as a write, so that a stolen token cannot block it', () => {
    expect([...uncountedWrites]).toEqual([
      'POST /chats/:id/typing',
      'POST /upload-file/:id/link',
      'DELETE /auth/sessions/:id',
      'POST /auth/logout-everywhere',
    ]);
  });

  test('has events of people, settings and the log in their first shape, those of the log in one stream', () => {
    expect([userEventVersion('UserInvited'), settingEventVersion('SettingChanged'), logEventVersion('ReadsSealed')]).toEqual([1, 1, 1]);
    expect(logStream).toEqual({ streamType: 'log', streamId: '00000000-0000-7000-8000-000000000290' });
  });

  test('gives a Client and a Partner nothing of the staff, and everybody a profile', () => {
    for (const action of Object.keys(expected) as Action[]) {
      expect(permits(who('Client'), action) || permits(who('Partner'), action)).toBe(false);
    }
    expect(everybody.every((actor) => permits(actor, 'profile.own') && permits(actor, 'secondFactor.own'))).toBe(true);
  });
});

describe('the administration of people', () => {
  const head = who('DepartmentHead', 'ubClient');

  test('is by rank, Partner and Client sharing the lowest', () => {
    expect(roles.map(rank)).toEqual([...roles.map(rank)].sort((a, b) => b - a));
    expect(rank('Client')).toBe(rank('Partner'));
  });

  test('needs the right to the section that lists them', () => {
    const partner = { id: 'a', role: 'Partner', department: null } as const;
    expect(mayAdminister(who('Supermanager'), partner, 'edit')).toBe(true);
    expect(mayAdminister(who('DepartmentHead', 'ubClient'), partner, 'edit')).toBe(false);
  });

  test('is never of oneself, and never of an equal, except by an Owner', () => {
    for (const actor of everybody) {
      const equal = { ...actor, id: 'another' };
      expect(mayAdminister(actor, actor, 'edit')).toBe(false);
      expect(mayAdminister(actor, equal, 'edit')).toBe(actor.role === 'Owner');
    }
  });

  test('by a head is only within the own department, before and after', () => {
    const own = { id: 'a', role: 'Manager', department: 'ubClient' } as const;
    const foreign = { id: 'a', role: 'Manager', department: 'ubContent' } as const;
    expect(mayAdminister(head, own, 'edit')).toBe(true);
    expect(mayAdminister(head, foreign, 'edit')).toBe(false);
    expect(mayAdminister(head, own, 'edit', foreign)).toBe(false);
    expect(mayAdminister(head, foreign, 'edit', own)).toBe(false);
  });

  test('never gives a role above the own rank', () => {
    const manager = { id: 'a', role: 'Manager', department: 'ubClient' } as const;
    expect(mayAdminister(who('CEO'), manager, 'edit', { ...manager, role: 'Admin', department: null })).toBe(false);
    expect(mayAdminister(who('CEO'), manager, 'edit', { ...manager, role: 'Supermanager', department: null })).toBe(true);
  });

  test('by a Manager never includes erasing', () => {
    const client = { id: 'a', role: 'Client', department: null } as const;
    expect(mayAdminister(who('Manager', 'ubClient'), client, 'edit')).toBe(true);
    expect(mayAdminister(who('Manager', 'ubClient'), client, 'erase')).toBe(false);
    expect(mayAdminister(head, client, 'erase')).toBe(true);
  });
});
