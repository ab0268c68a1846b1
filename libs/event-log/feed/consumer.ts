import type { Transaction } from '#libs/platform/database/database';
import type { PlacedEvent } from './placed-event.js';

/** How an event is delivered. `rebuild`: into a copy of the read model; without external effects. */
export interface Delivery {
  rebuild: boolean;
}

/**
 * A handler of events. Effect and progress are one transaction, so each event has its effect once. Order is guaranteed only within a stream. External effects
 * start as an intent row written here.
 */
export interface Consumer {
  /** never changes: progress, checkpoint and dead letters are stored under it */
  name: string;
  /** raised when the read model is rebuilt from the start */
  projectionVersion: number;
  /** event types of interest; default all */
  types?: readonly string[] | undefined;
  /** Handles one event in the effect's transaction. An error parks the event's stream, unless it is an infrastructure error. */
  handle(event: PlacedEvent, tx: Transaction, delivery: Delivery): Promise<void>;
  /**
   * Handles events of many streams in one transaction, each stream in version order. Lock rows in a fixed order. If it fails, each stream is handled separately
   * by `handle`, so that one bad event does not block the rest. Other consumers may share the transaction (`GroupCommit`): write by `tx` alone, because another
   * connection could wait for their rows.
   */
  handleBatch?(events: readonly PlacedEvent[], tx: Transaction, delivery: Delivery): Promise<void>;
}

/** Thrown by a consumer if a dependency is unavailable (a mail server, a broker): the consumer pauses, and no attempt is counted. */
export class InfrastructureError extends Error {
  override readonly name = 'InfrastructureError';
}
