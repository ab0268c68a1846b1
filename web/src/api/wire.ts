import type { MachineView } from '#machines/order/decision';
import type { components } from './schema.js';

type Schemas = components['schemas'];

/** A page of a list. `totalIsExact` is false where counting stopped early. */
export interface Page<Item> extends Omit<Schemas['OrderPageDto'], 'items'> {
  items: Item[];
}

/** What this browser shows; the API keeps "as the device" as null. */
export type ThemeChoice = 'light' | 'dark' | 'auto';

/** GET users/me, as far as the pages use it. */
export type Me = Pick<
  Schemas['MeDto'],
  '_id' | 'firstName' | 'lastName' | 'email' | 'phone' | 'role' | 'department' | 'partnerCompanyName' | 'language' | 'theme' | 'actor'
> &
  Partial<AccountFacts>;

/** What of users/me only the profile and the guards read. */
interface AccountFacts {
  /** YYYY-MM-DD */
  birthday: string | null;
  country: { _id: string; code: string; name: { ru: string; en: string } } | null;
  userAvatarUrl: string | null;
  emailConfirmed: boolean;
  /** a second factor is enrolled */
  secondFactor: boolean;
  /** it is required of them, and nothing else answers until it is there */
  mustEnrollSecondFactor: boolean;
  /** they signed in with a password that was mailed */
  mustChangePassword: boolean;
}

/** PATCH users: what people may change of themselves. */
export type OwnProfile = Schemas['ProfileBody'] & { birthday?: string | null; country?: string | null };

export type LoginAnswer = Pick<Schemas['SessionDto'], 'token' | '_id' | 'role'> &
  Partial<Pick<Schemas['SessionDto'], 'mustChangePassword'>>;

type ListedFields =
  | '_id'
  | 'number'
  | 'status'
  | 'statuses'
  | 'badge'
  | 'version'
  | 'service'
  | 'country'
  | 'client'
  | 'partner'
  | 'manager'
  | 'price'
  | 'paid'
  | 'createdAt'
  | 'updatedAt';

/** A row of GET orders, as this reader may see it; a partner gets no `paid`. The machine's part is typed by the machine itself. */
export type OrderListItem = Pick<Schemas['OrderListItemDto'], ListedFields> & { machine: MachineView };

/** A line of GET orders/order-statuses. */
export type StatusCount = Pick<Schemas['OrderStatusDto'], 'status' | 'count'>;

export type Country = Schemas['CountryRefDto'];

/** GET services/{id}, as far as an order is composed of it. */
export type Service = Pick<
  Schemas['ServiceDto'],
  '_id' | 'title' | 'country' | 'description' | 'price' | 'prepaymentPercent' | 'term' | 'options'
>;

/** POST orders */
export type PlaceOrder = Omit<Schemas['PlaceOrderDto'], 'steps' | 'status'>;

/** Somebody of a directory: clients, partners, staff. */
export type DirectoryPerson = Pick<Schemas['PersonDto'], '_id' | 'firstName' | 'lastName' | 'email' | 'partnerCompanyName' | 'department'>;
