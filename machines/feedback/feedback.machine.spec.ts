import fc from 'fast-check';
import { runs } from '#machines/kernel/testing/runs';
import { createActor, transition } from 'xstate';
import type { Actor, Department } from '#machines/kernel/people';
import { tableLines } from '#machines/decider/testing/table-lines';
import type { FeedbackCommand, FeedbackCommandName, FeedbackPayloads } from './commands.js';
import { decide } from './decide.js';
import type { FeedbackEvent } from './events.js';
import { evolve } from './evolve.js';
import { feedbackMachine } from './feedback.machine.js';
import { changingTime, type FeedbackDomain, feedbackActions, feedbackRules, isAuthor, permittedOn, refusalOf } from './rules.js';
import { askingTime, awaitsHead, type FeedbackState } from './state.js';

const id = (n: number): string => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const person = (n: number, role: Actor['role'], department: Department | null = null): Actor => ({ id: id(n), role, department });
const author = person(1, 'Client');
const stranger = person(2, 'Client');
const partner = person(3, 'Partner');
const manager = person(4, 'Manager', 'ubClient');
const sales = person(5, 'Manager', 'ubContact');
const owner = person(6, 'Owner');
const everybody = [author, stranger, partner, manager, sales, owner];

const start = 1_700_000_000_000_000;
const stored = { text: id(70), hash: 'a'.repeat(64) };
const said = { rating: 5, text: stored, public: true } as const;
const order = { order: id(8), client: author.id, partner: partner.id, service: id(10), country: id(11), finishedAt: start };

const command = <Name extends FeedbackCommandName>(
  type: Name,
  actor: Actor,
  payload: FeedbackPayloads[Name],
  at = start,
): FeedbackCommand => ({ type, feedback: id(9), actor, at, payload }) as FeedbackCommand;
const give = (more: Partial<FeedbackPayloads['give']> = {}, actor = author) => command('give', actor, { ...order, ...said, ...more });
const change = (more: Partial<FeedbackPayloads['change']> = {}, actor = author, at = start) =>
  command('change', actor, { ...said, ...more }, at);
const publish = (actor = manager) => command('publish', actor, {});
const hide = (actor = manager) => command('hide', actor, { reason: stored });
const answer = (actor = manager) => command('answer', actor, { answer: stored });
const remove = (actor = author) => command('delete', actor, {});

/** Applies commands to a feedback; throws if one is refused. */
function after(...commands: FeedbackCommand[]): { state: FeedbackState; events: FeedbackEvent[] } {
  let state: FeedbackState | null = null;
  const events: FeedbackEvent[] = [];
  for (const next of commands) {
    const decision = decide(state, next);
    if (!decision.accepted) throw new Error(`${next.type}: ${decision.refusal.code}`);
    state = decision.next;
    events.push(...decision.events);
  }
  if (state === null) throw new Error('nobody gave anything');
  return { state, events };
}
const result = (state: FeedbackState | null, asked: FeedbackCommand): string => {
  const decision = decide(state, asked);
  return decision.accepted ? 'accepted' : decision.refusal.code;
};

describe('a feedback', () => {
  it('is given only by the client of a finished order', () => {
    const { state, events } = after(give());
    expect(events.map(({ type }) => type)).toEqual(['FeedbackGiven']);
    expect(state).toMatchObject({
      status: 'unpublished',
      rating: 5,
      public: true,
      client: author.id,
      partner: partner.id,
      createdAt: start,
    });
    expect(result(null, give({ finishedAt: null }))).toBe('orderNotFinished');
    for (const other of everybody.filter((one) => one !== author)) expect(result(null, give({}, other))).toBe('forbiddenForRole');
  });

  it('is given once per order, also after it was deleted', () => {
    expect(result(after(give()).state, give())).toBe('feedbackGiven');
    expect(result(after(give(), remove()).state, give())).toBe('feedbackGiven');
  });

  it('can be changed for 14 days', () => {
    const { state } = after(give());
    expect(result(state, change({}, author, start + changingTime))).toBe('accepted');
    expect(result(state, change({}, author, start + changingTime + 1))).toBe('feedbackTooOld');
    expect(result(state, change({}, manager))).toBe('forbiddenForRole');
    expect(changingTime).toBe(14 * 86_400_000_000);
  });

  it('waits for staff again when it was published and changed, and stays hidden when it was hidden', () => {
    expect(after(give(), publish(), change({ rating: 4 })).state).toMatchObject({ status: 'unpublished', rating: 4 });
    expect(after(give(), hide(), change()).state.status).toBe('hidden');
    expect(after(give(), hide(), publish()).state).toMatchObject({ status: 'published', reason: null });
  });

  it('is published only where its client agrees', () => {
    expect(result(after(give({ public: false })).state, publish())).toBe('feedbackNotPublic');
    expect(result(after(give({ public: false }), change({ public: true })).state, publish())).toBe('accepted');
  });

  it('is published, hidden and answered by staff who look after clients', () => {
    const { state } = after(give());
    for (const actor of everybody) {
      const expected = actor === manager || actor === owner ? 'accepted' : 'forbiddenForRole';
      for (const asked of [publish, hide, answer]) expect(result(state, asked(actor))).toBe(expected);
      expect(result(state, remove(actor))).toBe(actor === author ? 'accepted' : 'forbiddenForRole');
    }
  });

  it('refuses a command that would change nothing', () => {
    expect(result(after(give(), publish()).state, publish())).toBe('feedbackPublished');
    expect(result(after(give(), hide()).state, hide())).toBe('feedbackHidden');
    const { state } = after(give(), answer(), remove());
    expect(state).toMatchObject({ status: 'deleted', text: null, answer: null });
    for (const asked of [change(), publish(), hide(), answer(), remove()]) expect(result(state, asked)).toBe('feedbackDeleted');
    expect(result(null, publish())).toBe('feedbackDeleted');
  });

  it('with a bad rating waits for the head of customer service until it is answered', () => {
    expect([1, 2, 3].map((rating) => awaitsHead(after(give({ rating: rating as 1 })).state))).toEqual([true, true, false]);
    expect(awaitsHead(after(give({ rating: 1 }), answer()).state)).toBe(false);
    expect(awaitsHead(after(give({ rating: 1 }), remove()).state)).toBe(false);
  });
});

describe('the log of a feedback', () => {
  it('names the order in each event, and references texts', () => {
    const place = (actor: Actor, version: number) => ({ feedback: id(9), schemaVersion: 1, version, actor, at: start });
    const of = { order: id(8) };
    const { finishedAt: _, ...about } = order;
    expect(after(give(), change({ rating: 4 }), publish(), hide(), answer(), remove()).events).toEqual([
      { type: 'FeedbackGiven', data: { ...about, ...said }, ...place(author, 1) },
      { type: 'FeedbackChanged', data: { ...of, ...said, rating: 4 }, ...place(author, 2) },
      { type: 'FeedbackPublished', data: of, ...place(manager, 3) },
      { type: 'FeedbackHidden', data: { ...of, reason: stored }, ...place(manager, 4) },
      { type: 'FeedbackAnswered', data: { ...of, answer: stored }, ...place(manager, 5) },
      { type: 'FeedbackDeleted', data: of, ...place(author, 6) },
    ]);
  });

  it('begins with what was given', () => {
    const [, second] = after(give(), publish()).events;
    expect(() => evolve(null, { ...(second as FeedbackEvent), version: 1 })).toThrow(
      'a feedback begins with FeedbackGiven, not FeedbackPublished',
    );
  });
});

describe('the rules of a feedback', () => {
  it('stand in one table', () => {
    expect(tableLines<FeedbackDomain>(feedbackRules.rows)).toEqual([
      'change: unpublished|published -> unpublished by author, emits FeedbackChanged',
      'change: hidden by author, emits FeedbackChanged',
      'publish: unpublished|hidden -> published by moderator, emits FeedbackPublished',
      'hide: unpublished|published -> hidden by moderator, emits FeedbackHidden',
      'answer: unpublished|published|hidden by moderator, emits FeedbackAnswered',
      'delete: unpublished|published|hidden -> deleted by author, emits FeedbackDeleted',
    ]);
  });

  it('identify the author as a client with that id', () => {
    expect([author, stranger, { ...manager, id: author.id }].map((actor) => isAuthor(actor, author.id))).toEqual([true, false, false]);
  });

  it('ask three days after the finish, and say until when a feedback can be changed', () => {
    const { state } = after(give());
    expect(askingTime).toBe(259_200_000_000);
    expect(permittedOn(state, author, start + changingTime).change).toBe(true);
    expect(permittedOn(state, author, start + changingTime + 1).change).toBe(false);
    expect(refusalOf(state, give())).toEqual({ code: 'feedbackGiven', remedy: null });
  });

  it('are carried by a machine that begins unpublished, with the feedback it is given', () => {
    const { state } = after(give());
    const { context, value } = createActor(feedbackMachine, { input: state }).getSnapshot();
    expect([feedbackMachine.id, value, context]).toEqual(['feedback', 'unpublished', state]);
  });
});

const anybody = fc.constantFrom(...everybody);
const anyCommand = fc
  .tuple(anybody, fc.constantFrom(1, 2, 3, 4, 5) as fc.Arbitrary<1 | 2 | 3 | 4 | 5>, fc.boolean(), fc.integer({ min: 0, max: 20 }))
  .chain(([actor, rating, isPublic, days]) =>
    fc.constantFrom(
      give({ rating, public: isPublic }, actor),
      change({ rating, public: isPublic }, actor, start + days * 86_400_000_000),
      publish(actor),
      hide(actor),
      answer(actor),
      remove(actor),
    ),
  );

describe('the machine of feedbacks', () => {
  it('permits exactly what decide accepts, shows it before, and folds the events of any history into the state that decided them', () => {
    fc.assert(
      fc.property(fc.array(anyCommand, { maxLength: 25 }), (commands) => {
        let { state, events } = after(give());
        for (const next of commands) {
          const decision = decide(state, next);
          const snapshot = feedbackMachine.resolveState({ value: state.status, context: state });
          expect(transition(feedbackMachine, snapshot, next)[0].value).toBe(decision.accepted ? decision.next.status : state.status);
          if (next.type !== 'give') {
            expect(permittedOn(state, next.actor, next.at)[next.type]).toBe(decision.accepted);
            expect(refusalOf(state, next)).toEqual(decision.accepted ? null : decision.refusal);
          }
          if (!decision.accepted) continue;
          state = decision.next;
          events = [...events, ...decision.events];
        }
        expect(events.reduce<FeedbackState | null>(evolve, null)).toEqual(state);
        expect(state.status !== 'published' || state.public).toBe(true);
        for (const actor of [stranger, partner, sales])
          expect(feedbackActions.filter((action) => permittedOn(state, actor, start)[action])).toEqual([]);
      }),
      runs(),
    );
  });
});
