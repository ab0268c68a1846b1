import type { Id, TextRef } from '#machines/kernel/ids';
import type { EventMessage, TextsErasedData } from '#machines/decider/messages';
import type { CompanyActor, DueDateKey } from './commands.js';
import type { FactSource, StatedFacts } from './state.js';

/** Events of a company with their data: ids, codes, days and references to texts. Each names the client, whose erasure erases the texts. */
export interface CompanyEventData {
  /** `recorded`: the event of the order that registered it; null: its client entered it */
  CompanyAdded: { client: Id; source: FactSource; recorded: Id | null; facts: StatedFacts };
  CompanyChanged: { client: Id; source: FactSource; recorded: Id | null; facts: StatedFacts };
  CompanyVerified: { client: Id };
  CompanyChangeProposed: { client: Id; proposal: Id; facts: StatedFacts };
  CompanyProposalWithdrawn: { client: Id; proposal: Id };
  CompanyProposalAccepted: { client: Id; proposal: Id; facts: StatedFacts };
  CompanyProposalDeclined: { client: Id; proposal: Id; reason: TextRef };
  DueDone: DueDateKey & { client: Id; on: string; proof: TextRef | null };
  DueNotOurs: DueDateKey & { client: Id; reason: TextRef };
  DueMarkTakenBack: DueDateKey & { client: Id };
  TextsErased: TextsErasedData;
}
export type CompanyEventType = keyof CompanyEventData;

export type CompanyEventOf<Type extends CompanyEventType> = EventMessage<'company', CompanyActor, CompanyEventData, Type>;
export type CompanyEvent = CompanyEventOf<CompanyEventType>;
