import { createActor, SimulatedClock } from 'xstate';
import { pause, writeMachine } from './write.machine.js';

/** A dialog opened at version 5 of its order, with a clock of the test. */
function opened() {
  const clock = new SimulatedClock();
  const actor = createActor(writeMachine, { input: { version: 5 }, clock }).start();
  const now = () => actor.getSnapshot();
  return { clock, send: actor.send, state: () => now().value, context: () => now().context };
}

describe('the dialog of a write', () => {
  test('given a form that opens, when its draft is read, then the forecast is requested at once', () => {
    const { send, state, context } = opened();
    expect(state()).toBe('opened');
    send({ type: 'draft', draft: 'a' });
    expect([state(), context().draft]).toEqual(['checked', 'a']);
  });

  test('given a form with nothing to send yet, when there is, then the forecast is requested at once', () => {
    const { send, state } = opened();
    send({ type: 'draft', draft: null });
    send({ type: 'draft', draft: 'a' });
    expect(state()).toBe('checked');
  });

  test('given a draft with a forecast, when somebody types, then the forecast is requested again after the pause', () => {
    const { clock, send, state, context } = opened();
    send({ type: 'draft', draft: 'a' });
    send({ type: 'draft', draft: 'ab' });
    clock.increment(pause - 1);
    send({ type: 'draft', draft: 'abc' });
    clock.increment(pause - 1);
    expect([state(), context().draft]).toEqual(['typed', 'abc']);
    clock.increment(1);
    expect(state()).toBe('checked');
  });

  test('given a write under way, when it is sent again, then nothing is sent; when it is accepted, then the next uses its result', () => {
    const { send, state, context } = opened();
    send({ type: 'send', version: 5 });
    send({ type: 'send', version: 4 });
    send({ type: 'draft', draft: 'b' });
    expect([state(), context().sent]).toEqual(['sending', 5]);
    send({ type: 'accept', version: 7 });
    expect([state(), context().seen, context().since]).toEqual(['done', 7, 5]);
  });

  test('given a refusal for an older version, when a newer one is read, then the draft stays, stale until it is sent again', () => {
    const { send, state, context } = opened();
    send({ type: 'send', version: 5 });
    send({ type: 'read', version: 8 });
    expect([state(), context().since, context().seen]).toEqual(['stale', 5, 8]);
    send({ type: 'draft', draft: 'c' });
    expect([state(), context().draft]).toEqual(['stale', 'c']);
    send({ type: 'send', version: context().seen });
    expect([state(), context().sent]).toEqual(['sending', 8]);
  });

  test('given a refusal for an older version, when the same version is read, then it was refused for another reason', () => {
    const { send, state, context } = opened();
    send({ type: 'send', version: 5 });
    send({ type: 'read', version: 5 });
    expect([state(), context().seen]).toEqual(['refused', 5]);
  });

  test.each([
    ['refuse', 'refused'],
    ['lose', 'repeated'],
  ] as const)('given a write under way, when the answer is to %s it, then it is %s, and can be edited and sent again', (type, after) => {
    const { send, state } = opened();
    send({ type: 'draft', draft: 'c' });
    send({ type: 'send', version: 5 });
    send({ type });
    expect(state()).toBe(after);
    send({ type: 'draft', draft: 'd' });
    expect(state()).toBe('typed');
    send({ type: 'send', version: 5 });
    expect(state()).toBe('sending');
  });

  test('given many writes, when each is answered, then their results are kept in turn, and forgotten at the next start', () => {
    const { send, state, context } = opened();
    send({ type: 'send', total: 2 });
    send({ type: 'wait', seconds: 3 });
    expect(context()).toMatchObject({ total: 2, waits: 3, results: [] });
    send({ type: 'wait', seconds: null });
    for (const item of ['x', 'y']) send({ type: 'answer', result: { item, fault: null } });
    send({ type: 'accept' });
    expect([state(), context().results.map(({ item }) => item), context().seen]).toEqual(['done', ['x', 'y'], 5]);
    send({ type: 'send', total: 1 });
    expect(context()).toMatchObject({ total: 1, results: [] });
  });

  test.each(['opened', 'done'] as const)('given nothing under way (%s), when an answer comes, then nothing changes', (state) => {
    const dialog = opened();
    if (state === 'done') for (const type of ['send', 'accept'] as const) dialog.send({ type });
    const before = dialog.context();
    dialog.send({ type: 'accept', version: 9 });
    dialog.send({ type: 'read', version: 9 });
    dialog.send({ type: 'lose' });
    expect([dialog.state(), dialog.context()]).toEqual([state, before]);
  });
});
