import { Injectable } from '@nestjs/common';
import { relayedPlace, type Taking, takingsOf, type TopicPlace } from '#libs/event-log/feed/deliveries';
import type { Id } from '#machines/kernel/ids';
import type { Micros } from '#machines/kernel/time';
import { batchesOf } from '#libs/platform/database/cursor';
import { Database } from '#libs/platform/database/database';
import type { DateSpan, MoneySpan, NumberSpan } from '#libs/platform/http/list-query';
import { Conditions } from './conditions.js';

/** An event with its position in the log and the command that caused it. */
export interface EventSearchRow {
  eventId: Id;
  type: string;
  streamType: string;
  streamId: Id;
  version: number;
  schemaVersion: number;
  data: string;
  metadata: string;
  recordedAt: Micros;
  /** null until the sequencer has placed it */
  pos: number | null;
  commandId: Id | null;
  commandType: string | null;
}

/** A row of the ledger of commands. */
export interface CausingCommand {
  id: Id;
  type: string;
  streamType: string;
  actorFacts: string | null;
  streamVersion: number;
  machineVersion: number;
  input: string;
  outcome: 'accepted' | 'refused';
  code: string | null;
  at: Micros;
}

/** Absent members do not restrict. */
export interface EventSelection {
  actors?: readonly Id[] | undefined;
  types?: readonly string[] | undefined;
  /** types of events that are left out even if `types` names them */
  without?: readonly string[] | undefined;
  streams?: readonly Id[] | undefined;
  amount?: MoneySpan | undefined;
  at?: DateSpan | undefined;
  position?: NumberSpan | undefined;
}

/** Read from the stream's first event. */
export interface StreamFacts {
  id: Id;
  number: number | null;
  order: Id | null;
  currency: string | null;
  prepaymentPercent: number | null;
  code: string | null;
}

/** Types of events with `amount` and `currency`, as in the index `events_by_amount`; a new one needs a migration. */
export const moneyTypes = [
  'CashPaymentRecorded',
  'CheckoutBegun',
  'CheckoutCaptureBegun',
  'CheckoutCaptured',
  'DisputeClosed',
  'LastPaymentRequested',
  'PaymentCaptured',
  'PaymentCorrected',
  'PaymentDenied',
  'PaymentDisputed',
  'PaymentPending',
  'PaymentRefunded',
  'PaymentReversed',
  'PayoffAccrued',
  'PayoffApproved',
  'PayoffCorrected',
  'PayoffPaid',
  'PayoffReleased',
  'ReceiptIssued',
  'RefundFailed',
  'RefundRequested',
  'RestWaived',
  'ReversalSettled',
  'TransferConfirmed',
  'TransferDeclared',
  'TransferRecorded',
  'TransferRejected',
  'TransferWithdrawn',
];

/** Events with one amount that are read by its index and sorted; more frequent amounts are found by scanning the newest events. */
const mostSorted = 3_000;

/** Rows are counted up to this many. */
export const countLimit = 10_000;

const columns = `e.event_id as "eventId", e.type, e.stream_type as "streamType", e.stream_id as "streamId", e.version, e.schema_version as "schemaVersion",
  e.data, e.metadata, e.recorded_at_us as "recordedAt", o.pos, c.command_id as "commandId", c.type as "commandType"`;
const joined = `left join event_order o on o.event_id = e.event_id
  left join commands c on c.command_id = (e.metadata::json ->> 'command')::uuid`;

/** Sorts by the time of recording, as every index does, then by id. */
@Injectable()
export class EventRows {
  constructor(private readonly database: Database) {}

  async page(of: EventSelection, page: { descending: boolean; limit: number; offset: number }): Promise<EventSearchRow[]> {
    const common = await this.isCommon(of);
    const { text, values } = selected(of, page.descending, page.offset + page.limit, common);
    const limited = `${text} limit ${page.limit} offset ${page.offset}`;
    return this.database.query<EventSearchRow>(
      `select ${columns} from (${limited}) e ${joined} order by ${orderOf('e', page.descending)}`,
      values,
    );
  }

  /** Exact up to `limit`; beyond it, `limit + 1`. */
  async count(of: EventSelection, limit = countLimit): Promise<number> {
    // By itself an amount is counted in its index; what narrows besides is read in order.
    const { where, values } = conditions(of, of.at !== undefined && (await this.isCommon(of)));
    return this.database.countUpTo(limit, `events e ${where}`, values);
  }

  /** Whether more events have the amount than can be sorted cheaply. */
  private async isCommon({ amount: asked }: EventSelection): Promise<boolean> {
    return asked !== undefined && (await this.count({ amount: asked }, mostSorted)) > mostSorted;
  }

  /** The event's position in the topic, and the consumers that have processed it. */
  async deliveries(event: EventSearchRow, topic: string): Promise<{ place: (TopicPlace & { at: Date }) | undefined; takings: Taking[] }> {
    const [place, takings] = await Promise.all([
      event.pos === null ? undefined : relayedPlace(this.database, topic, event.pos),
      takingsOf(this.database, event),
    ]);
    return { place, takings };
  }

  batches(of: EventSelection, descending: boolean): AsyncGenerator<EventSearchRow[]> {
    const { where, values } = conditions(of);
    return batchesOf<EventSearchRow>(
      this.database,
      `select ${columns} from events e ${joined} ${where} order by ${orderOf('e', descending)}`,
      values,
    );
  }

  one(id: Id): Promise<EventSearchRow | undefined> {
    return this.database.one<EventSearchRow>(`select ${columns} from events e ${joined} where e.event_id = $1`, [id]);
  }

  command(id: Id): Promise<CausingCommand | undefined> {
    return this.database.one<CausingCommand>(
      `select command_id as id, type, stream_type as "streamType", actor_facts as "actorFacts", stream_version as "streamVersion",
         machine_version as "machineVersion", input, outcome, code, at from commands where command_id = $1`,
      [id],
    );
  }

  /** Proposers of bank details, by the ids of the proposals. */
  async proposers(streams: readonly Id[]): Promise<Map<string, Id | null>> {
    if (streams.length === 0) return new Map();
    const rows = await this.database.query<{ proposal: string; id: Id | null }>(
      `select e.data::json ->> 'proposal' as proposal, ${actor} as id from events e where e.stream_id = any ($1::uuid[]) and e.type = 'BankChangeProposed'`,
      [[...new Set(streams)]],
    );
    return new Map(rows.map(({ proposal, id }) => [proposal, id]));
  }

  /** Facts of streams from their first events. */
  async facts(streams: readonly Id[]): Promise<Map<Id, StreamFacts>> {
    if (streams.length === 0) return new Map();
    const rows = await this.database.query<StreamFacts>(
      `select e.stream_id as id, (d ->> 'number')::bigint as number, (d ->> 'order')::uuid as "order", d -> 'terms' ->> 'currency' as currency,
         (d -> 'terms' ->> 'prepaymentPercent')::integer as "prepaymentPercent", coalesce(d ->> 'code', d ->> 'key', d ->> 'receipt') as code
       from events e, lateral (select e.data::json as d) parsed where e.stream_id = any ($1::uuid[]) and e.version = 1`,
      [[...new Set(streams)]],
    );
    return new Map(rows.map((row) => [row.id, row]));
  }
}

const orderOf = (table: string, descending: boolean): string => {
  const way = descending ? 'desc' : 'asc';
  return `${table}.recorded_at_us ${way}, ${table}.event_id ${way}`;
};

/** Rows of each type that are cheap to read together. */
const mostOfEach = 1_000;

/**
 * Selects events in order, for a limit. An index sorts the rows of one type, not of several: then the first rows of each type are read by
 * separate branches and sorted together. A person, a stream or a position leaves few rows to sort.
 * @param common many events have this amount
 */
function selected(of: EventSelection, descending: boolean, wanted: number, common: boolean): { text: string; values: unknown[] } {
  const order = orderOf('e', descending);
  const types = of.amount === undefined ? of.types : of.types?.filter((type) => moneyTypes.includes(type));
  const few = of.actors ?? of.streams ?? of.position ?? (of.amount !== undefined && !common ? of.amount : undefined);
  if (types === undefined || types.length < 2 || few !== undefined || wanted > mostOfEach) {
    const { where, values } = conditions(of, common);
    return { text: `select e.* from events e ${where} order by ${order}`, values };
  }
  const shared = conditions({ ...of, types: undefined }, common);
  const branches = types.map(
    (type) => `(select e.* from events e ${shared.where} ${shared.where === '' ? 'where' : 'and'} e.type = ${shared.add(type)}::text
      order by ${order} limit ${wanted})`,
  );
  return { text: `select e.* from (${branches.join(' union all ')}) e order by ${order}`, values: shared.values };
}

/** The expressions of the indexes `events_by_actor` and `events_by_amount`. */
const actor = `((e.metadata::json #>> '{actor,id}')::uuid)`;
const currency = `(e.data::json ->> 'currency')`;
const amount = `((e.data::json ->> 'amount')::bigint)`;

/** @param common scan in order, because the amount is frequent: the expression differs from the index's, so the planner does not use it */
function conditions(of: EventSelection, common = false): Conditions {
  const all = new Conditions()
    .among('e.type', of.types, 'text')
    .among('e.stream_id', of.streams, 'uuid')
    .among(actor, of.actors, 'uuid')
    .without('e.type', of.without)
    .during('e.recorded_at_us', of.at);
  if (of.amount) {
    // The types stand in the statement itself, so that the planner knows that the index has them.
    all.and(`e.type in (${moneyTypes.map((type) => `'${type}'`).join(', ')})`);
    all.and(`${common ? `(${currency} || '')` : currency} = ${all.add(of.amount.currency)}::text`);
    all.between(common ? `(${amount} + 0)` : amount, of.amount.from, of.amount.to);
  }
  if (of.position) {
    const { from = 1, to = from } = of.position;
    const places = `select p.event_id from event_order p where p.pos between ${all.add(from)}::bigint and ${all.add(to)}::bigint`;
    all.and(`e.event_id = any (array(${places}))`);
  }
  return all;
}
