import fc from 'fast-check';
import { createActor } from 'xstate';
import { runs } from '#machines/kernel/testing/runs';
import type { Actor, Department } from '#machines/kernel/people';
import { tableLines } from '#machines/decider/testing/table-lines';
import { companyMachine } from './company.machine.js';
import { type CompanyActor, type CompanyCommand, type CompanyCommandName, type CompanyPayloads, system } from './commands.js';
import { decide } from './decide.js';
import type { CompanyEvent } from './events.js';
import { evolve } from './evolve.js';
import { companyActions, type CompanyDomain, companyRules, mostCompanies, permittedOn } from './rules.js';
import { type CompanyState, factNames, type StatedFacts } from './state.js';
import { texts as byLanguage } from './texts/all.js';

const id = (n: number): string => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const person = (n: number, role: Actor['role'], department: Department | null = null): Actor => ({ id: id(n), role, department });
const client = person(1, 'Client');
const stranger = person(2, 'Client');
const partner = person(3, 'Partner');
const manager = person(4, 'Manager', 'ubClient');
const editor = person(5, 'Manager', 'ubContent');
const everybody: readonly CompanyActor[] = [client, stranger, partner, manager, editor, system];
const start = 1_700_000_000_000_000;
const ref = (n: number) => ({ text: id(n), hash: 'a'.repeat(64) });

const facts: StatedFacts = { name: ref(70), registerNumber: ref(71), country: id(11), legalForm: 'OÜ', registeredOn: '2026-11-20' };
const command = <Name extends CompanyCommandName>(type: Name, actor: CompanyActor, payload: CompanyPayloads[Name], at = start) =>
  ({ type, company: id(9), actor, at, payload }) as CompanyCommand;
const record = (event = 20, stated = facts) =>
  command('record', system, { client: client.id, order: id(8), event: id(event), facts: stated });
const enter = (actor: CompanyActor = client, more: Partial<CompanyPayloads['enter']> = {}) =>
  command('enter', actor, { client: client.id, facts, known: false, companies: 0, ...more });
const change = (actor: CompanyActor, stated: StatedFacts, order: string | null = null) =>
  command('change', actor, { facts: stated, order }, start + 1);
const propose = (stated: StatedFacts = { address: ref(72) }, actor: CompanyActor = client, proposal = 30) =>
  command('propose', actor, { proposal: id(proposal), facts: stated }, start + 2);
const answer = (type: 'withdrawProposal' | 'acceptProposal', actor: CompanyActor, proposal = 30) =>
  command(type, actor, { proposal: id(proposal) }, start + 3);
const decline = (actor: CompanyActor, proposal = 30) => command('declineProposal', actor, { proposal: id(proposal), reason: ref(73) });
const verify = (actor: CompanyActor) => command('verify', actor, {});
const due = { rule: id(40), anchorDay: '2027-12-31' };
type Due = CompanyPayloads['markDueDone']['due'];
const markDone = (actor: CompanyActor, open: Due = 'open') =>
  command('markDueDone', actor, { ...due, due: open, on: '2027-11-30', proof: ref(75) }, start + 4);
const markNotOurs = (actor: CompanyActor, open: Due = 'open') => command('markDueNotOurs', actor, { ...due, due: open, reason: ref(76) });
const takeBack = (actor: CompanyActor, key = due) => command('takeBackDueMark', actor, key);

const result = (state: CompanyState | null, asked: CompanyCommand): string => {
  const decision = decide(state, asked);
  return decision.accepted ? 'accepted' : decision.refusal;
};

/** Applies commands in turn; throws if one is refused. */
function after(...commands: CompanyCommand[]): CompanyState {
  let state: CompanyState | null = null;
  for (const next of commands) {
    const decision = decide(state, next);
    if (!decision.accepted) throw new Error(`${next.type}: ${decision.refusal}`);
    state = decision.next;
  }
  if (state === null) throw new Error('nothing was added');
  return state;
}

describe('a company', () => {
  it('is verified if an order registered it, and its facts name the order', () => {
    const state = after(record());
    expect(state).toMatchObject({ status: 'verified', client: client.id, order: id(8), recorded: id(20) });
    expect(state.facts.name).toEqual({ value: ref(70), source: { by: 'order', order: id(8) }, at: start });
    expect(state.facts.vatNumber).toBeNull();
  });

  it('is changed by its order once for each event, and for its own client alone', () => {
    const state = after(record(), record(21, { address: ref(74) }));
    expect(state.facts).toMatchObject({ name: { value: ref(70) }, address: { value: ref(74) } });
    expect(result(state, record(21))).toBe('companyUnchanged');
    expect(result(state, command('record', system, { client: stranger.id, order: id(8), event: id(22), facts }))).toBe('companyOfAnother');
  });

  it('is entered by its client, unverified, with name, number and country, and not twice', () => {
    expect(after(enter())).toMatchObject({ status: 'unverified', order: null, recorded: null });
    for (const other of everybody.filter((one) => one !== client)) expect(result(null, enter(other))).toBe('forbiddenForRole');
    expect(result(null, enter(client, { known: true }))).toBe('companyExists');
    expect(result(after(enter()), enter())).toBe('companyExists');
    expect([mostCompanies - 1, mostCompanies].map((companies) => result(null, enter(client, { companies })))).toEqual([
      'accepted',
      'companiesTooMany',
    ]);
    for (const missing of ['name', 'registerNumber', 'country'])
      expect(result(null, enter(client, { facts: { ...facts, [missing]: null } }))).toBe('companyFactMissing');
  });

  it('is verified once, by staff', () => {
    const state = after(enter());
    for (const actor of everybody) expect(result(state, verify(actor))).toBe(actor === manager ? 'accepted' : 'forbiddenForRole');
    expect(result(after(enter(), verify(manager)), verify(manager))).toBe('companyVerified');
  });

  it('is changed by staff, and by a partner only with an open order', () => {
    const state = after(record());
    expect(after(record(), change(manager, { yearEnd: '12-31' })).facts.yearEnd).toMatchObject({ value: '12-31', source: { by: 'staff' } });
    expect(after(record(), change(partner, { yearEnd: '06-30' }, id(8))).facts.yearEnd?.source).toEqual({ by: 'partner', order: id(8) });
    expect(result(state, change(partner, { yearEnd: '06-30' }))).toBe('forbiddenForRole');
    for (const actor of [client, stranger, editor, system])
      expect(result(state, change(actor, { yearEnd: '06-30' }))).toBe('forbiddenForRole');
  });

  it('keeps required facts, can lose other ones, and refuses a change of nothing', () => {
    const state = after(record());
    expect(result(state, change(manager, { name: null }))).toBe('companyFactMissing');
    expect(result(state, change(manager, { legalForm: 'OÜ' }))).toBe('companyUnchanged');
    expect(result(state, change(manager, {}))).toBe('companyUnchanged');
    expect(result(state, change(manager, { vatNumber: null }))).toBe('companyUnchanged');
    expect(after(record(), change(manager, { legalForm: null })).facts.legalForm).toBeNull();
  });

  it('accepts its client’s proposal when staff accept it, and drops it otherwise', () => {
    const open = after(record(), propose());
    expect(open.facts.address).toBeNull();
    expect(after(record(), propose(), answer('acceptProposal', manager))).toMatchObject({
      proposal: null,
      facts: { address: { value: ref(72), source: { by: 'client', order: null }, at: start + 3 } },
    });
    for (const end of [answer('withdrawProposal', client), decline(manager)])
      expect(after(record(), propose(), end)).toMatchObject({ proposal: null, facts: { address: null } });
    expect(result(open, propose())).toBe('companyProposalOpen');
    for (const end of [answer('withdrawProposal', client, 31), answer('acceptProposal', manager, 31), decline(manager, 31)]) {
      expect(result(open, end)).toBe('companyProposalGone');
      expect(result(after(record()), end)).toBe('companyProposalGone');
    }
  });

  it('takes one mark of a due date from its client and staff, which they may take back', () => {
    const state = after(record());
    for (const mark of [markDone, markNotOurs])
      for (const actor of everybody)
        expect(result(state, mark(actor))).toBe([client, manager].includes(actor as Actor) ? 'accepted' : 'forbiddenForRole');
    const done = after(record(), markDone(client));
    const mark = { as: 'done', on: '2027-11-30', proof: ref(75), at: start + 4 };
    expect(done.dueMarks).toEqual({ [`${due.rule} ${due.anchorDay}`]: mark });
    expect(after(record(), markNotOurs(manager)).dueMarks).toEqual({
      [`${due.rule} ${due.anchorDay}`]: { as: 'notOurs', reason: ref(76), at: start },
    });
    for (const again of [markDone, markNotOurs]) expect(result(done, again(manager))).toBe('dueMarked');
    expect(result(done, takeBack(stranger))).toBe('forbiddenForRole');
    expect(result(done, takeBack(client, { ...due, anchorDay: '2028-12-31' }))).toBe('dueNotMarked');
    const back = after(record(), markDone(client), takeBack(manager));
    expect([back.dueMarks, result(back, takeBack(client)), result(back, markNotOurs(client))]).toEqual([{}, 'dueNotMarked', 'accepted']);
  });

  it('takes no mark of a due date that a finished order served, or that no rule gives', () => {
    for (const mark of [markDone, markNotOurs])
      expect([result(after(record()), mark(client, 'finished')), result(after(record()), mark(client, null))]).toEqual([
        'dueDone',
        'dueDateGone',
      ]);
  });

  it('starts with CompanyAdded', () => {
    const changed = {
      type: 'CompanyVerified',
      company: id(9),
      version: 1,
      schemaVersion: 1,
      actor: manager,
      at: start,
      data: { client: id(1) },
    };
    expect(() => evolve(null, changed as CompanyEvent)).toThrow('a company begins with CompanyAdded, not CompanyVerified');
    expect(result(null, verify(manager))).toBe('forbiddenForRole');
  });
});

describe('the rules of a company', () => {
  it('stand in one table', () => {
    expect(tableLines<CompanyDomain>(companyRules.rows)).toEqual([
      'record: unverified|verified by system, emits CompanyChanged',
      'change: unverified|verified by staff|partner, emits CompanyChanged',
      'verify: unverified -> verified by staff, emits CompanyVerified',
      'propose: unverified|verified by client, emits CompanyChangeProposed',
      'withdrawProposal: unverified|verified by client, emits CompanyProposalWithdrawn',
      'acceptProposal: unverified|verified by staff, emits CompanyProposalAccepted',
      'declineProposal: unverified|verified by staff, emits CompanyProposalDeclined',
      'markDueDone: unverified|verified by client|staff, emits DueDone',
      'markDueNotOurs: unverified|verified by client|staff, emits DueNotOurs',
      'takeBackDueMark: unverified|verified by client|staff, emits DueMarkTakenBack',
    ]);
  });

  it('are carried by a machine that begins unverified, with the company it is given', () => {
    const state = after(enter());
    const { context, value } = createActor(companyMachine, { input: state }).getSnapshot();
    expect([companyMachine.id, value, context]).toEqual(['company', 'unverified', state]);
  });

  it.each(Object.entries(byLanguage))('have every text in %s', (_language, texts) => {
    const empty = Object.values(texts).flatMap((part: Record<string, string>) => Object.keys(part).filter((key) => part[key] === ''));
    expect(empty).toEqual([]);
  });
});

const anyActor = fc.constantFrom(...everybody);
const anyFacts = fc
  .dictionary(fc.constantFrom(...factNames), fc.option(fc.integer({ min: 70, max: 75 })), { maxKeys: 4 })
  .map(
    (stated) =>
      Object.fromEntries(
        Object.entries(stated).map(([name, n]) => [
          name,
          n === null ? null : ['country', 'legalForm', 'registeredOn', 'renewsOn', 'yearEnd'].includes(name) ? id(n) : ref(n),
        ]),
      ) as StatedFacts,
  );
const anyCommand = fc
  .record({ actor: anyActor, stated: anyFacts, n: fc.integer({ min: 20, max: 32 }), owns: fc.boolean() })
  .chain(({ actor, stated, n, owns }) =>
    fc.constantFrom(
      record(n, stated),
      enter(actor, { facts: stated }),
      change(actor, stated, owns ? id(8) : null),
      propose(stated, actor, n),
      answer('withdrawProposal', actor, n),
      answer('acceptProposal', actor, n),
      decline(actor, n),
      verify(actor),
      markDone(actor, owns ? 'open' : null),
      markNotOurs(actor, owns ? 'open' : 'finished'),
      takeBack(actor),
    ),
  );

it('a company of any history is the fold of its events, has every required fact, and permits nothing to strangers', () => {
  fc.assert(
    fc.property(fc.constantFrom(record(), enter()), fc.array(anyCommand, { maxLength: 25 }), (first, commands) => {
      let state: CompanyState | null = null;
      const events: CompanyEvent[] = [];
      for (const next of [first, ...commands]) {
        const decision = decide(state, next);
        const owns = next.type === 'change' && next.payload.order !== null;
        if (state !== null && (companyActions as readonly string[]).includes(next.type) && decision.accepted)
          expect(permittedOn(state, next.actor, owns)[next.type as (typeof companyActions)[number]]).toBe(true);
        if (!decision.accepted) continue;
        state = decision.next;
        events.push(...decision.events);
      }
      expect(events.reduce<CompanyState | null>(evolve, null)).toEqual(state);
      const company = state as unknown as CompanyState;
      expect([company.facts.name, company.facts.registerNumber, company.facts.country]).not.toContain(null);
      for (const actor of [stranger, editor])
        expect(companyActions.filter((action) => permittedOn(company, actor, true)[action])).toEqual([]);
    }),
    runs(),
  );
});
