import type { Who } from './decision.js';
import type { BadgeColour, OrderStatus } from './statuses.js';

/** Display data of a status, kept with the machine so that pages, emails and documents agree. */
export interface StatusMeta {
  /** code of the specification, which has eleven; three statuses have none */
  shortCode: string | null;
  badge: BadgeColour;
  /** key of the long label in `machines/order/texts`, with a qualifier where two statuses have the same name */
  labelKey: `status.${OrderStatus}`;
  /** who acts next: the first of these that the order has; nobody in final statuses */
  actsNow: readonly Who[];
}

const meta = (status: OrderStatus, shortCode: string | null, badge: BadgeColour, actsNow: readonly Who[]): StatusMeta => ({
  shortCode,
  badge,
  labelKey: `status.${status}`,
  actsNow,
});

/** Display data of the fourteen statuses. */
export const statusMeta: Record<OrderStatus, StatusMeta> = {
  newOrder: meta('newOrder', 'ON', 'orange', ['staff']),
  orderConfirmedNotPayed: meta('orderConfirmedNotPayed', 'CNP', 'yellow', ['client']),
  orderConfirmedAndPayed: meta('orderConfirmedAndPayed', 'IP', 'blue', ['partner', 'staff']),
  documentsRequested: meta('documentsRequested', 'RD', 'blue', ['client']),
  documentsReceived: meta('documentsReceived', 'DD', 'blue', ['partner', 'staff']),
  allStepsCompleted: meta('allStepsCompleted', 'CTD', 'blue', ['staff']),
  projectWithFullyPayedOrderAccepted: meta('projectWithFullyPayedOrderAccepted', 'PPA', 'green', ['partner', 'staff']),
  lastPaymentRequired: meta('lastPaymentRequired', 'PR', 'yellow', ['client']),
  lastPaymentPayed: meta('lastPaymentPayed', 'PD', 'blue', ['moneyStaff']),
  lastPaymentConfirmed: meta('lastPaymentConfirmed', null, 'green', ['partner', 'staff']),
  documentsSentAfterLastPayment: meta('documentsSentAfterLastPayment', 'SD', 'blue', ['staff']),
  projectFinished: meta('projectFinished', 'CD', 'green', []),
  orderCancelled: meta('orderCancelled', null, 'red', []),
  partnerRewardPercentChanged: meta('partnerRewardPercentChanged', null, 'blue', ['partner']),
};
