import { Query } from '@nestjs/cqrs';
import type { Bilingual, Id, Language } from '#machines/kernel/ids';
import type { OrderState } from '#machines/order/state';
import type { ProgressStatus } from '#machines/order/statuses';
import type { Actor } from '#machines/kernel/people';
import type { Micros } from '#machines/kernel/time';
import type { Currency, MinorUnits } from '#machines/kernel/money';
import type { DocumentsOfKindDto, OrderOfCompanyDto } from '../wire/company-orders.dto.js';

/** The current state of an order from the database; null if there is none. The caller checks permissions (`maySee`). */
export class OrderStateById extends Query<OrderState | null> {
  constructor(readonly orderId: Id) {
    super();
  }
}

/** Numbers of these orders for people; an unknown id is absent. The caller checks permissions. */
export class OrderNumbers extends Query<ReadonlyMap<Id, number>> {
  constructor(readonly ids: readonly Id[]) {
    super();
  }
}

/** The client, service and country of an order. */
export interface OrderInBrief {
  client: Id;
  service: Bilingual;
}

/** Summaries of these orders; an unknown id is absent. The caller checks permissions. */
export class OrdersInBrief extends Query<ReadonlyMap<Id, OrderInBrief>> {
  constructor(readonly ids: readonly Id[]) {
    super();
  }
}

/** Whether any order, in any status, is for this service or country. */
export class OrdersUse extends Query<boolean> {
  constructor(
    readonly what: 'service' | 'country',
    readonly id: Id,
  ) {
    super();
  }
}

/** An order in the moment in which a command on it was refused. */
export interface OrderMoment {
  status: ProgressStatus;
  /** in words, as the order's prepayment makes it */
  statusText: string;
  /** what would have made the command possible then; null where nothing would, or the machine was not asked */
  remedy: string | null;
}

/** The moments of these refused commands, by the command's id; one on another kind of stream, or on an order that was not placed yet, is absent. For staff who read all of an order. */
export class OrderMoments extends Query<ReadonlyMap<Id, OrderMoment>> {
  constructor(
    readonly commands: readonly Id[],
    readonly language: Language,
  ) {
    super();
  }
}

/** The orders with these numbers; an unknown number has none. */
export class OrdersByNumber extends Query<readonly Id[]> {
  constructor(readonly numbers: readonly number[]) {
    super();
  }
}

/** The current parties of an order, and its number. */
export interface OrderParties {
  client: Id;
  partner: Id | null;
  manager: Id | null;
  number: number;
  service: Bilingual;
  /** when it was finished or cancelled; null while it is open */
  endedAt: Micros | null;
}

/** The parties of these orders; an unknown id is absent. The caller checks permissions (`maySee`). */
export class PartiesOfOrders extends Query<ReadonlyMap<Id, OrderParties>> {
  constructor(readonly ids: readonly Id[]) {
    super();
  }
}

/** The orders that `actor` may see now: all, or these. */
export class OrdersSeenBy extends Query<'all' | readonly Id[]> {
  constructor(readonly actor: Actor) {
    super();
  }
}

/** Number of orders of a person as client, partner or manager together; `open`: neither finished nor cancelled. */
export interface OrderCounts {
  orders: number;
  open: number;
}

/** Order counts of these people; a person without orders is absent. */
export class OrderCountsOfPeople extends Query<ReadonlyMap<Id, OrderCounts>> {
  constructor(readonly people: readonly Id[]) {
    super();
  }
}

/** Figures of a person's orders in one relation and currency. Amounts in minor units. */
export interface OrderFigures {
  currency: Currency;
  orders: number;
  /** neither finished nor cancelled */
  open: number;
  finished: number;
  /** received less refunded */
  paid: MinorUnits;
  /** still to be paid */
  outstanding: MinorUnits;
  /** reserved for refunds and not refunded yet, or paid beyond the price */
  owed: MinorUnits;
}

/** Current figures of a person's orders per currency. */
export class OrderFiguresOf extends Query<readonly OrderFigures[]> {
  constructor(
    readonly side: 'client' | 'partner' | 'manager',
    readonly person: Id,
  ) {
    super();
  }
}

/** The orders that a person manages now, limited to `among` if given. */
export class OrdersManagedBy extends Query<readonly Id[]> {
  constructor(
    readonly manager: Id,
    readonly among?: readonly Id[],
  ) {
    super();
  }
}

/** Countries of each partner's newest orders (200 at most), most frequent first; a partner without orders is absent. */
export class CountriesOfPartners extends Query<ReadonlyMap<Id, readonly Id[]>> {
  constructor(readonly partners: readonly Id[]) {
    super();
  }
}

/** A printed document. */
export interface Paper {
  /** of its file, without an extension */
  name: string;
  /** PDF */
  content: Buffer;
}

/** The acknowledgement of an order's withdrawal; null if nobody withdrew. The caller checks permissions. */
export class WithdrawalPaperOf extends Query<Paper | null> {
  constructor(
    readonly order: Id,
    readonly language: Language,
  ) {
    super();
  }
}

/** What a reader sees of these orders and their documents; those that they may not see are left out. */
export class OrdersOfCompany extends Query<CompanyOrders> {
  constructor(
    readonly orders: readonly Id[],
    readonly actor: Actor,
    readonly language: Language,
  ) {
    super();
  }
}

export interface CompanyOrders {
  orders: OrderOfCompanyDto[];
  documents: DocumentsOfKindDto[];
}
