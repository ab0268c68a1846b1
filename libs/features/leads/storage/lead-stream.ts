import { machineSource } from '#libs/event-log/replay/replay-source';
import { defineStream, type RowOf } from '#libs/event-log/append/define-stream';
import { machineReplay } from '#libs/event-log/replay/machine-replay';
import { type LeadCommand, visitor } from '#machines/lead/commands';
import { decide, leadMachineVersion } from '#machines/lead/decide';
import type { LeadEvent } from '#machines/lead/events';
import { evolve } from '#machines/lead/evolve';
import type { LeadState } from '#machines/lead/state';

/** The row has what `decide` reads, and the columns that lists sort and filter by. It does not identify the visitor. */
export const leadStream = defineStream<LeadState>()({
  streamType: 'lead',
  table: 'leads',
  machineVersion: leadMachineVersion,
  columns: {
    number: { type: 'bigint', counter: 'leads' },
    state: { type: 'text', of: 'status' },
    kind: { type: 'text', once: true },
    language: { type: 'text', once: true },
    country_id: { type: 'uuid', of: 'country', once: true },
    service_id: { type: 'uuid', of: 'service', once: true },
    slot: 'bigint',
    slot_held: 'boolean',
    assignee_id: { type: 'uuid', of: 'assignee' },
    client_id: { type: 'uuid', of: 'client' },
    order_id: { type: 'uuid', of: 'order' },
    call_again_at: 'bigint',
    erased: 'boolean',
    detail: { type: 'json', of: ['calls', 'lost'] },
    created_at: { type: 'bigint', once: true },
    updated_at: 'bigint',
  },
  // Written with a move or a cancellation: the new slot, whose key decides races, and the email to the visitor.
  extra: { consultation_slots: ['slot', 'lead_id'], mail_intents: ['id', 'person_id', 'purpose'] },
});
export type LeadRow = RowOf<typeof leadStream>;

export const replayableLeads = machineReplay<LeadState, LeadCommand, LeadEvent>({ stream: leadStream, evolve, decide, nobody: visitor });

export const leadsSource = machineSource(replayableLeads);
