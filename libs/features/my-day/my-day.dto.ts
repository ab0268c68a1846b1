import type { DayThing, OrderCard } from '#libs/contracts/my-day/day-rows';
import { MoneyDto } from '#libs/contracts/wire/money.dto';
import type { Id } from '#machines/kernel/ids';
import { type DayRowName } from '#machines/access/my-day';
import { type NextAction } from '#machines/order/facts';

export class OrderCardDto implements OrderCard {
  /** The next step; for a client whose details alone are missing, giving them */
  next: NextAction;
  /** The amount of the next step; null: it is not about money */
  amount: MoneyDto | null;
  /** Documents and addresses without an answer */
  documents: number;
  detailsMissing: boolean;
  /** Finished steps that the client sees */
  stepsDone: number;
  stepsAll: number;
  /** The partner, or the manager if there is no partner; null while there is neither */
  worker: string | null;
}

export class DayThingDto implements DayThing {
  /** The id of the item in its list: an order, a chat, a finding, a lead, a payout, a review */
  _id: string;
  /**
   * Number or name of the item
   * @example 'R-000412'
   */
  title: string;
  /** The owner or subject, in the reader's language */
  about: string | null;
  /** Due day, YYYY-MM-DD; for a client, the day until which documents are needed */
  by: string | null;
  /** The order to which the item belongs */
  order: Id | null;
  card: OrderCardDto | null;
}

export class DayRowDto {
  row: DayRowName;
  /** The total of the list that the row leads to */
  count: number;
  /** False where that list stopped counting */
  isExact: boolean;
  first: DayThingDto[];
}

export class MyDayDto {
  rows: DayRowDto[];
}
