import { call } from '../../../api/call.js';
import { ownZone } from '../../../lib/days.js';
import { type FormContext, leadContext } from './lead-context.js';

/** The step of the wizard, and its answers. */
export interface SentSelection {
  /** the page that opens it again */
  orderUrl: string;
  country: string | null;
  legalForm: string | null;
  service: string | null;
  /** what sales should see of it, in words */
  fields: NonNullable<FormContext['fields']>;
}

interface Sender {
  name: string;
  email: string;
  phone: string;
}

/** Has the selection mailed to the visitor, and leaves it with sales. @throws ProblemError phoneAlreadySent, tooManyLetters, or for fields */
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
