import type { LeadCommandName, LeadOperation, LeadRefusal, LeadRemedy } from '../commands.js';
import type { CallOutcome, LeadKind, LeadStatus, LossReason } from '../state.js';

type Words<Key extends string> = Readonly<Record<Key, string>>;

/** Every text of leads in one language; a missing or a spare key does not compile. */
export interface LeadTexts {
  state: Words<LeadStatus>;
  kind: Words<LeadKind>;
  outcome: Words<CallOutcome>;
  reason: Words<LossReason>;
  operation: Words<LeadOperation>;
  /** commands that are no operations */
  command: Words<Exclude<LeadCommandName, LeadOperation>>;
  refusal: Words<Exclude<LeadRefusal, 'forbiddenForRole'>>;
  /** {{states}} and {{person}} are filled in */
  remedy: Words<LeadRemedy['key']>;
}

/** Leads in English. */
export const en: LeadTexts = {
  state: { new: 'New', taken: 'Taken', called: 'Called', won: 'Won', lost: 'Lost' },
  kind: { call: 'Call request', steps: 'Selection', offer: 'Partnership offer', consultation: 'Consultation' },
  outcome: { reached: 'Reached', notReached: 'Not reached', callLater: 'Call again later' },
  reason: {
    noAnswer: 'Never answered',
    notInterested: 'Not interested',
    tooExpensive: 'Too expensive',
    choseAnother: 'Chose someone else',
    wrongContact: 'Wrong contact details',
    duplicate: 'Duplicate',
    spam: 'Spam',
    other: 'Other',
  },
  operation: {
    take: 'Assign to me',
    recordCall: 'Record call',
    win: 'Mark as won',
    lose: 'Mark as lost',
    reopen: 'Reopen',
    reassign: 'Reassign',
    erase: 'Erase personal data',
  },
  command: {
    register: 'Send a request',
    moveConsultation: 'Move the consultation',
    cancelConsultation: 'Cancel the consultation',
  },
  refusal: {
    leadNotInState: 'The lead has moved on. This isn’t available in its current status.',
    leadOfAnother: 'A colleague is working on this lead.',
    leadErased: 'This lead’s personal data has been erased.',
    leadTimePast: 'The next call must be in the future.',
    leadAssigneeUnfit: 'This person doesn’t work on leads.',
    leadUnchanged: 'This is already the case.',
    leadHasOrder: 'This lead became an order, so it stays won.',
    consultationNotHeld: 'This consultation is no longer booked.',
    consultationStarted: 'This consultation’s time has already come.',
    slotNotOffered: 'There are no consultations at this time. Choose an available one.',
  },
  remedy: {
    bringLeadTo: 'Available when the lead is: {{states}}.',
    askForLead: 'Ask {{person}} or the head of department to reassign it.',
    chooseLaterTime: 'Choose a time in the future.',
    chooseColleague: 'Choose a colleague in sales.',
    cancelItsOrder: 'See the order for what happens next.',
  },
};
