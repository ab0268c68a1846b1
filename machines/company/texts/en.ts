import type { CompanyCommandName, CompanyRefusal } from '../commands.js';
import type { DueKind } from '../due-dates.js';
import type { CompanyStatus, FactName } from '../state.js';

type Words<Key extends string> = Readonly<Record<Key, string>>;

/** Every text of companies in one language; a missing or a spare key does not compile. */
export interface CompanyTexts {
  status: Words<CompanyStatus>;
  fact: Words<FactName>;
  dueKind: Words<DueKind>;
  command: Words<CompanyCommandName>;
  refusal: Words<Exclude<CompanyRefusal, 'forbiddenForRole'>>;
}

export const en: CompanyTexts = {
  status: { unverified: 'Not checked yet', verified: 'Checked' },
  fact: {
    name: 'Name',
    registerNumber: 'Register number',
    address: 'Address',
    vatNumber: 'VAT number',
    taxNumber: 'Tax number',
    officers: 'Officers',
    owners: 'Owners',
    beneficialOwners: 'Beneficial owners',
    country: 'Country',
    legalForm: 'Legal form',
    registeredOn: 'Registered on',
    renewsOn: 'Yearly duties due on',
    yearEnd: 'Financial year ends on',
  },
  dueKind: { report: 'Report', tax: 'Tax', address: 'Address', licence: 'Licence', agent: 'Agent' },
  command: {
    record: 'Take over from an order',
    enter: 'Add a company',
    change: 'Change company details',
    verify: 'Mark as checked',
    propose: 'Propose a change',
    withdrawProposal: 'Withdraw the proposal',
    acceptProposal: 'Accept the change',
    declineProposal: 'Decline the change',
    markDueDone: 'Mark as done',
    markDueNotOurs: 'Mark as not ours',
    takeBackDueMark: 'Take the mark back',
  },
  refusal: {
    companyExists: 'You already have a company with this register number in this country.',
    companiesTooMany: 'You have 100 companies here, which is the most. Write to us to add more.',
    companyOfAnother: 'This company belongs to another client.',
    companyUnchanged: 'Nothing would change: these are the company’s current details.',
    companyFactMissing: 'A company needs a name, a register number and a country.',
    companyVerified: 'This company has already been checked.',
    companyProposalOpen: 'A change you proposed is still waiting for us. Withdraw it to propose another one.',
    companyProposalGone: 'This proposed change is no longer open.',
    dueMarked: 'This due date has a mark already. Take it back to set another one.',
    dueDone: 'An order has already done this, so no mark is needed.',
    dueNotMarked: 'This due date has no mark to take back.',
    dueDateGone: 'This due date no longer applies: its rule or the company’s details have changed.',
  },
};
