import { Query } from '@nestjs/cqrs';
import type { Id } from '#machines/kernel/ids';
import type { Currency, MinorUnits } from '#machines/kernel/money';
import type { Micros } from '#machines/kernel/time';
import type { FindingKind } from '#machines/checkout/finding-events';
import type { OrderState } from '#machines/order/state';
import type { Side } from '#machines/order/who';

/** An event as the log has it, or would have it: the same fields as a sequenced event, so that a consumer's rules take both. */
export interface OutlookEvent {
  id: Id;
  pos: number;
  streamType: string;
  streamId: Id;
  version: number;
  type: string;
  schemaVersion: number;
  data: Record<string, unknown>;
  metadata: { actor: { id: Id | null; role?: string; department?: string | null } | null };
  recordedAt: Micros;
}

/** Events that a command would append to an order. Nothing of it is written. */
export interface OrderOutlook {
  order: Id;
  /** every event of the order before them, in version order and upcast */
  past: readonly OutlookEvent[];
  events: readonly OutlookEvent[];
  /** the order after them */
  after: OrderState;
}

/** A notification that would be made, with the people it reaches. */
export interface NoticeOutlook {
  /** a person's id, or the name of a group */
  audience: string;
  except: readonly string[];
  reader: Side;
  kind: string;
  template: string;
  figures: object;
  people: readonly ReachedPerson[];
}

interface ReachedPerson {
  id: Id;
  /** the person's choice for this kind */
  mail: 'immediately' | 'digest' | 'off';
  /** it is in the person's list of notifications */
  listed: boolean;
  /** it is in the person's next email of the day */
  digested: boolean;
  /** an email is sent at once: the choice says so, and there is an active person with an address whom it still concerns */
  emailed: boolean;
}

/** The notifications of an order's events, and of the payout's events that follow from them. */
export class NoticesAhead extends Query<readonly NoticeOutlook[]> {
  constructor(
    readonly outlook: OrderOutlook,
    readonly payoff: readonly OutlookEvent[],
  ) {
    super();
  }
}

/** A posting that the ledger would make; debits are positive, credits negative. */
export interface PostingOutlook {
  kind: string;
  entries: readonly { account: string; party: Id | null; amount: MinorUnits }[];
}

/** What the ledger would post. */
export class PostingsAhead extends Query<readonly PostingOutlook[]> {
  constructor(readonly outlook: OrderOutlook) {
    super();
  }
}

/** What would become of the partner's payout. */
export interface PayoffOutlook {
  /** the commission before; null: none was accrued */
  before: MinorUnits | null;
  /** after; null: there is none */
  after: MinorUnits | null;
  events: readonly OutlookEvent[];
}

export class PayoffAhead extends Query<PayoffOutlook> {
  constructor(readonly outlook: OrderOutlook) {
    super();
  }
}

/** What would follow for online payments and for the findings about money. */
export interface PaymentsOutlook {
  /** a checkout that would end */
  checkoutEnds: Id | null;
  /** refunds that the provider would be asked to make */
  refunds: readonly { refund: Id; payment: Id; amount: MinorUnits; currency: Currency }[];
  opened: readonly { kind: FindingKind; about: string; amount: MinorUnits }[];
  closed: readonly { kind: FindingKind; about: string }[];
}

export class PaymentsAhead extends Query<PaymentsOutlook> {
  constructor(readonly outlook: OrderOutlook) {
    super();
  }
}

/** The movements that reports would count: of status and of money, as their rows. */
export interface ReportsOutlook {
  moves: readonly object[];
  money: readonly object[];
}

export class ReportsAhead extends Query<ReportsOutlook> {
  constructor(readonly outlook: OrderOutlook) {
    super();
  }
}
