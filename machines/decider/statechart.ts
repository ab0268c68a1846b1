import type { AnyStateMachine, StateValue } from 'xstate';
import type { AnyRow, Domain, NameOf } from './row.js';
import { type Answer, evaluate, isPermitted, rowsOf, type Rules, variantOf } from './rules.js';

/** A command as the machine's event. If it has a map for results, each evaluated row stores its result there. */
export type Asked<D extends Domain> = D['command'] & { answers?: Map<AnyRow<D>, Answer<D>> };

/** The single guard of every machine: whether the transition's row permits the command. */
export const permitsBy =
  <D extends Domain>(rules: Rules<D>) =>
  ({ context, event }: { context: D['state']; event: Asked<D> }, { row }: { row: AnyRow<D> }): boolean => {
    const variant = variantOf(rules, context, event);
    if (variant !== undefined && variant !== row.variant) return false;
    const answer = evaluate(rules, row, { view: context, actor: event.actor, command: event });
    event.answers?.set(row, answer);
    return isPermitted(answer);
  };

interface Transition<D extends Domain, Target> {
  target: Target;
  guard: { type: 'permits'; params: { row: AnyRow<D> } };
}

/**
 * The transitions of `status`: one for each row that has it in `from`. Rows that keep the status target it too, so that every transition has a target.
 * `targetOf` names the target state.
 */
export const answersIn = <D extends Domain, Target>(
  rules: Rules<D>,
  status: D['status'],
  targetOf: (to: D['status'], row: AnyRow<D>) => Target,
): Record<NameOf<D>, Transition<D, Target>[]> => {
  const transitions = (name: NameOf<D>) =>
    rowsOf(rules, name)
      .filter((row) => row.from.includes(status))
      .map((row) => ({ target: targetOf(row.to ?? status, row), guard: { type: 'permits' as const, params: { row } } }));
  return Object.fromEntries([...rules.rows.keys()].map((name) => [name, transitions(name)])) as Record<NameOf<D>, Transition<D, Target>[]>;
};

/** The target of a selected transition: a state path per region. */
export type Arrival = readonly (readonly string[])[];

/**
 * Returns the transition that the machine would select, without executing it. It calls the machine's `getTransitionData`, because xstate's `transition` gives
 * the same result at sixty times the cost: it starts an actor system for each call.
 */
export function selectorOf<D extends Domain>(machine: AnyStateMachine, valueOf: (state: D['state']) => StateValue) {
  /** Cached per value: resolving one costs more than deciding. */
  const snapshots = new Map<string, ReturnType<typeof machine.resolveState>>();
  const snapshotOf = (state: D['state']) => {
    const value = valueOf(state);
    const key = JSON.stringify(value);
    const snapshot = snapshots.get(key) ?? machine.resolveState({ value, context: {} });
    snapshots.set(key, snapshot);
    return { ...snapshot, context: state };
  };
  return (state: D['state'], command: Asked<D>): Arrival | null => {
    const [selected] = machine.getTransitionData(snapshotOf(state), command);
    return selected ? (selected.target ?? []).map((node) => node.path) : null;
  };
}

/** Whether the machine's value matches the paths. */
export const hasArrived = (value: StateValue, arrival: Arrival): boolean =>
  arrival.every(
    (path) =>
      path.reduce<StateValue | undefined>((at, key) => (typeof at === 'object' ? at[key] : at === key ? key : undefined), value) !==
      undefined,
  );

interface Edges<Status> {
  from: readonly Status[];
  /** absent if the status does not change */
  to?: Status;
}

/** Transitions of a table, from the table alone. */
export interface Graph<Status> {
  /** the other statuses that one row leads to */
  next(status: Status): readonly Status[];
  /** whether some rows lead from one status to the other */
  isAhead(from: Status, to: Status): boolean;
}

export function graphOf<Status extends string>(rows: readonly Edges<Status>[], statuses: readonly Status[]): Graph<Status> {
  const leads = (status: Status): Status[] => [
    ...new Set(rows.flatMap(({ from, to }) => (to !== undefined && to !== status && from.includes(status) ? [to] : []))),
  ];
  const next = new Map(statuses.map((status) => [status, leads(status)]));
  const nextOf = (status: Status): readonly Status[] => next.get(status) ?? [];
  const reachable = new Map(statuses.map((status) => [status, reachableFrom(status, nextOf)]));
  return { next: nextOf, isAhead: (from, to) => reachable.get(from)?.has(to) ?? false };
}

function reachableFrom<Status>(status: Status, next: (status: Status) => readonly Status[]): ReadonlySet<Status> {
  const found = new Set<Status>();
  const open = [...next(status)];
  for (let reached = open.pop(); reached !== undefined; reached = open.pop()) {
    if (found.has(reached)) continue;
    found.add(reached);
    open.push(...next(reached));
  }
  return found;
}
