import type { Language } from '#libs/kernel/ids';
import type { LeadOperation as MachineOperation } from '#machines/lead/commands';
import type { CallOutcome, LeadKind, LeadStatus, LossReason } from '#machines/lead/state';
import type { BadgeColour } from '#machines/order/statuses';
import type { Country, Page } from '../../api/wire.js';

interface Named {
  _id: string;
  name: string;
}

/** What staff do to a lead; `order` converts it. */
export type LeadOperation = MachineOperation | 'order';

/** An operation as it stands for the reader, with the server's words where it is refused. */
export interface LeadOperationView {
  operation: LeadOperation;
  permitted: boolean;
  code?: string;
  detail?: string;
  remedy?: { key: string; text: string };
}

export interface LeadCall {
  at: string;
  by: Named | null;
  outcome: CallOutcome;
  callAgainAt: string | null;
  note: string | null;
}

/** What a visitor chose in the selection. */
export interface LeadAnswers {
  legalForm?: string;
  options?: {
    employeesAmount?: number;
    registrationPeriod?: number;
    director?: string;
    directorCompany?: string[];
    activityAreas?: string[];
  };
}

export type LeadUtm = Partial<Record<'source' | 'medium' | 'campaign' | 'term' | 'content', string>>;

/** GET leads/:id, and a row of GET leads. Who the visitor is, is null once erased. */
export interface Lead {
  _id: string;
  number: string;
  kind: LeadKind;
  state: LeadStatus;
  badge: BadgeColour;
  version: number;
  name: string | null;
  phone: string | null;
  email: string | null;
  company: string | null;
  message: string | null;
  language: Language;
  source: string;
  utm: LeadUtm;
  url: string | null;
  orderUrl: string | null;
  slug: string | null;
  leadFields: Record<string, string>;
  answers: LeadAnswers | null;
  country: Country | null;
  service: { _id: string; title: { ru: string; en: string } } | null;
  /** `timeZone`: the visitor's, where it is known. */
  slot: { start: string; end: string; timeZone: string | null; held: boolean } | null;
  assignee: Named | null;
  client: Named | null;
  order: { _id: string; number: string } | null;
  calls: LeadCall[];
  callAgainAt: string | null;
  lost: { reason: LossReason; note: string | null; at: string; by: Named | null } | null;
  erased: boolean;
  createdAt: string;
  updatedAt: string;
  operations: LeadOperationView[];
}

/** GET leads. `counts` are those under all filters but that of the state. */
export interface LeadPage extends Page<Lead> {
  counts: Partial<Record<LeadStatus, number>>;
}

/** A line of GET leads/:id/events, in the reader's language. `by` is null where a visitor or the product acted. */
export interface LeadEvent {
  _id: string;
  version: number;
  type: string;
  at: string;
  by: Named | null;
  title: string;
  detail: string | null;
}

/** GET leads/assignees */
export type Assignee = Named;

/** GET leads/sources */
export interface LeadSource {
  source: string;
  count: number;
}

/** Payloads of PATCH leads/:id. */
export interface LeadPayloads {
  take: Record<never, never>;
  recordCall: { outcome: CallOutcome; at?: string; note?: string };
  win: { order?: string };
  lose: { reason: LossReason; note?: string };
  reopen: Record<never, never>;
  reassign: { assignee: string };
}
