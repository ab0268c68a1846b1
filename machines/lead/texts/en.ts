import type { LeadTexts } from './shape.js';

/** Leads in English. */
export const en: LeadTexts = {
  state: { new: 'New', taken: 'Taken', called: 'Called', won: 'Won', lost: 'Lost' },
  kind: { call: 'Call request', steps: 'Selection', offer: 'Partnership offer', consultation: 'Consultation' },
  outcome: { reached: 'Reached', notReached: 'Not reached', callLater: 'Call again later' },
  reason: {
    noAnswer: 'Never answered',
    notInterested: 'Not interested',
    tooExpensive: 'Too expensive',
    choseAnother: 'Chose somebody else',
    wrongContact: 'Wrong contact details',
    duplicate: 'A repetition of another request',
    spam: 'Spam',
    other: 'Another reason',
  },
  operation: {
    take: 'Take',
    recordCall: 'Record a call',
    win: 'Mark as won',
    lose: 'Mark as lost',
    reopen: 'Open again',
    reassign: 'Hand over',
    erase: 'Erase personal data',
  },
  refusal: {
    leadNotInState: 'The request has moved on: this is not possible in its present state.',
    leadOfAnother: 'A colleague works on this request.',
    leadErased: 'The personal data of this request have been erased.',
    leadTimePast: 'The next call has to lie in the future.',
    leadAssigneeUnfit: 'This person does not work on requests.',
    leadUnchanged: 'Nothing would change.',
    leadHasOrder: 'An order came of this request, so it stays won.',
  },
  remedy: {
    bringLeadTo: 'Possible in: {{states}}.',
    askForLead: 'Ask {{person}} or the head of the department to hand it over.',
    chooseLaterTime: 'Choose a time that is yet to come.',
    chooseColleague: 'Choose a colleague of the sales department.',
    cancelItsOrder: 'Whatever becomes of it is told at the order.',
  },
};
