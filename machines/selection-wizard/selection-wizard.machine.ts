import { assign, setup } from 'xstate';
import type { Answers, Step } from './answers.js';
import {
  draftOf,
  freshQuote,
  isBefore,
  offerOf,
  placeOf,
  places,
  quoteKey,
  serviceOf,
  settle,
  stepBefore,
  type WizardContext,
  type WizardPlace,
} from './context.js';
import type { WizardEvent } from './events.js';
import { formsOf, type Offer, offers, serviceIn } from './offer.js';
import { take } from './take.js';

export interface WizardInput {
  countries: readonly string[];
  /** what is known at the start, by code of the country */
  offers: Readonly<Record<string, Offer>>;
  answers: Answers;
  step: Step | null;
}

const firstContext = ({ countries, offers: known, answers, step }: WizardInput): WizardContext => ({
  countries,
  offers: known,
  ...settle({ countries, offers: known, draft: null }, answers),
  wanted: step,
  editing: false,
  asked: null,
  quoted: null,
  refusal: null,
  order: null,
});

const wizard = setup({
  types: {} as { context: WizardContext; input: WizardInput; events: WizardEvent },
  guards: {
    leadsTo: ({ context }, { to }: { to: WizardPlace }) => placeOf(context) === to,
    isAskedBefore: ({ context, event }, { from }: { from: Step }) => event.type === 'jump' && isBefore(context, event.step, from),
    hasStepBefore: ({ context }, { from }: { from: Step }) => stepBefore(context, from) !== null,
    isKnownCountry: ({ context, event }) => event.type === 'chooseCountry' && context.countries.includes(event.country),
    isKnownForm: ({ context, event }) => {
      const offer = offerOf(context);
      return event.type === 'chooseForm' && offer !== undefined && formsOf(offer).includes(event.form);
    },
    isKnownService: ({ context, event }) => event.type === 'chooseService' && serviceIn(offerOf(context), event.service) !== undefined,
    isChosenCountry: ({ context, event }) =>
      (event.type === 'offerCame' || event.type === 'offerFailed') && event.country === context.answers.country,
    isOtherCountry: ({ context, event }) => event.type === 'offerCame' && event.country !== context.answers.country,
    isChosenService: ({ context, event }) => event.type === 'serviceGone' && event.service === context.answers.service,
    isOffered: ({ context }) => {
      const service = serviceOf(context);
      return service !== undefined && context.draft !== null && offers(service, context.draft);
    },
    mayOrder: ({ context }) => freshQuote(context) !== undefined,
    mayOrderAtOnce: ({ context, event }) => event.type === 'order' && event.signedIn && freshQuote(context) !== undefined,
    hasNothingToPrice: ({ context }) => quoteKey(context) === null,
    hasPrice: ({ context }) => freshQuote(context) !== undefined,
    lacksPrice: ({ context }) => quoteKey(context) !== null,
    wantsOther: ({ context }) => quoteKey(context) !== context.asked,
    isAsked: ({ context, event }) => (event.type === 'quoteCame' || event.type === 'quoteFailed') && event.key === context.asked,
  },
  actions: {
    take: assign(({ context, event }) => take(context, event)),
    goBack: assign(({ context }, { from }: { from: Step }) => ({ wanted: stepBefore(context, from), gone: null })),
    startDraft: assign(({ context }) => ({ editing: true, draft: draftOf(context) })),
    endDraft: assign({ editing: false }),
    remember: assign(({ context }) => ({ asked: quoteKey(context) })),
  },
});

const anew = { target: 'settling', actions: 'take' } as const;
const backFrom = (from: Step) =>
  ({
    target: 'settling',
    guard: { type: 'hasStepBefore', params: { from } },
    actions: { type: 'goBack', params: { from } },
  }) as const;
const jumpFrom = (from: Step) => ({ ...anew, guard: { type: 'isAskedBefore', params: { from } } }) as const;

/** The questions, one at a time. `settling` is never rested in: it leads to the place that the answers lead to. */
// prettier-ignore
const question = wizard.createStateConfig({
  initial: 'settling',
  on: {
    restore:     { target: '.settling', actions: 'take' },
    startOver:   { target: '.settling', actions: 'take' },
    serviceGone: { target: '.settling', actions: 'take', guard: 'isChosenService' },
    offerCame:   { actions: 'take', guard: 'isOtherCountry' },
    placed:      { target: '.placed', actions: 'take' },
  },
  states: {
    settling:    { always: places.map((to) => ({ target: to, guard: { type: 'leadsTo', params: { to } } })) },
    country:     { on: { chooseCountry: { ...anew, guard: 'isKnownCountry' } } },
    loading:     { on: { offerCame: [{ ...anew, guard: 'isChosenCountry' }, { actions: 'take', guard: 'isOtherCountry' }],
                         offerFailed: { target: 'loadFailed', guard: 'isChosenCountry' }, back: backFrom('form') } },
    loadFailed:  { on: { retry: 'loading', back: backFrom('form') } },
    form:        { on: { chooseForm: { ...anew, guard: 'isKnownForm' }, back: backFrom('form'), jump: jumpFrom('form') } },
    service:     { on: { chooseService: { ...anew, guard: 'isKnownService' }, back: backFrom('service'), jump: jumpFrom('service') } },
    unavailable: { on: { chooseService: { ...anew, guard: 'isKnownService' }, back: backFrom('service'), jump: jumpFrom('service') } },
    options:     { entry: 'startDraft', exit: 'endDraft',
                   on: { edit: { actions: 'take' }, confirm: { ...anew, guard: 'isOffered' }, back: backFrom('options'), jump: jumpFrom('options') } },
    check:       {
      initial: 'ready',
      on: { back: backFrom('check'), jump: jumpFrom('check') },
      states: {
        ready:     { on: { order: [{ target: 'placing', actions: 'take', guard: 'mayOrderAtOnce' }, { target: 'signingIn', actions: 'take', guard: 'mayOrder' }] } },
        signingIn: { on: { signedIn: 'placing', stayOut: 'ready', refused: { target: 'refused', actions: 'take' } } },
        placing:   { on: { signedOut: 'signingIn', refused: { target: 'refused', actions: 'take' }, back: {}, jump: {}, startOver: {} } },
        refused:   { on: { order: [{ target: 'placing', actions: 'take', guard: 'mayOrderAtOnce' }, { target: 'signingIn', actions: 'take', guard: 'mayOrder' }] } },
      },
    },
    placed:      {},
  },
});

/** The price of what stands on the page: asked for whenever that changes; an answer to an older question is no answer. */
// prettier-ignore
const price = wizard.createStateConfig({
  initial: 'none',
  states: {
    none:   { always: [{ target: 'fresh', guard: 'hasPrice' }, { target: 'asked', guard: 'lacksPrice', actions: 'remember' }] },
    asked:  { always: [{ target: 'none', guard: 'hasNothingToPrice' }, { target: 'fresh', guard: 'hasPrice' },
                       { target: 'asked', guard: 'wantsOther', actions: 'remember', reenter: true }],
              on: { quoteCame: { target: 'fresh', guard: 'isAsked', actions: 'take' }, quoteFailed: { target: 'failed', guard: 'isAsked' } } },
    fresh:  { always: [{ target: 'none', guard: 'hasNothingToPrice' }, { target: 'asked', guard: 'wantsOther', actions: 'remember' }] },
    failed: { always: [{ target: 'none', guard: 'hasNothingToPrice' }, { target: 'asked', guard: 'wantsOther', actions: 'remember' }],
              on: { retry: 'asked' } },
  },
});

/**
 * Choosing a service: country, legal form, service, options, a look at all answers, the order. Pure: what the API says comes in as events, and who draws the
 * states asks for it (`loading`: the offer of the country, `asked`: the quote of `context.asked`, `placing`: the order).
 */
export const selectionWizardMachine = wizard.createMachine({
  id: 'selectionWizard',
  context: ({ input }) => firstContext(input),
  type: 'parallel',
  states: { question, price },
});
