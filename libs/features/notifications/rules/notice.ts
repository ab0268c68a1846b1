import type { Bilingual, Id } from '#machines/kernel/ids';
import type { BasisPoints, Currency, MinorUnits } from '#machines/kernel/money';
import type { Micros } from '#machines/kernel/time';
import type { Side } from '#machines/order/who';
import type { Kind, SubjectType } from '../wire/kinds.js';

/** A document that the service requires, in both languages, with the id of the text that names whose it is; or the id of the text that was typed by hand. */
export type DocumentName = (Bilingual & { of?: Id }) | Id;

/** Ids, codes and amounts that the sentence quotes; names and texts are looked up when it is read or sent. */
export interface NoticeFigures {
  amount?: MinorUnits;
  amountBefore?: MinorUnits;
  currency?: Currency;
  percent?: BasisPoints;
  percentBefore?: BasisPoints;
  /** what the client gets back if the order stops now, where the event changed it */
  back?: MinorUnits;
  /** what a cancelled order has to return, where the event changed it */
  toReturn?: MinorUnits;
  /** whose name the sentence says */
  person?: Id | null;
  /** a reason or a title, by the id of its text */
  text?: Id | null;
  /** the documents it is about */
  documents?: DocumentName[];
  /** the company's details are missing as well */
  details?: true;
  /** the registered company: ids of the texts of its name and its number */
  company?: Id;
  registerNumber?: Id;
  /** what falls due, as its rule called it then */
  duty?: Bilingual;
  /** midnight UTC of a day */
  date?: Micros;
  /** codes of currencies, in their order */
  currencies?: Currency[];
  /** until when a dispute can be answered */
  answerBy?: Micros;
  /** a future time, shown to the minute */
  moment?: Micros;
  /** a code whose words the texts know: a status, a consumer, an event */
  code?: string;
  count?: number;
  /** of a lead, for people */
  number?: number | null;
  /** the beginning of a consultation */
  slot?: Micros | null;
  /** the last chat message it is about, by its position */
  nth?: number;
  /** the first message of a chat that is new with it, by its place: what an email begins with */
  from?: number;
}

/** Payouts that one email lists at most. */
export const mostPayouts = 30;

/** Whether one email joins it with others of the same person: payouts that are marked as paid one after the other. */
export const isPayout = ({ template }: { template: string }): boolean => template.startsWith('PayoffPaid.');

/** One notification as it is kept: for a person, or for a group and then for each who is in it when it is read. */
export interface Notice {
  /** follows from event and audience, so that the same event makes the same notification */
  id: Id;
  /** a person's id, or the name of a group */
  audience: string;
  /** people and groups that hear of the same event in a better way, or did it themselves */
  except: string[];
  reader: Side;
  kind: Kind;
  /** the template of its text */
  template: string;
  event: Id;
  actor: Id | null;
  subjectType: SubjectType;
  subject: string;
  /** the order it is about, where there is one */
  order: Id | null;
  figures: NoticeFigures;
  at: Micros;
}
