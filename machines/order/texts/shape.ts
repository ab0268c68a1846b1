import type { OperationName, OtherCommandName } from '../commands.js';
import type { countedRemedies, RefusalCode, RemedyKey, Who } from '../decision.js';
import type { OrderEventType } from '../events.js';
import type { LabelKey, NextAction } from '../standing.js';
import type { PaymentMethod, PaymentStage, PaymentState, RefundState, RejectionCause } from '../state.js';
import type { Side } from '../who.js';

type Counted = (typeof countedRemedies)[number];
type Words<Key extends string> = Readonly<Record<Key, string>>;
/** The labels, and what is told beside one. */
type StatusName = (LabelKey extends `status.${infer Name}` ? Name : never) | 'partnerAppointed';

/** What a document that was asked for can be in, as people see it. */
type ItemWord = 'needed' | 'uploaded' | 'accepted' | 'rejected' | 'onPaper' | 'withdrawn';

/** Other words for an event: `auto` followed by itself, from what `arrived` or was `reported`, of `plain` details are not there, `none` names nobody, who `taken` it gave it to themselves, of `short` less arrived than was due. With `you` it is the reader's own act. */
export type EventVariant = 'auto' | 'plain' | 'none' | 'taken' | 'replaced' | 'short' | 'arrived' | 'waived' | 'reported';

/**
 * Every text of the workflow in one language; both languages have this shape, so a missing or a spare key does not compile.
 * Placeholders are i18next's; `amount`, `percent`, `roles` and `statuses` come formatted for the language.
 * `Plural` are the language's forms of a whole number.
 */
export interface OrderTexts<Plural extends string> {
  /** long labels, with the qualifier that tells equal words apart */
  status: Words<StatusName>;
  /** buttons: short verbs; `pay` is orderPayedAfterManagerConfirmed for the client, `rejectLastPayment` the other variant */
  operation: Words<OperationName | 'pay' | 'rejectLastPayment'>;
  /** what a press will do */
  effect: Words<OperationName | 'pay' | 'rejectLastPayment'>;
  /** `unknownOperation`: what a refused attempt is called that asked for none of them */
  command: Words<OtherCommandName | 'unknownOperation'>;
  refusal: Words<RefusalCode>;
  remedy: Words<Exclude<RemedyKey, Counted> | `${Counted}_${Plural}`>;
  event: Words<OrderEventType> & Partial<Words<`${OrderEventType}_${EventVariant | `${EventVariant}_you` | 'you'}`>>;
  next: Readonly<Record<Side, Words<NextAction>>>;
  who: Words<Who>;
  item: Words<ItemWord>;
  /** why a file does not do */
  rejection: Words<RejectionCause>;
  payment: Words<PaymentState['state'] | 'refunded'>;
  refund: Words<RefundState['state']>;
  method: Words<PaymentMethod>;
  stage: Words<PaymentStage>;
}
