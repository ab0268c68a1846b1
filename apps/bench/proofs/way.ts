import type { Account, Reply, World } from './world.js';

/** One meeting of two writes. */
export interface Round {
  /** every part waited where it had to: only then the round shows something */
  met: boolean;
  /** what was seen of one state was used on another */
  accepted: boolean;
  /** a call that is right was accepted, so that refusals of the same call mean something */
  right?: boolean;
}

/** A check that could be chosen on one state and used on another. */
export interface Way {
  name: string;
  /** one round for each order in which the two may commit; each brings its rows about first */
  orders: readonly (() => Promise<Round>)[];
  /** whether the same call is accepted where it is right; without it a round has to be */
  control?(): Promise<boolean>;
}

export const isNew = 'created_at = clock_timestamp()';
export const isAway = 'deactivated_at = clock_timestamp()';
export const isBack = 'deactivated_at = null';

/** A call that is right or wrong by a fact of people, and what that fact is before and after. */
export interface Facts {
  who: Account;
  /** the fact before the call */
  before?: string;
  /** and as it changes while the call is under way */
  change: string;
  /** who else is away, so that the fact decides */
  away?: readonly Account[];
  call(): Promise<Reply>;
  /** whether the call did what the changed fact forbids */
  isWrong(answer: Reply): Promise<boolean> | boolean;
}

/** A call, while a fact of people changes: before the write reads it, and between the decision and the commit. */
export function around(
  world: World,
  restore: () => Promise<unknown>,
  { who, before, change, away = [], call, isWrong }: Facts,
): Way['orders'] {
  const prepare = async (): Promise<void> => {
    await restore();
    for (const one of away) await world.alter(one, isAway);
    if (before !== undefined) await world.alter(who, before);
  };
  return [
    async (): Promise<Round> => {
      await prepare();
      const { answer, met } = await world.gate.changedBefore(world.lockOf(who), world.change(who, change), call);
      return { met, accepted: await isWrong(answer) };
    },
    async (): Promise<Round> => {
      await prepare();
      const { answer, met, early } = await world.gate.changedWithin(world.change(who, change), call);
      return { met, accepted: early && (await isWrong(answer)), right: isAccepted(answer) };
    },
  ];
}

export const isAccepted = ({ status }: Reply): boolean => status === 200;
