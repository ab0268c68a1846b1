import { demoUserId } from '#libs/features/people/seed-users';
import { inEachLanguage } from '#machines/kernel/by-language';
import type { Id } from '#machines/kernel/ids';
import { calendarDateOf, microsADay } from '#machines/kernel/time';
import type { OrderState } from '#machines/order/state';
import { afterPrepayment, lastPayment, prepay } from './money-turns.js';
import { reaches, type Scenario } from './scenario.js';
import { type Actors, assignTo, declare, money, operate, review, type Story, type StoryCall, type Turn, upload } from './story-calls.js';

/** The life of one order, up to its scenario's end. Every call is an ordinary command, so each story replays. */
export function* storyOf(placed: OrderState, scenario: Scenario, actors: Actors): Story {
  let state = placed;
  state = yield assignTo('supermanager', actors.manager);
  if (actors.partner) state = yield { who: actors.manager, name: 'appointPartner', body: { partner: demoUserId(actors.partner) } };
  if (scenario.transferOpen && !reaches(scenario, 'orderConfirmedAndPayed')) state = yield declare(state, actors, state.facts.prepayment);
  if (reaches(scenario, 'orderConfirmedNotPayed')) state = yield* prepay(state, scenario, actors);
  if (reaches(scenario, 'documentsReceived') && state.facts.details === 'missing') state = yield details(state, actors);
  if (reaches(scenario, 'documentsRequested')) state = yield* documents(state, scenario, actors);
  if (reaches(scenario, 'allStepsCompleted')) state = yield* work(state, scenario, actors);
  state = yield* ending(state, scenario, actors);
  state = yield* afterPrepayment(state, scenario, actors);
  if (reaches(scenario, 'documentsSentAfterLastPayment') && state.facts.details === 'given') state = yield company(state, actors);
  if (scenario.rewardPending)
    yield { who: actors.manager, name: 'changePartnerReward', body: { percent: state.facts.rewardPercent / 100 + 2.5 } };
  if (scenario.asksToCancel) yield { who: actors.client, name: 'requestCancellation', body: { reason: actors.texts.cancelled } };
  if (scenario.handedTo) yield assignTo(actors.manager, scenario.handedTo);
}

/** In Latin script, as registers and passports have them. */
const companies = ['Northline', 'Quiet Harbour', 'Green Cape', 'Ladoga Soft'];
const founders = inEachLanguage({ ru: ['Dmitry Sokolov', 'Vera Lunina'], en: ['Hannah Whitfield', 'Paul Novak'] });

/** The order's own of the names, and the two that would do as well. */
function namesFor({ number }: OrderState): string[] {
  const first = (number ?? 0) % companies.length;
  return [...companies.slice(first), ...companies.slice(0, first)].slice(0, 3);
}

function details(state: OrderState, { client, language }: Actors): StoryCall {
  const asked = {
    names: namesFor(state),
    founders: founders[language].map((name, index) => ({ name, kind: 'person', share: index === 0 ? 60 : 40 })),
    people: [{ name: founders[language][0], post: 'Director' }],
  };
  return { who: client, name: 'giveDetails', body: Object.fromEntries(state.terms.details.map((part) => [part, asked[part]])) };
}

const company = (state: OrderState, actors: Actors): StoryCall => ({
  who: actors.partner ?? actors.manager,
  name: 'recordCompany',
  body: {
    name: namesFor(state)[0],
    registerNumber: String(16_000_000 + (state.number ?? 0) * 137),
    registeredOn: calendarDateOf(state.updatedAt),
  },
});

/** Which of the service's requirements are asked for: the first, and the one that says where the client lives, else the second. */
function askedOf({ terms: { requiredDocuments } }: OrderState) {
  const address = requiredDocuments.findIndex(({ kind }) => kind === 'address');
  return [0, address > 0 ? address : 1].flatMap((required) => {
    const { kind, title } = requiredDocuments[required] ?? {};
    return kind && title ? [{ kind, required, file: fileNameOf(title.en) }] : [];
  });
}

/** "Founder’s passport" -> founders-passport */
const fileNameOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/’/g, '')
    .replace(/[^a-z0-9]+/g, '-');

/** Two weeks after the order's last change: longer than any pause in a story. */
const inTwoWeeks = ({ updatedAt }: OrderState): string => calendarDateOf(updatedAt + 14 * microsADay);

const latest = (state: OrderState): Id => state.documents.at(-1)?.id ?? '';

function* documents(start: OrderState, scenario: Scenario, actors: Actors): Turn {
  const worker = actors.partner ?? actors.manager;
  const asked = askedOf(start);
  let state = yield operate(worker, 'requestDocuments', {
    items: asked.map(({ kind, required }) => ({ kind, required })),
    due: inTwoWeeks(start),
  });
  if (scenario.until === 'documentsRequested' && !scenario.fileRejected) return state;
  for (const [place, { kind, file }] of asked.entries()) {
    const item = state.items[place]?.id;
    state = yield upload(actors.client, kind, `${file}.pdf`, item);
    if (scenario.fileRejected && place > 0) {
      state = yield review(worker, latest(state), actors.texts.cropped, 'unreadable');
      if (scenario.until === 'documentsRequested') return state;
      state = yield upload(actors.client, kind, `${file}-whole-page.pdf`, item);
    }
    state = yield review(worker, latest(state), null);
  }
  return yield operate(actors.client, 'receiveDocuments');
}

function* completeSteps(start: OrderState, who: string, leave = 0): Turn {
  let state = start;
  const open = state.steps.filter((step) => step.visible && step.completedAt === null);
  for (const step of open.slice(0, open.length - leave)) state = yield { who, name: 'completeStep', part: step.id, body: {} };
  return state;
}

function* work(start: OrderState, scenario: Scenario, actors: Actors): Turn {
  const worker = actors.partner ?? actors.manager;
  let state = yield* completeSteps(start, worker);
  state = yield operate(worker, 'completeAllOrderSteps');
  if (!scenario.workReturned) return state;
  const last = state.steps.filter((step) => step.visible).at(-1);
  state = yield operate(actors.manager, 'notAcceptPartnerWork', { reason: actors.texts.reworked, stepIds: [last?.id] });
  state = yield* completeSteps(state, worker);
  return yield operate(worker, 'completeAllOrderSteps');
}

function* ending(start: OrderState, scenario: Scenario, actors: Actors): Turn {
  let state = start;
  if (scenario.until === 'orderCancelled') return yield* cancel(state, scenario, actors);
  if (scenario.until === 'documentsReceived') return yield* completeSteps(state, actors.partner ?? actors.manager, 2);
  if (scenario.paidAtOnce && reaches(scenario, 'lastPaymentRequired'))
    state = yield operate(actors.manager, 'acceptWorkWithFullyPayedOrder');
  else if (scenario.until === 'projectWithFullyPayedOrderAccepted') return yield operate(actors.manager, 'acceptWorkWithFullyPayedOrder');
  else if (reaches(scenario, 'lastPaymentRequired')) state = yield* lastPayment(state, scenario, actors);
  if (!reaches(scenario, 'documentsSentAfterLastPayment')) return state;
  const worker = actors.partner ?? actors.manager;
  state = yield upload(worker, 'result', 'registry-extract.pdf', undefined, actors.texts.result);
  state = yield operate(worker, 'sendPayedProjectDocuments');
  return reaches(scenario, 'projectFinished') ? yield operate(actors.manager, 'managerFinishedProject') : state;
}

function* cancel(start: OrderState, scenario: Scenario, actors: Actors): Turn {
  const who = scenario.refunded ? actors.manager : actors.client;
  let state = yield operate(who, 'cancelOrder', { reason: actors.texts.cancelled });
  if (!scenario.refunded) return state;
  for (const payment of state.payments) {
    const body = { payment: payment.id, amount: money(state, payment.amount), reason: actors.texts.refunded, confirmation: 'REFUND' };
    state = yield { who: 'client-service-head', name: 'requestRefund', body };
  }
  return state;
}
