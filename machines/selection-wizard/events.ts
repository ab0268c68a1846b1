import type { Id } from '#machines/kernel/ids';
import type { Configuration } from '#machines/order/state';
import type { Answers, Step } from './answers.js';
import type { Quote, Refusal } from './context.js';
import type { Offer } from './offer.js';

/** Events of the wizard: the user answers and moves, the page delivers API responses. */
export type WizardEvent =
  | { type: 'chooseCountry'; country: string }
  | { type: 'chooseForm'; form: string }
  | { type: 'chooseService'; service: Id }
  /** the options while they are edited, valid or not */
  | { type: 'edit'; options: Configuration }
  /** the options are answered */
  | { type: 'confirm' }
  | { type: 'back' }
  /** to an earlier question */
  | { type: 'jump'; step: Step }
  /** the address changed, or a stored draft was restored */
  | { type: 'restore'; answers: Answers; step: Step | null }
  | { type: 'startOver' }
  | { type: 'offerCame'; country: string; offer: Offer }
  | { type: 'offerFailed'; country: string }
  | { type: 'quoteCame'; key: string; quote: Quote }
  | { type: 'quoteFailed'; key: string }
  /** the service is not available any more, by the answer to a quote or an order */
  | { type: 'serviceGone'; service: Id }
  /** the client has no such company */
  | { type: 'companyGone'; company: Id }
  /** repeats a failed request */
  | { type: 'retry' }
  | { type: 'order'; signedIn: boolean }
  | { type: 'signedIn' }
  /** the session had expired when the order was placed */
  | { type: 'signedOut' }
  | { type: 'stayOut' }
  | { type: 'placed'; order: Id }
  | { type: 'refused'; refusal: Refusal };
