import type { CommandName, OrderActor, OrderCommand, OrderCommandOf } from './commands.js';
import type { Refusal, Who } from './decision.js';
import type { OrderEventType } from './events.js';
import type { Standing } from './figures.js';
import { refuse, type StateGuard, type Verdict } from './guards.js';
import type { PayloadGuard } from './payload-guards.js';
import type { OrderState } from './state.js';
import type { ProgressStatus, RewardValue } from './statuses.js';
import { isWho, type Parties } from './who.js';

/** One row of the workflow's tables: where a command is possible, for whom, on which conditions, and what it tells the log. */
export interface Row<Name extends CommandName> {
  /** which submissions the row is about, where one command has several rows */
  variant?: Variant;
  from: readonly ProgressStatus[];
  /** absent where progress stays */
  to?: ProgressStatus;
  who: readonly Who[];
  /** those of `who` that may not in every status of `from`, with the statuses where they may */
  onlyIn?: Partial<Record<Who, readonly ProgressStatus[]>>;
  reward?: { from?: RewardValue; to: RewardValue };
  stateGuard?: StateGuard;
  payloadGuard?: PayloadGuard<Name>;
  emits: readonly OrderEventType[];
  /** the commands after which it follows by itself in the name of the payment, `when` being asked beside the state guard */
  follows?: { after: readonly CommandName[]; when?: StateGuard };
}
export type Variant = 'confirm' | 'reject' | 'asked' | 'result' | 'change' | 'restore';

/** A row of whatever command: its payload guard may only be called by `judge`, which meets it with its own commands alone. */
export type AnyRow = Row<never>;

/** Which of a command's rows a submission is about; undefined when there is one row, or the order does not know the thing it names. */
export const variantOf = (state: OrderState, command: OrderCommand): Variant | undefined =>
  (variants[command.type] as ((state: OrderState, command: OrderCommand) => Variant | undefined) | undefined)?.(state, command);

const variants: { [Name in CommandName]?: (state: OrderState, command: OrderCommandOf<Name>) => Variant | undefined } = {
  managerConfirmedLastPayment: (_state, { payload }) => (payload.rejected ? 'reject' : 'confirm'),
  changePartnerReward: ({ value, facts }, { payload }) =>
    value.reward === 'changed' && payload.percent === facts.rewardPercent ? 'restore' : 'change',
  attachDocument: (_state, { payload }) => (payload.kind === 'result' ? 'result' : 'asked'),
  removeDocument: ({ documents }, { payload }) => {
    const document = documents.find((entry) => entry.id === payload.document);
    return document && (document.kind === 'result' ? 'result' : 'asked');
  },
};

/** Whether `actor` has the row in some status. The payment has those that follow from it. */
export const isEver = (row: AnyRow, actor: OrderActor, parties: Parties | null): boolean =>
  row.who.some((who) => isWho(who, actor, parties)) || (actor.role === 'payment' && row.follows !== undefined);

const isHere = (row: AnyRow, { value }: Standing): boolean =>
  row.from.includes(value.progress) && (row.reward?.from === undefined || row.reward.from === value.reward);

function isNow(row: AnyRow, actor: OrderActor, { value, facts }: Standing): boolean {
  const may = row.who.some((who) => isWho(who, actor, facts) && (row.onlyIn?.[who]?.includes(value.progress) ?? true));
  return may || (actor.role === 'payment' && row.follows !== undefined);
}

/** What was submitted, for the guards on payloads; without it only state and role are judged. */
export interface Submission {
  state: OrderState;
  command: OrderCommand;
}

/**
 * Null when one of the rows permits, else why not, in the workflow's order: never for this role, not in this status, not for
 * this role in this status, the guard on the state, the guard on the payload.
 */
export function judge(rows: readonly AnyRow[], order: Standing, actor: OrderActor, submitted?: Submission): Refusal | null {
  const mine = rows.filter((row) => isEver(row, actor, order.facts));
  if (mine.length === 0) return refuse('forbiddenForRole', 'askRole', { roles: unique(rows.flatMap((row) => row.who)) });
  const here = mine.filter((row) => isHere(row, order));
  if (here.length === 0) {
    return refuse('operationNotPermittedInStatus', 'reachStatus', { statuses: unique(mine.flatMap((row) => row.from)) });
  }
  const now = here.filter((row) => isNow(row, actor, order));
  if (now.length === 0) {
    return refuse('forbiddenForRole', 'askRole', { roles: unique(here.flatMap((row) => row.who.filter((who) => !row.onlyIn?.[who]))) });
  }
  const verdicts = now.map((row) => guarded(row, order, actor, submitted));
  return verdicts.includes(true) ? null : (verdicts.find((verdict) => verdict !== true) ?? null);
}

function guarded(row: AnyRow, order: Standing, actor: OrderActor, submitted: Submission | undefined): Verdict {
  const guards = [row.stateGuard, actor.role === 'payment' ? row.follows?.when : undefined];
  const verdict = guards.map((guard) => guard?.(order, actor) ?? true).find((answer) => answer !== true) ?? true;
  if (verdict !== true || !submitted) return verdict;
  return row.payloadGuard?.(submitted.state, submitted.command as never) ?? true;
}

const unique = <T>(list: readonly T[]): T[] => [...new Set(list)];
