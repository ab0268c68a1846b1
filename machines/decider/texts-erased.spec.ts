import { evolve as evolveChat } from '#machines/chat/events';
import { evolve as evolveFeedback } from '#machines/feedback/evolve';
import { evolve as evolveLead } from '#machines/lead/evolve';
import { evolve as evolveOrder } from '#machines/order/evolve';
import { id, people } from '#machines/order/testing/people';
import { orderIn } from '#machines/order/testing/stories';

const first = { schemaVersion: 1, version: 1, at: 1, actor: people.client };
const order = id(1);
const chat = evolveChat(null, { ...first, type: 'ChatOpened', chat: id(2), data: { order, kind: 'client' } } as never);
const feedback = evolveFeedback(null, {
  ...first,
  type: 'FeedbackGiven',
  feedback: id(3),
  data: { order, client: id(4), partner: null, service: id(5), country: id(6), rating: 2, text: null, public: true },
} as never);
const lead = evolveLead(null, {
  ...first,
  type: 'LeadRegistered',
  lead: id(7),
  data: { number: 1, kind: 'call', language: 'en', country: null, service: null, slot: null },
} as never);

/** No actor: the database writes this event. */
const erased = (version: number) =>
  ({ type: 'TextsErased', schemaVersion: 1, version, at: 9, actor: null, data: { texts: [id(8)], cause: 'before' } }) as never;

it.each([
  ['an order', orderIn('documentsRequested').state, evolveOrder],
  ['a chat', chat, evolveChat],
  ['a feedback', feedback, evolveFeedback],
  ['a lead', lead, evolveLead],
])('erasing texts changes only the version and time of %s', (_, state, evolve) => {
  const next = (evolve as (state: unknown, event: never) => object)(state, erased(state.version + 1));
  expect(next).toEqual({ ...state, version: state.version + 1, updatedAt: 9 });
});
