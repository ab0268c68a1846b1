import type { OrderEventData, OrderEventType } from '#machines/order/events';
import type { Schemas } from './wire.js';

/** One event of GET orders/{id}/events. `data` is what the machine folds: minor units, basis points and ids; `texts` hold its readable texts by id. */
export type WireEvent<Type extends OrderEventType = OrderEventType> = Omit<Schemas['OrderEventDto'], 'type' | 'data'> & {
  type: Type;
  data: OrderEventData[Type];
};
/** Stands in the generated types where the document can only say "an object": see apps/tools/client-types.mjs. */
export type AnyWireEvent = { [Type in OrderEventType]: WireEvent<Type> }[OrderEventType];
