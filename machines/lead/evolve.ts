import { type Changes, evolverOf } from '#machines/decider/decider';
import type { LeadEvent, LeadEventOf } from './events.js';
import type { LeadState } from './state.js';

const changes: Changes<LeadState, LeadEvent, 'LeadRegistered', Partial<LeadState>> = {
  LeadTaken: (_state, { data: { assignee } }) => ({ status: 'taken', assignee }),
  LeadCallRecorded: (state, { data: { outcome, callAgainAt, note }, actor, at }) => ({
    status: 'called',
    callAgainAt,
    calls: [...state.calls, { at, by: actor.id, outcome, callAgainAt, note }],
  }),
  LeadWon: (_state, { data: { order, client } }) => ({ status: 'won', order, client, callAgainAt: null }),
  // The slot is free for others at once; a reopened lead has to choose another.
  LeadLost: (_state, { data: { reason, note }, actor, at }) => ({
    status: 'lost',
    lost: { reason, note, at, by: actor.id },
    callAgainAt: null,
    slotHeld: false,
  }),
  LeadReopened: (_state, { data: { to } }) => ({ status: to, lost: null }),
  LeadReassigned: ({ status }, { data: { assignee } }) => ({ status: status === 'new' ? 'taken' : status, assignee }),
  ConsultationMoved: (_state, { data: { slot } }) => ({ slot }),
  ConsultationCancelled: () => ({ slotHeld: false }),
  LeadErased: ({ status }) => ({ status: status === 'won' ? 'won' : 'lost', erased: true, callAgainAt: null, slotHeld: false }),
  TextsErased: () => ({}),
};

const registered = ({ lead, version, at, data }: LeadEventOf<'LeadRegistered'>): LeadState => ({
  id: lead,
  version,
  number: data.number,
  status: 'new',
  kind: data.kind,
  language: data.language,
  country: data.country,
  service: data.service,
  slot: data.slot,
  slotHeld: data.slot !== null,
  assignee: null,
  client: null,
  order: null,
  calls: [],
  callAgainAt: null,
  lost: null,
  erased: false,
  createdAt: at,
  updatedAt: at,
});

export const evolve = evolverOf<LeadState, LeadEvent, 'LeadRegistered', Partial<LeadState>>({
  noun: 'a lead',
  first: 'LeadRegistered',
  begin: registered,
  changes,
  merge: (_state, change) => change,
});
