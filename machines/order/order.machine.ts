import { setup } from 'xstate';
import { type Asked, permitsBy, type ForVariant } from '#machines/decider/statechart';
import type { Rules } from '#machines/decider/rules';
import type { OrderDomain, Variant } from './domain.js';
import type { OrderView } from './figures.js';
import * as is from './guards.js';
import { statusMeta, type StatusMeta } from './status-meta.js';

const { refuse: _, ...named } = is;
/** Conditions of moves on the state of the order: the guards of `guards.ts` by their names, or `permitted` where the row alone has conditions. */
export const conditions = { ...named, permitted: () => true as const };
export type Condition = keyof typeof conditions;

type Guard = (asked: { context: OrderView; event: Asked<OrderDomain> }, move?: ForVariant<Variant>) => boolean;
const guardsBy = (implementation: (condition: Condition) => Guard): Record<Condition, Guard> =>
  Object.fromEntries((Object.keys(conditions) as Condition[]).map((name) => [name, implementation(name)])) as Record<Condition, Guard>;

/** The two answers to a last payment, and the two changes of a reward. */
const confirm = { variant: 'confirm' } as const;
const reject = { variant: 'reject' } as const;
const change = { variant: 'change' } as const;
const restore = { variant: 'restore' } as const;
/** The cancelling that follows the client's withdrawal. */
const withdrawal = { variant: 'withdrawal' } as const;
const byHand = { guard: 'clientPaidNothing', target: 'orderCancelled' } as const;
const byWithdrawal = { guard: { type: 'clientWithdrew', params: withdrawal }, target: 'orderCancelled' } as const;

/**
 * The workflow of an order: every move of both regions. A move needs its condition here, and the caller and the payload that its row in `operations.ts` names.
 * Commands that never move an order have a row alone.
 */
export const orderChart = setup({
  types: {} as { context: OrderView; input: OrderView; events: Asked<OrderDomain>; meta: StatusMeta },
  guards: guardsBy(
    (condition) =>
      ({ context, event }) =>
        conditions[condition](context, event.actor) === true,
  ),
}).createMachine({
  id: 'order',
  type: 'parallel',
  context: ({ input }) => input,
  states: {
    progress: {
      initial: 'newOrder',
      states: {
        newOrder: {
          meta: statusMeta.newOrder,
          on: {
            managerConfirmedNotPayedOrder: { guard: 'prepaymentOpen', target: 'orderConfirmedNotPayed' },
            managerConfirmedPayedOrder: { guard: 'prepaymentPaid', target: 'orderConfirmedAndPayed' },
            cancelOrder: [byHand, byWithdrawal],
          },
        },
        orderConfirmedNotPayed: {
          meta: statusMeta.orderConfirmedNotPayed,
          on: {
            orderPayedAfterManagerConfirmed: { guard: 'prepaymentPaid', target: 'orderConfirmedAndPayed' },
            orderPayedWithCashAfterManagerConfirmed: { guard: 'cashDue', target: 'orderConfirmedAndPayed' },
            cancelOrder: [byHand, byWithdrawal],
          },
        },
        orderConfirmedAndPayed: {
          meta: statusMeta.orderConfirmedAndPayed,
          on: {
            requestDocuments: { guard: 'permitted', target: 'documentsRequested' },
            completeAllOrderSteps: { guard: 'workDone', target: 'allStepsCompleted' },
            cancelOrder: [byHand, byWithdrawal],
          },
        },
        documentsRequested: {
          meta: statusMeta.documentsRequested,
          on: {
            requestDocuments: { guard: 'permitted', target: 'documentsRequested' },
            receiveDocuments: { guard: 'documentsIn', target: 'documentsReceived' },
            cancelOrder: [byHand, byWithdrawal],
          },
        },
        documentsReceived: {
          meta: statusMeta.documentsReceived,
          on: {
            requestDocuments: { guard: 'permitted', target: 'documentsRequested' },
            completeAllOrderSteps: { guard: 'workDone', target: 'allStepsCompleted' },
            cancelOrder: [byHand, byWithdrawal],
          },
        },
        allStepsCompleted: {
          meta: statusMeta.allStepsCompleted,
          on: {
            acceptWorkWithFullyPayedOrder: { guard: 'fullyPaid', target: 'projectWithFullyPayedOrderAccepted' },
            acceptedProjectRequireLastPay: { guard: 'restDue', target: 'lastPaymentRequired' },
            notAcceptPartnerWork: { guard: 'stepToReopen', target: 'documentsReceived' },
            cancelOrder: [byHand, byWithdrawal],
          },
        },
        projectWithFullyPayedOrderAccepted: {
          meta: statusMeta.projectWithFullyPayedOrderAccepted,
          on: {
            sendPayedProjectDocuments: { guard: 'resultAttached', target: 'documentsSentAfterLastPayment' },
            managerFinishedProject: { guard: 'permitted', target: 'projectFinished' },
          },
        },
        lastPaymentRequired: {
          meta: statusMeta.lastPaymentRequired,
          on: {
            clientPayedLastPayment: { guard: 'covered', target: 'lastPaymentPayed' },
            cancelOrder: { guard: 'clientPaidNothing', target: 'orderCancelled' },
          },
        },
        lastPaymentPayed: {
          meta: statusMeta.lastPaymentPayed,
          on: {
            managerConfirmedLastPayment: [
              { guard: { type: 'covered', params: confirm }, target: 'lastPaymentConfirmed' },
              { guard: { type: 'restUnconfirmed', params: reject }, target: 'lastPaymentRequired' },
            ],
          },
        },
        lastPaymentConfirmed: {
          meta: statusMeta.lastPaymentConfirmed,
          on: {
            sendPayedProjectDocuments: { guard: 'resultAttached', target: 'documentsSentAfterLastPayment' },
          },
        },
        documentsSentAfterLastPayment: {
          meta: statusMeta.documentsSentAfterLastPayment,
          on: {
            managerFinishedProject: { guard: 'permitted', target: 'projectFinished' },
          },
        },
        projectFinished: { meta: statusMeta.projectFinished, type: 'final' },
        orderCancelled: { meta: statusMeta.orderCancelled, type: 'final' },
      },
    },
    reward: {
      initial: 'agreed',
      states: {
        agreed: {
          on: {
            changePartnerReward: { guard: { type: 'hasPartner', params: change }, target: 'changed' },
            appointPartner: { guard: 'permitted', target: 'agreed' },
          },
        },
        changed: {
          meta: statusMeta.partnerRewardPercentChanged,
          on: {
            acknowledgePartnerReward: { guard: 'permitted', target: 'agreed' },
            changePartnerReward: [
              { guard: { type: 'hasPartner', params: change }, target: 'changed' },
              { guard: { type: 'permitted', params: restore }, target: 'agreed' },
            ],
            appointPartner: { guard: 'permitted', target: 'agreed' },
            managerFinishedProject: { guard: 'permitted', target: 'agreed' },
            cancelOrder: [
              { guard: 'clientPaidNothing', target: 'agreed' },
              { guard: { type: 'clientWithdrew', params: withdrawal }, target: 'agreed' },
            ],
          },
        },
      },
    },
  },
});

/** The machine of a table: a guard evaluates the row of its move, with its condition, caller and payload. */
export const orderMachineOf = (rules: Rules<OrderDomain>) => orderChart.provide({ guards: guardsBy(() => permitsBy(rules)) });
