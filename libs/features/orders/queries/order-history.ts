import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { CommandRunner } from '#libs/event-log/append/command-runner';
import { type LedgerCommand, readCommands, readStream } from '#libs/event-log/replay/stream-reader';
import type { Id } from '#libs/kernel/ids';
import { toRfc3339 } from '#libs/kernel/time';
import { Database } from '#libs/platform/database/database';
import type { CommandName, OrderCommand } from '#machines/order/commands';
import { viewFor } from '#machines/order/who';
import { refusalOf } from '#machines/order/rules';
import type { OrderState } from '#machines/order/state';
import { evolve } from '#machines/order/evolve';
import { orderEventOf } from '../consumers/event-of.js';
import type { PlacedEvent } from '#libs/event-log/feed/placed-event';
import type { OrderHistoryDto, RefusedAttemptDto } from '../wire/order-history.dto.js';
import { actorView, eventView, needForEvent } from '../projections/event-view.js';
import { type Reader, seesAttempt, seesEvent, seesRefusals } from '../projections/reader.js';
import { remedyView } from '../projections/remedy-view.js';
import { type References, ReferencesReader, noNeeds } from '../projections/references.js';
import { visibleOrder } from './order-by-id.js';

/** The history of an order as the reader may know it, in order; with the refused attempts for staff. @throws Problem 404 */
export class OrderHistory extends Query<OrderHistoryDto> {
  constructor(
    readonly id: Id,
    readonly reader: Reader,
  ) {
    super();
  }
}

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
    const refused = seesRefusals(reader) ? await this.refused(id, reader) : undefined;
    const events = all.filter((event) => seesEvent(reader, orderEventOf(event), state.value.progress));
    const needs = noNeeds();
    for (const event of events) needForEvent(event, reader, needs);
    for (const { actorId } of refused ?? []) if (actorId !== null) needs.people.add(actorId);
    const references = await this.referencesReader.read(needs);
    const items = events.map((event) => eventView(event, reader, references));
    return refused ? { items, refused: attempts(refused, all, reader, references) } : { items };
  }

  private async refused(id: Id, reader: Reader): Promise<LedgerCommand[]> {
    const commands = (await readCommands(this.database, [id])).get(id) ?? [];
    return commands.filter(({ outcome, type }) => outcome === 'refused' && seesAttempt(reader, type as CommandName));
  }
}

/** Each attempt with what would have made it possible then: the machine is asked again on the order as it was. */
function attempts(
  refused: readonly LedgerCommand[],
  events: readonly PlacedEvent[],
  reader: Reader,
  references: References,
): RefusedAttemptDto[] {
  const states = statesOf(events);
  return [...refused]
    .sort((a, b) => a.at - b.at)
    .map((command) => {
      const state = states[command.streamVersion] ?? null;
      const { judged, ...input } = command.input;
      const remedy = judged === true && state ? (refusalOf(asSeen(state, reader), input as unknown as OrderCommand)?.remedy ?? null) : null;
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

/** The order with the facts that the reader has of it, so that no remedy quotes others. */
const asSeen = (state: OrderState, { actor }: Reader): OrderState => ({ ...state, facts: viewFor(actor, state).facts });

/** The order after each event; element v is after event v. */
function statesOf(events: readonly PlacedEvent[]): (OrderState | null)[] {
  const states: (OrderState | null)[] = [null];
  for (const event of events) states.push(evolve(states.at(-1) ?? null, orderEventOf(event)));
  return states;
}
