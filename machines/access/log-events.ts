/** Events of the log about itself, which form one stream. */
export interface LogEventData {
  /** The hash chain ended at position `pos` with `hash` (hex): from the next position on the log is a Merkle tree, which has the chained events too. */
  ChainClosed: { pos: number; hash: string };
  /**
   * Refused commands that no seal before has: their number, and the root (hex) of the Merkle tree over the id and hash of each, ordered by time and id. `from` is
   * the time of the earliest (microseconds), `until` the time up to which rows were looked for.
   */
  CommandsSealed: { count: number; root: string; from: number; until: number };
  /** The same of rows of who opened what. */
  ReadsSealed: { count: number; root: string; from: number; until: number };
}

export type SealData = LogEventData['CommandsSealed' | 'ReadsSealed'];

/** The one stream of the log's own events. */
export const logStream = { streamType: 'log', streamId: '00000000-0000-7000-8000-000000000290' };

/** The schema version that an event is written with; raise it here when the shape of its data changes, and write the upcaster. */
export const logEventVersion = (_type: string): number => 1;
