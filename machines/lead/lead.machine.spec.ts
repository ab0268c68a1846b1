import fc from 'fast-check';
import { runs } from '#machines/kernel/testing/runs';
import { createActor, transition } from 'xstate';
import type { Actor, Department } from '#machines/kernel/people';
import { everybody } from '#machines/access/testing/everybody';
import { tableLines } from '#machines/decider/testing/table-lines';
import { type LeadActor, type LeadCommand, type LeadCommandName, leadOperations, type LeadPayloads, visitor } from './commands.js';
import { decide, explain } from './decide.js';
import type { LeadEvent } from './events.js';
import { evolve } from './evolve.js';
import { leadMachine } from './lead.machine.js';
import { leadBadges, leadNumber, type LeadState, leadStates, lossReasons } from './state.js';
import { type LeadDomain, leadRules, leadsOthers, refusalOf, worksOnLeads } from './rules.js';

const id = (n: number): string => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const person = (n: number, role: Actor['role'], department: Department | null = null): Actor => ({ id: id(n), role, department });
const owner = person(1, 'Owner');
const head = person(2, 'DepartmentHead', 'ubContact');
const anna = person(3, 'Manager', 'ubContact');
const boris = person(4, 'Manager', 'ubContact');
const start = 1_700_000_000_000_000;
const hour = 3_600_000_000;

const command = <Name extends LeadCommandName>(type: Name, actor: LeadActor, payload: LeadPayloads[Name], at = start): LeadCommand =>
  ({ type, lead: id(9), actor, at, payload }) as LeadCommand;

const call = (actor: LeadActor, callAgainAt: number | null = null): LeadCommand =>
  command('recordCall', actor, { outcome: callAgainAt === null ? 'reached' : 'callLater', callAgainAt, note: null });
const win = (actor: LeadActor, order: string | null = null): LeadCommand =>
  command('win', actor, { order, client: order === null ? null : id(50) });
const lose = (actor: LeadActor): LeadCommand => command('lose', actor, { reason: 'noAnswer', note: null });
const move = (slot: number, more: { actor?: LeadActor; offered?: boolean; at?: number } = {}): LeadCommand =>
  command('moveConsultation', more.actor ?? visitor, { slot, offered: more.offered ?? true }, more.at);
const cancel = (at = start, actor: LeadActor = visitor): LeadCommand => command('cancelConsultation', actor, {}, at);
const handTo = (actor: LeadActor, to: Actor, fit = true): LeadCommand => command('reassign', actor, { assignee: to.id, fit });

/** Applies commands to a lead; throws if one is refused. */
class Story {
  state: LeadState | null = null;
  events: LeadEvent[] = [];
  when(...commands: LeadCommand[]): this {
    for (const next of commands) {
      const decision = decide(this.state, next);
      if (!decision.accepted) throw new Error(`${next.type}: ${decision.refusal.code}`);
      this.state = decision.next;
      this.events.push(...decision.events);
    }
    return this;
  }
  get now(): LeadState {
    if (!this.state) throw new Error('nothing was registered');
    return this.state;
  }
  refuses(refused: LeadCommand): unknown {
    const decision = decide(this.state, refused);
    return decision.accepted ? 'accepted' : decision.refusal;
  }
}

const given = (slot: number | null = null): Story =>
  new Story().when(
    command('register', visitor, {
      kind: slot === null ? 'call' : 'consultation',
      language: 'ru',
      country: id(60),
      service: null,
      slot,
    }),
  );
const taken = (slot: number | null = null): Story => given(slot).when(command('take', anna, {}));

describe('a lead', () => {
  it('is new when a visitor submits it, and keeps what they chose', () => {
    const { now, events } = given(start + hour);
    expect(now).toMatchObject({ status: 'new', kind: 'consultation', slot: start + hour, slotHeld: true, assignee: null, erased: false });
    expect(events).toEqual([expect.objectContaining({ type: 'LeadRegistered', actor: visitor, version: 1 })]);
  });

  it('is registered once', () => {
    expect(
      given().refuses(command('register', visitor, { kind: 'call', language: 'ru', country: null, service: null, slot: null })),
    ).toMatchObject({ code: 'leadUnchanged' });
  });

  it('goes from new over taken and called to won', () => {
    const { now, events } = taken().when(call(anna), win(anna, id(70)));
    expect(now).toMatchObject({ status: 'won', assignee: anna.id, order: id(70), client: id(50) });
    expect(events.map(({ type }) => type)).toEqual(['LeadRegistered', 'LeadTaken', 'LeadCallRecorded', 'LeadWon']);
  });

  it('may be won and lost before any call, and lost before anybody took it', () => {
    expect(taken().when(win(anna)).now.status).toBe('won');
    expect(taken().when(lose(anna)).now.status).toBe('lost');
    expect(given().when(lose(boris)).now).toMatchObject({ status: 'lost', lost: { reason: 'noAnswer', by: boris.id } });
  });

  it('keeps every call, and when to call again until that is done', () => {
    const story = taken().when(call(anna, start + hour), call(anna));
    expect(story.now).toMatchObject({ status: 'called', callAgainAt: null });
    expect(story.now.calls.map(({ outcome, callAgainAt }) => [outcome, callAgainAt])).toEqual([
      ['callLater', start + hour],
      ['reached', null],
    ]);
    expect(
      taken()
        .when(call(anna, start + hour))
        .when(lose(anna)).now.callAgainAt,
    ).toBeNull();
  });

  it('releases its slot when it is lost, and does not get it back', () => {
    const story = taken(start + hour).when(lose(anna));
    expect(story.now).toMatchObject({ slot: start + hour, slotHeld: false });
    expect(story.when(command('reopen', anna, {})).now).toMatchObject({ status: 'taken', slotHeld: false, lost: null });
  });

  it('returns to its earlier status when it is reopened: taken, or new', () => {
    expect(taken().when(win(anna), command('reopen', anna, {})).now.status).toBe('taken');
    expect(given().when(lose(boris), command('reopen', boris, {})).now.status).toBe('new');
  });

  it('is reassigned by its assignee and by heads, and keeps its status', () => {
    expect(taken().when(handTo(anna, boris)).now).toMatchObject({ status: 'taken', assignee: boris.id });
    expect(taken().when(call(anna), handTo(head, boris)).now).toMatchObject({ status: 'called', assignee: boris.id });
    expect(given().when(handTo(head, boris)).now).toMatchObject({ status: 'taken', assignee: boris.id });
  });

  it('is closed for good by an erasure', () => {
    const erase = command('erase', head, {});
    expect(taken(start + hour).when(erase).now).toMatchObject({ status: 'lost', erased: true, slotHeld: false });
    expect(
      taken()
        .when(win(anna, id(70)))
        .when(erase).now,
    ).toMatchObject({ status: 'won', order: id(70), erased: true });
    expect(
      given()
        .when(erase)
        .refuses(command('reopen', head, {})),
    ).toEqual({ code: 'leadErased', remedy: null });
    expect(given().when(erase).refuses(erase)).toEqual({ code: 'leadErased', remedy: null });
  });

  it.each([
    ['take what somebody has', taken(), command('take', boris, {}), 'leadNotInState', { key: 'bringLeadTo', states: ['new'] }],
    ['call for a lead nobody took', given(), call(anna), 'leadNotInState', { key: 'bringLeadTo', states: ['taken', 'called'] }],
    ['call for a colleague', taken(), call(boris), 'leadOfAnother', { key: 'askForLead', person: anna.id }],
    ['take a colleague’s away', taken(), handTo(boris, boris), 'leadOfAnother', { key: 'askForLead', person: anna.id }],
    ['agree on a call in the past', taken(), call(anna, start), 'leadTimePast', { key: 'chooseLaterTime' }],
    ['hand over to somebody who does not sell', taken(), handTo(anna, owner, false), 'leadAssigneeUnfit', { key: 'chooseColleague' }],
    ['hand over to whoever has it', taken(), handTo(head, anna), 'leadUnchanged', null],
    [
      'reopen what became an order',
      taken().when(win(anna, id(70))),
      command('reopen', head, {}),
      'leadHasOrder',
      { key: 'cancelItsOrder' },
    ],
    ['erase as a manager', taken(), command('erase', anna, {}), 'forbiddenForRole', null],
    ['act as the visitor', given(), command('take', visitor, {}), 'forbiddenForRole', null],
  ])('refuses to %s', (_, story, refused, code, remedy) => {
    expect(story.refuses(refused)).toEqual({ code, remedy });
  });

  it('is for sales and management only', () => {
    const permitted = everybody.filter((actor) => decide(given().now, command('take', actor, {})).accepted);
    expect(permitted.map(({ role, department }) => department ?? role).sort()).toEqual(
      ['Admin', 'CEO', 'Owner', 'Supermanager', 'ubContact', 'ubContact'].sort(),
    );
  });

  it('is visible to nobody before it exists', () => {
    expect(new Story().refuses(command('take', anna, {}))).toEqual({ code: 'leadNotInState', remedy: null });
  });
});

describe('the log of a lead', () => {
  it('names the lead in each event, and has a slot only if one was chosen', () => {
    const { events, now } = taken();
    const place = { lead: id(9), schemaVersion: 1, at: start };
    expect(events).toEqual([
      {
        type: 'LeadRegistered',
        data: { number: null, kind: 'call', language: 'ru', country: id(60), service: null, slot: null },
        ...place,
        version: 1,
        actor: visitor,
      },
      { type: 'LeadTaken', data: { assignee: anna.id }, ...place, version: 2, actor: anna },
    ]);
    expect([now.slot, now.slotHeld]).toEqual([null, false]);
  });

  it('starts with the form', () => {
    const [, second] = taken().events;
    expect(() => evolve(null, { ...(second as LeadEvent), version: 1 })).toThrow('a lead begins with LeadRegistered, not LeadTaken');
  });
});

describe('a booked consultation', () => {
  it('is moved by its visitor as long as it has not started, before and after staff took the lead', () => {
    const { now, events } = given(start + hour).when(
      move(start + 2 * hour),
      command('take', anna, {}),
      move(start + 3 * hour, { at: start + hour }),
    );
    expect(now).toMatchObject({ status: 'taken', slot: start + 3 * hour, slotHeld: true });
    expect(events.filter(({ type }) => type === 'ConsultationMoved').map(({ data }) => data)).toEqual([
      { number: null, assignee: null, slot: start + 2 * hour, previous: start + hour },
      { number: null, assignee: anna.id, slot: start + 3 * hour, previous: start + 2 * hour },
    ]);
  });

  it('is cancelled once, and leaves the lead open', () => {
    const story = taken(start + hour).when(call(anna), cancel());
    expect(story.now).toMatchObject({ status: 'called', slot: start + hour, slotHeld: false });
    expect(story.events.at(-1)).toMatchObject({
      type: 'ConsultationCancelled',
      data: { number: null, assignee: anna.id, slot: start + hour },
      actor: visitor,
    });
    expect(story.refuses(cancel())).toEqual({ code: 'consultationNotHeld', remedy: null });
    expect(story.refuses(move(start + 2 * hour))).toEqual({ code: 'consultationNotHeld', remedy: null });
  });

  it.each<[string, Story, LeadCommand, string]>([
    ['moved to the time it has', given(start + hour), move(start + hour), 'leadUnchanged'],
    ['moved to a time that is not offered', given(start + hour), move(start + 2 * hour, { offered: false }), 'slotNotOffered'],
    ['moved into the past', given(start + hour), move(start), 'slotNotOffered'],
    ['moved when it starts', given(start + hour), move(start + 2 * hour, { at: start + hour }), 'consultationStarted'],
    ['cancelled when it starts', given(start + hour), cancel(start + hour), 'consultationStarted'],
    ['moved if none was booked', given(), move(start + hour), 'consultationNotHeld'],
    ['cancelled if none was booked', given(), cancel(), 'consultationNotHeld'],
    ['moved after the lead was lost', taken(start + hour).when(lose(anna)), move(start + 2 * hour), 'leadNotInState'],
    ['cancelled after the lead was won', taken(start + hour).when(win(anna)), cancel(), 'leadNotInState'],
    ['cancelled after the lead was erased', given(start + hour).when(command('erase', head, {})), cancel(), 'leadNotInState'],
    [
      'moved after the lead was lost and reopened',
      taken(start + hour).when(lose(anna), command('reopen', anna, {})),
      move(start + 2 * hour),
      'consultationNotHeld',
    ],
    ['moved by staff', taken(start + hour), move(start + 2 * hour, { actor: anna }), 'forbiddenForRole'],
    ['cancelled by staff', taken(start + hour), cancel(start, owner), 'forbiddenForRole'],
  ])('is not %s', (_what, story, refused, code) => {
    expect(story.refuses(refused)).toMatchObject({ code });
  });
});

describe('the rules of a lead', () => {
  it('stand in one table', () => {
    expect(tableLines<LeadDomain>(leadRules.rows)).toEqual([
      'take: new -> taken by sales, emits LeadTaken',
      'recordCall: taken|called -> called by sales, emits LeadCallRecorded',
      'win: taken|called -> won by sales, emits LeadWon',
      'lose: new|taken|called -> lost by sales, emits LeadLost',
      'reopen (unassigned): won|lost -> new by sales, emits LeadReopened',
      'reopen (assigned): won|lost -> taken by sales, emits LeadReopened',
      'reassign: new -> taken by sales, emits LeadReassigned',
      'reassign: taken|called by sales, emits LeadReassigned',
      'moveConsultation: new|taken|called by visitor, emits ConsultationMoved',
      'cancelConsultation: new|taken|called by visitor, emits ConsultationCancelled',
      'erase: won by heads, emits LeadErased',
      'erase: new|taken|called|lost -> lost by heads, emits LeadErased',
    ]);
  });

  it('permit no operation of staff to a visitor, and every lead to heads', () => {
    expect([visitor, anna, head, owner].map(worksOnLeads)).toEqual([false, true, true, true]);
    expect([visitor, anna, head, owner].map(leadsOthers)).toEqual([false, false, true, true]);
  });

  it('are carried by a machine that begins new, with the lead it is given', () => {
    const { now } = given();
    const { context, value } = createActor(leadMachine, { input: now }).getSnapshot();
    expect([leadMachine.id, value, context]).toEqual(['lead', 'new', now]);
  });

  it('give each status a colour, and a lead its number once the log has assigned one', () => {
    expect(leadBadges).toEqual({ new: 'orange', taken: 'blue', called: 'yellow', won: 'green', lost: 'red' });
    expect([leadNumber(null), leadNumber(12), leadNumber(1_234_567)]).toEqual(['', 'L-000012', 'L-1234567']);
  });
});

describe('the machine of leads', () => {
  const anyone = fc.constantFrom<LeadActor>(owner, head, anna, boris, person(7, 'Manager', 'ubClient'), person(8, 'Client'), visitor);
  const anyCommand: fc.Arbitrary<LeadCommand> = fc.oneof(
    anyone.map((who) => command('take', who, {})),
    fc.tuple(anyone, fc.option(fc.constantFrom(start - 1, start + hour))).map(([who, again]) => call(who, again)),
    fc.tuple(anyone, fc.option(fc.constant(id(70)))).map(([who, order]) => win(who, order)),
    fc.tuple(anyone, fc.constantFrom(...lossReasons)).map(([who, reason]) => command('lose', who, { reason, note: null })),
    anyone.map((who) => command('reopen', who, {})),
    fc.tuple(anyone, fc.constantFrom(anna, boris), fc.boolean()).map(([who, to, fit]) => handTo(who, to, fit)),
    fc.tuple(anyone, fc.integer({ min: 0, max: 3 }), fc.boolean()).map(([actor, n, offered]) => move(start + n * hour, { actor, offered })),
    anyone.map((who) => cancel(start, who)),
    fc.record({ who: anyone, chance: fc.nat(4) }).map(({ who, chance }) => (chance === 0 ? command('erase', who, {}) : call(who))),
  );
  const commands = fc.array(anyCommand, { maxLength: 30 });

  it('permits exactly what its table does, leads where it says, and folds to the decided state', () => {
    fc.assert(
      fc.property(commands, (all) => {
        const story = given(start + hour);
        for (const next of all) {
          const before = story.now;
          const snapshot = leadMachine.resolveState({ value: before.status, context: before });
          const decision = decide(before, next);
          expect(decision.accepted).toBe(refusalOf(before, next) === null);
          expect(transition(leadMachine, snapshot, next)[0].value).toBe(decision.accepted ? decision.next.status : before.status);
          if (!decision.accepted) continue;
          story.when(next);
        }
        expect(story.events.reduce<LeadState | null>(evolve, null)).toEqual(story.now);
      }),
      runs({ quick: 300, full: 100_000 }),
    );
  });

  it('never keeps a slot for a lost lead, never loses an order, and has an assignee once work started', () => {
    fc.assert(
      fc.property(commands, (all) => {
        const story = given(start + hour);
        for (const next of all) {
          const { order, erased } = story.now;
          if (decide(story.now, next).accepted) story.when(next);
          const { now } = story;
          if (order !== null) expect([now.order, now.status]).toEqual([order, 'won']);
          if (erased) expect(now).toMatchObject({ erased: true, slotHeld: false, callAgainAt: null });
          if (now.status === 'lost') expect([now.slotHeld, now.callAgainAt]).toEqual([false, null]);
          if (now.status === 'taken' || now.status === 'called') expect(now.assignee).not.toBeNull();
          expect(now.status === 'new' && now.assignee !== null).toBe(false);
        }
      }),
      runs({ quick: 100, full: 100_000 }), // a lost lead keeps its slot: 20 of 20 seeds at 16
    );
  });

  it('gives explanations that agree with its decisions', () => {
    const ordered = taken().when(win(anna, id(70)));
    for (const { now } of [given(), taken(), taken().when(call(anna)), taken().when(lose(anna)), ordered]) {
      for (const actor of [...everybody, anna, boris, head]) {
        for (const { operation, permitted, code } of explain(now, actor)) {
          const payload = {
            outcome: 'reached',
            callAgainAt: null,
            note: null,
            order: null,
            client: null,
            reason: 'other',
            assignee: id(99),
            fit: true,
          };
          const decision = decide(now, command(operation, actor, payload as never));
          expect([operation, decision.accepted ? undefined : decision.refusal.code]).toEqual([operation, code]);
          expect(decision.accepted).toBe(permitted);
        }
      }
    }
    expect(explain(given().now, anna).map(({ operation }) => operation)).toEqual([...leadOperations]);
    expect(Object.keys(leadMachine.states).sort()).toEqual([...leadStates].sort());
  });
});
