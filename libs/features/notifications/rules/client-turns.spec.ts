import fc from 'fast-check';
import { runs } from '#machines/kernel/testing/runs';
import { calendarDateOf, type Micros, microsADay } from '#machines/kernel/time';
import { type CommandName, operationNames, type OrderActor } from '#machines/order/commands';
import type { OrderEvent } from '#machines/order/events';
import { evolve } from '#machines/order/evolve';
import { commandNames } from '#machines/order/operations';
import { refusalNow } from '#machines/order/rules';
import { asksMore, type ClientTasks, clientTasks } from '#machines/order/next-step';
import type { OrderState } from '#machines/order/state';
import { OrderUnderTest } from '#machines/order/testing/order-builder';
import { bestPayload } from '#machines/order/testing/payloads';
import { id, people } from '#machines/order/testing/people';
import { type ClientTurn, type DueReminder, remindersOfTurn, turnAfter, turnReminders } from './client-turns.js';
import { type KnownOrder, knownAfter } from './known-order.js';
import type { Notice } from './notice.js';
import { noticesOf } from './notices-of.js';

const actors = Object.values(people) as OrderActor[];
type Names = Exclude<CommandName, 'placeOrder'>;
const client = people.client.id;

const isLeading = (name: Names, figure: number): boolean =>
  (name !== 'cancelOrder' || figure % 29 === 0) &&
  (figure % 3 === 0 || (operationNames as readonly string[]).includes(name) || more.includes(name));
const more: readonly Names[] = ['attachDocument', 'acceptDocument', 'rejectDocument', 'giveDetails', 'completeStep'];

/** A random history of commands with pauses, of an order that asks for details and documents. */
function history(choices: readonly (readonly [figure: number, minutes: number])[]): OrderUnderTest {
  const required = { kind: 'document' as const, title: { ru: 'Паспорт', en: 'Passport' }, note: null, formats: [], validMonths: null };
  const order = OrderUnderTest.placed({ details: ['names', 'founders'], requiredDocuments: [{ ...required, example: null }] });
  choices.forEach(([figure, minutes], step) => {
    order.advance(minutes);
    const open = (commandNames as readonly Names[]).filter((name) => actors.some((actor) => !refusalNow(name, order.state, actor)));
    // A walk among all commands seldom leaves the beginning, and one that may be cancelled at each step is soon over.
    const leading = open.filter((one) => isLeading(one, figure));
    const name = (leading.length > 0 ? leading : open)[figure % Math.max(1, leading.length || open.length)] as Names;
    const willing = actors.filter((actor) => !refusalNow(name, order.state, actor));
    const actor = willing[figure % willing.length] as OrderActor;
    order.submit(actor, name, bestPayload(name, order.state, actor, id(10_000 + step), undefined) as never);
  });
  return order;
}

/** Feeds events one by one, each up to `times` times, to the notifications, while a scheduler sends what is due. */
class Followed {
  readonly notices = new Map<string, Notice>();
  readonly sentAt = new Map<string, Micros[]>();
  private known: KnownOrder | undefined;
  private due: DueReminder[] = [];

  handle(event: OrderEvent, times: number): void {
    this.remind(event.at - 1);
    const before = this.known;
    for (let time = 0; time < times; time += 1) {
      this.known = knownAfter(before, event);
      for (const notice of noticesOf(event, id(event.version), this.known, before)) this.notices.set(notice.id, notice);
      const turn = turnAfter(before, this.known, event);
      if (turn !== undefined) this.due = this.schedule(turn);
    }
  }

  remind(now: Micros): void {
    for (const reminder of this.due.filter(({ at }) => at <= now)) {
      const order = this.known as KnownOrder;
      for (const notice of turnReminders(reminder, order, order.state, false)) {
        if (!this.notices.has(notice.id)) this.sentAt.set(notice.id, [...(this.sentAt.get(notice.id) ?? []), reminder.at]);
        this.notices.set(notice.id, notice);
      }
    }
    this.due = this.due.filter(({ at }) => at > now);
  }

  private schedule(turn: ClientTurn | null): DueReminder[] {
    if (turn === null || this.known === undefined) return [];
    const order = this.known.id;
    return remindersOfTurn(turn).map(({ day, at }) => ({ ...turn, order, day, at }));
  }
}

const asks = ({ reader, kind, template }: Notice): boolean =>
  reader === 'client' && !template.startsWith('ClientReminder') && (kind === 'actionNeeded' || template === 'MoneyArrived.short');
const isReminder = ({ template, reader }: Notice): boolean => reader === 'client' && template.startsWith('ClientReminder');

/** The events of one command, with the page before and after. */
interface Command {
  events: OrderEvent[];
  before: ClientTasks | null;
  after: OrderState;
}
function commandsOf(events: readonly OrderEvent[]): Command[] {
  const commands: Command[] = [];
  let state: OrderState | null = null;
  for (const event of events) {
    const before: ClientTasks | null = state === null ? null : clientTasks(state);
    const last = commands.at(-1);
    state = evolve(state, event);
    if (last?.events[0]?.at === event.at) Object.assign(last, { events: [...last.events, event], after: state });
    else commands.push({ events: [event], before, after: state });
  }
  return commands;
}

const choices = fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 3 * 1440 })), { maxLength: 40 });

describe('a client whom the page of an order asks to act', () => {
  it('is notified of that once, and of nothing they did themselves', () => {
    const settings = runs({ quick: 60, full: 10_000 }); // a turn that lasts is notified again: 20 of 20 seeds at 3
    let started = 0;
    fc.assert(
      fc.property(choices, fc.integer({ min: 1, max: 3 }), (chosen, times) => {
        const { events } = history(chosen);
        const followed = new Followed();
        for (const event of events) followed.handle(event, times);
        for (const { events: ofCommand, before, after } of commandsOf(events)) {
          const ids = ofCommand.map(({ version }) => id(version));
          const sent = [...followed.notices.values()].filter((notice) => asks(notice) && ids.includes(notice.event));
          const isOwn = ofCommand[0]?.actor.id === client;
          const begins = !isOwn && asksMore(before, clientTasks(after));
          started += begins ? 1 : 0;
          const about = ofCommand.map(({ type }) => type);
          if (begins) expect([about, sent.map(({ template }) => template)]).toEqual([about, [expect.any(String)]]);
          else expect([about, isOwn ? sent : sent.slice(1)]).toEqual([about, []]);
        }
      }),
      settings,
    );
    expect(started).toBeGreaterThan(settings.numRuns);
  });

  it('is reminded on the mornings of day 2 and 5 of a turn that lasts, once each, and never after it', () => {
    // another document asked for begins no new turn: 20 of 20 seeds at 136
    const settings = runs({ quick: 250, full: 10_000 });
    let reminded = 0;
    fc.assert(
      fc.property(choices, fc.integer({ min: 1, max: 3 }), (chosen, times) => {
        const { events } = history(chosen);
        const followed = new Followed();
        for (const event of events) followed.handle(event, times);
        const over = (events.at(-1)?.at ?? 0) + 10 * microsADay;
        followed.remind(over);
        const spans = turnsOf(events, over);
        const reminders = [...followed.notices.values()].filter(isReminder);
        expect([...followed.sentAt.values()].every((times) => times.length === 1)).toBe(true);
        const wanted = spans.flatMap(({ since, until }) =>
          [2, 5].map((day) => Date.parse(`${calendarDateOf(since + day * microsADay)}T07:00:00Z`) * 1000).filter((at) => at < until),
        );
        expect(reminders.map(({ at }) => at).sort()).toEqual(wanted.sort());
        reminded += reminders.length;
      }),
      settings,
    );
    expect(reminded).toBeGreaterThan(settings.numRuns);
  });
});

/** Periods in which the page asks the client for the same, as a reader of the page sees them. */
function turnsOf(events: readonly OrderEvent[], over: Micros): { since: Micros; until: Micros }[] {
  const turns: { since: Micros; until: Micros }[] = [];
  let state: OrderState | null = null;
  for (const event of events) {
    const before: ClientTasks | null = state === null ? null : clientTasks(state);
    state = evolve(state, event);
    const after = clientTasks(state);
    const last = turns.at(-1);
    const goesOn =
      after !== null && before !== null && (after.next ?? 'giveDetails') === (before.next ?? 'giveDetails') && !asksMore(before, after);
    if (goesOn) continue;
    if (last !== undefined && last.until === over) last.until = event.at;
    if (after !== null) turns.push({ since: event.at, until: over });
  }
  return turns;
}
