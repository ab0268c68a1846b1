import type { Id, TextRef } from '#machines/kernel/ids';
import type { Micros } from '#machines/kernel/time';

/** `unverified`: entered by its client, and not checked by staff yet. */
export const companyStates = ['unverified', 'verified'] as const;
export type CompanyStatus = (typeof companyStates)[number];

/** Facts that are texts. Officers and owners are lists, each one text with JSON; those of an order refer to the order's details. */
export const textFacts = ['name', 'registerNumber', 'address', 'vatNumber', 'taxNumber', 'officers', 'owners', 'beneficialOwners'] as const;
export type TextFact = (typeof textFacts)[number];

/**
 * Facts that are codes and days. `country`: its id; `legalForm`: its short name, "OÜ"; `registeredOn`, `renewsOn`: ISO 8601 calendar dates; `yearEnd`: the
 * last day of the financial year as MM-DD.
 */
export const plainFacts = ['country', 'legalForm', 'registeredOn', 'renewsOn', 'yearEnd'] as const;
export type PlainFact = (typeof plainFacts)[number];

export const factNames = [...textFacts, ...plainFacts] as const;
export type FactName = TextFact | PlainFact;

/** Facts that a company never lacks. */
export const requiredFacts = ['name', 'registerNumber', 'country'] as const satisfies readonly FactName[];

/** Values of facts by name. Absent: not stated; null: there is none any more. */
export interface StatedFacts {
  name?: TextRef | null;
  registerNumber?: TextRef | null;
  address?: TextRef | null;
  vatNumber?: TextRef | null;
  taxNumber?: TextRef | null;
  officers?: TextRef | null;
  owners?: TextRef | null;
  beneficialOwners?: TextRef | null;
  country?: Id | null;
  legalForm?: string | null;
  registeredOn?: string | null;
  renewsOn?: string | null;
  yearEnd?: string | null;
}

/** Who stated a fact. `order`: an order recorded it; `partner`: the partner of that order. */
export type FactSource = { by: 'client' | 'staff'; order: null } | { by: 'order' | 'partner'; order: Id };

/** A stated fact: its value, who stated it, and when. */
export interface Fact<Value extends TextRef | string = TextRef | string> {
  value: Value;
  source: FactSource;
  at: Micros;
}
export type Facts = Record<TextFact, Fact<TextRef> | null> & Record<PlainFact, Fact<string> | null>;

/** Changes that the client proposes and staff have not answered. */
export interface Proposal {
  id: Id;
  facts: StatedFacts;
  at: Micros;
}

/** What people say of a due date. `on`: the day on which it was done; `proof`, `reason`: texts of the client. */
export type DueMark = { as: 'done'; on: string; proof: TextRef | null; at: Micros } | { as: 'notOurs'; reason: TextRef; at: Micros };

/** The fold of the events of one company. Texts are in `texts`, where they can be erased. */
export interface CompanyState {
  id: Id;
  version: number;
  status: CompanyStatus;
  client: Id;
  /** the order that registered it; null: registered elsewhere */
  order: Id | null;
  facts: Facts;
  proposal: Proposal | null;
  /** by the key of the due date */
  dueMarks: Readonly<Record<string, DueMark>>;
  /** the newest event of an order that was taken over; null if none was */
  recorded: Id | null;
  createdAt: Micros;
  updatedAt: Micros;
}
