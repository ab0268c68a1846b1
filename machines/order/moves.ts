import { movesOf, type StatedMove } from '#machines/decider/statechart';
import type { AnyRow } from '#machines/decider/row';
import type { CommandName } from './commands.js';
import type { OrderDomain, Variant } from './domain.js';
import { type Condition, conditions, orderChart } from './order.machine.js';
import type { ProgressStatus, RewardValue } from './statuses.js';

/** Every move of an order as the machine states it, in both regions. */
export const progressMoves: readonly StatedMove[] = movesOf(orderChart, 'progress');
export const rewardMoves: readonly StatedMove[] = movesOf(orderChart, 'reward');

const rewardValues = new Set(rewardMoves.map(({ from }) => from));

/** The part of a row that the machine states. */
type Stated = Partial<Pick<AnyRow<OrderDomain>, 'from' | 'to' | 'stateGuard' | 'reward'>>;

/** From where to where a command leads, and on which condition; empty for a command that never moves. */
export function statedOf(name: CommandName, variant?: Variant): Stated {
  const isOf = (move: StatedMove) => move.event === name && move.variant === variant;
  const [moves, rewards] = [progressMoves.filter(isOf), rewardMoves.filter(isOf)];
  const [move] = [...moves, ...rewards];
  if (!move) return {};
  return {
    ...(move.guard === 'permitted' ? {} : { stateGuard: conditions[move.guard as Condition] }),
    ...(moves.length > 0 && { from: moves.map(({ from }) => from as ProgressStatus), to: move.to as ProgressStatus }),
    ...(rewards[0] && { reward: rewardOf(rewards, moves.length === 0) }),
  };
}

/** The value of the reward that a command requires, if it moves the reward alone and not from every value, and the one that it leads to. */
function rewardOf(rewards: readonly StatedMove[], alone: boolean): { from?: RewardValue; to: RewardValue } {
  const from = rewards.map((move) => move.from as RewardValue);
  const required = alone && from.length < rewardValues.size ? from[0] : undefined;
  return { ...(required && { from: required }), to: rewards[0]?.to as RewardValue };
}
