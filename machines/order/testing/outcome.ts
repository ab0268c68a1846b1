import type { CommandName, CommandPayloads, OrderActor } from '../commands.js';
import type { Refusal } from '../decision.js';
import type { ProgressStatus } from '../statuses.js';
import type { OrderUnderTest } from './order-builder.js';

/** The result of a command: event types and status if it was accepted, else the refusal. */
export function accepted<Name extends CommandName>(
  order: OrderUnderTest,
  actor: OrderActor,
  name: Name,
  payload: CommandPayloads[Name],
): { events: string[] | Refusal; status: ProgressStatus } {
  const decision = order.submit(actor, name, payload);
  return {
    events: decision.accepted ? decision.events.map((event) => event.type) : decision.refusal,
    status: order.state.value.progress,
  };
}

/** Why a command was refused, null if it was accepted. @throws Error if a refusal changed the order */
export function refused<Name extends CommandName>(
  order: OrderUnderTest,
  actor: OrderActor,
  name: Name,
  payload: CommandPayloads[Name],
): Refusal | null {
  const before = order.state;
  const decision = order.submit(actor, name, payload);
  if (decision.accepted) return null;
  if (order.state !== before) throw new Error('a refusal changed the order');
  return decision.refusal;
}
