import { type Answers, noAnswers, type Step } from './answers.js';
import { offerOf, serviceOf, settle, type WizardContext } from './context.js';
import type { WizardEvent } from './events.js';
import { firstOptions, formOf, serviceIn } from './offer.js';
import type { Configuration } from '#machines/order/state';

type Change = Partial<WizardContext>;

/** Events that leave something; of the others the machine keeps that they happened. */
export type TakenEvent = Exclude<
  WizardEvent,
  { type: 'back' | 'offerFailed' | 'quoteFailed' | 'retry' | 'signedIn' | 'signedOut' | 'stayOut' }
>;

/** What an event that the machine permits leaves in the context. Where it leads is the machine's own. */
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
      return { ...answered(context, event.answers, event.step), order: null };
    case 'startOver':
      return { ...answered(context, noAnswers), draft: null };
    case 'offerCame':
      return offered(context, event);
    case 'serviceGone':
      return withdrawn(context);
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

/** Other answers, on the way to `wanted`, or else to the first question without an answer. */
const answered = (context: WizardContext, answers: Answers, wanted: Step | null = null): Change => ({
  ...settle(context, answers),
  wanted,
  refusal: null,
});

/** The options as typed, without what the service does not offer: only a number may stand there wrong, to be put right. */
function edited(context: WizardContext, typed: Configuration): Configuration {
  const service = serviceOf(context);
  return service ? { ...firstOptions(service, typed), employeesAmount: typed.employeesAmount } : typed;
}

type Choice = Extract<WizardEvent, { type: 'chooseCountry' | 'chooseForm' | 'chooseService' }>;

/** The answers with this one: the same again changes nothing, another one takes away whatever rested on the old. */
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
  return { offers, ...(country === context.answers.country && settle({ ...context, offers }, context.answers)) };
}

/** The chosen service leaves what is offered, so that nobody chooses it again. */
function withdrawn(context: WizardContext): Change {
  const offer = offerOf(context);
  const service = serviceOf(context);
  if (!offer || !service) return {};
  const services = offer.services.filter(({ _id }) => _id !== service._id);
  const offers = { ...context.offers, [service.country.code]: { ...offer, services } };
  return { offers, ...answered({ ...context, offers }, context.answers) };
}
