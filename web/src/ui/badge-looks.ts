import {
  IconAlertCircle,
  IconAlertTriangle,
  IconArchive,
  IconArrowBackUp,
  IconArrowForwardUp,
  IconCalendarDue,
  IconCash,
  IconCheck,
  IconChecks,
  IconCircleCheck,
  IconCircleDashed,
  IconCircleOff,
  IconCircleX,
  IconClock,
  IconCreditCard,
  IconEyeCheck,
  IconEyeOff,
  IconFile,
  IconFileAlert,
  IconFileCheck,
  IconFileUpload,
  IconForms,
  IconInbox,
  IconLock,
  IconMail,
  IconMailCheck,
  IconPercentage,
  IconPhoneCall,
  IconReceipt,
  IconScale,
  IconSend,
  IconShieldCheck,
  IconShieldOff,
  IconUser,
  IconUserX,
  IconWorld,
  type Icon,
} from '@tabler/icons-react';
import type { DueState } from '#machines/company/due-states';
import type { LeadStatus } from '#machines/lead/state';
import type { BadgeColour, OrderStatus } from '#machines/order/statuses';
import type { PayoffStatus } from '#machines/payoff/state';
import type { Schemas } from '../api/wire.js';

/*
 * How states look in badges. Colours of orders, leads and payoffs come from their machines (`statusMeta`, and `badge` of the API's answers), so that emails and
 * documents show the same; only their icons are here.
 */

interface Look {
  colour: BadgeColour;
  icon: Icon;
}

type Looks<State extends string> = Readonly<Record<State, Look>>;

/** The icon of each status in badges, strips and histories. */
export const statusIcons: Readonly<Record<OrderStatus, Icon>> = {
  newOrder: IconClock,
  orderConfirmedNotPayed: IconCreditCard,
  orderConfirmedAndPayed: IconCircleDashed,
  documentsRequested: IconFileUpload,
  documentsReceived: IconFileCheck,
  allStepsCompleted: IconEyeCheck,
  projectWithFullyPayedOrderAccepted: IconCircleCheck,
  lastPaymentRequired: IconCreditCard,
  lastPaymentPayed: IconEyeCheck,
  lastPaymentConfirmed: IconReceipt,
  documentsSentAfterLastPayment: IconSend,
  projectFinished: IconChecks,
  orderCancelled: IconCircleX,
  partnerRewardPercentChanged: IconPercentage,
};

export const leadIcons: Readonly<Record<LeadStatus, Icon>> = {
  new: IconInbox,
  taken: IconUser,
  called: IconPhoneCall,
  won: IconCircleCheck,
  lost: IconCircleX,
};

export const payoffIcons: Readonly<Record<PayoffStatus, Icon>> = {
  accrued: IconClock,
  held: IconLock,
  payable: IconCash,
  approved: IconCircleCheck,
  paid: IconChecks,
  reversed: IconCircleX,
};

/** A payoff that exceeds what is earned after a refund, in any state. */
export const recoverLook: Look = { colour: 'red', icon: IconArrowBackUp };

export const paymentLooks: Looks<Schemas['PaymentDto']['state']> = {
  declared: { colour: 'yellow', icon: IconClock },
  pending: { colour: 'yellow', icon: IconClock },
  confirmed: { colour: 'green', icon: IconCheck },
  captured: { colour: 'green', icon: IconCheck },
  rejected: { colour: 'red', icon: IconCircleX },
  withdrawn: { colour: 'red', icon: IconCircleX },
  denied: { colour: 'red', icon: IconCircleX },
  refunded: { colour: 'blue', icon: IconArrowForwardUp },
};

/** A payment with an open dispute, in any state. */
export const disputeLook: Look = { colour: 'red', icon: IconScale };

/** Requested documents (`paper`: received on paper), results, and replaced files. */
export const documentLooks: Looks<Schemas['RequestedItemDto']['state'] | 'paper' | 'result' | 'replaced' | 'toFill'> = {
  waiting: { colour: 'yellow', icon: IconFileAlert },
  toFill: { colour: 'yellow', icon: IconForms },
  uploaded: { colour: 'blue', icon: IconFileUpload },
  accepted: { colour: 'green', icon: IconFileCheck },
  rejected: { colour: 'red', icon: IconCircleX },
  paper: { colour: 'green', icon: IconFileCheck },
  result: { colour: 'green', icon: IconFile },
  replaced: { colour: 'orange', icon: IconFileAlert },
};

export const feedbackLooks: Looks<Schemas['FeedbackDto']['state']> = {
  unpublished: { colour: 'yellow', icon: IconClock },
  published: { colour: 'green', icon: IconWorld },
  hidden: { colour: 'orange', icon: IconEyeOff },
};

/** Colour and icon of a due date in each state. */
export const dueLooks: Looks<DueState> = {
  upcoming: { colour: 'blue', icon: IconCalendarDue },
  soon: { colour: 'yellow', icon: IconClock },
  overdue: { colour: 'red', icon: IconAlertTriangle },
  inWork: { colour: 'blue', icon: IconCircleDashed },
  done: { colour: 'green', icon: IconCircleCheck },
  notOurs: { colour: 'orange', icon: IconCircleOff },
};

export const personLooks: Looks<NonNullable<Schemas['PersonDto']['status']>> = {
  invited: { colour: 'yellow', icon: IconMail },
  active: { colour: 'green', icon: IconCircleCheck },
  deactivated: { colour: 'orange', icon: IconCircleOff },
  erased: { colour: 'red', icon: IconUserX },
};

export const mailboxLooks: Looks<'confirmed' | 'unconfirmed'> = {
  confirmed: { colour: 'green', icon: IconCheck },
  unconfirmed: { colour: 'orange', icon: IconAlertTriangle },
};

export const secondFactorLooks: Looks<'on' | 'off'> = {
  on: { colour: 'green', icon: IconShieldCheck },
  off: { colour: 'orange', icon: IconShieldOff },
};

/** `waiting` has not been sent yet. */
export const mailLooks = {
  waiting: { colour: 'yellow', icon: IconClock },
  sent: { colour: 'green', icon: IconMailCheck },
  bounced: { colour: 'red', icon: IconAlertCircle },
  failed: { colour: 'red', icon: IconCircleX },
} as const satisfies Looks<string>;

/** `hidden`: without anything that can be ordered. */
export const catalogueLooks: Looks<'active' | 'hidden' | 'archived'> = {
  active: { colour: 'green', icon: IconCircleCheck },
  hidden: { colour: 'yellow', icon: IconEyeOff },
  archived: { colour: 'orange', icon: IconArchive },
};
