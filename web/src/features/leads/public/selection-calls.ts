import { call } from '../../../api/call.js';
import { ownZone } from '../../../lib/days.js';
import { type FormContext, leadContext } from './lead-context.js';

/** The visitor's answers in the wizard, and the address of the step that they reached. */
export interface SentSelection {
  /** page that opens the selection again */
  orderUrl: string;
  country: string | null;
  legalForm: string | null;
  service: string | null;
  /** answers as texts, for sales */
  fields: NonNullable<FormContext['fields']>;
}

interface Sender {
  name: string;
  email: string;
  phone: string;
}

/** Emails the selection to the visitor, and creates a lead. @throws ProblemError phoneAlreadySent, tooManyLetters, or for fields */
export const sendSelection = ({ phone, ...who }: Sender, { orderUrl, country, legalForm, service, fields }: SentSelection, key: string) =>
  call('POST', '/forms/steps-form', {
    body: {
      ...who,
      ...(phone ? { phone, timeZone: ownZone() } : {}),
      answers: { ...(country ? { country } : {}), ...(legalForm ? { legalForm } : {}), ...(service ? { service } : {}) },
      ...leadContext({ orderUrl, slug: 'selection-service', fields }),
    },
    key,
  });
