import type { Actor } from '#machines/kernel/people';
import { orderScope, permits, type Section } from './table.js';

/** The admin sidebar in the specification's order; the leads, which it does not name, stand by the orders they become. */
export const sidebar = [
  'countries',
  'partners',
  'services',
  'staff',
  'clients',
  'reports',
  'payments',
  'orders',
  'leads',
  'settings',
] as const satisfies readonly Section[];
export type SidebarSection = (typeof sidebar)[number];

/** The sections of the admin sidebar that `actor` may read; none for a Client or a Partner. */
export const sections = (actor: Actor): SidebarSection[] => sidebar.filter((section) => opens(actor, section));

/** A person with assigned orders may open the section and sees only those orders. */
const opens = (actor: Actor, section: SidebarSection): boolean =>
  permits(actor, `${section}.read`) || (section === 'orders' && orderScope(actor) === 'assigned');

export type PersonalSection = 'ownOrders' | 'ownPayments' | 'payoffs' | 'profile';

/** The sidebar of the personal area: clients have their payments, partners their payoffs, and the profile is hidden for the Admin. */
export const personalSections = (actor: Actor): PersonalSection[] => [
  'ownOrders',
  ...(permits(actor, 'payments.own') ? (['ownPayments'] as const) : []),
  ...(permits(actor, 'payoffs.own') ? (['payoffs'] as const) : []),
  ...(actor.role === 'Admin' ? [] : (['profile'] as const)),
];

export type Landing = SidebarSection | PersonalSection;

/** Where /admin and /login lead a person who is signed in already: the countries, as the specification has it, where they may read them, else their landing. */
export const entrance = (actor: Actor): Landing => (opens(actor, 'countries') ? 'countries' : landing(actor));

/** Landing page of `actor` after login, whichever form they used. */
export function landing(actor: Actor): Landing {
  if (actor.role === 'Client' || actor.role === 'Partner') return 'ownOrders';
  if (actor.role === 'Owner' || actor.role === 'CEO') return 'countries';
  if (actor.role === 'Manager' && actor.department === 'ubClient') return 'clients';
  if (actor.department === 'ubBusinessDevelopment') return 'partners';
  if (actor.department === 'ubContact') return 'leads';
  const open = sections(actor);
  return open.includes('orders') ? 'orders' : (open[0] ?? 'profile');
}
