import type { Id } from '#libs/kernel/ids';
import type { Currency, MinorUnits } from '#libs/kernel/money';
import type { Actor } from '#libs/kernel/people';
import type { Micros } from '#libs/kernel/time';
import type { CommandMessage } from '#machines/decider/messages';
import type { PaymentStage } from '#machines/order/state';
import type { CheckoutStatus } from './state.js';

/** Who acts beside people: the provider by its answers and messages, the reconciler that asks it, and the order that moved. */
const adapter = <Role extends 'provider' | 'reconciler' | 'order'>(role: Role) => ({ id: null, role, department: null }) as const;
export const provider = adapter('provider');
export const reconciler = adapter('reconciler');
export const order = adapter('order');
export type CheckoutActor = Actor | typeof provider | typeof reconciler | typeof order;

/** The kinds of actor that the table speaks of; `client` is the one who began the checkout. */
export type CheckoutWho = 'client' | 'moneyStaff' | 'provider' | 'reconciler' | 'order';

/** Why an order ends its open checkout: its amounts changed, it was cancelled, or another checkout takes its place. */
export type SupersedeCause = 'edited' | 'cancelled' | 'replaced';

/** Every command and its payload. Those that begin with `record` carry the provider's word, however it came: answer, message, or when asked. */
export interface CheckoutPayloads {
  begin: { order: Id; client: Id; provider: string; stage: PaymentStage; amount: MinorUnits; currency: Currency };
  /** `reference`: the provider's own id of the attempt; `approveUrl`: where its payer goes; until `expiresAt` it waits for them */
  recordOpened: { reference: string; approveUrl: string; expiresAt: Micros };
  recordApproval: { reference: string };
  /** `due`: what the order lacks of that stage now, 0 where its status takes no payment any more */
  capture: { due: MinorUnits };
  /** `capture`: the provider's own id of the money that moved; `fee`: what it kept of it, null where it does not say */
  recordCapture: { capture: string; amount: MinorUnits; currency: Currency; fee: MinorUnits | null };
  recordPending: { capture: string };
  recordDenial: { capture: string };
  /** `issue`: the provider's code of why; never shown to a client as it is */
  recordDecline: { issue: string };
  recordExpiry: Record<never, never>;
  /** the provider did not answer, or not in a way that tells what happened */
  recordSilence: Record<never, never>;
  cancel: Record<never, never>;
  supersede: { cause: SupersedeCause };
}
export type CheckoutCommandName = keyof CheckoutPayloads;

export type CheckoutCommandOf<Name extends CheckoutCommandName> = CommandMessage<'checkout', CheckoutActor, CheckoutPayloads, Name>;
export type CheckoutCommand = CheckoutCommandOf<CheckoutCommandName>;

/** What people do to a checkout. */
export const checkoutOperations = ['capture', 'cancel'] as const satisfies readonly CheckoutCommandName[];
export type CheckoutOperation = (typeof checkoutOperations)[number];

/** Why the machine says no; the code is the translation key. */
export const checkoutRefusals = [
  'forbiddenForRole',
  'checkoutNothingDue',
  'checkoutNotInState',
  'checkoutOutdated',
  'checkoutUnderWay',
  'checkoutUnchanged',
  'checkoutAmountUnexpected',
  'checkoutReferenceUnknown',
] as const;
export type CheckoutRefusal = (typeof checkoutRefusals)[number];

/** What would make it possible; the translation keys of remedies. */
export const checkoutRemedies = ['askRole', 'beginAnother', 'awaitProvider', 'goToProvider', 'seeCurrent', 'matchByHand'] as const;

export interface CheckoutRemedy {
  key: (typeof checkoutRemedies)[number];
  roles?: CheckoutWho[];
  statuses?: CheckoutStatus[];
}
export interface CheckoutRefused {
  code: CheckoutRefusal;
  remedy: CheckoutRemedy;
}
