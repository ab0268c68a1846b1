/** Events of the log about itself, which form one stream. */
export interface LogEventData {
  /** The hash chain ended at position `pos` with `hash` (hex): from the next position on the log is a Merkle tree, which has the chained events too. */
  ChainClosed: { pos: number; hash: string };
}

/** The schema version that an event is written with; raise it here when the shape of its data changes, and write the upcaster. */
export const logEventVersion = (_type: string): number => 1;
