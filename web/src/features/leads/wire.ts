import type { CallOutcome, LossReason } from '#machines/lead/state';
import type { components } from '../../api/schema.js';
import type { Page } from '../../api/wire.js';

type Schemas = components['schemas'];

/** What staff do to a lead; `order` converts it. */
export type LeadOperation = LeadOperationView['operation'];

/** An operation that asks for something first. */
export type FormOperation = Exclude<LeadOperation, 'take' | 'reopen'>;

/** An operation as it stands for the reader, with the server's words where it is refused. */
export type LeadOperationView = Schemas['LeadOperationDto'];

/** What a visitor chose in the selection, as far as they came. */
interface LeadAnswers {
  legalForm?: string;
  options?: {
    employeesAmount?: number;
    registrationPeriod?: number;
    director?: string;
    directorCompany?: string[];
    activityAreas?: string[];
  };
}

/** GET leads/:id, and a row of GET leads. Who the visitor is, is null once erased. */
export type Lead = Omit<Schemas['LeadDto'], 'answers'> & { answers: LeadAnswers | null };

/** GET leads. `counts` are those under all filters but that of the state. */
export interface LeadPage extends Page<Lead> {
  counts: Schemas['LeadCountsDto'];
}

/** A line of GET leads/:id/events, in the reader's language. `by` is null where the visitor acted. */
export type LeadEvent = Schemas['LeadEventDto'];

/** GET leads/assignees */
export type Assignee = Schemas['NamedRefDto'];

/** GET leads/sources */
export type LeadSource = Schemas['LeadSourceDto'];

/** Payloads of PATCH leads/:id. */
export interface LeadPayloads {
  take: Record<never, never>;
  recordCall: { outcome: CallOutcome; at?: string; note?: string };
  win: { order?: string };
  lose: { reason: LossReason; note?: string };
  reopen: Record<never, never>;
  reassign: { assignee: string };
}
