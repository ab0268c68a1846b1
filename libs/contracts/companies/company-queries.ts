import { Query } from '@nestjs/cqrs';
import type { DueOutcome } from '#machines/company/due-states';
import type { Bilingual, Id } from '#machines/kernel/ids';

/** The client of a company; null if there is none, or its client was erased. */
export class ClientOfCompany extends Query<Id | null> {
  constructor(readonly company: Id) {
    super();
  }
}

/** Whether somebody has a company in the country; those of erased clients do not count. */
export class CompaniesIn extends Query<boolean> {
  constructor(readonly country: Id) {
    super();
  }
}

/** What a company is called, and its number in the register. */
export interface CompanyName {
  name: string;
  registerNumber: string;
}

/** By id; those of erased clients are absent. */
export class CompanyNames extends Query<ReadonlyMap<Id, CompanyName>> {
  constructor(readonly companies: readonly Id[]) {
    super();
  }
}

/** What falls due for a company and nobody does yet. Days are YYYY-MM-DD. */
export interface DueToRemind {
  id: Id;
  company: Id;
  client: Id;
  verified: boolean;
  rule: Id;
  title: Bilingual;
  dueOn: string;
}

/** What falls due on a day and is neither under way nor marked, by its id; nothing of erased clients. @param after the id of the last one before */
export class DueDatesOn extends Query<readonly DueToRemind[]> {
  constructor(
    readonly day: string,
    readonly today: string,
    readonly after: Id | null,
    readonly limit: number,
  ) {
    super();
  }
}

/** Which due dates are counted. `from`, `to`: days that belong to the period, YYYY-MM-DD; `steps`: the first days of the steps of an axis of time. */
export interface DueOutcomesAsked {
  from: string;
  to: string;
  groupBy: 'step' | 'country' | 'kind' | 'service';
  steps: readonly string[];
  country?: readonly Id[];
  kind?: readonly string[];
  service?: readonly Id[];
}

/** Due dates of one group with one outcome. `key`: the first day of the step, an id or a kind; null: no service. `served`: a service of ours does them. */
export interface DueOutcomeCount {
  key: string | null;
  outcome: DueOutcome;
  served: boolean;
  count: number;
}

/** What became of the due dates of all companies in a period, as of today in the office; those of erased clients are left out. */
export class DueOutcomes extends Query<readonly DueOutcomeCount[]> {
  constructor(readonly asked: DueOutcomesAsked) {
    super();
  }
}
