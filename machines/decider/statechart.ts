import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, StateValue } from 'xstate';
import type { AnyRow, Domain, NameOf } from './row.js';
import { type Answer, evaluate, isPermitted, rowsOf, type Rules, variantOf } from './rules.js';

/** Whether some payload of a command would be accepted; `variant`: of one of its rows. */
interface Inquiry<D extends Domain> {
  type: NameOf<D>;
  actor: D['command']['actor'];
  variant?: D['variant'];
}

/** A machine's event: a command, or an inquiry. If a command has a map for results, each evaluated row stores its result there. */
export type Asked<D extends Domain> = (D['command'] & { answers?: Map<AnyRow<D>, Answer<D>> }) | Inquiry<D>;

/** Parameters of a guard: the variant of its row, where a command has several. */
export interface ForVariant<Variant> {
  variant?: Variant | undefined;
}

/** The guard of every machine: whether the row of the transition permits the command. */
export const permitsBy =
  <D extends Domain>(rules: Rules<D>) =>
  ({ context, event }: { context: D['view']; event: Asked<D> }, { variant }: ForVariant<D['variant']> = {}): boolean => {
    const command = 'payload' in event ? event : null;
    const asked = command ? variantOf(rules, context as D['state'], command) : (event as Inquiry<D>).variant;
    if (asked !== undefined && asked !== variant) return false;
    const row = rowIn(rules, event.type, variant, rules.statusOf(context));
    if (!row) return false;
    const known = command?.answers?.get(row);
    if (known) return isPermitted(known);
    const answer = evaluate(rules, row, { view: context, actor: event.actor, ...(command && { command }) });
    command?.answers?.set(row, answer);
    return isPermitted(answer);
  };

const rowIn = <D extends Domain>(rules: Rules<D>, name: NameOf<D>, variant: D['variant'] | undefined, status: D['status']) =>
  rowsOf(rules, name).find((row) => row.variant === variant && row.from.includes(status));

interface Transition<D extends Domain, Target> {
  target: Target;
  guard: { type: 'permits'; params: ForVariant<D['variant']> };
}

/** The transitions from `status`, for a machine that is made from its table: one for each row that has it in `from` and a target. */
export const movesFrom = <D extends Domain>(
  rules: Rules<D>,
  status: D['status'],
): Partial<Record<NameOf<D>, Transition<D, D['status']>[]>> =>
  Object.fromEntries(
    [...rules.rows].flatMap(([name, rows]) => {
      const moves = rows.flatMap(({ variant, from, to }) =>
        to !== undefined && from.includes(status) ? [{ target: to, guard: { type: 'permits' as const, params: { variant } } }] : [],
      );
      return moves.length === 0 ? [] : [[name, moves]];
    }),
  ) as Partial<Record<NameOf<D>, Transition<D, D['status']>[]>>;

/** A transition as its machine states it: the event and the guard with its variant, from one child of a region to another. */
export interface StatedMove {
  event: string;
  variant: string | undefined;
  guard: string;
  from: string;
  to: string;
}

/** The transitions of a machine's region, in the order of its states. */
export const movesOf = (machine: AnyStateMachine, region: string): StatedMove[] =>
  Object.values<AnyStateNode>(machine.states[region]?.states ?? {}).flatMap((state) =>
    [...state.transitions].flatMap(([event, transitions]) =>
      transitions.flatMap(({ guard, target = [] }) => {
        const { type, params } = (typeof guard === 'object' ? guard : { type: guard ?? 'none' }) as {
          type: string;
          params?: ForVariant<string>;
        };
        return target.map((to) => ({ event, variant: params?.variant, guard: type, from: state.key, to: to.key }));
      }),
    ),
  );

/** The statechart of a workflow. If it has regions, the first one holds the table's statuses. */
export interface Chart<State> {
  machine: AnyStateMachine;
  /** the machine's value in that state */
  valueOf(state: State): StateValue;
}

/**
 * Returns the value to which the machine would move on a command, without executing it; null if it has no such transition. It calls the machine's
 * `getTransitionData` with the parts of a snapshot that guards and selection read: xstate's `transition` gives the same result at sixty times the cost, because
 * it starts an actor system for each call.
 */
export function moverOf<D extends Domain>({ machine, valueOf }: Chart<D['state']>) {
  const moving = new Set(machine.events);
  return (state: D['state'], command: D['command'], answers: Map<AnyRow<D>, Answer<D>>): StateValue | null => {
    if (!moving.has(command.type)) return null;
    const value = valueOf(state);
    const selected = machine.getTransitionData({ machine, value, context: state } as AnyMachineSnapshot, { ...command, answers });
    const targets = selected.flatMap(({ target = [] }) => target);
    return targets.length === 0 ? null : targets.reduce<StateValue>((moved, { path }) => valueAt(moved, path), value);
  };
}

/** The value after a move to the state at `path`: of a machine without regions, or of the region that the path names. */
const valueAt = (value: StateValue, path: readonly string[]): StateValue => {
  const [region = '', status = ''] = path;
  return typeof value === 'object' ? { ...value, [region]: status } : region;
};

const keyOf = (value: StateValue): string => (typeof value === 'string' ? value : Object.values(value).join());

export const isSameValue = (one: StateValue, other: StateValue): boolean => keyOf(one) === keyOf(other);

/** The status that a value holds for the table. */
export const statusIn = (value: StateValue): string => (typeof value === 'string' ? value : String(Object.values(value)[0]));

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
