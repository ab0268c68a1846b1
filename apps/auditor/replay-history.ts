import type { PlacedEvent } from '#libs/event-log/feed/placed-event';
import { readEvent } from '#libs/event-log/feed/placed-event';
import type { BundledStream } from '#libs/event-log/replay/replay-source';
import type { LedgerCommand } from '#libs/event-log/replay/stream-reader';
import type { CommandLine } from '#libs/verifier/bundle/command-hash';
import { type ReplayHistory, UnreadableEventError } from '#libs/verifier/bundle/history';
import type { LogEntry } from '#libs/verifier/entry';

/** Applies and decides a history of a bundle by the product's machines, which a verifier of bytes does not have. */
export const replayBy =
  (streams: readonly BundledStream[]): ReplayHistory =>
  ({ streamType, stream, entries, commands, row }) => {
    const known = streams.find(({ table }) => table.streamType === streamType);
    return known?.certify({
      id: stream,
      events: entries.map((entry) => eventOf(entry, known)),
      commands: commands.map(commandOf),
      row: row?.row,
      following: row?.following ?? [],
      mayBeEarlier: true,
    }).faults;
  };

function eventOf(entry: LogEntry, { upcasters }: BundledStream): PlacedEvent {
  const { position, stream, metadata, ...event } = entry;
  try {
    return readEvent({ ...event, pos: position, streamId: stream, metadata: metadata as PlacedEvent['metadata'] }, { upcasters });
  } catch {
    throw new UnreadableEventError(entry);
  }
}

const commandOf = ({ actorFacts, input, outcome, streamType: _, ...command }: CommandLine): LedgerCommand => ({
  ...command,
  outcome: outcome as LedgerCommand['outcome'],
  actorFacts: (actorFacts === null ? null : JSON.parse(actorFacts)) as LedgerCommand['actorFacts'],
  input: JSON.parse(input) as LedgerCommand['input'],
});
