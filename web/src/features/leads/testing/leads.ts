import type { Actor } from '#machines/kernel/people';
import { leadBadges, type LeadStatus } from '#machines/lead/state';
import { explain } from '#machines/lead/decide';
import { en } from '#machines/lead/texts/en';
import type { Lead, LeadOperationView } from '../use-leads.js';

export const anna: Actor = { id: 'anna', role: 'Manager', department: 'ubContact' };
export const head: Actor = { id: 'head', role: 'DepartmentHead', department: 'ubContact' };

/** Operations as in the API's response: the machine's decisions with texts, and the conversion, permitted like a win. */
function operationsOf(lead: Pick<Lead, 'state' | 'assignee' | 'order' | 'erased'>, actor: Actor): LeadOperationView[] {
  const state = { status: lead.state, assignee: lead.assignee?._id ?? null, order: lead.order?._id ?? null, erased: lead.erased };
  const views = explain(state, actor).map(({ operation, permitted, code, remedy }): LeadOperationView => ({
    operation,
    permitted,
    ...(code ? { code, detail: code === 'forbiddenForRole' ? 'Access is denied' : en.refusal[code] } : {}),
    ...(remedy ? { remedy: { key: remedy.key, text: en.remedy[remedy.key] } } : {}),
  }));
  return [...views, ...views.filter(({ operation }) => operation === 'win').map((view) => ({ ...view, operation: 'order' as const }))];
}

const id = (n: number) => `0198aaaa-0000-7000-8000-${String(n).padStart(12, '0')}`;

/** A lead in the API's form for `actor`. */
export function lead(number: number, state: LeadStatus = 'new', change: Partial<Lead> = {}, actor: Actor = anna): Lead {
  const base: Omit<Lead, 'operations'> = {
    _id: id(number),
    number: `L-${String(number).padStart(6, '0')}`,
    kind: 'call',
    state,
    badge: leadBadges[state],
    version: 3,
    name: 'Marina Orlova',
    phone: '+37255550000',
    email: null,
    company: null,
    message: null,
    language: 'ru',
    source: 'vc',
    utm: { source: 'vc', campaign: 'autumn' },
    url: '/ru/service/ee',
    orderUrl: null,
    slug: null,
    leadFields: {},
    answers: null,
    country: { _id: 'c1', code: 'EE', name: { ru: 'Эстония', en: 'Estonia' } },
    service: null,
    slot: null,
    assignee: state === 'new' ? null : { _id: anna.id, name: 'Anna Sokolova' },
    client: null,
    order: null,
    calls: [],
    callAgainAt: null,
    lost: null,
    erased: false,
    createdAt: '2026-11-20T09:00:00.000Z',
    updatedAt: '2026-11-20T09:00:00.000Z',
    ...change,
  };
  return { ...base, operations: operationsOf(base, actor) };
}
