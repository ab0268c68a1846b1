import type { OperationName, OtherCommandName } from '../commands.js';
import type { countedRemedies, RefusalCode, RemedyKey, Who } from '../decision.js';
import type { OrderEventType } from '../events.js';
import type { EffectKey } from '../facts.js';
import type { LabelKey } from '../labels.js';
import type { NextAction } from '../next-step.js';
import type { PaymentMethod, PaymentStage, PaymentState, RefundState, RejectionCause } from '../state.js';
import type { Side } from '../who.js';

type Counted = (typeof countedRemedies)[number];
type Words<Key extends string> = Readonly<Record<Key, string>>;
/** Labels of statuses, and additions to them. */
type StatusName = (LabelKey extends `status.${infer Name}` ? Name : never) | 'partnerAppointed';

/** States of a requested document. */
type ItemWord = 'needed' | 'uploaded' | 'accepted' | 'rejected' | 'onPaper' | 'withdrawn';

/**
 * Variants of an event: `auto` a follow-on, of something that `arrived` or was `reported`; `plain` without details; `none` without a person; `taken` assigned
 * by themselves; `short` less arrived than was due; `early` work may begin at once. With `you` it is the reader's own action.
 */
export type EventVariant = 'auto' | 'plain' | 'none' | 'taken' | 'replaced' | 'short' | 'arrived' | 'waived' | 'reported' | 'early';

/**
 * Texts of the workflow in one language; every language has this shape, so a missing or extra key does not compile.
 * Placeholders are i18next's; `amount`, `percent`, `roles` and `statuses` are already formatted for the language.
 */
export interface OrderTexts {
  /** long labels, with a qualifier where two are equal */
  status: Words<StatusName>;
  /** buttons: short verbs; `pay` is orderPayedAfterManagerConfirmed for the client, `rejectLastPayment` the other variant */
  operation: Words<OperationName | 'pay' | 'rejectLastPayment'>;
  /** consequences of an operation; `confirmSettled`: of confirming a balance that waits for no transfer */
  effect: Words<EffectKey>;
  /** `unknownOperation`: name of a refused attempt that matches no operation */
  command: Words<OtherCommandName | 'unknownOperation'>;
  refusal: Words<RefusalCode>;
  remedy: Words<Exclude<RemedyKey, Counted>> & Partial<Words<`${Counted}_${Intl.LDMLPluralRule}`>>;
  event: Words<OrderEventType> & Partial<Words<`${OrderEventType}_${EventVariant | `${EventVariant}_you` | 'you'}`>>;
  next: Readonly<Record<Side, Words<NextAction>>>;
  who: Words<Who>;
  item: Words<ItemWord>;
  /** causes of a rejected file */
  rejection: Words<RejectionCause>;
  payment: Words<PaymentState['state'] | 'refunded'>;
  refund: Words<RefundState['state']>;
  method: Words<PaymentMethod>;
  stage: Words<PaymentStage>;
}

/** Events as titles. */
export type EventTitlesTexts = Words<OrderEventType>;
