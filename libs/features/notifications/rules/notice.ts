import type { Bilingual, Id } from '#machines/kernel/ids';
import type { BasisPoints, Currency, MinorUnits } from '#machines/kernel/money';
import type { Micros } from '#machines/kernel/time';
import type { Side } from '#machines/order/who';
import type { Kind, SubjectType } from '../wire/kinds.js';

/** A document that the service requires, with the id of the text that names its owner; or the id of a text typed by hand. */
export type DocumentName = (Bilingual & { of?: Id }) | Id;

/** Ids, codes and amounts that the text quotes; names and texts are looked up when it is read or sent. */
export interface NoticeFigures {
  amount?: MinorUnits;
  amountBefore?: MinorUnits;
  currency?: Currency;
  percent?: BasisPoints;
  percentBefore?: BasisPoints;
  /** amount that the client gets back if the order stops now, if the event changed it */
  back?: MinorUnits;
  /** amount that a cancelled order has to return, if the event changed it */
  toReturn?: MinorUnits;
  /** person named in the text */
  person?: Id | null;
  /** id of a reason or a title */
  text?: Id | null;
  /** names of the requested, missing or reviewed documents */
  documents?: DocumentName[];
  /** the company's details are also missing */
  details?: true;
  /** registered company: ids of the texts of its name and number */
  company?: Id;
  registerNumber?: Id;
  /** title of the due date when the notification was written */
  duty?: Bilingual;
  /** midnight UTC */
  date?: Micros;
  /** codes of currencies, in their order */
  currencies?: Currency[];
  /** deadline for answering a dispute */
  answerBy?: Micros;
  /** a future time, shown to the minute */
  moment?: Micros;
  /** code with a text: a status, a consumer, an event */
  code?: string;
  count?: number;
  /** number of a lead */
  number?: number | null;
  /** beginning of a consultation */
  slot?: Micros | null;
  /** position of the last chat message */
  nth?: number;
  /** position of the first new chat message, with which an email begins */
  from?: number;
}

/** Payouts of one email at most. */
export const mostPayouts = 30;

/** Whether one email may contain several of these, for payouts that are paid one after the other. */
export const isPayout = ({ template }: { template: string }): boolean => template.startsWith('PayoffPaid.');

/** A stored notification, for a person or for everyone who is in a group when it is read. */
export interface Notice {
  /** derived from event and audience, so that a repeated event makes the same notification */
  id: Id;
  /** a person's id, or the name of a group */
  audience: string;
  /** people and groups that get a more specific notification of the event, or caused it */
  except: string[];
  reader: Side;
  kind: Kind;
  /** key of its text, such as `OrderPlaced.client` */
  template: string;
  event: Id;
  actor: Id | null;
  subjectType: SubjectType;
  subject: string;
  /** null if it is not about an order */
  order: Id | null;
  figures: NoticeFigures;
  at: Micros;
}
