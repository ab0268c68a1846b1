import type { OperationName, OtherCommandName } from '../commands.js';
import type { countedRemedies, RefusalCode, RemedyKey, Who } from '../decision.js';
import type { OrderEventType } from '../events.js';
import type { EffectKey } from '../facts.js';
import type { LabelKey } from '../labels.js';
import type { NextAction } from '../next-step.js';
import type { PaymentMethod, PaymentStage, PaymentState, RefundState, RejectionCause } from '../state.js';
import type { Side } from '../who.js';

type Counted = (typeof countedRemedies)[number];
type Texts<Key extends string> = Readonly<Record<Key, string>>;
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
  status: Texts<StatusName>;
  /** buttons: short verbs; `pay` is orderPayedAfterManagerConfirmed for the client, `rejectLastPayment` the other variant */
  operation: Texts<OperationName | 'pay' | 'rejectLastPayment'>;
  /** consequences of an operation; `confirmSettled`: of confirming a balance that waits for no transfer */
  effect: Texts<EffectKey>;
  /** `unknownOperation`: name of a refused attempt that matches no operation */
  command: Texts<OtherCommandName | 'unknownOperation'>;
  refusal: Texts<RefusalCode>;
  remedy: Texts<Exclude<RemedyKey, Counted>> & Partial<Texts<`${Counted}_${Intl.LDMLPluralRule}`>>;
  event: Texts<OrderEventType> & Partial<Texts<`${OrderEventType}_${EventVariant | `${EventVariant}_you` | 'you'}`>>;
  next: Readonly<Record<Side, Texts<NextAction>>>;
  who: Texts<Who>;
  item: Texts<ItemWord>;
  /** causes of a rejected file */
  rejection: Texts<RejectionCause>;
  payment: Texts<PaymentState['state'] | 'refunded'>;
  refund: Texts<RefundState['state']>;
  method: Texts<PaymentMethod>;
  stage: Texts<PaymentStage>;
}

/** Events as titles. */
export type EventTitlesTexts = Texts<OrderEventType>;
