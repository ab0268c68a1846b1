import fc from 'fast-check';
import { runs } from '#machines/kernel/testing/runs';
import { createActor, transition } from 'xstate';
import type { Actor } from '#machines/kernel/people';
import { tableLines } from '#machines/decider/testing/table-lines';
import { checkoutMachine } from './checkout.machine.js';
import {
  type CheckoutActor,
  type CheckoutCommand,
  type CheckoutCommandName,
  checkoutOperations,
  type CheckoutPayloads,
  checkoutRefusals,
  checkoutRemedies,
  order,
  provider,
  reconciler,
} from './commands.js';
import { decide, explain } from './decide.js';
import type { CheckoutEvent } from './events.js';
import { evolve, fold } from './evolve.js';
import { findingEventVersion } from './finding-events.js';
import { type CheckoutDomain, checkoutRules, checkoutTable, refusalNow, refusalOf } from './rules.js';
import { type CheckoutState, type CheckoutStatus, checkoutStatuses, finalStatuses, isFinal, takesOver } from './state.js';
import { texts as byLanguage } from './texts/all.js';

const id = (number: number): string => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const person = (number: number, role: Actor['role'], department: Actor['department'] = null): Actor => ({
  id: id(number),
  role,
  department,
});
const [client, otherClient, ceo, partner] = [person(1, 'Client'), person(2, 'Client'), person(3, 'CEO'), person(4, 'Partner')];
const actors: readonly CheckoutActor[] = [client, otherClient, ceo, partner, provider, reconciler, order];

const start = 1_790_000_000_000_000;
const hour = 3_600_000_000;
const command = <Name extends CheckoutCommandName>(type: Name, actor: CheckoutActor, payload: CheckoutPayloads[Name], at = start) =>
  ({ type, checkout: id(50), actor, at, payload }) as CheckoutCommand;

const begin = (actor: CheckoutActor = client, amount = 54_000): CheckoutCommand =>
  command('begin', actor, { order: id(7), client: client.id, provider: 'paypal', stage: 'prepayment', amount, currency: 'EUR' });
const opened = command('recordOpened', provider, { reference: 'O-1', approveUrl: 'https://pay.example/O-1', expiresAt: start + 3 * hour });
const approval = command('recordApproval', provider, { reference: 'O-1' });
const capture = command('capture', client, { due: 54_000 });
const captured = (capture = 'C-1', amount = 54_000): CheckoutCommand =>
  command('recordCapture', provider, { capture, amount, currency: 'EUR', fee: 1_871 });
const pending = command('recordPending', provider, { capture: 'C-1' });
const denial = command('recordDenial', provider, { capture: 'C-1' });
const decline = command('recordDecline', provider, { issue: 'INSTRUMENT_DECLINED' });
const expiry = command('recordExpiry', reconciler, {});
const noResponse = command('recordSilence', provider, {});
const cancel = command('cancel', client, {});
const supersede = command('supersede', order, { cause: 'edited' });

/** Applies commands to a checkout; throws if one is refused. */
class Story {
  events: CheckoutEvent[] = [];
  private state: CheckoutState | null = null;
  then(...commands: readonly CheckoutCommand[]): this {
    for (const next of commands) {
      const decision = decide(this.state, next);
      if (!decision.accepted) throw new Error(`${next.type} was refused: ${decision.refusal.code}`);
      this.state = decision.next;
      this.events.push(...decision.events);
    }
    return this;
  }
  get now(): CheckoutState {
    if (!this.state) throw new Error('nothing was begun');
    return this.state;
  }
}
const story = (...commands: readonly CheckoutCommand[]): Story => new Story().then(begin(), ...commands);
const refused = (state: CheckoutState, next: CheckoutCommand) => {
  const decision = decide(state, next);
  return decision.accepted ? null : decision.refusal;
};

/** The shortest way to each status. */
const ways: Record<CheckoutStatus, readonly CheckoutCommand[]> = {
  created: [],
  approvalWaited: [opened],
  approved: [opened, approval],
  capturing: [opened, approval, capture],
  captured: [opened, approval, capture, captured()],
  pending: [opened, approval, capture, pending],
  declined: [opened, approval, capture, decline],
  unknown: [opened, approval, capture, noResponse],
  denied: [opened, approval, capture, pending, denial],
  cancelled: [opened, cancel],
  expired: [opened, expiry],
  superseded: [opened, supersede],
};
const at = (status: CheckoutStatus): Story => story(...ways[status]);

describe('a checkout', () => {
  it('goes from the approval address to the captured amount', () => {
    const { now, events } = at('captured');
    expect(now).toMatchObject({ status: 'captured', reference: 'O-1', captures: [{ capture: 'C-1', amount: 54_000, fee: 1_871 }] });
    expect(events.map(({ type }) => type)).toEqual([
      'CheckoutBegun',
      'CheckoutOpened',
      'CheckoutApproved',
      'CheckoutCaptureBegun',
      'CheckoutCaptured',
    ]);
  });

  it.each(checkoutStatuses)('comes to %s', (status) => {
    expect(at(status).now.status).toBe(status);
  });

  it('is started only by its client, and for an amount above zero', () => {
    expect(decide(null, begin(otherClient))).toMatchObject({ accepted: false, refusal: { code: 'forbiddenForRole' } });
    expect(decide(null, begin(provider))).toMatchObject({ accepted: false, refusal: { code: 'forbiddenForRole' } });
    expect(decide(null, begin(client, 0))).toMatchObject({ accepted: false, refusal: { code: 'checkoutNothingDue' } });
    expect(() => decide(null, capture)).toThrow('needs a checkout');
    expect(() => decide(at('created').now, begin())).toThrow('already begun');
  });

  it('returns to the provider after a decline, with the same reference, and may then succeed', () => {
    const { now } = at('declined').then(approval, capture, captured());
    expect(now).toMatchObject({ status: 'captured', issue: 'INSTRUMENT_DECLINED', reference: 'O-1' });
  });

  it('waits while the provider checks, and ends as the provider says', () => {
    expect(at('pending').then(captured()).now.status).toBe('captured');
    expect(at('pending').then(denial).now.status).toBe('denied');
  });

  it.each([
    ['nobody answered', [noResponse, opened], 'approvalWaited'],
    ['the approval was missed', [opened, noResponse, approval], 'approved'],
    ['the capture was not carried out', [opened, approval, capture, noResponse, approval], 'approved'],
    ['the capture was carried out', [opened, approval, capture, noResponse, captured()], 'captured'],
    ['the capture is being checked', [opened, approval, capture, noResponse, pending], 'pending'],
    ['the capture was denied', [opened, approval, capture, noResponse, denial], 'denied'],
    ['the capture was declined', [opened, approval, capture, noResponse, decline], 'declined'],
    ['the provider has it no more', [opened, approval, capture, noResponse, expiry], 'expired'],
  ] as const)('leaves the status unknown when the provider answers: %s', (_, commands, status) => {
    expect(story(...commands).now.status).toBe(status);
  });
});

describe('a transition that a checkout refuses', () => {
  it.each([
    ['approved', command('capture', client, { due: 53_999 }), 'checkoutOutdated', 'beginAnother'],
    ['approved', command('capture', client, { due: 0 }), 'checkoutOutdated', 'beginAnother'],
    ['approved', cancel, 'checkoutNotInState', 'goToProvider'],
    ['approvalWaited', capture, 'checkoutNotInState', 'goToProvider'],
    ['approvalWaited', command('recordApproval', provider, { reference: 'O-2' }), 'checkoutReferenceUnknown', 'matchByHand'],
    ['approvalWaited', command('cancel', otherClient, {}), 'forbiddenForRole', 'askRole'],
    ['approvalWaited', command('cancel', partner, {}), 'forbiddenForRole', 'askRole'],
    ['approvalWaited', command('recordApproval', client as never, { reference: 'O-1' }), 'forbiddenForRole', 'askRole'],
    ['capturing', supersede, 'checkoutNotInState', 'awaitProvider'],
    ['capturing', cancel, 'checkoutNotInState', 'awaitProvider'],
    ['capturing', capture, 'checkoutNotInState', 'awaitProvider'],
    ['pending', supersede, 'checkoutNotInState', 'awaitProvider'],
    ['pending', expiry, 'checkoutNotInState', 'awaitProvider'],
    ['unknown', supersede, 'checkoutUnderWay', 'awaitProvider'],
    ['unknown', noResponse, 'checkoutNotInState', 'awaitProvider'],
    ['capturing', captured('C-1', 53_999), 'checkoutAmountUnexpected', 'matchByHand'],
    ['captured', captured(), 'checkoutUnchanged', 'seeCurrent'],
    ['captured', pending, 'checkoutNotInState', 'beginAnother'],
    ['cancelled', approval, 'checkoutNotInState', 'beginAnother'],
    ['superseded', capture, 'checkoutNotInState', 'beginAnother'],
    ['expired', cancel, 'checkoutNotInState', 'beginAnother'],
  ] as const)('in %s, $type: refused, with a remedy', (status, next, code, key) => {
    expect(refused(at(status).now, next)).toMatchObject({ code, remedy: { key } });
  });

  it('a capture in another currency is never booked automatically', () => {
    const other = command('recordCapture', provider, { capture: 'C-1', amount: 54_000, currency: 'USD', fee: null });
    expect(refused(at('capturing').now, other)?.code).toBe('checkoutAmountUnexpected');
  });

  it('a checkout is superseded or cancelled while nothing may have been captured, also when its start was not answered', () => {
    for (const status of ['created', 'approvalWaited', 'approved', 'declined'] as const)
      expect(at(status).then(supersede).now.status).toBe('superseded');
    expect(story(noResponse, supersede).now.status).toBe('superseded');
    for (const status of ['created', 'approvalWaited', 'declined'] as const)
      expect(at(status).then(command('cancel', ceo, {})).now.status).toBe('cancelled');
  });

  it.each(['cancelled', 'expired', 'superseded', 'denied'] as const)('in %s a charge is booked all the same, and marked late', (status) => {
    const late = at(status).then(captured());
    expect(late.now).toMatchObject({ status: 'captured', captures: [{ capture: 'C-1' }] });
    expect(late.events.at(-1)).toMatchObject({ type: 'CheckoutCaptured', data: { from: status, late: true } });
  });

  it('two captures at the provider are booked separately, the second marked late', () => {
    const { now, events } = at('captured').then(captured('C-2'));
    expect(now.captures.map(({ capture }) => capture)).toEqual(['C-1', 'C-2']);
    expect(events.slice(-2).map((event) => 'late' in event.data && event.data.late)).toEqual([false, true]);
  });
});

describe('the log of a checkout', () => {
  const place = (actor: CheckoutActor, version: number) => ({ checkout: id(50), schemaVersion: 1, version, actor, at: start });
  const of = { order: id(7) };

  it('names the order in each event, with the data of the provider', () => {
    expect(at('captured').events.slice(1)).toEqual([
      {
        type: 'CheckoutOpened',
        data: { ...of, reference: 'O-1', approveUrl: 'https://pay.example/O-1', expiresAt: start + 3 * hour },
        ...place(provider, 2),
      },
      { type: 'CheckoutApproved', data: { ...of, reference: 'O-1' }, ...place(provider, 3) },
      { type: 'CheckoutCaptureBegun', data: { ...of, amount: 54_000, currency: 'EUR' }, ...place(client, 4) },
      {
        type: 'CheckoutCaptured',
        data: { ...of, from: 'capturing', capture: 'C-1', amount: 54_000, currency: 'EUR', fee: 1_871, late: false },
        ...place(provider, 5),
      },
    ]);
    const last = (status: CheckoutStatus) => {
      const event = at(status).events.at(-1);
      return [event?.type, event?.data];
    };
    expect((['pending', 'denied', 'declined', 'expired', 'unknown', 'cancelled', 'superseded'] as const).map(last)).toEqual([
      ['CheckoutPending', { ...of, capture: 'C-1' }],
      ['CheckoutDenied', { ...of, capture: 'C-1' }],
      ['CheckoutDeclined', { ...of, issue: 'INSTRUMENT_DECLINED' }],
      ['CheckoutExpired', of],
      ['CheckoutUnanswered', { ...of, from: 'capturing' }],
      ['CheckoutCancelled', of],
      ['CheckoutSuperseded', { ...of, cause: 'edited' }],
    ]);
  });

  it('starts with CheckoutBegun, and is never empty', () => {
    const [, second] = at('approvalWaited').events;
    expect(() => evolve(null, { ...(second as CheckoutEvent), version: 1 })).toThrow(
      'a checkout begins with CheckoutBegun, not CheckoutOpened',
    );
    expect(() => fold([])).toThrow('an empty stream is no checkout');
    expect(findingEventVersion('FindingSettled')).toBe(2);
  });
});

describe('the rules of a checkout', () => {
  it('stand in one table', () => {
    const reporters = 'provider|reconciler';
    const all = checkoutStatuses.join('|');
    expect(tableLines<CheckoutDomain>(checkoutRules.rows)).toEqual([
      `recordOpened: created|unknown -> approvalWaited by ${reporters}, emits CheckoutOpened`,
      `recordApproval: created|approvalWaited|declined|unknown -> approved by ${reporters}, emits CheckoutApproved`,
      `capture: approved -> capturing by client|${reporters}, emits CheckoutCaptureBegun`,
      `recordCapture: ${all} -> captured by ${reporters}, emits CheckoutCaptured`,
      `recordPending: approved|capturing|unknown -> pending by ${reporters}, emits CheckoutPending`,
      `recordDenial: approved|capturing|unknown|pending -> denied by ${reporters}, emits CheckoutDenied`,
      `recordDecline: approved|capturing|unknown -> declined by ${reporters}, emits CheckoutDeclined`,
      `recordExpiry: created|approvalWaited|declined|approved|unknown|capturing -> expired by ${reporters}, emits CheckoutExpired`,
      `recordSilence: created|approvalWaited|approved|capturing|declined -> unknown by ${reporters}, emits CheckoutUnanswered`,
      'cancel: created|approvalWaited|declined -> cancelled by client|moneyStaff, emits CheckoutCancelled',
      'supersede: created|approvalWaited|declined|approved|unknown -> superseded by order, emits CheckoutSuperseded',
    ]);
  });

  it('name in every refusal who may, and when', () => {
    expect(refused(at('created').now, { ...opened, actor: ceo } as CheckoutCommand)).toEqual({
      code: 'forbiddenForRole',
      remedy: { key: 'askRole', roles: ['provider', 'reconciler'] },
    });
    expect(refused(at('created').now, { ...cancel, actor: { ...partner, id: client.id } } as CheckoutCommand)).toEqual({
      code: 'forbiddenForRole',
      remedy: { key: 'askRole', roles: ['client', 'moneyStaff'] },
    });
    for (const theirs of [cancel, supersede])
      expect(refused(at('created').now, { ...theirs, actor: provider } as CheckoutCommand)?.code).toBe('forbiddenForRole');
    expect(refused(at('pending').now, cancel)).toEqual({
      code: 'checkoutNotInState',
      remedy: { key: 'awaitProvider', statuses: ['created', 'approvalWaited', 'declined'] },
    });
    const startBy = (actor: CheckoutActor, amount?: number) => {
      const decision = decide(null, begin(actor, amount));
      return decision.accepted ? null : decision.refusal;
    };
    const forClients = { code: 'forbiddenForRole', remedy: { key: 'askRole', roles: ['client'] } };
    expect([startBy(otherClient), startBy({ ...ceo, id: client.id })]).toEqual([forClients, forClients]);
    expect(startBy(client, 0)).toEqual({ code: 'checkoutNothingDue', remedy: { key: 'seeCurrent' } });
  });

  it('are carried by a machine that begins created, with the checkout it is given', () => {
    const { now } = story();
    const { context, value } = createActor(checkoutMachine, { input: now }).getSnapshot();
    expect([checkoutMachine.id, value, context]).toEqual(['checkout', 'created', now]);
  });
});

describe('another attempt to pay', () => {
  const wanted = { stage: 'prepayment', amount: 54_000, currency: 'EUR' } as const;
  it('reuses an open checkout that matches', () => {
    for (const status of checkoutStatuses)
      expect([status, takesOver(at(status).now, wanted, start)]).toEqual([status, status === 'approvalWaited' || status === 'declined']);
  });
  it('does not reuse one with another amount, stage or currency, or an expired one', () => {
    const { now } = at('approvalWaited');
    for (const other of [{ amount: 1 }, { stage: 'postpayment' }, { currency: 'USD' }] as const)
      expect(takesOver(now, { ...wanted, ...other }, start)).toBe(false);
    expect(takesOver(now, wanted, start + 3 * hour)).toBe(false);
    for (const unknown of [{ approveUrl: null }, { expiresAt: null }]) expect(takesOver({ ...now, ...unknown }, wanted, -1)).toBe(false);
  });
});

describe('the machine of checkouts', () => {
  const byAnybody = (next: CheckoutCommand) => fc.constantFrom(...actors).map((actor) => ({ ...next, actor }) as CheckoutCommand);
  const word: fc.Arbitrary<CheckoutCommand> = fc.oneof(
    fc.constantFrom(opened, approval, capture, pending, denial, decline, expiry, noResponse, cancel, supersede),
    fc.constantFrom('C-1', 'C-2', 'C-3').map((number) => captured(number)),
    fc.integer({ min: 1, max: 60_000 }).map((amount) => captured('C-4', amount)),
  );
  /** Half of the commands follow the usual path and half are random, so that every status is reached. */
  const commands = fc
    .tuple(fc.constantFrom(...checkoutStatuses), fc.array(fc.oneof(word, word, word.chain(byAnybody)), { maxLength: 25 }))
    .map(([status, more]) => [...ways[status], ...more]);

  it('permits what its table does, leads where it says, counts a capture once, and leaves an end only for money that came', () => {
    const met = new Set<CheckoutStatus>();
    fc.assert(
      fc.property(commands, (all) => {
        let state = story().now;
        const events = story().events;
        for (const next of all) {
          const snapshot = checkoutMachine.resolveState({ value: state.status, context: state });
          const decision = decide(state, next);
          expect(decision.accepted).toBe(refusalOf(state, next) === null);
          expect(transition(checkoutMachine, snapshot, next)[0].value).toBe(decision.accepted ? decision.next.status : state.status);
          if (!decision.accepted) {
            expect(decision.refusal).toEqual(refusalOf(state, next));
            continue;
          }
          if (isFinal(state.status)) expect([next.type, decision.next.status]).toEqual(['recordCapture', 'captured']);
          if (state.captureAsked) expect(['cancelled', 'superseded']).not.toContain(decision.next.status);
          expect(decide(decision.next, next).accepted).toBe(false);
          state = decision.next;
          events.push(...decision.events);
          met.add(state.status);
        }
        const captures = events.flatMap((event) => (event.type === 'CheckoutCaptured' ? [event.data.capture] : []));
        expect(new Set(captures).size).toBe(captures.length);
        expect(state.captures.map((one) => one.capture)).toEqual(captures);
        expect(state.captures.every(({ amount }) => amount === state.amount)).toBe(true);
        expect(state.captures.length > 0).toBe(state.status === 'captured');
        expect(fold(events)).toEqual(state);
        expect(events.reduce<CheckoutState | null>(evolve, null)).toEqual(state);
      }),
      runs({ quick: 100, full: 100_000 }), // a capture that counts again: 20 of 20 seeds at 10
    );
    expect([...met].sort()).toEqual(checkoutStatuses.filter((status) => status !== 'created').sort());
  });

  it('has a transition out of every status that is not final', () => {
    for (const status of checkoutStatuses) {
      const { now } = at(status);
      const names = [...checkoutRules.rows.keys()];
      const leads = names.filter((name) => actors.some((actor) => refusalNow(now, name, actor) === null));
      expect([status, leads.filter((name) => name !== 'recordCapture').length > 0]).toEqual([status, !isFinal(status)]);
    }
  });

  it('emits what its table says', () => {
    const table: Record<string, { emits: readonly string[]; to?: string }> = checkoutTable as never;
    for (const status of checkoutStatuses)
      for (const next of [opened, approval, capture, captured('C-9'), pending, denial, decline, expiry, noResponse, cancel, supersede]) {
        const decision = decide(at(status).now, next);
        if (!decision.accepted) continue;
        expect(decision.events.map(({ type }) => type)).toEqual(table[next.type]?.emits);
        expect(decision.next.status).toBe(table[next.type]?.to);
      }
    expect(Object.keys(checkoutMachine.states).sort()).toEqual([...checkoutStatuses].sort());
    expect(finalStatuses.every((status) => checkoutStatuses.includes(status))).toBe(true);
  });

  it('gives explanations that agree with its decisions', () => {
    for (const status of checkoutStatuses)
      for (const actor of actors) {
        const lines = explain(at(status).now, actor);
        expect(lines.map(({ operation }) => operation)).toEqual([...checkoutOperations]);
        for (const { operation, permitted, code, remedy } of lines) {
          const payload = operation === 'capture' ? { due: 54_000 } : {};
          const refusal = refused(at(status).now, command(operation, actor, payload as never));
          expect([permitted, code, remedy]).toEqual([refusal === null, refusal?.code, refusal?.remedy]);
        }
      }
  });

  it('has a text in both languages for every refusal and remedy', () => {
    for (const texts of Object.values(byLanguage)) {
      expect(Object.keys(texts.refusal).sort()).toEqual([...checkoutRefusals].sort());
      expect(Object.keys(texts.remedy).sort()).toEqual([...checkoutRemedies].sort());
      expect(new Set(Object.values(texts.status)).size).toBe(checkoutStatuses.length);
    }
  });
});
