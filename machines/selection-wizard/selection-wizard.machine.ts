import { assertEvent, assign, setup } from 'xstate';
import type { Answers, Step } from './answers.js';
import {
  draftOf,
  freshQuote,
  isBefore,
  offerOf,
  placeOf,
  places,
  quoteKey,
  settle,
  stepBefore,
  type WizardContext,
  type WizardPlace,
} from './context.js';
import type { WizardEvent } from './events.js';
import { formsOf, type Offer, serviceIn } from './offer.js';
import { take, type TakenEvent } from './take.js';

export interface WizardInput {
  countries: readonly string[];
  /** offers known at the start, by country code */
  offers: Readonly<Record<string, Offer>>;
  answers: Answers;
  step: Step | null;
}

const firstContext = ({ countries, offers: known, answers, step }: WizardInput): WizardContext => ({
  countries,
  offers: known,
  ...settle({ countries, offers: known, draft: null }, answers, step),
  wanted: step,
  editing: false,
  asked: null,
  quoted: null,
  refusal: null,
  order: null,
  companyGone: false,
});

const wizard = setup({
  types: {} as { context: WizardContext; input: WizardInput; events: WizardEvent },
  guards: {
    leadsTo: ({ context }, { to }: { to: WizardPlace }) => placeOf(context) === to,
    isAskedBefore: ({ context, event }, { from }: { from: Step }) => {
      assertEvent(event, 'jump');
      return isBefore(context, event.step, from);
    },
    isKnownCountry: ({ context, event }) => {
      assertEvent(event, 'chooseCountry');
      return context.countries.includes(event.country);
    },
    isKnownForm: ({ context, event }) => {
      assertEvent(event, 'chooseForm');
      const offer = offerOf(context);
      return offer !== undefined && formsOf(offer).includes(event.form);
    },
    isKnownService: ({ context, event }) => {
      assertEvent(event, 'chooseService');
      return serviceIn(offerOf(context), event.service) !== undefined;
    },
    isChosenCountry: ({ context, event }) => {
      assertEvent(event, 'offerFailed');
      return event.country === context.answers.country;
    },
    isOtherCountry: ({ context, event }) => {
      assertEvent(event, 'offerCame');
      return event.country !== context.answers.country;
    },
    isChosenService: ({ context, event }) => {
      assertEvent(event, 'serviceGone');
      return event.service === context.answers.service;
    },
    isChosenCompany: ({ context, event }) => {
      assertEvent(event, 'companyGone');
      return event.company === context.answers.company;
    },
    /** the options shown are chosen and offered */
    isOffered: ({ context }) => quoteKey(context) !== null,
    hasNothingToPrice: ({ context }) => quoteKey(context) === null,
    hasPrice: ({ context }) => freshQuote(context) !== undefined,
    mayOrderAtOnce: ({ context, event }) => {
      assertEvent(event, 'order');
      return event.signedIn && freshQuote(context) !== undefined;
    },
    wantsOther: ({ context }) => quoteKey(context) !== context.asked,
    isAsked: ({ context, event }) => {
      assertEvent(event, ['quoteCame', 'quoteFailed']);
      return event.key === context.asked;
    },
  },
  actions: {
    take: assign(({ context, event }) => take(context, event as TakenEvent)),
    goBack: assign(({ context }, { from }: { from: Step }) => ({ wanted: stepBefore(context, from), gone: null })),
    startDraft: assign(({ context }) => ({ editing: true, draft: draftOf(context) })),
    endDraft: assign({ editing: false }),
    remember: assign(({ context }) => ({ asked: quoteKey(context) })),
  },
});

const resettle = { target: 'settling', actions: 'take' } as const;
const backFrom = (from: Step) => ({ target: 'settling', actions: { type: 'goBack', params: { from } } }) as const;
const jumpFrom = (from: Step) => ({ ...resettle, guard: { type: 'isAskedBefore', params: { from } } }) as const;

const ordering = [
  { target: 'placing', actions: 'take', guard: 'mayOrderAtOnce' },
  { target: 'signingIn', actions: 'take', guard: 'hasPrice' },
] as const;

/** The questions, one at a time. `settling` is transient: it leads to the location that the answers determine. */
// prettier-ignore
const question = wizard.createStateConfig({
  initial: 'settling',
  on: {
    restore:     { target: '.settling', actions: 'take' },
    startOver:   { target: '.settling', actions: 'take' },
    serviceGone: { target: '.settling', actions: 'take', guard: 'isChosenService' },
    companyGone: { actions: 'take', guard: 'isChosenCompany' },
    offerCame:   { actions: 'take', guard: 'isOtherCountry' },
    placed:      { target: '.placed', actions: 'take' },
  },
  states: {
    settling:    { always: places.map((to) => ({ target: to, guard: { type: 'leadsTo', params: { to } } })) },
    country:     { on: { chooseCountry: { ...resettle, guard: 'isKnownCountry' } } },
    loading:     { on: { offerCame: resettle, offerFailed: { target: 'loadFailed', guard: 'isChosenCountry' }, back: backFrom('form') } },
    loadFailed:  { on: { retry: 'loading', back: backFrom('form') } },
    form:        { on: { chooseForm: { ...resettle, guard: 'isKnownForm' }, back: backFrom('form'), jump: jumpFrom('form') } },
    service:     { on: { chooseService: { ...resettle, guard: 'isKnownService' }, back: backFrom('service'), jump: jumpFrom('service') } },
    unavailable: { on: { chooseService: { ...resettle, guard: 'isKnownService' }, back: backFrom('service'), jump: jumpFrom('service') } },
    options:     { entry: 'startDraft', exit: 'endDraft',
                   on: { edit: { actions: 'take' }, confirm: { ...resettle, guard: 'isOffered' }, back: backFrom('options'), jump: jumpFrom('options') } },
    check:       {
      initial: 'ready',
      on: { back: backFrom('check'), jump: jumpFrom('check') },
      states: {
        ready:     { on: { order: ordering } },
        signingIn: { on: { signedIn: 'placing', stayOut: 'ready', refused: { target: 'refused', actions: 'take' } } },
        placing:   { on: { companyGone: { target: 'ready', actions: 'take', guard: 'isChosenCompany' }, signedOut: 'signingIn', refused: { target: 'refused', actions: 'take' }, back: {}, jump: {}, startOver: {} } },
        refused:   { on: { order: ordering } },
      },
    },
    placed:      {},
  },
});

/** The price of the options shown: requested whenever they change; responses to older requests are ignored. */
// prettier-ignore
const price = wizard.createStateConfig({
  initial: 'none',
  states: {
    none:   { always: [{ target: 'fresh', guard: 'hasPrice' }, { target: 'asked', guard: 'isOffered' }] },
    asked:  { entry: 'remember',
              always: [{ target: 'none', guard: 'hasNothingToPrice' }, { target: 'fresh', guard: 'hasPrice' },
                       { target: 'asked', guard: 'wantsOther', reenter: true }],
              on: { quoteCame: { guard: 'isAsked', actions: 'take' }, quoteFailed: { target: 'failed', guard: 'isAsked' } } },
    fresh:  { always: [{ target: 'none', guard: 'hasNothingToPrice' }, { target: 'asked', guard: 'wantsOther' }] },
    failed: { always: [{ target: 'none', guard: 'hasNothingToPrice' }, { target: 'asked', guard: 'wantsOther' }],
              on: { retry: 'asked' } },
  },
});

/**
 * Choosing a service: country, legal form, service, options, summary, order. Pure: API responses are events, and the view sends requests for the states it
 * renders (`loading`: the offer of the country, `asked`: the quote of `context.asked`, `placing`: the order).
 */
export const selectionWizardMachine = wizard.createMachine({
  id: 'selectionWizard',
  context: ({ input }) => firstContext(input),
  type: 'parallel',
  states: { question, price },
});
