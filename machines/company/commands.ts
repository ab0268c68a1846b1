import type { Id, TextRef } from '#machines/kernel/ids';
import type { Actor } from '#machines/kernel/people';
import type { CommandMessage } from '#machines/decider/messages';
import type { StatedFacts } from './state.js';

/** A person, or the system, which takes over what orders record. */
export type CompanyActor = Actor | { id: null; role: 'system'; department: null };
export const system = { id: null, role: 'system', department: null } as const satisfies CompanyActor;

/** Commands and their payloads. Facts that are absent stay as they are; null removes one. */
export interface CompanyPayloads {
  /** an order registered the company, or changed it; `event`: the order's */
  record: { client: Id; order: Id; event: Id; facts: StatedFacts };
  /** `known`: the client has a company with that number in that country already; `companies`: how many they have */
  enter: { client: Id; facts: StatedFacts; known: boolean; companies: number };
  /** `order`: of a partner, their open order of the company; else null */
  change: { facts: StatedFacts; order: Id | null };
  verify: object;
  propose: { proposal: Id; facts: StatedFacts };
  withdrawProposal: { proposal: Id };
  acceptProposal: { proposal: Id };
  declineProposal: { proposal: Id; reason: TextRef };
  markDueDone: MarkedDueDate & { on: string; proof: TextRef | null };
  markDueNotOurs: MarkedDueDate & { reason: TextRef };
  takeBackDueMark: DueDateKey;
}

/** What a due date is known by within its company; the day is YYYY-MM-DD. */
export interface DueDateKey {
  rule: Id;
  anchorDay: string;
}

/** `due`: whether a finished order did it, or it is open; null: no rule gives that day any more. */
interface MarkedDueDate extends DueDateKey {
  due: 'open' | 'finished' | null;
}

export type CompanyCommandName = keyof CompanyPayloads;

export type CompanyCommandOf<Name extends CompanyCommandName> = CommandMessage<'company', CompanyActor, CompanyPayloads, Name>;
export type CompanyCommand = CompanyCommandOf<CompanyCommandName>;

/** Refusal codes, which are translation keys. */
export type CompanyRefusal =
  | 'forbiddenForRole'
  | 'companyExists'
  | 'companiesTooMany'
  | 'companyOfAnother'
  | 'companyUnchanged'
  | 'companyFactMissing'
  | 'companyVerified'
  | 'companyProposalOpen'
  | 'companyProposalGone'
  | 'dueMarked'
  | 'dueDone'
  | 'dueNotMarked'
  | 'dueDateGone';
