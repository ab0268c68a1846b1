import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { CommandRunner } from '#libs/event-log/append/command-runner';
import type { PlacedEvent } from '#libs/event-log/feed/placed-event';
import { canonical } from '#libs/event-log/replay/canonical';
import { replayStream } from '#libs/event-log/replay/replay';
import { type LedgerCommand, readRefused, readStream } from '#libs/event-log/replay/stream-reader';
import type { Id } from '#machines/kernel/ids';
import { toRfc3339 } from '#machines/kernel/time';
import { Database } from '#libs/platform/database/database';
import { accessDenied } from '#libs/platform/http/problem';
import type { OrderCommand } from '#machines/order/commands';
import type { Remedy } from '#machines/order/decision';
import { evolve } from '#machines/order/evolve';
import { commandNames } from '#machines/order/operations';
import { refusalOf } from '#machines/order/rules';
import type { OrderState } from '#machines/order/state';
import { viewFor } from '#machines/order/who';
import { actorView, eventView, needForEvent } from '../projections/event-view.js';
import { type Needs, noNeeds, type References, ReferencesReader } from '../projections/references.js';
import { remedyView } from '../projections/remedy-view.js';
import { orderEventOf } from '../rules/event-of.js';
import { type Reader, seesAttempt, seesEvent, seesRefusals } from '../rules/reader.js';
import { orderStream } from '../storage/order-stream.js';
import { replayableOrders } from '../storage/replayable-orders.js';
import type { OrderHistoryDto, RefusedAttemptDto, RefusedAttemptsDto, ReplayCertificateDto } from '../wire/order-history.dto.js';
import { visibleOrder } from './order-reads.js';

@Injectable()
export class OrderHistoryReads {
  constructor(
    private readonly runner: CommandRunner,
    private readonly database: Database,
    private readonly referencesReader: ReferencesReader,
  ) {}

  /** The events that the reader may see; for staff also the newest refused attempts. @throws Problem 404 */
  async history(id: Id, reader: Reader): Promise<OrderHistoryDto> {
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

  /** Refused attempts before a given one, for staff. @throws Problem 403, 404 */
  async refusedAttempts(id: Id, reader: Reader, before: Id | null): Promise<RefusedAttemptsDto> {
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

  /** Folds the order's events and decides its commands again. @throws Problem 404 */
  async replay(id: Id, reader: Reader): Promise<ReplayCertificateDto> {
    const state = await visibleOrder(this.runner, id, reader);
    const { events, commands, faults } = await replayStream(this.database, replayableOrders, id);
    const fingerprint = createHash('sha256')
      .update(canonical({ version: state.version, ...orderStream.write(state) }))
      .digest('hex');
    return {
      matches: faults.length === 0,
      events,
      commands,
      fingerprint,
      checkedAt: new Date().toISOString(),
      faults: faults.map(({ version, kind, detail }) => ({ version, kind, detail })),
    };
  }
}

/** Attempts of one page. The list is paged because clients can add to it without limit. */
const attemptsOfPage = 50;

/** Attempts, oldest first; `before`: the oldest of them, if there are older ones. */
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

/** Adds to each attempt what would have made it possible, by evaluating the machine on the order of that time. */
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

/** The remedy of a refused command on the order of that time; null if the machine was not asked or has none. */
export function remedyThen({ input: { judged, ...input } }: LedgerCommand, state: OrderState): Remedy | null {
  return judged === true ? (refusalOf(state, input as unknown as OrderCommand)?.remedy ?? null) : null;
}

/** Limits the order's facts to those of the reader, so that no remedy quotes others. */
const asSeen = (state: OrderState, { actor }: Reader): OrderState => ({ ...state, facts: viewFor(actor, state).facts });

/** Element v is the order after event v. */
export function statesOf(events: readonly PlacedEvent[]): (OrderState | null)[] {
  const states: (OrderState | null)[] = [null];
  for (const event of events) states.push(evolve(states.at(-1) ?? null, orderEventOf(event)));
  return states;
}
