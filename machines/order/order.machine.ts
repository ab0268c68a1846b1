import { setup } from 'xstate';
import { answersIn, type Asked, permitsBy } from '#machines/decider/statechart';
import type { OrderDomain } from './domain.js';
import type { Rules } from '#machines/decider/rules';
import { orderRules } from './rules.js';
import type { OrderState } from './state.js';
import { statusMeta, type StatusMeta } from './status-meta.js';
import { type ProgressStatus, progressStatuses, rewardStatus } from './statuses.js';

/** Transitions of the progress states. Each names the target of progress, and that of the reward where its row affects it. */
const answersOf = (rules: Rules<OrderDomain>, status: ProgressStatus) =>
  answersIn(rules, status, (to, { reward }) => [`#order.progress.${to}`, ...(reward ? [`#order.reward.${reward.to}`] : [])]);

/** The machine of a table. Its guard calls the same function as `explain`. */
export const orderMachineOf = (rules: Rules<OrderDomain>) =>
  setup({
    types: {} as { context: OrderState; input: OrderState; events: Asked<OrderDomain>; meta: StatusMeta },
    guards: { permits: permitsBy(rules) },
  }).createMachine({
    id: 'order',
    type: 'parallel',
    context: ({ input }) => input,
    states: {
      progress: {
        initial: 'newOrder',
        states: Object.fromEntries(progressStatuses.map((status) => [status, { meta: statusMeta[status], on: answersOf(rules, status) }])),
      },
      reward: { initial: 'agreed', states: { agreed: {}, changed: { meta: statusMeta[rewardStatus] } } },
    },
  });

/** State machine of an order: permitted commands, follow-ons and transitions. */
export const orderMachine = orderMachineOf(orderRules);
