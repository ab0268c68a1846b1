import type { Id } from '#libs/kernel/ids';
import type { Configuration } from '#machines/order/state';
import type { Answers, Step } from './answers.js';
import type { Quote, Refusal } from './context.js';
import type { Offer } from './offer.js';

/** What happens to the wizard: the person answers and moves, the page brings what the API said. */
export type WizardEvent =
  | { type: 'chooseCountry'; country: string }
  | { type: 'chooseForm'; form: string }
  | { type: 'chooseService'; service: Id }
  /** the options as they are being filled in, right or wrong */
  | { type: 'edit'; options: Configuration }
  /** the options are answered */
  | { type: 'confirm' }
  | { type: 'back' }
  /** to a question asked before */
  | { type: 'jump'; step: Step }
  /** the address changed, or what was kept in the browser is taken up again */
  | { type: 'restore'; answers: Answers; step: Step | null }
  | { type: 'startOver' }
  | { type: 'offerCame'; country: string; offer: Offer }
  | { type: 'offerFailed'; country: string }
  | { type: 'quoteCame'; key: string; quote: Quote }
  | { type: 'quoteFailed'; key: string }
  /** the service cannot be had any more: the quote or the order said so */
  | { type: 'serviceGone'; service: Id }
  /** asks again for what failed */
  | { type: 'retry' }
  | { type: 'order'; signedIn: boolean }
  | { type: 'signedIn' }
  /** the session turned out to be over while the order was placed */
  | { type: 'signedOut' }
  | { type: 'stayOut' }
  | { type: 'placed'; order: Id }
  | { type: 'refused'; refusal: Refusal };
