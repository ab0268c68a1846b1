import { setup } from 'xstate';
import { deciderOf, type Emitters, evolverOf, folderOf, type Workflow } from './decider.js';
import type { Table } from './row.js';
import { asksGuards, both, evaluate, isPermitted, refusalFor, refusalOfCommand, rowsByName, rowsOf, type Rules } from './rules.js';
import { type Asked, graphOf, isSameValue, moverOf, movesFrom, movesOf, permitsBy, statusIn } from './statechart.js';

/** Test machine: a lamp that is built, lit by its owner, put out by anyone, and goes out automatically if it was paid too little. */
type Status = 'dark' | 'lit' | 'broken';
interface Lamp {
  version: number;
  updatedAt: number;
  status: Status;
  oil: number;
}
type Name = 'build' | 'light' | 'burn' | 'snuff' | 'goOut' | 'smash';
type CommandOf<Type> = Type extends Name
  ? { type: Type; lamp: string; actor: string; at: number; payload: { oil?: number; hard?: boolean } }
  : never;
type Command = CommandOf<Name>;
type EventName = 'Built' | 'Lit' | 'Burnt' | 'Snuffed' | 'Smashed';
type EventOf<Type> = Type extends EventName
  ? { type: Type; lamp: string; version: number; at: number; actor: string; data: { to?: Status; oil?: number } }
  : never;
type Event = EventOf<EventName>;
interface LampDomain {
  command: Command;
  event: Event;
  state: Lamp;
  view: Lamp;
  status: Status;
  who: 'owner' | 'anybody';
  parties: null;
  variant: 'hard' | 'soft';
  refusal: string;
  row: object;
}
type Names = Exclude<Command['type'], 'build'>;

const asked: string[] = [];
const hasOil = ({ oil }: Lamp) => {
  asked.push('oil');
  return oil > 0 || 'noOil';
};
const isEmpty = ({ oil }: Lamp) => oil === 0 || 'oilLeft';

const table: Table<LampDomain, Names> = {
  light: { from: ['dark'], to: 'lit', who: ['owner'], stateGuard: hasOil, emits: ['Lit'] },
  burn: {
    from: ['lit', 'dark'],
    who: ['owner', 'anybody'],
    onlyIn: { anybody: ['lit'] },
    payloadGuard: ({ oil }, { payload }) => (payload.oil ?? 0) <= oil || 'tooMuch',
    emits: ['Burnt'],
  },
  snuff: { from: ['lit'], to: 'dark', who: ['anybody'], emits: ['Snuffed'] },
  goOut: { from: ['lit'], to: 'dark', who: ['owner'], follows: { after: ['burn'], when: isEmpty }, emits: ['Snuffed'] },
  smash: [
    { variant: 'hard', from: ['lit', 'dark'], to: 'broken', who: ['anybody'], emits: ['Smashed'] },
    { variant: 'soft', from: ['lit'], who: ['anybody'], stateGuard: hasOil, emits: ['Smashed'] },
  ],
};

const rules: Rules<LampDomain> = {
  rows: rowsByName<LampDomain>(table),
  statusOf: ({ status }) => status,
  partiesOf: () => null,
  isWho: (who, actor) => (who === 'owner' ? actor === 'owner' : actor !== 'nature'),
  isFollower: (actor) => actor === 'nature',
  variants: { smash: (_lamp, { payload }) => (payload.hard === undefined ? undefined : payload.hard ? 'hard' : 'soft') },
  forRole: (may) => `for ${may.join('+')}`,
  inStatus: (possible, { status }) => `${status}, not ${possible.join('+')}`,
};

const statuses: readonly Status[] = ['dark', 'lit', 'broken'];
const machine = setup({
  types: {} as { context: Lamp; input: Lamp; events: Asked<LampDomain> },
  guards: { permits: permitsBy(rules) },
}).createMachine({
  id: 'lamp',
  context: ({ input }) => input,
  initial: 'dark',
  states: Object.fromEntries(statuses.map((status) => [status, { on: movesFrom(rules, status) }])),
});

const emitters: Emitters<LampDomain, Names> = {
  light: (_lamp, _command, { to }) => [{ type: 'Lit', data: { to } }],
  burn: (_lamp, { payload }) => [{ type: 'Burnt', data: { oil: payload.oil ?? 0 } }],
  snuff: (_lamp, _command, { to }) => [{ type: 'Snuffed', data: { to } }],
  goOut: (_lamp, _command, { to }) => [{ type: 'Snuffed', data: { to } }],
  smash: (_lamp, _command, { to }) => [{ type: 'Smashed', data: { to } }],
};

const moved = (lamp: Lamp, { data }: Event): Partial<Lamp> => ({ status: data.to ?? lamp.status });
const evolve = evolverOf<Lamp, Event, 'Built', Partial<Lamp>>({
  noun: 'a lamp',
  first: 'Built',
  begin: ({ version, at, data }) => ({ version, updatedAt: at, status: 'dark', oil: data.oil ?? 0 }),
  changes: { Lit: moved, Burnt: ({ oil }, { data }) => ({ oil: oil - (data.oil ?? 0) }), Snuffed: moved, Smashed: moved },
  merge: (_lamp, change) => change,
});
const fold = folderOf('lamp', evolve);

const workflow: Workflow<LampDomain> = {
  rules,
  chart: { machine, valueOf: ({ status }) => status },
  emitters,
  evolve,
  stream: 'lamp',
  upcasters: { Built: { 1: (data) => data, 2: (data) => data } },
  begin: (lamp, { type, payload }) => {
    if (type !== 'build') return null;
    return lamp ? { refusal: 'built' } : { drafts: [{ type: 'Built', data: { oil: payload.oil ?? 0 } }] };
  },
  absent: ({ type }) => `no lamp to ${type}`,
  follow: (type, { lamp, at }) => ({ type, lamp, actor: 'nature', at, payload: {} }) as Command,
};
const decide = deciderOf(workflow);

const command = (type: Name, actor = 'owner', payload: Command['payload'] = {}, at = 100): Command =>
  ({ type, lamp: 'one', actor, at, payload }) as Command;
const lamp = (status: Status, oil = 5): Lamp => ({ version: 1, updatedAt: 50, status, oil });
const refusal = (state: Lamp | null, submitted: Command) => {
  const decision = decide(state, submitted);
  return decision.accepted ? 'accepted' : decision.refusal;
};

describe('a decision of a decider', () => {
  test('starts a stream once, at the time of the command', () => {
    const decision = decide(null, command('build', 'owner', { oil: 3 }));
    expect(decision).toEqual({
      accepted: true,
      events: [{ type: 'Built', data: { oil: 3 }, lamp: 'one', schemaVersion: 3, version: 1, actor: 'owner', at: 100 }],
      next: { version: 1, updatedAt: 100, status: 'dark', oil: 3 },
    });
    expect(refusal(lamp('dark'), command('build'))).toBe('built');
    expect(refusal(null, command('light'))).toBe('no lamp to light');
  });

  test('follows the machine’s transition, and the event carries it', () => {
    const decision = decide(lamp('dark'), command('light'));
    expect(decision).toMatchObject({
      accepted: true,
      events: [{ type: 'Lit', data: { to: 'lit' }, lamp: 'one', schemaVersion: 1, version: 2 }],
      next: { status: 'lit', version: 2 },
    });
  });

  test('evaluates each row once, whether it permits or refuses', () => {
    asked.length = 0;
    decide(lamp('dark'), command('light'));
    expect(asked).toEqual(['oil']);
    decide(lamp('dark', 0), command('light'));
    expect(asked).toEqual(['oil', 'oil']);
  });

  test('never dates an event before the one that it follows', () => {
    const decision = decide(lamp('dark'), command('light', 'owner', {}, 7));
    expect(decision).toMatchObject({ events: [{ at: 50 }], next: { updatedAt: 50 } });
  });

  test('includes follow-ons, in the name of the follower, only if their own condition holds', () => {
    const emptied = decide(lamp('lit', 2), command('burn', 'owner', { oil: 2 }));
    expect(emptied).toMatchObject({
      events: [
        { type: 'Burnt', actor: 'owner', version: 2 },
        { type: 'Snuffed', actor: 'nature', version: 3 },
      ],
      next: { status: 'dark' },
    });
    const burning = decide(lamp('lit', 3), command('burn', 'owner', { oil: 2 }));
    expect(burning.accepted && burning.events.map(({ type }) => type)).toEqual(['Burnt']);
    // The owner needs no reason; the follower has nothing else.
    expect(refusal(lamp('lit', 3), command('goOut'))).toBe('accepted');
    expect(refusal(lamp('lit', 3), command('goOut', 'nature'))).toBe('oilLeft');
    expect(refusal(lamp('lit', 3), command('snuff', 'nature'))).toBe('for anybody');
  });

  test('creates follow-ons by their names, and none if no command is made for them', () => {
    const named: string[] = [];
    const listening = deciderOf<LampDomain>({
      ...workflow,
      follow: (name, command, state) => {
        named.push(name);
        return workflow.follow?.(name, command, state) ?? null;
      },
    });
    listening(lamp('dark'), command('light'));
    expect(named).toEqual([]);
    listening(lamp('lit', 2), command('burn', 'owner', { oil: 2 }));
    expect(named).toEqual(['goOut']);
    const { follow: _, ...alone } = workflow;
    const decision = deciderOf<LampDomain>(alone)(lamp('lit', 2), command('burn', 'owner', { oil: 2 }));
    expect(decision.accepted && decision.events.map(({ type }) => type)).toEqual(['Burnt']);
  });

  test('throws if its events do not lead where the machine does', () => {
    const lost = deciderOf<LampDomain>({ ...workflow, emitters: { ...emitters, light: () => [{ type: 'Burnt', data: { oil: 0 } }] } });
    expect(() => lost(lamp('dark'), command('light'))).toThrow('the events of light do not lead where the machine does');
    const withoutEvents = deciderOf<LampDomain>({ ...workflow, begin: () => ({ drafts: [] }) });
    expect(() => withoutEvents(null, command('build'))).toThrow('build begins nothing');
  });

  test('throws if the table moves and the machine does not', () => {
    const deaf = setup({ types: {} as { context: Lamp; input: Lamp } }).createMachine({
      context: ({ input }) => input,
      initial: 'dark',
      states: { dark: {} },
    });
    const decider = deciderOf<LampDomain>({ ...workflow, chart: { machine: deaf, valueOf: ({ status }) => status } });
    expect(() => decider(lamp('dark'), command('light'))).toThrow('the table moves with light and the machine does not');
  });
});

describe('refusals have this precedence', () => {
  test('never for this role, not in this status, not for this role in this status, the guard on the state, the guard on the payload', () => {
    expect(refusal(lamp('lit'), command('light', 'guest'))).toBe('for owner');
    expect(refusal(lamp('lit', 0), command('light'))).toBe('lit, not dark');
    expect(refusal(lamp('dark', 0), command('burn', 'guest', { oil: 9 }))).toBe('for owner');
    expect(refusal(lamp('dark', 0), command('light'))).toBe('noOil');
    expect(refusal(lamp('lit'), command('burn', 'guest', { oil: 9 }))).toBe('tooMuch');
    expect(refusal(lamp('lit'), command('burn', 'guest', { oil: 5 }))).toBe('accepted');
  });

  test('evaluates only the rows of the submitted variant, and all of them without one', () => {
    expect(refusal(lamp('dark'), command('smash', 'guest', { hard: true }))).toBe('accepted');
    expect(refusal(lamp('dark'), command('smash', 'guest', { hard: false }))).toBe('dark, not lit');
    expect(refusal(lamp('broken'), command('smash', 'guest'))).toBe('broken, not lit+dark');
    expect(refusal(lamp('dark'), command('smash', 'guest'))).toBe('accepted');
    expect(refusalFor(rules, 'smash', { view: lamp('lit', 0), actor: 'guest' }, 'soft')).toBe('noOil');
    expect(refusalFor(rules, 'smash', { view: lamp('lit', 0), actor: 'guest' })).toBeNull();
    expect(rowsOf(rules, 'smash', 'soft').map(({ from }) => from)).toEqual([['lit']]);
    expect(rowsOf(rules, 'build')).toEqual([]);
  });

  test('evaluates no payload guard without a payload, alike for pages and submissions', () => {
    expect(refusalFor(rules, 'burn', { view: lamp('lit', 0), actor: 'owner' })).toBeNull();
    expect(refusalOfCommand(rules, lamp('lit', 0), command('burn', 'owner', { oil: 1 }))).toBe('tooMuch');
    expect(refusalOfCommand(rules, lamp('lit', 1), command('burn', 'owner', { oil: 1 }))).toBeNull();
    const [row] = rowsOf(rules, 'light');
    expect(row && isPermitted(evaluate(rules, row, { view: lamp('dark'), actor: 'owner' }))).toBe(true);
  });

  test('the requirements of a table come after the status', () => {
    const elsewhere: Rules<LampDomain> = { ...rules, isPlace: (_row, { oil }) => oil > 3 };
    expect(refusalFor(elsewhere, 'light', { view: lamp('dark', 3), actor: 'owner' })).toBe('dark, not dark');
    expect(refusalFor(elsewhere, 'light', { view: lamp('dark', 4), actor: 'owner' })).toBeNull();
  });

  const withRows = (rows: object): Rules<LampDomain> => ({ ...rules, rows: rowsByName<LampDomain>(rows) });
  const asNature = { view: lamp('lit', 3), actor: 'nature' };

  test('the follower has its own follow-ons, without a condition if none is named, and no others', () => {
    const { goOut } = table as { goOut: object };
    expect(refusalFor(withRows({ goOut: { ...goOut, follows: { after: ['burn'] } } }), 'goOut', asNature)).toBeNull();
    expect(refusalFor(withRows({ goOut: { ...goOut, follows: { after: ['burn'], by: 'same' } } }), 'goOut', asNature)).toBe('for owner');
    const { isFollower: _, ...nobodyFollows } = rules;
    expect(refusalFor(nobodyFollows, 'goOut', asNature)).toBe('for owner');
  });

  test('refusals come from the rows that were closest to permitting, and name all roles that ever may', () => {
    const two = withRows({
      light: [
        { from: ['dark'], to: 'lit', who: ['owner'], emits: ['Lit'] },
        { from: ['lit'], who: ['anybody'], emits: ['Lit'] },
      ],
    });
    expect(refusalFor(two, 'light', { view: lamp('broken'), actor: 'guest' })).toBe('broken, not lit');
    expect(refusalFor(two, 'light', { view: lamp('broken'), actor: 'owner' })).toBe('broken, not dark+lit');
    expect(refusalFor(rules, 'burn', { view: lamp('lit'), actor: 'nature' })).toBe('for owner+anybody');
  });

  test('two combined guards are evaluated in order, the second only if the first permits', () => {
    const askedSecond: number[] = [];
    const isNotLarge = (n: number): true | string => {
      askedSecond.push(n);
      return n < 9 || 'large';
    };
    const guard = both<[number], string>((n) => n > 3 || 'small', isNotLarge);
    expect([guard(1), guard(5), guard(10)]).toEqual(['small', true, 'large']);
    expect(askedSecond).toEqual([5, 10]);
  });
});

describe('whether a refusal without a command depends on a guard of the state', () => {
  test.each<[Names, Status, string, boolean, string]>([
    ['light', 'dark', 'owner', true, 'a row that the actor may use here has a guard'],
    ['light', 'dark', 'stranger', false, 'the role is refused before the guard'],
    ['light', 'lit', 'owner', false, 'the status is refused before the guard'],
    ['burn', 'dark', 'stranger', false, 'the role is refused in this status'],
    ['burn', 'lit', 'owner', false, 'a guard of the payload needs a command'],
    ['snuff', 'lit', 'stranger', false, 'there is no guard'],
    ['goOut', 'lit', 'nature', true, 'a follow-on has a condition'],
    ['goOut', 'lit', 'stranger', false, 'the follow-on is of somebody else'],
    ['smash', 'dark', 'stranger', false, 'the row with a guard is not for this status'],
    ['smash', 'lit', 'stranger', true, 'one of two rows has a guard'],
  ])('%s in %s by %s: %s, because %s', (name, status, actor, expected) => {
    expect(asksGuards(rules, name, { view: lamp(status), actor })).toBe(expected);
  });
});

describe('the fold of a stream’s events', () => {
  const built: Event = { type: 'Built', lamp: 'one', version: 1, at: 10, actor: 'owner', data: { oil: 4 } };

  test('takes events only in order, starting with the first', () => {
    const lit: Event = { type: 'Lit', lamp: 'one', version: 2, at: 20, actor: 'owner', data: { to: 'lit' } };
    expect(fold([built, lit])).toEqual({ version: 2, updatedAt: 20, status: 'lit', oil: 4 });
    expect(() => fold([])).toThrow('an empty stream is no lamp');
    expect(() => fold([lit])).toThrow('event 2 does not follow version 0');
    expect(() => fold([{ ...lit, version: 1 }])).toThrow('a lamp begins with Built, not Lit');
    expect(() => fold([built, { ...lit, version: 3 }])).toThrow('event 3 does not follow version 1');
  });
});

describe('a machine of two regions', () => {
  const at = (light: string, glass: string) => ({ light, glass });
  const window = setup({ guards: { permits: (_: unknown, _move?: { variant: 'hard' }) => true } }).createMachine({
    id: 'window',
    type: 'parallel',
    states: {
      light: {
        initial: 'dark',
        states: {
          dark: { on: { light: 'lit' } },
          lit: { on: { smash: [{ guard: { type: 'permits', params: { variant: 'hard' } }, target: 'dark' }, 'lit'] } },
        },
      },
      glass: { initial: 'whole', states: { whole: { on: { smash: 'broken' } }, broken: {} } },
    },
  });
  const move = moverOf<LampDomain>({ machine: window, valueOf: (value) => value as never });
  const after = (light: string, glass: string, type: Name) => move(at(light, glass) as never, command(type), new Map());

  test('moves each region that has a transition, and no command that neither has', () => {
    expect(after('dark', 'whole', 'light')).toEqual(at('lit', 'whole'));
    expect(after('lit', 'whole', 'smash')).toEqual(at('dark', 'broken'));
    expect(after('dark', 'whole', 'smash')).toEqual(at('dark', 'broken'));
    expect(after('lit', 'broken', 'light')).toBeNull();
    expect(after('dark', 'whole', 'burn')).toBeNull();
  });

  test('states its moves by region, with the guard of each and its variant', () => {
    expect(movesOf(window, 'light')).toEqual([
      { event: 'light', variant: undefined, guard: 'none', from: 'dark', to: 'lit' },
      { event: 'smash', variant: 'hard', guard: 'permits', from: 'lit', to: 'dark' },
      { event: 'smash', variant: undefined, guard: 'none', from: 'lit', to: 'lit' },
    ]);
    expect(movesOf(window, 'flame')).toEqual([]);
  });

  test('has a value that is the same only if every region is, and a status in its first one', () => {
    expect(isSameValue(at('lit', 'whole'), at('lit', 'whole'))).toBe(true);
    expect(isSameValue(at('lit', 'whole'), at('lit', 'broken'))).toBe(false);
    expect([isSameValue('lit', 'lit'), isSameValue('lit', 'dark')]).toEqual([true, false]);
    expect([statusIn(at('lit', 'whole')), statusIn('dark')]).toEqual(['lit', 'dark']);
  });
});

describe('an inquiry to the machine', () => {
  const can = (status: Status, type: Name, actor: string, variant?: 'hard' | 'soft', oil = 5) =>
    machine.resolveState({ value: status, context: lamp(status, oil) }).can({ type, actor, ...(variant && { variant }) } as never);

  test('is answered for some payload, by role, status and the guard on the state', () => {
    expect(can('dark', 'light', 'owner')).toBe(true);
    expect(can('dark', 'light', 'guest')).toBe(false);
    expect(can('dark', 'light', 'owner', undefined, 0)).toBe(false);
    expect(can('lit', 'light', 'owner')).toBe(false);
  });

  test('may concern one variant; rows that do not move are no concern of the machine', () => {
    expect([can('lit', 'smash', 'guest'), can('lit', 'smash', 'guest', 'hard'), can('lit', 'smash', 'guest', 'soft')]).toEqual([
      true,
      true,
      false,
    ]);
    expect(can('lit', 'burn', 'owner')).toBe(false);
  });
});

describe('a workflow without a machine', () => {
  const { chart: _, ...still } = workflow;
  const decideStill = deciderOf<LampDomain>(still);

  test('decides by its rows alone', () => {
    const decision = decideStill(lamp('lit'), command('burn', 'owner', { oil: 2 }));
    expect(decision).toMatchObject({ accepted: true, events: [{ type: 'Burnt' }], next: { oil: 3, status: 'lit' } });
    expect(decideStill(lamp('lit'), command('burn', 'owner', { oil: 9 }))).toEqual({ accepted: false, refusal: 'tooMuch' });
  });

  test('permits no moves', () => {
    expect(() => decideStill(lamp('dark'), command('light'))).toThrow('the table moves with light and the machine does not');
  });
});

describe('the graph of a table', () => {
  const rows = [
    { from: ['a', 'b'], to: 'b' },
    { from: ['b'], to: 'c' },
    { from: ['a'], to: 'b' },
    { from: ['c'] },
    { from: ['c'], to: 'b' },
  ] as const;
  const graph = graphOf<'a' | 'b' | 'c' | 'd'>(rows, ['a', 'b', 'c', 'd']);

  test('is undefined for an unknown status', () => {
    const elsewhere = 'elsewhere' as 'a';
    expect([graph.next(elsewhere), graph.isAhead(elsewhere, 'a')]).toEqual([[], false]);
  });

  test('in a status the machine has a transition for each row that leads on from it', () => {
    const targets = (status: Status) =>
      Object.entries(movesFrom(rules, status)).map(([name, all]) => [name, all.map(({ target }) => target)]);
    expect(targets('broken')).toEqual([]);
    expect(targets('lit')).toEqual([
      ['snuff', ['dark']],
      ['goOut', ['dark']],
      ['smash', ['broken']],
    ]);
  });

  test('leads from a status to the others that a row names, each once', () => {
    expect((['a', 'b', 'c', 'd'] as const).map(graph.next)).toEqual([['b'], ['c'], ['b'], []]);
  });

  test('finds what can be reached, also in a cycle', () => {
    expect([graph.isAhead('a', 'c'), graph.isAhead('b', 'b'), graph.isAhead('b', 'a'), graph.isAhead('d', 'a')]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
