import type { AnyStateMachine, StateValue } from 'xstate';
import type { AnyRow, CommandOf, Domain, EventDraft, NameOf } from './row.js';
import { type Answer, evaluate, refusalIn, rowsOf, type Rules, variantOf } from './rules.js';
import { type Arrival, hasArrived, selectorOf } from './statechart.js';

type DraftOf<D extends Domain> = EventDraft<D['event']>;

/** Where the transition that the machine selected leads. */
export interface Moved<D extends Domain> {
  from: D['status'];
  to: D['status'];
}

/** The events of each command that the machine permits, in the order they happen. */
export type Emitters<D extends Domain, Names extends NameOf<D>> = {
  readonly [Name in Names]: (state: D['state'], command: CommandOf<D, Name>, moved: Moved<D>) => DraftOf<D>[];
};

export type DecisionOf<D extends Domain> =
  { accepted: true; events: D['event'][]; next: D['state'] } | { accepted: false; refusal: D['refusal'] };

export interface Workflow<D extends Domain> {
  rules: Rules<D>;
  machine: AnyStateMachine;
  /** the machine's value in that state; the first state that a transition names is of the region whose statuses the table speaks of */
  valueOf(state: D['state']): StateValue;
  emitters: object;
  evolve(state: D['state'] | null, event: D['event']): D['state'];
  /** the members of an event that say whose stream it is in, and in which shape its data is */
  placeOf(command: D['command'], type: D['event']['type']): object;
  /** what begins the stream, or why it may not begin; `null` where the command is about what is there */
  begin(state: D['state'] | null, command: D['command']): { drafts: DraftOf<D>[] } | { refusal: D['refusal'] } | null;
  /** why a command is refused where nothing is there */
  absent(command: D['command']): D['refusal'];
  /** `name` as it follows by itself from a command that led to `state`; null where it does not */
  follow?(name: NameOf<D>, from: D['command'], state: D['state']): D['command'] | null;
}

/**
 * Judges a command on a state (null: the stream is yet to begin) and gives its events, those that follow by themselves included, with the state after them; or
 * the refusal. Pure: time and ids enter with the command.
 */
export function deciderOf<D extends Domain>(workflow: Workflow<D>): (state: D['state'] | null, command: D['command']) => DecisionOf<D> {
  const { rules } = workflow;
  const select = selectorOf<D>(workflow.machine, (state) => workflow.valueOf(state));
  const following = followers(rules);

  /** The drafts of what the machine selects, or why it selects nothing. Each row is asked once: by the machine's guard, or for the refusal. */
  function run(state: D['state'], command: D['command']): Outcome<D> {
    const answers = new Map<AnyRow<D>, Answer<D>>();
    const arrival = select(state, { ...command, answers });
    if (arrival) return { arrival, drafts: emit(state, command, arrival) };
    const rows = rowsOf(rules, command.type, variantOf(rules, state, command));
    const question = { view: state, actor: command.actor, command };
    const refusal = refusalIn(
      rules,
      rows,
      rows.map((row) => answers.get(row) ?? evaluate(rules, row, question)),
      state,
    );
    if (refusal === null) throw new Error(`the machine refuses ${command.type} and its table has no reason`);
    return { refusal };
  }

  function emit(state: D['state'], command: D['command'], arrival: Arrival): DraftOf<D>[] {
    const emitter = (workflow.emitters as Record<NameOf<D>, (state: D['state'], command: D['command'], moved: Moved<D>) => DraftOf<D>[]>)[
      command.type as NameOf<D>
    ];
    return emitter(state, command, { from: rules.statusOf(state), to: arrival[0]?.at(-1) ?? '' });
  }

  /** The drafts as events in the stream, and the state after them. */
  function applied(state: D['state'] | null, command: D['command'], drafts: readonly DraftOf<D>[]): Applied<D> {
    const events: D['event'][] = [];
    let next = state;
    for (const draft of drafts) {
      // A clock that was set back must not make a later event look earlier.
      const place = { version: (next?.version ?? 0) + 1, actor: command.actor, at: Math.max(command.at, state?.updatedAt ?? 0) };
      const event = { ...draft, ...workflow.placeOf(command, draft.type), ...place } as unknown as D['event'];
      events.push(event);
      next = workflow.evolve(next, event);
    }
    if (next === null) throw new Error(`${command.type} begins nothing`);
    return { events, next };
  }

  /** As `applied`, of a command that the machine permitted. @throws Error when the events do not lead where the machine's transition does */
  function transited(state: D['state'], command: D['command'], { arrival, drafts }: Permitted<D>): Applied<D> {
    const after = applied(state, command, drafts);
    if (!hasArrived(workflow.valueOf(after.next), arrival))
      throw new Error(`the events of ${command.type} do not lead where the machine does`);
    return after;
  }

  /** The first operation that follows by itself, if one does: its guard is asked like anybody's. */
  function followOn(state: D['state'], command: D['command']): Applied<D> {
    for (const name of following.get(command.type) ?? []) {
      const next = workflow.follow?.(name, command, state);
      const outcome = next && run(state, next);
      if (next && outcome && 'drafts' in outcome) return transited(state, next, outcome);
    }
    return { events: [], next: state };
  }

  return (state, command) => {
    const begun = workflow.begin(state, command);
    if (begun && 'refusal' in begun) return { accepted: false, refusal: begun.refusal };
    if (begun) return { accepted: true, ...applied(null, command, begun.drafts) };
    if (state === null) return { accepted: false, refusal: workflow.absent(command) };
    const outcome = run(state, command);
    if ('refusal' in outcome) return { accepted: false, refusal: outcome.refusal };
    const first = transited(state, command, outcome);
    const second = followOn(first.next, command);
    return { accepted: true, events: [...first.events, ...second.events], next: second.next };
  };
}

interface Permitted<D extends Domain> {
  arrival: Arrival;
  drafts: DraftOf<D>[];
}
type Outcome<D extends Domain> = Permitted<D> | { refusal: D['refusal'] };

interface Applied<D extends Domain> {
  events: D['event'][];
  next: D['state'];
}

/** By command, what may follow it by itself. */
function followers<D extends Domain>({ rows }: Rules<D>): ReadonlyMap<NameOf<D>, readonly NameOf<D>[]> {
  const found = new Map<NameOf<D>, NameOf<D>[]>();
  for (const [name, own] of rows) {
    for (const after of new Set(own.flatMap(({ follows }) => follows?.after ?? []))) found.set(after, [...(found.get(after) ?? []), name]);
  }
  return found;
}

interface Event {
  readonly type: string;
  readonly version: number;
  readonly at: number;
}
interface State {
  readonly version: number;
}

/** What each event but the first changes. */
export type Changes<S, E extends Event, First extends E['type'], Change> = {
  readonly [Type in Exclude<E['type'], First>]: (state: S, event: Extract<E, { type: Type }>) => Change;
};

export interface Fold<S extends State, E extends Event, First extends E['type'], Change> {
  /** what the stream is of, for its errors: "an order" */
  noun: string;
  first: First;
  begin(event: Extract<E, { type: First }>): S;
  changes: Changes<S, E, First, Change>;
  /** a change as members of the state */
  merge(state: S, change: Change, event: E): Partial<S>;
}

/**
 * The state after an event: a pure reducer that judges nothing, since what happened happened.
 * @throws Error when the event is not the stream's next one
 */
export const evolverOf =
  <S extends State, E extends Event, First extends E['type'], Change>({ noun, first, begin, changes, merge }: Fold<S, E, First, Change>) =>
  (state: S | null, event: E): S => {
    const version = state?.version ?? 0;
    if (event.version !== version + 1) throw new Error(`event ${event.version} does not follow version ${version}`);
    if (event.type === first) return begin(event as Extract<E, { type: First }>);
    if (!state) throw new Error(`${noun} begins with ${first}, not ${event.type}`);
    const change = (changes as unknown as Record<string, (state: S, event: E) => Change>)[event.type] as (state: S, event: E) => Change;
    return { ...state, ...merge(state, change(state, event), event), version: event.version, updatedAt: event.at };
  };

/** The state after a whole stream. @throws Error when the stream is empty or does not begin with its first event */
export const folderOf =
  <S extends State, E extends Event>(noun: string, evolve: (state: S | null, event: E) => S) =>
  (events: Iterable<E>): S => {
    let state: S | null = null;
    for (const event of events) state = evolve(state, event);
    if (!state) throw new Error(`an empty stream is no ${noun}`);
    return state;
  };
