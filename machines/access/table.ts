import { type Actor, type Department, type Role, roles } from '#machines/kernel/people';

/** Every section and what can be done in it. The first nine are the admin sidebar, in the specification's order. */
export const sectionVerbs = {
  countries: ['read', 'write'],
  partners: ['read', 'write'],
  services: ['read', 'write'],
  staff: ['read', 'write'],
  clients: ['read', 'write'],
  reports: ['read', 'export'],
  payments: ['read', 'record', 'confirm', 'refund'],
  // `assigned`: read and operate only the orders whose assigned manager one is; `unlimited`: raise payments and percents beyond the settings' limits
  orders: ['read', 'operate', 'assigned', 'money', 'refund', 'unlimited'],
  settings: ['read', 'write'],
  audit: ['read', 'export'],
  deadLetters: ['read', 'retry'],
  payoffs: ['read', 'approve', 'pay'],
  leads: ['read', 'write'],
  mailer: ['send'],
} as const;
export type Section = keyof typeof sectionVerbs;
type Verb<S extends Section> = (typeof sectionVerbs)[S][number];

/** Permitted actions. `own` actions apply only to the person's own objects, which the handler checks. */
export type StaffAction = { [S in Section]: `${S}.${Verb<S>}` }[Section];
type OwnAction =
  'orders.own' | 'orders.place' | 'payments.own' | 'mailer.own' | 'payoffs.own' | 'profile.own' | 'secondFactor.own' | 'security.write';
export type Action = StaffAction | OwnAction;

type ByDepartment<S extends Section> = Partial<Record<Department, readonly Verb<S>[]>>;
interface Row<S extends Section> {
  /** Owner, Admin and CEO */
  top: readonly Verb<S>[];
  supermanager: readonly Verb<S>[];
  head: ByDepartment<S>;
  manager: ByDepartment<S>;
}

const read = ['read'] as const;
const write = ['read', 'write'] as const;
const money = ['read', 'record', 'confirm', 'refund'] as const;
const operate = ['read', 'operate'] as const;
const operateMoney = ['read', 'operate', 'money'] as const;
const assigned = ['assigned'] as const;
const operateAll = ['read', 'operate', 'money', 'refund'] as const;
const send = ['send'] as const;

/**
 * Who may do what. Two columns say the same from two sides and a test keeps them equal: the money verbs of `orders` and those of
 * `payments`. A head writes staff only of the own department (`mayAdminister`).
 */
// prettier-ignore
export const accessTable: { [S in Section]: Row<S> } = {
  countries:   { top: write, supermanager: read, head: { ubContent: write }, manager: { ubContent: write } },
  partners:    { top: write, supermanager: write, head: { ubBusinessDevelopment: write }, manager: { ubBusinessDevelopment: write } },
  services:    { top: write, supermanager: read, head: { ubContent: write }, manager: {} },
  staff:       { top: write, supermanager: read,
                 head: { ubInnovations: write, ubClient: write, ubBusinessDevelopment: write },
                 manager: { ubInnovations: read, ubClient: read, ubBusinessDevelopment: read } },
  clients:     { top: write, supermanager: write,
                 head: { ubInnovations: write, ubClient: write }, manager: { ubInnovations: write, ubClient: write } },
  reports:     { top: ['read', 'export'], supermanager: read, head: { ubInnovations: ['read', 'export'] }, manager: { ubInnovations: read } },
  payments:    { top: money, supermanager: money,
                 head: { ubClient: money, ubInnovations: read, ubBusinessDevelopment: read },
                 manager: { ubClient: ['read', 'record', 'confirm'], ubInnovations: read, ubBusinessDevelopment: read } },
  orders:      { top: [...operateAll, 'unlimited'], supermanager: operateAll,
                 head: { ubClient: operateAll, ubInnovations: operate, ubBusinessDevelopment: operate,
                         ubContact: assigned, ubServices: assigned, ubAgents: assigned, ubOutsideDepartment: assigned },
                 manager: { ubClient: operateMoney, ubInnovations: operate, ubBusinessDevelopment: operate,
                            ubContact: assigned, ubServices: assigned, ubAgents: assigned, ubOutsideDepartment: assigned } },
  settings:    { top: write, supermanager: read, head: { ubContent: write }, manager: { ubContent: write } },
  audit:       { top: ['read', 'export'], supermanager: ['read', 'export'], head: { ubInnovations: ['read', 'export'] }, manager: {} },
  deadLetters: { top: ['read', 'retry'], supermanager: read, head: { ubInnovations: read }, manager: {} },
  payoffs:     { top: ['read', 'approve', 'pay'], supermanager: ['read', 'approve'],
                 head: { ubBusinessDevelopment: ['read', 'approve'] }, manager: { ubBusinessDevelopment: read } },
  leads:       { top: write, supermanager: write, head: { ubContact: write }, manager: { ubContact: write } },
  mailer:      { top: send, supermanager: send,
                 head: { ubClient: send, ubInnovations: send, ubBusinessDevelopment: send },
                 manager: { ubClient: send, ubInnovations: send, ubBusinessDevelopment: send } },
};

const ownActions: Record<'Client' | 'Partner', readonly OwnAction[]> = {
  Client: ['orders.own', 'orders.place', 'payments.own', 'mailer.own', 'profile.own', 'secondFactor.own'],
  Partner: ['orders.own', 'payoffs.own', 'profile.own', 'secondFactor.own'],
};

function verbsOf(actor: Actor, section: Section): readonly string[] {
  const row: Row<Section> = accessTable[section];
  switch (actor.role) {
    case 'Owner':
    case 'Admin':
    case 'CEO':
      return row.top;
    case 'Supermanager':
      return row.supermanager;
    case 'DepartmentHead':
      return (actor.department && row.head[actor.department]) ?? [];
    case 'Manager':
      return (actor.department && row.manager[actor.department]) ?? [];
    case 'Partner':
    case 'Client':
      return [];
  }
}

/** Whether `actor` may do `action` at all; access to a particular object is checked elsewhere. */
export function permits(actor: Actor, action: Action): boolean {
  if (actor.role === 'Client' || actor.role === 'Partner') return (ownActions[actor.role] as readonly Action[]).includes(action);
  if (action === 'profile.own' || action === 'secondFactor.own') return true;
  if (action === 'security.write') return actor.role === 'Owner' || actor.role === 'Admin';
  if (action === 'orders.place') return permits(actor, 'orders.operate');
  const [section, verb] = action.split('.') as [Section, string];
  return verbsOf(actor, section).includes(verb);
}

/** Which orders a person reads: all, those assigned to them, those they are a party to, or none. */
export type OrderScope = 'all' | 'assigned' | 'own' | 'none';

export function orderScope(actor: Actor): OrderScope {
  if (permits(actor, 'orders.read')) return 'all';
  if (permits(actor, 'orders.assigned')) return 'assigned';
  return permits(actor, 'orders.own') ? 'own' : 'none';
}

/** Whether an order may be assigned to `actor`, who then operates it and writes to its client. */
export const mayManageOrders = (actor: Actor): boolean => permits(actor, 'orders.operate') || permits(actor, 'orders.assigned');

/** Higher is higher in rank; Partner and Client share the lowest. */
export const rank = (role: Role): number => (role === 'Client' ? rank('Partner') : roles.length - roles.indexOf(role));

/** A person's role and department, now or after the change. */
export interface Administered {
  id: string | null;
  role: Role;
  department: Department | null;
}
export type AdministrativeAct = 'create' | 'edit' | 'deactivate' | 'erase';

const sectionOfPerson = (role: Role): 'clients' | 'partners' | 'staff' =>
  role === 'Client' ? 'clients' : role === 'Partner' ? 'partners' : 'staff';

/**
 * Whether `actor` may do `act` to `target`; `becomes` is set when role or department change. The handler checks that one Owner remains. Nobody administers
 * themselves: the own profile has a separate call.
 */
export function mayAdminister(actor: Actor, target: Administered, act: AdministrativeAct, becomes: Administered = target): boolean {
  if (actor.id === target.id) return false;
  if (act === 'erase' && actor.role === 'Manager') return false;
  return reaches(actor, target) && reaches(actor, becomes);
}

function reaches(actor: Actor, person: Administered): boolean {
  const below = rank(person.role) < rank(actor.role) || (actor.role === 'Owner' && person.role === 'Owner');
  const department = actor.role !== 'DepartmentHead' || person.department === null || person.department === actor.department;
  return below && department && permits(actor, `${sectionOfPerson(person.role)}.write`);
}
