import { type Changes, evolverOf } from '#machines/decider/decider';
import type { Micros } from '#machines/kernel/time';
import { dueKey } from './due-states.js';
import type { CompanyEvent, CompanyEventOf } from './events.js';
import { type CompanyState, type FactName, factNames, type Facts, type FactSource, type StatedFacts } from './state.js';

type Change = Partial<CompanyState>;

const noFacts = Object.fromEntries(factNames.map((name) => [name, null])) as unknown as Facts;

/** The facts with those stated; a fact that is stated as null is gone. */
function withStated(facts: Facts, stated: StatedFacts, source: FactSource, at: Micros): Facts {
  const changed = (Object.keys(stated) as FactName[]).map((name) => {
    const value = stated[name] ?? null;
    return [name, value === null ? null : { value, source, at }];
  });
  return { ...facts, ...(Object.fromEntries(changed) as Partial<Facts>) };
}

const changes: Changes<CompanyState, CompanyEvent, 'CompanyAdded', Change> = {
  CompanyChanged: ({ facts, recorded: before }, { at, data: { facts: stated, source, recorded } }) => ({
    facts: withStated(facts, stated, source, at),
    recorded: recorded ?? before,
  }),
  CompanyVerified: () => ({ status: 'verified' }),
  CompanyChangeProposed: (_state, { at, data: { proposal: id, facts } }) => ({ proposal: { id, facts, at } }),
  CompanyProposalWithdrawn: () => ({ proposal: null }),
  CompanyProposalAccepted: ({ facts }, { at, data: { facts: stated } }) => ({
    facts: withStated(facts, stated, { by: 'client', order: null }, at),
    proposal: null,
  }),
  CompanyProposalDeclined: () => ({ proposal: null }),
  DueDone: ({ dueMarks }, { at, data: { on, proof, ...due } }) => ({
    dueMarks: { ...dueMarks, [dueKey(due)]: { as: 'done', on, proof, at } },
  }),
  DueNotOurs: ({ dueMarks }, { at, data: { reason, ...due } }) => ({
    dueMarks: { ...dueMarks, [dueKey(due)]: { as: 'notOurs', reason, at } },
  }),
  DueMarkTakenBack: ({ dueMarks }, { data }) => {
    const { [dueKey(data)]: _taken, ...others } = dueMarks;
    return { dueMarks: others };
  },
  TextsErased: () => ({}),
};

const added = ({ company, version, at, data: { client, source, recorded, facts } }: CompanyEventOf<'CompanyAdded'>): CompanyState => ({
  id: company,
  version,
  status: source.by === 'order' ? 'verified' : 'unverified',
  client,
  order: source.order,
  facts: withStated(noFacts, facts, source, at),
  proposal: null,
  dueMarks: {},
  recorded,
  createdAt: at,
  updatedAt: at,
});

/** Folds an event into the state; null: there is no company yet. */
export const evolve = evolverOf<CompanyState, CompanyEvent, 'CompanyAdded', Change>({
  noun: 'a company',
  first: 'CompanyAdded',
  begin: added,
  changes,
  merge: (_state, change) => change,
});
