import { certificateOf } from '#libs/event-log/replay/replay';
import { readEvent, type PlacedEvent } from '#libs/event-log/feed/placed-event';
import { productReading } from '#libs/event-log/feed/product-reading';
import { type HistoryLine, readHistory } from '#libs/testing/order-histories';
import { machineVersion } from '#machines/order/version';
import type { OrderState } from '#machines/order/state';
import { orderStream } from './order-stream.js';
import { replayableOrders } from './replayable-orders.js';

/** Versions without a history file, with the reason. */
const without: Readonly<Record<number, string>> = { 2: 'replaced by version 3 in the commit that brought it: no build ever decided by it' };
/** The current version writes its file with its last commit, so it is excluded. */
const versions = Array.from({ length: machineVersion - 1 }, (_, at) => at + 1).filter((version) => !(version in without));

/** Columns that a later version derives differently, by the last version that wrote the former value, with the reason. */
const derivedOtherwise: Readonly<Record<number, Readonly<Record<string, string>>>> = {
  5: { due_at: 'the time in which an order waits for its client moves it since' },
};

/** Columns that the database computes. */
const generated = ['due_order'];

const mayDiffer = (version: number): string[] => [
  ...generated,
  ...Object.entries(derivedOtherwise).flatMap(([last, columns]) => (version <= Number(last) ? Object.keys(columns) : [])),
];

const eventsOf = ({ row, events }: HistoryLine): PlacedEvent[] =>
  events.map((event) =>
    readEvent({ ...event, pos: event.version, id: `${row.id}-${event.version}`, streamType: 'order', streamId: row.id }, productReading),
  );

const folded = (events: readonly PlacedEvent[]): OrderState => {
  const state = events.reduce<OrderState | null>((before, event) => replayableOrders.fold(before, event), null);
  if (state === null) throw new Error('a history without events');
  return state;
};

/** Paths at which the stored state differs from the folded one. Members that a later version added do not count. */
function differences(stored: unknown, now: unknown, path: string): string[] {
  if (stored === null || typeof stored !== 'object')
    return Object.is(stored, now) ? [] : [`${path}: ${JSON.stringify(stored)} is ${JSON.stringify(now)} now`];
  if (now === null || typeof now !== 'object') return [`${path}: is ${JSON.stringify(now)} now`];
  if (Array.isArray(stored) && (!Array.isArray(now) || stored.length !== now.length)) return [`${path}: has another length`];
  return Object.entries(stored).flatMap(([name, value]) => differences(value, (now as Record<string, unknown>)[name], `${path}.${name}`));
}

describe.each(versions)('orders as machine version %i left them', (version) => {
  const lines = readHistory(version);

  it('are kept in a file', () => {
    expect(lines?.length).toBeGreaterThanOrEqual(20);
  });

  it('are read without a fault of their events’ shapes', () => {
    expect(
      (lines ?? []).flatMap(eventsOf).flatMap(({ type, schemaError }) => (schemaError === undefined ? [] : [`${type}: ${schemaError}`])),
    ).toEqual([]);
  });

  it('have every command decided again with the same result, by the rules of its version', () => {
    const histories = (lines ?? []).map((line) => ({
      id: line.row.id,
      events: eventsOf(line),
      commands: line.commands.map((command) => ({ ...command, streamId: line.row.id })),
      row: { id: line.row.id, version: line.row.version, ...orderStream.write(folded(eventsOf(line))) },
      following: [],
    }));
    const { commands, faults } = certificateOf({ ...replayableOrders, following: [] }, histories);
    expect(faults).toEqual([]);
    expect(commands).toBeGreaterThan(400);
  });

  it('fold to their stored rows', () => {
    const allowed = mayDiffer(version);
    const faults = (lines ?? []).flatMap((line) => {
      const now: Record<string, unknown> = {
        id: line.row.id,
        version: line.events.length,
        ...orderStream.write(folded(eventsOf(line))),
        machine_version: version,
      };
      return Object.entries(line.row).flatMap(([column, stored]) =>
        allowed.includes(column) ? [] : differences(stored, JSON.parse(JSON.stringify(now[column])), `${line.row.id} ${column}`),
      );
    });
    expect(faults).toEqual([]);
  });
});
