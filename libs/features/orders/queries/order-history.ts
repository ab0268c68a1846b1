import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { CommandRunner } from '#libs/event-log/append/command-runner';
import { type LedgerCommand, readRefused, readStream } from '#libs/event-log/replay/stream-reader';
import type { Id } from '#libs/kernel/ids';
import { toRfc3339 } from '#libs/kernel/time';
import { Database } from '#libs/platform/database/database';
import { accessDenied } from '#libs/platform/http/problem';
import type { OrderCommand } from '#machines/order/commands';
import type { Remedy } from '#machines/order/decision';
import { commandNames } from '#machines/order/operations';
import { viewFor } from '#machines/order/who';
import { refusalOf } from '#machines/order/rules';
import type { OrderState } from '#machines/order/state';
import { evolve } from '#machines/order/evolve';
import { orderEventOf } from '../rules/event-of.js';
import type { PlacedEvent } from '#libs/event-log/feed/placed-event';
import type { OrderHistoryDto, RefusedAttemptDto, RefusedAttemptsDto } from '../wire/order-history.dto.js';
import { actorView, eventView, needForEvent } from '../projections/event-view.js';
import { type Reader, seesAttempt, seesEvent, seesRefusals } from '../rules/reader.js';
import { remedyView } from '../projections/remedy-view.js';
import { type Needs, type References, ReferencesReader, noNeeds } from '../projections/references.js';
import { visibleOrder } from './order-by-id.js';

/** The history of an order as the reader may know it, in order; with the newest refused attempts for staff. @throws Problem 404 */
export class OrderHistory extends Query<OrderHistoryDto> {
  constructor(
    readonly id: Id,
    readonly reader: Reader,
  ) {
    super();
  }
}

/** The refused attempts before one of them, for staff. @throws Problem 403, 404 */
export class RefusedAttempts extends Query<RefusedAttemptsDto> {
  constructor(
    readonly id: Id,
    readonly reader: Reader,
    readonly before: Id | null,
  ) {
    super();
  }
}

/** As many attempts as one answer has; anybody may add to them, so they have no end. */
const attemptsOfPage = 50;

@QueryHandler(OrderHistory)
export class OrderHistoryHandler implements IQueryHandler<OrderHistory> {
  constructor(
    private readonly runner: CommandRunner,
    private readonly database: Database,
    private readonly referencesReader: ReferencesReader,
  ) {}

  async execute({ id, reader }: OrderHistory): Promise<OrderHistoryDto> {
    const state = await visibleOrder(this.runner, id, reader);
    const all = await readStream(this.database, id);
    const page = seesRefusals(reader) ? await refusedPage(this.database, id, reader, null) : undefined;
    const events = all.filter((event) => seesEvent(reader, orderEventOf(event), state.value.progress));
    const needs = noNeeds();
    for (const event of events) needForEvent(event, reader, needs);
    needForAttempts(page?.refused ?? [], needs);
    const references = await this.referencesReader.read(needs, reader.language);
    const items = events.map((event) => eventView(event, reader, references));
    return page ? { items, refused: attempts(page.refused, all, reader, references), refusedBefore: page.before } : { items };
  }
}

@QueryHandler(RefusedAttempts)
export class RefusedAttemptsHandler implements IQueryHandler<RefusedAttempts> {
  constructor(
    private readonly runner: CommandRunner,
    private readonly database: Database,
    private readonly referencesReader: ReferencesReader,
  ) {}

  async execute({ id, reader, before }: RefusedAttempts): Promise<RefusedAttemptsDto> {
    if (!seesRefusals(reader)) throw accessDenied();
    await visibleOrder(this.runner, id, reader);
    const page = await refusedPage(this.database, id, reader, before);
    const newestVersion = Math.max(0, ...page.refused.map(({ streamVersion }) => streamVersion));
    const events = await readStream(this.database, id, undefined, newestVersion);
    const needs = noNeeds();
    needForAttempts(page.refused, needs);
    const references = await this.referencesReader.read(needs, reader.language);
    return { items: attempts(page.refused, events, reader, references), before: page.before };
  }
}

/** In order; `before`: the oldest of them, where there are older ones. */
interface Page {
  refused: LedgerCommand[];
  before: Id | null;
}

async function refusedPage(database: Database, order: Id, reader: Reader, before: Id | null): Promise<Page> {
  const without = commandNames.filter((name) => !seesAttempt(reader, name));
  const found = await readRefused(database, order, { before, without, limit: attemptsOfPage + 1 });
  const refused = found.slice(0, attemptsOfPage).reverse();
  return { refused, before: found.length > attemptsOfPage ? (refused[0]?.id ?? null) : null };
}

function needForAttempts(refused: readonly LedgerCommand[], needs: Needs): void {
  for (const { actorId } of refused) if (actorId !== null) needs.people.add(actorId);
}

/** Each attempt with what would have made it possible then: the machine is asked again on the order as it was. */
function attempts(
  refused: readonly LedgerCommand[],
  events: readonly PlacedEvent[],
  reader: Reader,
  references: References,
): RefusedAttemptDto[] {
  const states = statesOf(events);
  return refused.map((command) => {
    const state = states[command.streamVersion] ?? null;
    const remedy = state && remedyThen(command, asSeen(state, reader));
    return {
      _id: command.id,
      at: toRfc3339(command.at),
      version: command.streamVersion,
      actor: actorView(command.actorFacts, references),
      command: command.type,
      code: command.code ?? '',
      remedy: remedy && state ? remedyView(remedy, reader.language, state) : null,
    };
  });
}

/** What would have made a refused command possible on the order as it was; null where the machine was not asked or knows no way. */
export function remedyThen({ input: { judged, ...input } }: LedgerCommand, state: OrderState): Remedy | null {
  return judged === true ? (refusalOf(state, input as unknown as OrderCommand)?.remedy ?? null) : null;
}

/** The order with the facts that the reader has of it, so that no remedy quotes others. */
const asSeen = (state: OrderState, { actor }: Reader): OrderState => ({ ...state, facts: viewFor(actor, state).facts });

/** The order after each event; element v is after event v. */
export function statesOf(events: readonly PlacedEvent[]): (OrderState | null)[] {
  const states: (OrderState | null)[] = [null];
  for (const event of events) states.push(evolve(states.at(-1) ?? null, orderEventOf(event)));
  return states;
}
