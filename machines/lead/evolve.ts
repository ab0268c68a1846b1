import type { LeadEvent, LeadEventData, LeadEventOf, LeadEventType } from './events.js';
import type { LeadState } from './state.js';

/** What each event but the first changes. */
type Changes = {
  readonly [Type in Exclude<LeadEventType, 'LeadRegistered'>]: (
    state: LeadState,
    data: LeadEventData[Type],
    event: LeadEventOf<Type>,
  ) => Partial<LeadState>;
};

const changes: Changes = {
  LeadTaken: (_state, { assignee }) => ({ status: 'taken', assignee }),
  LeadCallRecorded: (state, { outcome, callAgainAt, note }, { actor, at }) => ({
    status: 'called',
    callAgainAt,
    calls: [...state.calls, { at, by: actor.id, outcome, callAgainAt, note }],
  }),
  LeadWon: (_state, { order, client }) => ({ status: 'won', order, client, callAgainAt: null }),
  // The hour is free for somebody else at once; a reopened lead has to choose another.
  LeadLost: (_state, { reason, note }, { actor, at }) => ({
    status: 'lost',
    lost: { reason, note, at, by: actor.id },
    callAgainAt: null,
    slotHeld: false,
  }),
  LeadReopened: (_state, { to }) => ({ status: to, lost: null }),
  LeadReassigned: (state, { assignee }) => ({ status: state.status === 'new' ? 'taken' : state.status, assignee }),
  LeadErased: ({ status }) => ({ status: status === 'won' ? 'won' : 'lost', erased: true, callAgainAt: null, slotHeld: false }),
};

/** The state after `event`: a pure reducer that judges nothing. @throws Error when the event is not the stream's next one */
export function evolve(state: LeadState | null, event: LeadEvent): LeadState {
  if (event.version !== (state?.version ?? 0) + 1) throw new Error(`event ${event.version} does not follow version ${state?.version ?? 0}`);
  if (event.type === 'LeadRegistered') return registered(event);
  if (!state) throw new Error(`a lead begins with LeadRegistered, not ${event.type}`);
  const change = (changes[event.type] as (state: LeadState, data: unknown, event: LeadEvent) => Partial<LeadState>)(
    state,
    event.data,
    event,
  );
  return { ...state, ...change, version: event.version, updatedAt: event.at };
}

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
