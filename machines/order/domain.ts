import type { OrderCommand } from './commands.js';
import type { Refusal, Who } from './decision.js';
import type { OrderEvent } from './events.js';
import type { OrderView } from './figures.js';
import type { OrderState } from './state.js';
import type { ProgressStatus, RewardValue } from './statuses.js';
import type { Parties } from './who.js';

/** Tells the rows of one command apart. */
export type Variant = 'confirm' | 'reject' | 'asked' | 'result' | 'change' | 'restore';

/** What the order's machine is about. */
export interface OrderDomain {
  command: OrderCommand;
  event: OrderEvent;
  state: OrderState;
  view: OrderView;
  status: ProgressStatus;
  who: Who;
  /** null of an order that is yet to be placed */
  parties: Parties | null;
  variant: Variant;
  refusal: Refusal;
  /** what a row asks of the reward region, and where it leads it */
  row: { reward?: { from?: RewardValue; to: RewardValue } };
}
