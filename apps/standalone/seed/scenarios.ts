import type { Scenario } from './scenario.js';

/** Sixty orders, from the oldest to the newest: they cover every status and every variant of a story. */
export const scenarios: readonly Scenario[] = [
  ...finished(),
  { until: 'orderCancelled', refunded: true },
  { until: 'orderCancelled' },
  { until: 'orderCancelled', refunded: true, transfers: true },
  { until: 'documentsSentAfterLastPayment', transfers: true },
  { until: 'documentsSentAfterLastPayment', paidAtOnce: true, workReturned: true },
  { until: 'documentsSentAfterLastPayment' },
  { until: 'lastPaymentConfirmed', transfers: true },
  { until: 'lastPaymentConfirmed', fileRejected: true },
  { until: 'lastPaymentConfirmed', transferRejected: true },
  { until: 'projectWithFullyPayedOrderAccepted', paidAtOnce: true },
  { until: 'projectWithFullyPayedOrderAccepted', paidAtOnce: true, transfers: true },
  { until: 'projectWithFullyPayedOrderAccepted', paidAtOnce: true, workReturned: true },
  { until: 'lastPaymentPayed' },
  { until: 'lastPaymentPayed', transfers: true, fileRejected: true },
  { until: 'lastPaymentPayed', transferRejected: true },
  { until: 'lastPaymentRequired' },
  { until: 'lastPaymentRequired', transfers: true },
  { until: 'lastPaymentRequired', workReturned: true, handedTo: 'outside-head' },
  { until: 'lastPaymentRequired', fileRejected: true },
  { until: 'allStepsCompleted', transfers: true },
  { until: 'allStepsCompleted', workReturned: true, handedTo: 'agents-manager' },
  { until: 'allStepsCompleted', paidAtOnce: true },
  { until: 'allStepsCompleted', fileRejected: true, handedTo: 'services-manager' },
  { until: 'allStepsCompleted' },
  { until: 'documentsReceived' },
  { until: 'documentsReceived', transfers: true, rewardPending: true },
  { until: 'documentsReceived', fileRejected: true, handedTo: 'services-manager' },
  { until: 'documentsReceived' },
  { until: 'documentsReceived', paidAtOnce: true, handedTo: 'outside-manager' },
  { until: 'documentsReceived', rewardPending: true, asksToCancel: true },
  { until: 'documentsRequested' },
  { until: 'documentsRequested', fileRejected: true },
  { until: 'documentsRequested', transfers: true, handedTo: 'agents-head' },
  { until: 'documentsRequested', fileRejected: true, transfers: true, handedTo: 'services-head' },
  { until: 'documentsRequested' },
  { until: 'documentsRequested', rewardPending: true },
  { until: 'orderConfirmedAndPayed' },
  { until: 'orderConfirmedAndPayed', transfers: true, handedTo: 'services-manager' },
  { until: 'orderConfirmedAndPayed', paidAtOnce: true, handedTo: 'contact-manager', withdrawable: true },
  { until: 'orderConfirmedAndPayed', rewardPending: true },
  { until: 'orderConfirmedAndPayed' },
  { until: 'orderConfirmedNotPayed' },
  { until: 'orderConfirmedNotPayed', transferOpen: true },
  { until: 'orderConfirmedNotPayed' },
  { until: 'orderConfirmedNotPayed', transferOpen: true, handedTo: 'contact-head' },
  { until: 'orderConfirmedNotPayed' },
  { until: 'orderConfirmedNotPayed' },
  { until: 'newOrder' },
  { until: 'newOrder', transferOpen: true },
  { until: 'newOrder' },
  { until: 'newOrder' },
  { until: 'newOrder' },
  { until: 'newOrder' },
];

function finished(): Scenario[] {
  return [
    { until: 'projectFinished', transfers: true },
    { until: 'projectFinished', fileRejected: true },
    { until: 'projectFinished', paidAtOnce: true },
    { until: 'projectFinished', workReturned: true, transfers: true },
    { until: 'projectFinished', transferRejected: true },
    { until: 'projectFinished' },
    { until: 'projectFinished', transfers: true, fileRejected: true, workReturned: true },
  ];
}

/** A scenario with its age, in days. */
export type DatedScenario = Scenario & { daysAgo: number };

/** What may happen to money, in orders of euros, from the oldest to the newest. They stand among the sixty by their time. */
export const moneyScenarios: readonly DatedScenario[] = [
  { daysAgo: 50, until: 'projectFinished', transfers: true, corrected: 'upwards' },
  { daysAgo: 45, until: 'documentsSentAfterLastPayment', transfers: true, short: true },
  { daysAgo: 32, until: 'documentsReceived', dispute: 'lost' },
  { daysAgo: 24, until: 'lastPaymentRequired', transfers: true, short: true },
  { daysAgo: 17, until: 'documentsReceived', dispute: 'open' },
  { daysAgo: 12, until: 'documentsReceived', transfers: true, corrected: 'downwards' },
];
