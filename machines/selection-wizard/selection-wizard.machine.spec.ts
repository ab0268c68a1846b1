import fc from 'fast-check';
import { runs } from '#machines/kernel/testing/runs';
import { createActor, type SnapshotFrom, transition } from 'xstate';
import { getAdjacencyMap } from 'xstate/graph';
import { fromQuery } from './address.js';
import { type Answers, noAnswers, steps } from './answers.js';
import {
  addressOf,
  freshQuote,
  isBefore,
  placeOf,
  places,
  quoteKey,
  serviceOf,
  stepAt,
  type WizardContext,
  type WizardPlace,
} from './context.js';
import type { WizardEvent } from './events.js';
import { offers } from './offer.js';
import { selectionWizardMachine, type WizardInput } from './selection-wizard.machine.js';
import { countries, offersByCountry, plain, quoteOf, rich, serviceIds, tooMany, unknownService } from './testing/catalogue.js';

type Snapshot = SnapshotFrom<typeof selectionWizardMachine>;

const [first, second, third, only] = serviceIds;

const start = (input: Partial<WizardInput> = {}) =>
  createActor(selectionWizardMachine, {
    input: { countries, offers: offersByCountry, answers: noAnswers, step: null, ...input },
  }).getSnapshot();

const open = (query: string, input: Partial<WizardInput> = {}): Snapshot => start({ ...fromQuery(query), ...input });

/** The wizard after `events`; throws where one is not permitted. */
const after = (from: Snapshot, ...events: WizardEvent[]): Snapshot =>
  events.reduce((snapshot, event) => {
    if (!snapshot.can(event)) throw new Error(`${event.type} is not permitted in ${JSON.stringify(snapshot.value)}`);
    return transition(selectionWizardMachine, snapshot, event)[0];
  }, from);

const questionOf = ({ value }: Snapshot): string => (typeof value.question === 'string' ? value.question : 'check');
const asked = ({ context }: Snapshot): string => context.asked ?? '';
const quote = (snapshot: Snapshot): WizardEvent => {
  const service = serviceOf(snapshot.context);
  if (!service) throw new Error('no service');
  const { editing, draft, answers } = snapshot.context;
  return { type: 'quoteCame', key: asked(snapshot), quote: quoteOf(service, (editing ? draft : answers.options) ?? plain) };
};
const quoted = (snapshot: Snapshot): Snapshot => after(snapshot, quote(snapshot));
const chosen = () => after(start(), { type: 'chooseCountry', country: 'EE' }, { type: 'chooseForm', form: 'ou' });
const atOptions = () => after(chosen(), { type: 'chooseService', service: first });
const checked = () => quoted(after(atOptions(), { type: 'confirm' }));

describe('the selection wizard', () => {
  it('asks country, form, service, options, and then shows all answers', () => {
    const seen = [start()];
    const answers: WizardEvent[] = [
      { type: 'chooseCountry', country: 'EE' },
      { type: 'chooseForm', form: 'ou' },
      { type: 'chooseService', service: first },
      { type: 'confirm' },
    ];
    for (const answer of answers) seen.push(after(seen.at(-1)!, answer));
    expect(seen.map(questionOf)).toEqual([...steps]);
    expect(seen.at(-1)?.context.answers).toEqual({ country: 'EE', form: 'ou', service: first, options: plain, company: null });
  });

  it('skips the form where there is only one', () => {
    const snapshot = after(start(), { type: 'chooseCountry', country: 'GE' });
    expect([questionOf(snapshot), snapshot.context.answers.form]).toEqual(['service', 'llc']);
    expect(snapshot.can({ type: 'jump', step: 'form' })).toBe(false);
    expect(questionOf(after(snapshot, { type: 'back' }))).toBe('country');
  });

  it('returns to the country while its offer loads, and when loading failed', () => {
    const loading = open('country=EE', { offers: {} });
    const failed = after(loading, { type: 'offerFailed', country: 'EE' });
    expect([loading, failed].map(questionOf)).toEqual(['loading', 'loadFailed']);
    for (const snapshot of [loading, failed]) expect(questionOf(after(snapshot, { type: 'back' }))).toBe('country');
  });

  it('goes back question by question, and keeps the answers', () => {
    let snapshot = checked();
    const way: string[] = [];
    while (snapshot.can({ type: 'back' })) {
      snapshot = after(snapshot, { type: 'back' });
      way.push(questionOf(snapshot));
    }
    expect(way).toEqual(['options', 'service', 'form', 'country']);
    expect(questionOf(after(snapshot, { type: 'chooseCountry', country: 'EE' }))).toBe('check');
  });

  it('jumps to an earlier question and comes back to the answers when nothing changed', () => {
    const snapshot = after(checked(), { type: 'jump', step: 'service' });
    expect(questionOf(snapshot)).toBe('service');
    expect(questionOf(after(snapshot, { type: 'chooseService', service: first }))).toBe('check');
    expect(snapshot.can({ type: 'jump', step: 'options' })).toBe(false);
  });

  it('drops answers that depend on a changed one', () => {
    const country = after(checked(), { type: 'jump', step: 'country' }, { type: 'chooseCountry', country: 'GE' });
    expect(country.context.answers).toEqual({ country: 'GE', form: 'llc', service: null, options: null, company: null });
    const form = after(checked(), { type: 'jump', step: 'form' }, { type: 'chooseForm', form: 'as' });
    expect(form.context.answers).toEqual({ country: 'EE', form: 'as', service: null, options: null, company: null });
    const service = after(checked(), { type: 'jump', step: 'service' }, { type: 'chooseService', service: second });
    expect(service.context.answers).toMatchObject({ service: second, options: null });
    expect([country, form, service].map(questionOf)).toEqual(['service', 'service', 'options']);
  });

  it('takes the first options where an address asks for the summary without any', () => {
    const query = `country=ee&service=${first}&step=check`;
    const there = open(query);
    expect([questionOf(there), there.context.answers.options]).toEqual(['check', plain]);
    const loading = open(query, { offers: {} });
    const later = after(loading, { type: 'offerCame', country: 'EE', offer: offersByCountry['EE']! });
    expect([questionOf(later), later.context.answers.options]).toEqual(['check', plain]);
    expect(questionOf(open(`country=ee&service=${unknownService}&step=check`))).toBe('unavailable');
  });

  it('keeps the company of the address within its country, and continues without a company that the client does not have', () => {
    const company = '00000000-0000-4000-8000-0000000000c0';
    const there = quoted(open(`country=ee&service=${first}&step=check&company=${company}`));
    expect(addressOf(there.context, 'check')).toContain(`company=${company}`);
    const elsewhere = after(there, { type: 'jump', step: 'country' }, { type: 'chooseCountry', country: 'GE' });
    expect(elsewhere.context.answers.company).toBeNull();
    const gone = { type: 'companyGone', company } as const;
    const placing = after(there, { type: 'order', signedIn: true });
    for (const from of [there, placing]) {
      const without = after(from, gone);
      expect(without.value).toEqual({ question: { check: 'ready' }, price: 'fresh' });
      expect([without.context.answers.company, without.context.companyGone]).toEqual([null, true]);
      expect(without.can(gone)).toBe(false);
      expect(after(without, { type: 'startOver' }).context.companyGone).toBe(false);
    }
    expect(there.can({ ...gone, company: unknownService })).toBe(false);
  });

  it('starts the options of another service with the earlier choices it offers', () => {
    const before = after(atOptions(), { type: 'edit', options: rich }, { type: 'confirm' }, { type: 'jump', step: 'service' });
    expect(after(before, { type: 'chooseService', service: second }).context.draft).toEqual({ ...rich, directorCompany: [] });
  });

  it('rejects options that the service does not offer', () => {
    const wrong = after(atOptions(), { type: 'edit', options: tooMany });
    expect(wrong.can({ type: 'confirm' })).toBe(false);
    expect(wrong.context.answers.options).toBeNull();
    expect(after(wrong, { type: 'edit', options: rich }).can({ type: 'confirm' })).toBe(true);
  });

  it('rejects what the catalogue does not offer', () => {
    expect(start().can({ type: 'chooseCountry', country: 'XX' })).toBe(false);
    expect(after(start(), { type: 'chooseCountry', country: 'EE' }).can({ type: 'chooseForm', form: 'llc' })).toBe(false);
    expect(chosen().can({ type: 'chooseService', service: only })).toBe(false);
  });
});

describe('an event that the wizard permits', () => {
  it('is never a jump to a question that was not asked before', () => {
    expect(atOptions().can({ type: 'jump', step: 'options' })).toBe(false);
    expect(checked().can({ type: 'jump', step: 'check' })).toBe(false);
    const single = after(start(), { type: 'chooseCountry', country: 'GE' });
    expect([single.can({ type: 'jump', step: 'country' }), single.can({ type: 'jump', step: 'form' })]).toEqual([true, false]);
  });

  it('is loading another country at any time, and the chosen one while it is awaited', () => {
    const offer = offersByCountry['RS']!;
    const known = after(chosen(), { type: 'offerCame', country: 'GE', offer });
    expect([questionOf(known), known.context.offers['GE']]).toEqual(['service', offer]);
    expect(chosen().can({ type: 'offerCame', country: 'EE', offer })).toBe(false);
    const waiting = open('country=ee', { offers: {} });
    expect(waiting.can({ type: 'offerFailed', country: 'GE' })).toBe(false);
    expect(after(waiting, { type: 'offerCame', country: 'GE', offer }).context.offers).toEqual({ GE: offer });
  });

  it('is to start over, with nothing answered and nothing typed', () => {
    const restarted = after(after(atOptions(), { type: 'edit', options: rich }), { type: 'startOver' });
    expect([questionOf(restarted), restarted.context.answers, restarted.context.draft]).toEqual(['country', noAnswers, null]);
  });

  it('is to choose the same form again, which changes nothing', () => {
    expect(questionOf(after(checked(), { type: 'jump', step: 'form' }, { type: 'chooseForm', form: 'ou' }))).toBe('check');
  });
});

describe('the address of a wizard’s question', () => {
  it('names the question only where the answers lead elsewhere, and the options as they were typed', () => {
    const own = `service=${first}&employeesAmount=1&registrationPeriod=10&director=own`;
    expect(addressOf(chosen().context, 'service')).toBe('country=ee&form=ou');
    expect(addressOf(checked().context, 'check')).toBe(`country=ee&form=ou&${own}`);
    expect(addressOf(checked().context, 'options')).toBe(`country=ee&form=ou&${own}&step=options`);
    const typed = after(atOptions(), { type: 'edit', options: tooMany });
    expect(addressOf(typed.context, 'options')).toContain('employeesAmount=40');
    const nothing = after(atOptions(), { type: 'edit', options: { ...plain, employeesAmount: Number.NaN } });
    expect(addressOf(nothing.context, 'options')).toBe(`country=ee&form=ou&service=${first}`);
    expect(addressOf({ ...checked().context, draft: rich }, 'check')).toBe(`country=ee&form=ou&${own}`);
    expect(addressOf({ ...atOptions().context, draft: null }, 'options')).toBe(`country=ee&form=ou&service=${first}`);
  });

  it('names no question of a country that is being loaded, nor one of a service that no longer exists', () => {
    const waiting = open('country=ee&step=form', { offers: {} });
    expect(addressOf({ ...waiting.context, wanted: 'check' }, 'loading')).toBe('country=ee');
    const unavailable = open(`country=ee&service=${unknownService}`);
    expect(addressOf(unavailable.context, 'unavailable')).toBe(`country=ee&service=${unknownService}`);
    // Chosen again in the meantime: the address leads to another question than the one shown.
    const back = { ...checked().context, gone: null };
    expect([addressOf(back, 'loading'), addressOf(back, 'unavailable')].map((text) => text.includes('step'))).toEqual([false, false]);
  });

  it('with a form that needs no choice leads to the services', () => {
    const asked = `country=ge&service=${only}&employeesAmount=1&registrationPeriod=10&director=own&step=form`;
    expect(questionOf(open(asked))).toBe('service');
  });

  it('is priced at once if it has all answers', () => {
    const all = open(`country=ee&service=${first}&employeesAmount=1&registrationPeriod=10&director=own`);
    expect([all.value.price, all.context.editing]).toEqual(['asked', false]);
  });

  it.each([
    ['country', 'country'],
    ['loading', 'form'],
    ['form', 'form'],
    ['service', 'service'],
    ['unavailable', 'service'],
    ['options', 'options'],
    ['check', 'check'],
  ] as const)('at %s is encoded as the question %s', (place, step) => {
    expect(stepAt(place)).toBe(step);
  });

  it('has no earlier questions if the country is unknown', () => {
    const { context } = open('country=ee', { offers: {} });
    expect((['country', 'form'] as const).map((step) => isBefore(context, step, 'service'))).toEqual([true, false]);
  });

  it.each([
    ['', 'country'],
    ['country=xx', 'country'],
    ['country=ee', 'form'],
    ['country=ee&form=llc', 'form'],
    ['country=ee&form=ou', 'service'],
    ['country=ge', 'service'],
    [`country=ee&service=${first}`, 'options'],
    [`country=ge&service=${first}`, 'unavailable'],
    [`country=ee&service=${unknownService}`, 'unavailable'],
    ['country=rs', 'unavailable'],
    [`country=ee&service=${first}&employeesAmount=1&registrationPeriod=10&director=own`, 'check'],
    [`country=ee&service=${first}&employeesAmount=1&registrationPeriod=10&director=own&step=options`, 'options'],
    [`country=ee&service=${first}&employeesAmount=1&registrationPeriod=10&director=own&step=country`, 'country'],
    [`country=ee&service=${first}&employeesAmount=40&registrationPeriod=10&director=own`, 'options'],
    [`country=ee&service=${first}&employeesAmount=1&registrationPeriod=10&director=nobody`, 'options'],
    ['country=ee&step=check', 'form'],
  ])('of %p leads to %s', (query, place) => {
    expect(questionOf(open(query))).toBe(place);
  });

  it('sets the form of its service', () => {
    expect(open(`country=ee&form=as&service=${first}`).context.answers.form).toBe('ou');
  });

  it('keeps an answer that is out of range as a draft to correct', () => {
    expect(open(`country=ee&service=${first}&employeesAmount=40&registrationPeriod=10&director=own`).context.draft).toEqual(tooMany);
  });

  it('waits for a country that is being loaded, and then continues with the question that was asked for', () => {
    const query = `country=ee&service=${first}&employeesAmount=1&registrationPeriod=10&director=own`;
    const waiting = open(query, { offers: {} });
    expect(questionOf(waiting)).toBe('loading');
    const other = after(waiting, { type: 'offerCame', country: 'GE', offer: offersByCountry['GE']! });
    expect(questionOf(other)).toBe('loading');
    const failed = after(other, { type: 'offerFailed', country: 'EE' });
    expect(questionOf(failed)).toBe('loadFailed');
    const again = after(failed, { type: 'retry' }, { type: 'offerCame', country: 'EE', offer: offersByCountry['EE']! });
    expect(questionOf(again)).toBe('check');
  });

  it('brings back its answers and its question with the browser’s back button', () => {
    const options = addressOf(atOptions().context, 'options');
    const back = after(checked(), { type: 'restore', ...fromQuery(options) });
    expect(questionOf(back)).toBe('options');
    expect(questionOf(after(back, { type: 'restore', ...fromQuery('') }))).toBe('country');
  });
});

describe('a service that is gone', () => {
  it('can be reported by the quote or the order, and another one of the country is chosen instead', () => {
    const gone = after(checked(), { type: 'serviceGone', service: first });
    expect(questionOf(gone)).toBe('unavailable');
    expect(gone.can({ type: 'chooseService', service: first })).toBe(false);
    expect(addressOf(gone.context, 'unavailable')).toContain(first);
    expect(questionOf(after(gone, { type: 'chooseService', service: third }))).toBe('options');
    expect(questionOf(after(gone, { type: 'back' }))).toBe('form');
  });

  it('changes nothing while its country is being loaded', () => {
    const waiting = open(`country=ee&service=${first}`, { offers: {} });
    expect(after(waiting, { type: 'serviceGone', service: first }).context).toEqual(waiting.context);
  });

  it('stays gone when another country becomes known', () => {
    const gone = after(
      checked(),
      { type: 'serviceGone', service: first },
      { type: 'offerCame', country: 'GE', offer: offersByCountry['RS']! },
    );
    expect([questionOf(gone), gone.context.gone]).toEqual(['unavailable', first]);
  });

  it('is ignored if it is not the chosen one', () => {
    expect(checked().can({ type: 'serviceGone', service: second })).toBe(false);
  });

  it('leaves a way back where the country has nothing else', () => {
    const gone = after(open(`country=ge&service=${only}`), { type: 'serviceGone', service: only });
    expect(questionOf(gone)).toBe('unavailable');
    expect(questionOf(after(gone, { type: 'back' }))).toBe('country');
  });
});

describe('the price in the wizard', () => {
  const price = ({ value }: Snapshot) => value.price;

  it('is asked for as soon as there is something to price, and again when it changes', () => {
    expect(price(chosen())).toBe('none');
    const options = atOptions();
    expect(price(options)).toBe('asked');
    const fresh = quoted(options);
    expect(price(fresh)).toBe('fresh');
    const changed = after(fresh, { type: 'edit', options: rich });
    expect([price(changed), asked(changed) === asked(fresh)]).toEqual(['asked', false]);
    expect(price(after(changed, { type: 'edit', options: tooMany }))).toBe('none');
  });

  it('is not requested twice: a quote is reused while it matches', () => {
    const fresh = quoted(atOptions());
    expect(price(after(fresh, { type: 'confirm' }))).toBe('fresh');
    expect(price(after(fresh, { type: 'edit', options: rich }, { type: 'edit', options: plain }))).toBe('fresh');
  });

  it('is hidden after going back from the options, and shown without another request on return', () => {
    const fresh = quoted(atOptions());
    const left = after(fresh, { type: 'back' });
    expect([price(left), left.context.editing]).toEqual(['none', false]);
    expect(price(after(left, { type: 'chooseService', service: first }))).toBe('fresh');
  });

  it('is none if the quote failed or the typed value is not possible', () => {
    const failed = after(atOptions(), { type: 'quoteFailed', key: asked(atOptions()) });
    expect(price(after(failed, { type: 'edit', options: tooMany }))).toBe('none');
  });

  it('ignores the response to an older request', () => {
    const options = atOptions();
    const late = quote(options);
    const changed = after(options, { type: 'edit', options: rich });
    expect(changed.can(late)).toBe(false);
    expect(changed.can({ type: 'quoteFailed', key: asked(options) })).toBe(false);
  });

  it('is requested again after a failure', () => {
    const failed = after(atOptions(), { type: 'quoteFailed', key: asked(atOptions()) });
    expect(price(failed)).toBe('failed');
    expect(price(quoted(after(failed, { type: 'retry' })))).toBe('fresh');
    expect(price(after(failed, { type: 'edit', options: rich }))).toBe('asked');
  });
});

describe('the order that the wizard places', () => {
  const inner = ({ value }: Snapshot) => (typeof value.question === 'string' ? value.question : value.question.check);

  it('waits for the price', () => {
    const asking = after(atOptions(), { type: 'confirm' });
    expect(asking.can({ type: 'order', signedIn: true })).toBe(false);
    expect(quoted(asking).can({ type: 'order', signedIn: true })).toBe(true);
  });

  it('is placed at once for a signed-in user, and after the sign-in for others', () => {
    expect(inner(after(checked(), { type: 'order', signedIn: true }))).toBe('placing');
    const signing = after(checked(), { type: 'order', signedIn: false });
    expect(inner(signing)).toBe('signingIn');
    expect(inner(after(signing, { type: 'stayOut' }))).toBe('ready');
    expect(inner(after(signing, { type: 'signedIn' }))).toBe('placing');
  });

  it('asks for the sign-in again if the session has expired', () => {
    const placing = after(checked(), { type: 'order', signedIn: true });
    expect(inner(after(placing, { type: 'signedOut' }))).toBe('signingIn');
  });

  it('loses no answer when it is refused, and can be tried again', () => {
    const refused = after(checked(), { type: 'order', signedIn: true }, { type: 'refused', refusal: { detail: 'Later' } });
    expect(inner(refused)).toBe('refused');
    expect(refused.context).toMatchObject({ answers: checked().context.answers, refusal: { detail: 'Later' } });
    const again = after(refused, { type: 'order', signedIn: true });
    expect([inner(again), again.context.refusal]).toEqual(['placing', null]);
  });

  it('is reported when it is refused during a sign-in, and leads to the sign-in again', () => {
    const refused = after(checked(), { type: 'order', signedIn: false }, { type: 'refused', refusal: { detail: 'No' } });
    expect([inner(refused), refused.context.refusal]).toEqual(['refused', { detail: 'No' }]);
    const again = after(refused, { type: 'order', signedIn: false });
    expect([inner(again), again.context.refusal]).toEqual(['signingIn', null]);
  });

  it('under way is not left, except by the browser, and is known even then', () => {
    const placing = after(checked(), { type: 'order', signedIn: true });
    for (const event of [{ type: 'back' }, { type: 'jump', step: 'country' }, { type: 'startOver' }] as const) {
      expect(inner(transition(selectionWizardMachine, placing, event)[0])).toBe('placing');
    }
    const left = after(placing, { type: 'restore', ...fromQuery('country=ee') }, { type: 'placed', order: first });
    expect([inner(left), left.context.order]).toEqual(['placed', first]);
  });
});

const everyEvent = (snapshot: Snapshot): WizardEvent[] => [
  ...countries.map((country): WizardEvent => ({ type: 'chooseCountry', country })),
  ...['ou', 'as', 'llc'].map((form): WizardEvent => ({ type: 'chooseForm', form })),
  ...serviceIds.map((service): WizardEvent => ({ type: 'chooseService', service })),
  ...[plain, rich, tooMany].map((options): WizardEvent => ({ type: 'edit', options })),
  ...steps.map((step): WizardEvent => ({ type: 'jump', step })),
  ...[
    '',
    'country=ee',
    `country=ee&service=${first}`,
    `country=ee&service=${unknownService}&step=form`,
    `country=ge&service=${only}&step=check`,
  ].map((query): WizardEvent => ({ type: 'restore', ...fromQuery(query) })),
  ...countries.flatMap((country): WizardEvent[] => [
    { type: 'offerCame', country, offer: offersByCountry[country]! },
    { type: 'offerFailed', country },
  ]),
  { type: 'confirm' },
  { type: 'back' },
  { type: 'startOver' },
  { type: 'retry' },
  { type: 'order', signedIn: true },
  { type: 'order', signedIn: false },
  { type: 'signedIn' },
  { type: 'signedOut' },
  { type: 'stayOut' },
  { type: 'placed', order: first },
  { type: 'refused', refusal: { detail: 'No' } },
  ...(serviceOf(snapshot.context) ? [{ type: 'serviceGone', service: serviceOf(snapshot.context)!._id } as const] : []),
  ...(snapshot.context.asked !== null && quoteKey(snapshot.context) !== null
    ? [quote(snapshot), { type: 'quoteFailed', key: snapshot.context.asked } as const]
    : []),
];

/** Invariants of every state. */
function holds({ context, value }: Snapshot): void {
  const { answers } = context;
  const place = questionOf({ context, value } as Snapshot);
  expect(place).not.toBe('settling');
  if (serviceOf(context)) expect(answers.form).not.toBeNull();
  if (place === 'options') expect(context.draft).not.toBeNull();
  if (place === 'check') {
    const service = serviceOf(context);
    expect(Object.values({ ...answers, company: 'optional' })).not.toContain(null);
    expect(service !== undefined && offers(service, answers.options!)).toBe(true);
  }
  if (value.price === 'fresh') expect(freshQuote(context)).toBeDefined();
  if (value.question instanceof Object && value.question.check === 'placing') expect(freshQuote(context)).toBeDefined();
}

describe('the wizard explored with xstate/graph', () => {
  /** Identifies a state: location, answers, loaded offers, and whether there is a price. */
  const summaryOf = ({ value, context }: Snapshot) =>
    JSON.stringify([
      value,
      Object.entries(context.offers).map(([code, { services }]) => [code, services.length]),
      context.answers,
      context.gone,
      freshQuote(context) !== undefined,
    ]);
  interface Visited {
    state: Snapshot;
    transitions: Record<string, { state: Snapshot; event: WizardEvent }>;
  }
  let map: Visited[] | undefined;
  /** Explored by the first test that needs it. */
  const explored = (): Visited[] =>
    (map ??= Object.values(
      getAdjacencyMap(selectionWizardMachine, {
        input: { countries: ['EE', 'GE'], offers: { GE: offersByCountry['GE']! }, answers: noAnswers, step: null },
        events: ((snapshot: Snapshot) => everyEvent(snapshot)) as never,
        serializeState: summaryOf as never,
        limit: 1_000_000,
      } as never) as unknown as Record<string, Visited>,
    ));

  it('reaches every state', () => {
    const names = new Set(explored().flatMap(({ state }) => [JSON.stringify(state.value.question), state.value.price]));
    const expected = [...places, 'loadFailed', 'placed'].filter((place) => place !== 'check').map((place) => JSON.stringify(place));
    const within = ['ready', 'signingIn', 'placing', 'refused'].map((check) => JSON.stringify({ check }));
    expect([...names].sort()).toEqual([...expected, ...within, 'none', 'asked', 'fresh', 'failed'].sort());
  });

  it('takes every transition that the machine names', () => {
    const taken = new Set(
      explored().flatMap(({ state, transitions }) =>
        Object.values(transitions)
          .filter((step) => state.can(step.event))
          .map((step) => `${questionOf(state)} ${step.event.type}`),
      ),
    );
    const { states } = selectionWizardMachine.config.states!['question']! as { states: Record<string, { on?: Record<string, unknown> }> };
    const named = Object.entries(states).flatMap(([state, { on }]) => Object.keys(on ?? {}).map((event) => `${state} ${event}`));
    expect(named.filter((one) => !taken.has(one))).toEqual([]);
    const within = ['order', 'signedIn', 'signedOut', 'stayOut', 'refused'].map((event) => `check ${event}`);
    expect(within.filter((one) => !taken.has(one))).toEqual([]);
  });

  it('never rests in a state with an answer missing', () => {
    for (const { state } of explored()) holds(state);
  });
});

describe('whatever a visitor of the wizard does', () => {
  const pick = fc.array(fc.nat({ max: 999 }), { maxLength: 40 });
  const walk = (picks: readonly number[], each: (snapshot: Snapshot) => void) =>
    picks.reduce((snapshot, n) => {
      const events = everyEvent(snapshot).filter((event) => snapshot.can(event));
      const next = transition(selectionWizardMachine, snapshot, events[n % events.length]!)[0];
      each(next);
      return next;
    }, start());

  it('no path reaches the summary with an answer missing', () => {
    fc.assert(
      fc.property(pick, (picks) => void walk(picks, holds)),
      runs({ quick: 60, full: 10_000 }), // a summary without options: 20 of 20 seeds at 8
    );
  });

  it('the address restores the location, with the same answers', () => {
    const stands = (snapshot: Snapshot): { place: WizardPlace; context: WizardContext } | null => {
      const place = questionOf(snapshot);
      return places.some((one) => one === place) ? { place: place as WizardPlace, context: snapshot.context } : null;
    };
    const same = (snapshot: Snapshot) => {
      const here = stands(snapshot);
      if (!here || here.place === 'loading') return;
      const back = open(addressOf(here.context, here.place), { offers: here.context.offers });
      expect(questionOf(back)).toBe(here.place);
      expect(placeOf(back.context)).toBe(here.place);
      const { service, country, form }: Answers = here.context.answers;
      expect(back.context.answers).toMatchObject({ service, country, form });
      expect(addressOf(back.context, here.place)).toBe(addressOf(here.context, here.place));
    };
    fc.assert(
      fc.property(pick, (picks) => void walk(picks, same)),
      runs({ quick: 100, full: 10_000 }), // an address without its legal form: 20 of 20 seeds at 31
    );
  });
});
