import { v5 } from 'uuid';
import { defineStream, type RowOf } from '#libs/event-log/append/define-stream';
import { machineReplay } from '#libs/event-log/replay/machine-replay';
import { machineSource } from '#libs/event-log/replay/replay-source';
import { type CompanyCommand, system } from '#machines/company/commands';
import { companyMachineVersion, decide } from '#machines/company/decide';
import type { CompanyEvent } from '#machines/company/events';
import { evolve } from '#machines/company/evolve';
import type { CompanyState, PlainFact } from '#machines/company/state';
import type { Id } from '#machines/kernel/ids';

const namespace: Id = '5c1d7c0a-8c0f-5f39-9b57-3d1b1b4a9d61';

/** Derived from the order that registers the company. */
export const companyOf = (order: Id): Id => v5(order, namespace);

const factOf =
  (name: PlainFact) =>
  ({ facts }: CompanyState): string | null =>
    facts[name]?.value ?? null;

export const companyStream = defineStream<CompanyState>()({
  streamType: 'company',
  table: 'companies',
  machineVersion: companyMachineVersion,
  columns: {
    status: 'text',
    client_id: { type: 'uuid', of: 'client', once: true },
    order_id: { type: 'uuid', of: 'order', once: true },
    country_id: { type: 'uuid', of: factOf('country') },
    legal_form: { type: 'text', of: factOf('legalForm') },
    registered_on: { type: 'text', of: factOf('registeredOn') },
    year_end: { type: 'text', of: factOf('yearEnd') },
    facts: 'jsonb',
    proposal: 'jsonb',
    due_marks: 'jsonb',
    recorded: 'uuid',
    created_at: { type: 'bigint', once: true },
    updated_at: 'bigint',
  },
});
export type CompanyRow = RowOf<typeof companyStream>;

export const replayableCompanies = machineReplay<CompanyState, CompanyCommand, CompanyEvent>({
  stream: companyStream,
  evolve,
  decide,
  nobody: system,
});

export const companiesSource = machineSource(replayableCompanies);
