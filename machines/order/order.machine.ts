import { setup } from 'xstate';
import { answersIn, type Asked, permitsBy } from '#machines/decider/statechart';
import type { OrderDomain } from './domain.js';
import { orderRules } from './refusals.js';
import type { OrderState } from './state.js';
import { statusMeta, type StatusMeta } from './status-meta.js';
import { progressStatuses, rewardStatus } from './statuses.js';

const order = setup({
  types: {} as { context: OrderState; input: OrderState; events: Asked<OrderDomain>; meta: StatusMeta },
  guards: { permits: permitsBy(orderRules) },
});

/** What the states of progress answer to. A transition says where it leaves progress, and the reward where its row has a say in it. */
const on = Object.fromEntries(
  progressStatuses.map((status) => [
    status,
    answersIn(orderRules, status, (to, { reward }) => [`#order.progress.${to}`, ...(reward ? [`#order.reward.${reward.to}`] : [])]),
  ]),
);

/** The order's machine: what is permitted, what follows, and where it leads. Its guard asks what `explain` asks. */
export const orderMachine = order.createMachine({
  id: 'order',
  type: 'parallel',
  context: ({ input }) => input,
  states: {
    progress: {
      initial: 'newOrder',
      states: Object.fromEntries(progressStatuses.map((status) => [status, { meta: statusMeta[status], on: on[status] ?? {} }])),
    },
    reward: { initial: 'agreed', states: { agreed: {}, changed: { meta: statusMeta[rewardStatus] } } },
  },
});
