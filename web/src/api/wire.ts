import type { OrderEventData, OrderEventType } from '#machines/order/events';
import type { components } from './schema.js';

/** Schemas of the API, generated from its document. */
export type Schemas = components['schemas'];

/** `totalIsExact` is false if counting stopped early. */
export interface Page<Item> extends Omit<Schemas['OrderPageDto'], 'items'> {
  items: Item[];
}

/** The API stores `auto` as null. */
export type ThemeChoice = 'light' | 'dark' | 'auto';

export type Me = Schemas['MeDto'];

/** The answer to a sign-in, an accepted invitation and a new password. */
export type LoginAnswer = Schemas['SessionDto'];

/** A row of GET orders for this reader; partners get no `paid`. */
export type OrderListItem = Schemas['OrderListItemDto'];

/** The parts of a service that a form for a new order needs. */
export type Service = Pick<
  Schemas['ServiceDto'],
  '_id' | 'title' | 'country' | 'description' | 'price' | 'prepaymentPercent' | 'term' | 'options'
>;

export type PlaceOrder = Schemas['PlaceOrderDto'];

/** A client, partner or member of staff. */
export type DirectoryPerson = Schemas['PersonDto'];

/**
 * An event of GET orders/{id}/events. `data` is what the machine folds: minor units, basis points and ids; `texts` are readable texts by
 * id.
 */
export type WireEvent<Type extends OrderEventType = OrderEventType> = Omit<Schemas['OrderEventDto'], 'type' | 'data'> & {
  type: Type;
  data: OrderEventData[Type];
};
/**
 * Union of all events by `type`. The generator of the API's types puts it where the document says "an object"
 * (apps/tools/client-types.mjs).
 */
export type AnyWireEvent = { [Type in OrderEventType]: WireEvent<Type> }[OrderEventType];
