import { machineSource } from '#libs/event-log/certificates/certificate-source';
import type { Row, Stream, StreamTable } from '#libs/event-log/append/contract';
import { machineEvent } from '#libs/event-log/feed/machine-event';
import type { PlacedEvent } from '#libs/event-log/feed/placed-event';
import { machineReplay } from '#libs/event-log/replay/machine-replay';
import type { Id } from '#libs/kernel/ids';
import type { Micros } from '#libs/kernel/time';
import { type LeadCommand, visitor } from '#machines/lead/commands';
import { decide, leadMachineVersion } from '#machines/lead/decide';
import type { LeadEvent } from '#machines/lead/events';
import { evolve } from '#machines/lead/evolve';
import type { LeadState } from '#machines/lead/state';

/** A row of `leads` as PostgreSQL gives it. */
export interface LeadRow {
  id: Id;
  version: number;
  number: number;
  state: LeadState['status'];
  kind: LeadState['kind'];
  language: LeadState['language'];
  country_id: Id | null;
  service_id: Id | null;
  slot: Micros | null;
  slot_held: boolean;
  assignee_id: Id | null;
  client_id: Id | null;
  order_id: Id | null;
  call_again_at: Micros | null;
  erased: boolean;
  detail: Pick<LeadState, 'calls' | 'lost'>;
  created_at: Micros;
  updated_at: Micros;
}

export const stateOf = (row: LeadRow): LeadState => ({
  id: row.id,
  version: row.version,
  number: row.number,
  status: row.state,
  kind: row.kind,
  language: row.language,
  country: row.country_id,
  service: row.service_id,
  slot: row.slot,
  slotHeld: row.slot_held,
  assignee: row.assignee_id,
  client: row.client_id,
  order: row.order_id,
  callAgainAt: row.call_again_at,
  erased: row.erased,
  ...row.detail,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

const changing = ({ status, slot, slotHeld, assignee, client, order, callAgainAt, erased, calls, lost, updatedAt }: LeadState): Row => ({
  state: status,
  slot,
  slot_held: slotHeld,
  assignee_id: assignee,
  client_id: client,
  order_id: order,
  call_again_at: callAgainAt,
  erased,
  detail: { calls, lost },
  updated_at: updatedAt,
});

const whole = (state: LeadState): Row => ({
  number: state.number,
  kind: state.kind,
  language: state.language,
  country_id: state.country,
  service_id: state.service,
  created_at: state.createdAt,
  ...changing(state),
});

/** The row of a lead: what decide reads, and the columns that lists sort and filter by. It does not identify the visitor. */
const leadsTable = {
  streamType: 'lead',
  table: 'leads',
  columns: {
    number: 'bigint',
    state: 'text',
    kind: 'text',
    language: 'text',
    country_id: 'uuid',
    service_id: 'uuid',
    slot: 'bigint',
    slot_held: 'boolean',
    assignee_id: 'uuid',
    client_id: 'uuid',
    order_id: 'uuid',
    call_again_at: 'bigint',
    erased: 'boolean',
    detail: 'json',
    created_at: 'bigint',
    updated_at: 'bigint',
  },
  once: ['kind', 'language', 'country_id', 'service_id', 'created_at'],
  number: { counter: 'leads', column: 'number' },
  // Written with a move or a cancellation: the new slot, whose key decides races, and the email to the visitor.
  extra: [
    { table: 'consultation_slots', columns: { slot: 'bigint', lead_id: 'uuid' } },
    { table: 'mail_intents', columns: { id: 'uuid', person_id: 'uuid', purpose: 'text' } },
  ],
} as const satisfies StreamTable;

export const leadStream: Stream<LeadState> = {
  table: leadsTable,
  machineVersion: leadMachineVersion,
  read: (row) => stateOf(row as unknown as LeadRow),
  write: (state) => (state.version === 1 ? whole(state) : changing(state)),
  lastEventAt: ({ updatedAt }) => updatedAt,
  numbered: (state, number) => ({ ...state, number }),
};

/** An event of the log as the lead's machine knows it. */
export const leadEventOf = (event: PlacedEvent): LeadEvent => machineEvent(event, visitor);

/** How leads are folded and decided again. */
export const replayableLeads = machineReplay<LeadState, LeadCommand, LeadEvent>({
  stream: leadStream,
  row: whole,
  eventOf: leadEventOf,
  evolve,
  decide,
});

/** Leads in certificates. */
export const leadsSource = machineSource(replayableLeads);
