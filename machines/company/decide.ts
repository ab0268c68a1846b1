import { type DecisionOf, deciderOf, type Emitters } from '#machines/decider/decider';
import { companyMachine } from './company.machine.js';
import type { CompanyCommand, CompanyCommandName, CompanyCommandOf } from './commands.js';
import { evolve } from './evolve.js';
import { type CompanyDomain, companyRules, refusalToAdd } from './rules.js';
import type { CompanyState, FactSource } from './state.js';

/** The version of the rules, recorded with every command. */
export const companyMachineVersion = 1;

export type CompanyDecision = DecisionOf<CompanyDomain>;

const sourceOfChange = ({ actor, payload: { order } }: CompanyCommandOf<'change'>): FactSource =>
  actor.role === 'Partner' && order !== null ? { by: 'partner', order } : { by: 'staff', order: null };

/** What each permitted command emits. */
const emitters: Emitters<CompanyDomain, Exclude<CompanyCommandName, 'enter'>> = {
  record: ({ client }, { payload: { order, event: recorded, facts } }) => [
    { type: 'CompanyChanged', data: { client, source: { by: 'order', order }, recorded, facts } },
  ],
  change: ({ client }, command) => [
    { type: 'CompanyChanged', data: { client, source: sourceOfChange(command), recorded: null, facts: command.payload.facts } },
  ],
  verify: ({ client }) => [{ type: 'CompanyVerified', data: { client } }],
  propose: ({ client }, { payload }) => [{ type: 'CompanyChangeProposed', data: { client, ...payload } }],
  withdrawProposal: ({ client }, { payload }) => [{ type: 'CompanyProposalWithdrawn', data: { client, ...payload } }],
  acceptProposal: ({ client, proposal }, { payload }) => [
    { type: 'CompanyProposalAccepted', data: { client, ...payload, facts: proposal?.facts ?? {} } },
  ],
  declineProposal: ({ client }, { payload }) => [{ type: 'CompanyProposalDeclined', data: { client, ...payload } }],
  markDueDone: ({ client }, { payload: { due: _due, ...done } }) => [{ type: 'DueDone', data: { client, ...done } }],
  markDueNotOurs: ({ client }, { payload: { due: _due, ...marked } }) => [{ type: 'DueNotOurs', data: { client, ...marked } }],
  takeBackDueMark: ({ client }, { payload }) => [{ type: 'DueMarkTakenBack', data: { client, ...payload } }],
};

function added(command: CompanyCommandOf<'record' | 'enter'>) {
  const { client, facts } = command.payload;
  const source: FactSource = command.type === 'record' ? { by: 'order', order: command.payload.order } : { by: 'client', order: null };
  const recorded = command.type === 'record' ? command.payload.event : null;
  return { type: 'CompanyAdded' as const, data: { client, source, recorded, facts } };
}

/** Evaluates `command` on `state` (null: there is no company yet). */
export const decide: (state: CompanyState | null, command: CompanyCommand) => CompanyDecision = deciderOf<CompanyDomain>({
  rules: companyRules,
  chart: { machine: companyMachine, valueOf: ({ status }) => status },
  emitters,
  evolve,
  stream: 'company',
  begin: (state, command) => {
    if (command.type !== 'enter' && (command.type !== 'record' || state !== null)) return null;
    const refusal = refusalToAdd(command) ?? (state === null ? null : 'companyExists');
    return refusal === null ? { drafts: [added(command)] } : { refusal };
  },
  absent: () => 'forbiddenForRole',
});
