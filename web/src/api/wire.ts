import type { OrderEventData, OrderEventType } from '#machines/order/events';
import type { components } from './schema.js';

/** What the API takes and answers, generated from its own document. */
export type Schemas = components['schemas'];

/** A page of a list. `totalIsExact` is false where counting stopped early. */
export interface Page<Item> extends Omit<Schemas['OrderPageDto'], 'items'> {
  items: Item[];
}

/** What this browser shows; the API keeps "as the device" as null. */
export type ThemeChoice = 'light' | 'dark' | 'auto';

/** GET users/me */
export type Me = Schemas['MeDto'];

/** What a sign-in, an invitation taken and a new password answer. */
export type LoginAnswer = Schemas['SessionDto'];

/** A row of GET orders, as this reader may see it; a partner gets no `paid`. */
export type OrderListItem = Schemas['OrderListItemDto'];

/** A service, as far as an order is composed of it. */
export type Service = Pick<
  Schemas['ServiceDto'],
  '_id' | 'title' | 'country' | 'description' | 'price' | 'prepaymentPercent' | 'term' | 'options'
>;

/** POST orders */
export type PlaceOrder = Schemas['PlaceOrderDto'];

/** Somebody of a directory: clients, partners, staff. */
export type DirectoryPerson = Schemas['PersonDto'];

/** One event of GET orders/{id}/events. `data` is what the machine folds: minor units, basis points and ids; `texts` hold its readable texts by id. */
export type WireEvent<Type extends OrderEventType = OrderEventType> = Omit<Schemas['OrderEventDto'], 'type' | 'data'> & {
  type: Type;
  data: OrderEventData[Type];
};
/** Stands in the generated types where the document can only say "an object": see apps/tools/client-types.mjs. */
export type AnyWireEvent = { [Type in OrderEventType]: WireEvent<Type> }[OrderEventType];
