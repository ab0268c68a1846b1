import type { OrderCommand } from './commands.js';
import type { Refusal, Who } from './decision.js';
import type { OrderEvent } from './events.js';
import type { OrderView } from './figures.js';
import type { OrderState } from './state.js';
import type { ProgressStatus, RewardValue } from './statuses.js';
import type { Parties } from './who.js';

/** Selects among the rows of one command. */
export type Variant = 'confirm' | 'reject' | 'asked' | 'result' | 'change' | 'restore' | 'withdrawal';

/** Types of the order's machine. */
export interface OrderDomain {
  command: OrderCommand;
  event: OrderEvent;
  state: OrderState;
  view: OrderView;
  status: ProgressStatus;
  who: Who;
  /** null before the order is placed */
  parties: Parties | null;
  variant: Variant;
  refusal: Refusal;
  /** required and target status of the reward region */
  row: { reward?: { from?: RewardValue; to: RewardValue } };
}
