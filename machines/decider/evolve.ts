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
