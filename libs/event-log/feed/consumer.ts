import type { Transaction } from '#libs/platform/database/database';
import type { PlacedEvent } from './placed-event.js';

/** How an event reaches a consumer. `rebuild`: into a copy of the read model; nothing may leave the database. */
export interface Delivery {
  rebuild: boolean;
}

/**
 * Somebody who reacts to events. The effect and the progress are one transaction, so an event has its effect once. The only order to rely on
 * is within a stream. Effects outside the database begin as an intent row written here.
 */
export interface Consumer {
  /** for ever the same: progress, checkpoint and dead letters are kept under it */
  name: string;
  /** raised when the read model is built anew from the beginning */
  projectionVersion: number;
  /** event types of interest; default all */
  types?: readonly string[] | undefined;
  /** One event in the effect's transaction. An error parks the event's stream, unless it is of infrastructure. */
  handle(event: PlacedEvent, tx: Transaction, delivery: Delivery): Promise<void>;
  /**
   * Many events of many streams in one transaction, each stream in version order. Lock rows in a fixed order. When it fails, each stream is
   * tried by itself through `handle`, so that one bad event does not hold up the rest.
   */
  handleBatch?(events: readonly PlacedEvent[], tx: Transaction, delivery: Delivery): Promise<void>;
}

/** Thrown by a consumer when something it needs is away (a mail server, a broker): it pauses, and no try is counted. */
export class InfrastructureError extends Error {
  override readonly name = 'InfrastructureError';
}
