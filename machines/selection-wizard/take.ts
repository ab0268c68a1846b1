import { type Answers, noAnswers, type Step } from './answers.js';
import { offerOf, serviceOf, settle, type WizardContext } from './context.js';
import type { WizardEvent } from './events.js';
import { firstOptions, formOf, serviceIn } from './offer.js';
import type { Configuration } from '#machines/order/state';

type Change = Partial<WizardContext>;

/** Events that change the context; of the others the machine records only that they happened. */
export type TakenEvent = Exclude<
  WizardEvent,
  { type: 'back' | 'offerFailed' | 'quoteFailed' | 'retry' | 'signedIn' | 'signedOut' | 'stayOut' }
>;

/** The context after an event that the machine permits. Transitions are the machine's own. */
export function take(context: WizardContext, event: TakenEvent): Change {
  switch (event.type) {
    case 'chooseCountry':
    case 'chooseForm':
    case 'chooseService':
      return answered(context, chosen(context, event));
    case 'edit':
      return { draft: edited(context, event.options) };
    case 'confirm':
      return answered(context, { ...context.answers, options: context.draft });
    case 'jump':
      return { wanted: event.step };
    case 'restore':
      return {
        ...answered(context, event.answers, event.step),
        order: null,
        companyGone: context.companyGone && event.answers.company === null,
      };
    case 'startOver':
      return { ...answered(context, noAnswers), draft: null, companyGone: false };
    case 'offerCame':
      return offered(context, event);
    case 'serviceGone':
      return withdrawn(context);
    case 'companyGone':
      return { answers: { ...context.answers, company: null }, companyGone: true };
    case 'quoteCame':
      return { quoted: { key: event.key, quote: event.quote } };
    case 'order':
      return { refusal: null };
    case 'refused':
      return { refusal: event.refusal };
    case 'placed':
      return { order: event.order };
  }
}

/** Changes answers, on the way to `wanted` or else to the first question without an answer. */
const answered = (context: WizardContext, answers: Answers, wanted: Step | null = null): Change => ({
  ...settle(context, answers, wanted),
  wanted,
  refusal: null,
});

/** Options as typed, without those that the service does not offer: only a number may be invalid, so that it can be corrected. */
function edited(context: WizardContext, typed: Configuration): Configuration {
  const service = serviceOf(context);
  return service ? { ...firstOptions(service, typed), employeesAmount: typed.employeesAmount } : typed;
}

type Choice = Extract<WizardEvent, { type: 'chooseCountry' | 'chooseForm' | 'chooseService' }>;

/** Sets an answer. The same value changes nothing; another value removes the answers that depend on the old one. */
function chosen({ answers, offers }: WizardContext, event: Choice): Answers {
  switch (event.type) {
    case 'chooseCountry':
      return event.country === answers.country ? answers : { ...noAnswers, country: event.country };
    case 'chooseForm':
      return event.form === answers.form ? answers : { ...answers, form: event.form, service: null, options: null };
    case 'chooseService': {
      if (event.service === answers.service) return answers;
      const service = serviceIn(offerOf({ answers, offers }), event.service);
      return { ...answers, form: service ? formOf(service) : answers.form, service: event.service, options: null };
    }
  }
}

function offered(context: WizardContext, { country, offer }: Extract<WizardEvent, { type: 'offerCame' }>): Change {
  const offers = { ...context.offers, [country]: offer };
  return { offers, ...(country === context.answers.country && settle({ ...context, offers }, context.answers, context.wanted)) };
}

/** Removes the chosen service from the offer, so that it is not chosen again. */
function withdrawn(context: WizardContext): Change {
  const offer = offerOf(context);
  const service = serviceOf(context);
  if (!offer || !service) return {};
  const services = offer.services.filter(({ _id }) => _id !== service._id);
  const offers = { ...context.offers, [service.country.code]: { ...offer, services } };
  return { offers, ...answered({ ...context, offers }, context.answers) };
}
