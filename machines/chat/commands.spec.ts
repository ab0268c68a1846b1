import fc from 'fast-check';
import { runs } from '#machines/kernel/testing/runs';
import type { Actor, Department } from '#machines/kernel/people';
import { tableLines } from '#machines/decider/testing/table-lines';
import {
  type ChatCommand,
  type ChatCommandName,
  type ChatDomain,
  type ChatPayloads,
  chatRules,
  closingTime,
  decide,
  isMember,
  kindsFor,
  permittedOn,
  type PostedMessage,
  refusalNow,
  refusalOf,
  refusalToWrite,
  rewritingTime,
} from './commands.js';
import { type ChatEvent, type ChatState, evolve } from './events.js';

const id = (n: number): string => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const person = (n: number, role: Actor['role'], department: Department | null = null): Actor => ({ id: id(n), role, department });
const client = person(1, 'Client');
const partner = person(2, 'Partner');
const manager = person(3, 'Manager', 'ubClient');
const owner = person(4, 'Owner');
const everybody = [client, partner, manager, owner];
const assigned = person(5, 'Manager', 'ubServices');

const start = 1_700_000_000_000_000;
const minute = 60_000_000;
const text = { text: id(70), hash: 'a'.repeat(64) };

const command = <Name extends ChatCommandName>(type: Name, actor: Actor, payload: ChatPayloads[Name], at = start): ChatCommand =>
  ({ type, chat: id(9), actor, at, payload }) as ChatCommand;
const post = (actor: Actor, n = 100, at = start, endedAt: number | null = null): ChatCommand =>
  command('post', actor, { order: id(8), kind: 'client', message: id(n), text, files: [], replyTo: null, endedAt }, at);
const message = (author: Actor, removed = false): PostedMessage => ({ message: id(100), author: author.id, postedAt: start, removed });
const edit = (actor: Actor, of: PostedMessage, at = start): ChatCommand => command('edit', actor, { ...of, text }, at);
const remove = (actor: Actor, of: PostedMessage, { reason = false, at = start } = {}): ChatCommand =>
  command('remove', actor, { ...of, reason: reason ? text : null }, at);

/** Applies commands to a chat and returns its state; throws if one is refused. */
function given(...commands: ChatCommand[]): { state: ChatState; events: ChatEvent[] } {
  let state: ChatState | null = null;
  const events: ChatEvent[] = [];
  for (const next of commands) {
    const decision = decide(state, next);
    if (!decision.accepted) throw new Error(`${next.type}: ${decision.refusal.code}`);
    state = decision.next;
    events.push(...decision.events);
  }
  if (state === null) throw new Error('nobody wrote anything');
  return { state, events };
}
const refusal = (state: ChatState | null, asked: ChatCommand): unknown => {
  const decision = decide(state, asked);
  return decision.accepted ? 'accepted' : decision.refusal;
};
const withoutRemedy = (code: string) => ({ code, remedy: null });

describe('a chat', () => {
  it('is opened by its first message, written by any of its members', () => {
    for (const actor of everybody) {
      const { events } = given(post(actor));
      expect(events.map(({ type, version }) => [type, version])).toEqual([
        ['ChatOpened', 1],
        ['MessagePosted', 2],
      ]);
    }
  });

  it('numbers its messages from one, and edits and removals leave the numbers alone', () => {
    const { state, events } = given(
      post(client),
      edit(client, message(client)),
      post(manager, 101),
      remove(client, message(client)),
      post(client, 102),
    );
    expect(events.flatMap((event) => (event.type === 'MessagePosted' ? [event.data.nth] : []))).toEqual([1, 2, 3]);
    expect([state.posted, state.version, state.rewrittenAt]).toEqual([3, 6, 5]);
  });

  it('marks the client as waiting from their first message without an answer', () => {
    const later = (minutes: number) => start + minutes * minute;
    expect(given(post(manager)).state.waitingSince).toBeNull();
    expect(given(post(client, 1, later(1)), post(client, 2, later(2))).state.waitingSince).toBe(later(1));
    for (const answering of [partner, manager])
      expect(given(post(client, 1), post(answering, 2, later(1))).state).toMatchObject({ waitingSince: null, lastAt: later(1) });
    expect(given(post(client, 1), post(manager, 2), post(client, 3, later(5))).state.waitingSince).toBe(later(5));
  });

  it('accepts messages for 30 days after its order ended, and is read-only after that', () => {
    const { state } = given(post(client));
    for (const [at, expected] of [
      [start, 'accepted'],
      [start + closingTime, 'accepted'],
      [start + closingTime + 1, withoutRemedy('chatClosed')],
    ] as const) {
      expect(refusal(state, post(client, 101, at, start))).toEqual(expected);
      expect(refusal(null, post(client, 101, at, start))).toEqual(expected);
      expect(refusalToWrite(start, at)).toEqual(expected === 'accepted' ? null : expected);
    }
    expect(refusal(state, post(client, 101, start + 100 * closingTime))).toBe('accepted');
  });

  it('lets authors edit and remove their messages for 15 minutes', () => {
    const { state } = given(post(client));
    const last = start + rewritingTime;
    for (const asked of [edit, remove]) expect(refusal(state, asked(client, message(client)))).toBe('accepted');
    expect(refusal(state, edit(client, message(client), last))).toBe('accepted');
    expect(refusal(state, edit(client, message(client), last + 1))).toEqual({ code: 'messageTooOld', remedy: { key: 'writeAnother' } });
    expect(refusal(state, remove(client, message(client), { at: last + 1 }))).toEqual({
      code: 'messageTooOld',
      remedy: { key: 'writeAnother' },
    });
    expect(refusal(state, edit(manager, message(manager), last + 1))).toEqual({ code: 'messageTooOld', remedy: { key: 'giveReason' } });
  });

  it('keeps everybody from changing what others wrote; staff remove it with a reason, whenever that is', () => {
    const { state } = given(post(client));
    const year = start + 365 * 1440 * minute;
    expect(refusal(state, edit(partner, message(client)))).toEqual(withoutRemedy('messageOfAnother'));
    expect(refusal(state, edit(manager, message(client)))).toEqual({ code: 'messageOfAnother', remedy: { key: 'giveReason' } });
    expect(refusal(state, remove(manager, message(client)))).toEqual({ code: 'messageOfAnother', remedy: { key: 'giveReason' } });
    expect(refusal(state, remove(manager, message(client), { reason: true, at: year }))).toBe('accepted');
    expect(refusal(state, remove(manager, message(manager), { reason: true, at: year }))).toBe('accepted');
    for (const other of [client, partner])
      expect(refusal(state, remove(other, message(manager), { reason: true }))).toEqual(withoutRemedy('forbiddenForRole'));
  });

  it('keeps of a removed message only that it was removed', () => {
    const { state } = given(post(client), remove(client, message(client)));
    for (const asked of [
      edit(client, message(client, true)),
      remove(client, message(client, true)),
      remove(manager, message(client, true), { reason: true }),
    ])
      expect(refusal(state, asked)).toEqual(withoutRemedy('messageRemoved'));
    expect(refusal(null, edit(client, message(client)))).toEqual(withoutRemedy('messageRemoved'));
  });
});

describe('the chats of an order', () => {
  const members = [client, partner, assigned, owner];
  const parties = { client: client.id, partner: partner.id, manager: assigned.id };

  it.each(members)('include the client chat for $role of it', (actor) => {
    expect(isMember(actor, 'client', parties)).toBe(true);
  });

  it('include the team chat for everyone of the team, not for the client', () => {
    expect(members.map((actor) => isMember(actor, 'team', parties))).toEqual([false, true, true, true]);
  });

  it.each(['client', 'team'] as const)('do not exist for anyone who may not see the order: %s', (kind) => {
    const see = members.filter((actor) => isMember(actor, kind, { client: 'another', partner: null, manager: null }));
    expect(see).toEqual([owner]);
  });

  it('are one for clients and two for everybody else', () => {
    const both = ['client', 'team'];
    expect(members.map(kindsFor)).toEqual([['client'], both, both, both]);
  });
});

describe('the log of a chat', () => {
  const place = (actor: Actor, version: number) => ({ chat: id(9), schemaVersion: 1, version, actor, at: start });
  const of = { order: id(8), kind: 'client' } as const;

  it('names the order in each event, and references texts', () => {
    const { events } = given(
      post(client),
      edit(client, message(client)),
      remove(client, message(client)),
      post(partner, 101),
      remove(manager, { ...message(partner), message: id(101) }, { reason: true }),
    );
    const posted = { ...of, text, files: [], replyTo: null };
    expect(events).toEqual([
      { type: 'ChatOpened', data: of, ...place(client, 1) },
      { type: 'MessagePosted', data: { ...posted, message: id(100), nth: 1, side: 'client' }, ...place(client, 2) },
      { type: 'MessageEdited', data: { ...of, message: id(100), text }, ...place(client, 3) },
      { type: 'MessageRemoved', data: { ...of, message: id(100), reason: null }, ...place(client, 4) },
      { type: 'MessagePosted', data: { ...posted, message: id(101), nth: 2, side: 'partner' }, ...place(partner, 5) },
      { type: 'MessageRemoved', data: { ...of, message: id(101), reason: text }, ...place(manager, 6) },
    ]);
    const rewrittenAt = (count: number) => events.slice(0, count).reduce<ChatState | null>(evolve, null)?.rewrittenAt;
    expect([2, 3, 4].map(rewrittenAt)).toEqual([0, 3, 4]);
  });

  it('begins with its opening', () => {
    const [, second] = given(post(client)).events;
    expect(() => evolve(null, { ...(second as ChatEvent), version: 1 })).toThrow('a chat begins with ChatOpened, not MessagePosted');
  });
});

describe('the rules of a chat', () => {
  it('stand in one table', () => {
    expect(tableLines<ChatDomain>(chatRules.rows)).toEqual([
      'post: open by member, emits MessagePosted',
      'edit: open by member, emits MessageEdited',
      'remove (own): open by member, emits MessageRemoved',
      'remove (moderation): open by staff, emits MessageRemoved',
    ]);
  });

  it('give authors a quarter of an hour, and a chat a month after its order', () => {
    expect([rewritingTime, closingTime]).toEqual([900_000_000, 2_592_000_000_000]);
  });

  it('say before a command whether any would be accepted, and refuse all in a chat that is not open', () => {
    for (const name of ['post', 'edit', 'remove'] as const) expect(refusalNow({ status: 'open' }, name, client)).toBeNull();
    for (const name of ['post', 'edit', 'remove'] as const)
      expect(refusalNow({ status: 'elsewhere' as 'open' }, name, client)).toEqual(withoutRemedy('chatClosed'));
  });
});

const anybody = fc.constantFrom(...everybody);
const anyMessage = fc.record({ author: anybody, removed: fc.boolean() }).map(({ author, removed }) => message(author, removed));
const anyCommand = fc.oneof(
  fc.tuple(anybody, fc.integer({ min: 0, max: 40 * 1440 })).map(([actor, minutes]) => post(actor, 101, start + minutes * minute, start)),
  fc.tuple(anybody, anyMessage, fc.integer({ min: 0, max: 30 })).map(([actor, of, minutes]) => edit(actor, of, start + minutes * minute)),
  fc
    .tuple(anybody, anyMessage, fc.boolean(), fc.integer({ min: 0, max: 30 }))
    .map(([actor, of, reason, minutes]) => remove(actor, of, { reason, at: start + minutes * minute })),
);

describe('the decisions on a chat', () => {
  it('follow its rules, with their reason', () => {
    fc.assert(
      fc.property(anyCommand, (asked) => {
        const { state } = given(post(client, 100));
        const decision = decide(state, asked);
        expect(refusalOf(state, asked)).toEqual(decision.accepted ? null : decision.refusal);
      }),
      runs(),
    );
  });

  it('accept what a message shows as possible', () => {
    fc.assert(
      fc.property(anybody, anyMessage, fc.integer({ min: 0, max: 30 }), (actor, of, minutes) => {
        const { state } = given(post(client, 100));
        const at = start + minutes * minute;
        const accepted = (asked: ChatCommand) => decide(state, asked).accepted;
        expect(permittedOn(of, actor, at)).toEqual({
          edit: accepted(edit(actor, of, at)),
          remove: accepted(remove(actor, of, { at })) || accepted(remove(actor, of, { reason: true, at })),
        });
      }),
      runs(),
    );
  });

  it('emit the events that fold into the state that decided them', () => {
    fc.assert(
      fc.property(fc.array(anyCommand, { maxLength: 20 }), (commands) => {
        let state = given(post(client, 100)).state;
        const events = given(post(client, 100)).events;
        for (const next of commands) {
          const decision = decide(state, next);
          if (!decision.accepted) continue;
          state = decision.next;
          events.push(...decision.events);
        }
        expect(events.reduce<ChatState | null>(evolve, null)).toEqual(state);
        expect(state.posted).toBe(events.filter(({ type }) => type === 'MessagePosted').length);
      }),
      runs(),
    );
  });
});
