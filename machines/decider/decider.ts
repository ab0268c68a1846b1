import type { StateValue } from 'xstate';
import { newestVersions, type Upcasters } from './messages.js';
import type { AnyRow, CommandOf, Domain, EventDraft, NameOf } from './row.js';
import { type Answer, evaluate, isPermitted, refusalIn, rowsOf, type Rules, variantOf } from './rules.js';
import { type Chart, isSameValue, moverOf, statusIn } from './statechart.js';

type DraftOf<D extends Domain> = EventDraft<D['event']>;

/** The status before and after a command; the same if it does not move. */
export interface Moved<D extends Domain> {
  from: D['status'];
  to: D['status'];
}

/** For each permitted command, its events in order. */
export type Emitters<D extends Domain, Names extends NameOf<D>> = {
  readonly [Name in Names]: (state: D['state'], command: CommandOf<D, Name>, moved: Moved<D>) => DraftOf<D>[];
};

export type DecisionOf<D extends Domain> =
  { accepted: true; events: D['event'][]; next: D['state'] } | { accepted: false; refusal: D['refusal'] };

export interface Workflow<D extends Domain> {
  rules: Rules<D>;
  /** what moves between statuses; absent if there is one status alone */
  chart?: Chart<D['state']>;
  emitters: object;
  evolve(state: D['state'] | null, event: D['event']): D['state'];
  /** the member of commands and events that has the stream's id */
  stream: keyof D['command'] & keyof D['event'];
  /** of stored events; absent if the shape of none has changed */
  upcasters?: Upcasters;
  /** the first event of the stream, or its refusal; `null` for commands on an existing stream */
  begin(state: D['state'] | null, command: D['command']): { drafts: DraftOf<D>[] } | { refusal: D['refusal'] } | null;
  /** why a command is refused if there is no stream yet */
  absent(command: D['command']): D['refusal'];
  /** the command for follow-on `name` after a command that led to `state`; null if it does not follow */
  follow?(name: NameOf<D>, from: D['command'], state: D['state']): D['command'] | null;
}

/**
 * Evaluates a command on a state (null: no stream yet). Returns its events, including follow-ons, with the state after them, or the refusal. Pure: time and ids
 * are part of the command.
 */
export function deciderOf<D extends Domain>(workflow: Workflow<D>): (state: D['state'] | null, command: D['command']) => DecisionOf<D> {
  const { rules, chart, stream } = workflow;
  const schemaVersions = newestVersions(workflow.upcasters ?? {});
  const move = chart ? moverOf<D>(chart) : () => null;
  const following = followers(rules);

  /**
   * The event drafts of a permitted command, or the refusal. The machine is asked first whether the command moves; if not, its rows decide. Each row is
   * evaluated once.
   */
  function run(state: D['state'], command: D['command']): Outcome<D> {
    const answers = new Map<AnyRow<D>, Answer<D>>();
    const moved = move(state, command, answers);
    if (moved !== null) return permitted(state, command, statusIn(moved), moved);
    const rows = rowsOf(rules, command.type, variantOf(rules, state, command));
    const question = { view: state, actor: command.actor, command };
    const came = rows.map((row) => answers.get(row) ?? evaluate(rules, row, question));
    const refusal = refusalIn(rules, rows, came, state);
    if (refusal !== null) return { refusal };
    const status = rules.statusOf(state);
    if (rows.some(({ to = status }, at) => to !== status && came[at] && isPermitted(came[at])))
      throw new Error(`the table moves with ${command.type} and the machine does not`);
    return permitted(state, command, status, chart?.valueOf(state) ?? status);
  }

  function permitted(state: D['state'], command: D['command'], to: D['status'], value: StateValue): Permitted<D> {
    const emit = (workflow.emitters as Record<NameOf<D>, (state: D['state'], command: D['command'], moved: Moved<D>) => DraftOf<D>[]>)[
      command.type as NameOf<D>
    ];
    return { value, drafts: emit(state, command, { from: rules.statusOf(state), to }) };
  }

  /** Turns the drafts into events of the stream, and returns the state after them. */
  function applied(state: D['state'] | null, command: D['command'], drafts: readonly DraftOf<D>[]): Applied<D> {
    const events: D['event'][] = [];
    let next = state;
    for (const draft of drafts) {
      // Keeps times ascending when the clock was set back.
      const at = Math.max(command.at, state?.updatedAt ?? 0);
      const event = {
        ...draft,
        [stream]: command[stream],
        schemaVersion: schemaVersions[draft.type] ?? 1,
        version: (next?.version ?? 0) + 1,
        actor: command.actor,
        at,
      } as unknown as D['event'];
      events.push(event);
      next = workflow.evolve(next, event);
    }
    if (next === null) throw new Error(`${command.type} begins nothing`);
    return { events, next };
  }

  /** Like `applied`, for a permitted command. @throws Error if the events do not lead where the machine does */
  function transited(state: D['state'], command: D['command'], { value, drafts }: Permitted<D>): Applied<D> {
    const after = applied(state, command, drafts);
    if (!isSameValue(chart?.valueOf(after.next) ?? rules.statusOf(after.next), value))
      throw new Error(`the events of ${command.type} do not lead where the machine does`);
    return after;
  }

  /** The follow-ons whose guards permit them, each on the state after the one before it, and each at most once. */
  function followOns(state: D['state'], command: D['command'], names = following.get(command.type) ?? []): Applied<D> {
    for (const name of names) {
      const next = workflow.follow?.(name, command, state);
      const outcome = next && run(state, next);
      if (!next || !outcome || !('drafts' in outcome)) continue;
      const first = transited(state, next, outcome);
      const later = followOns(
        first.next,
        command,
        names.filter((one) => one !== name),
      );
      return { events: [...first.events, ...later.events], next: later.next };
    }
    return { events: [], next: state };
  }

  return (state, command) => {
    const started = workflow.begin(state, command);
    if (started && 'refusal' in started) return { accepted: false, refusal: started.refusal };
    if (started) return { accepted: true, ...applied(null, command, started.drafts) };
    if (state === null) return { accepted: false, refusal: workflow.absent(command) };
    const outcome = run(state, command);
    if ('refusal' in outcome) return { accepted: false, refusal: outcome.refusal };
    const first = transited(state, command, outcome);
    const second = followOns(first.next, command);
    return { accepted: true, events: [...first.events, ...second.events], next: second.next };
  };
}

interface Permitted<D extends Domain> {
  /** where it leads: the machine's value, or the only status */
  value: StateValue;
  drafts: DraftOf<D>[];
}
type Outcome<D extends Domain> = Permitted<D> | { refusal: D['refusal'] };

interface Applied<D extends Domain> {
  events: D['event'][];
  next: D['state'];
}

/** For each command, its possible follow-ons. */
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

/** The changes by each event but the first. */
export type Changes<S, E extends Event, First extends E['type'], Change> = {
  readonly [Type in Exclude<E['type'], First>]: (state: S, event: Extract<E, { type: Type }>) => Change;
};

export interface Fold<S extends State, E extends Event, First extends E['type'], Change> {
  /** name of the thing in error messages: "an order" */
  noun: string;
  first: First;
  begin(event: Extract<E, { type: First }>): S;
  changes: Changes<S, E, First, Change>;
  /** a change as fields of the state */
  merge(state: S, change: Change, event: E): Partial<S>;
}

/**
 * The state after an event. A pure reducer without checks of its content, because the event is a fact.
 * @throws Error if the event is not the stream's next one
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

/** The state after all events of a stream. @throws Error if the stream is empty or does not start with its first event */
export const folderOf =
  <S extends State, E extends Event>(noun: string, evolve: (state: S | null, event: E) => S) =>
  (events: Iterable<E>): S => {
    let state: S | null = null;
    for (const event of events) state = evolve(state, event);
    if (!state) throw new Error(`an empty stream is no ${noun}`);
    return state;
  };
