import type { Micros } from '#libs/kernel/time';

/** What a machine is about, as types. Everything of the decider is told in these. */
export interface Domain {
  command: { readonly type: string; readonly actor: unknown; readonly at: Micros; readonly payload: unknown };
  event: { readonly type: string; readonly version: number; readonly at: Micros; readonly data: unknown };
  state: { readonly version: number; readonly updatedAt: Micros };
  /** what a guard on the state asks: the state itself, or the view of it that a reader holds */
  view: unknown;
  status: string;
  who: string;
  /** whose the thing is, for telling who somebody is to it */
  parties: unknown;
  variant: string;
  refusal: unknown;
  /** what the rows of this machine have beside those of every machine */
  row: object;
}

export type NameOf<D extends Domain> = D['command']['type'];
export type CommandOf<D extends Domain, Name extends NameOf<D>> = Extract<D['command'], { type: Name }>;

/** An event before it has its place, actor and time: what a permitted command emits. */
export type EventDraft<Event extends { type: string; data: unknown }> = Event extends unknown
  ? { type: Event['type']; data: Event['data'] }
  : never;

/** True, or why not. */
export type Verdict<Refusal> = true | Refusal;

/** A condition on the thing as it stands. */
export interface StateGuard<D extends Domain> {
  (view: D['view'], actor: D['command']['actor']): Verdict<D['refusal']>;
  /** what it may refuse with, for the documentation */
  readonly codes?: readonly string[];
}

/** A condition on what was submitted, asked once the state itself permits the command. */
interface PayloadGuard<D extends Domain, Name extends NameOf<D>> {
  (state: D['state'], command: CommandOf<D, Name>): Verdict<D['refusal']>;
  readonly codes?: readonly string[];
}

/** One row of a machine's table: where a command is possible, for whom, on which conditions, and what it emits. */
export type Row<D extends Domain, Name extends NameOf<D>> = D['row'] & {
  /** which submissions the row is about, where one command has several rows */
  variant?: D['variant'];
  from: readonly D['status'][];
  /** absent where the status stays */
  to?: D['status'];
  who: readonly D['who'][];
  /** those of `who` that may not in every status of `from`, with the statuses where they may */
  onlyIn?: Partial<Record<D['who'], readonly D['status'][]>>;
  stateGuard?: StateGuard<D>;
  payloadGuard?: PayloadGuard<D, Name>;
  emits: readonly D['event']['type'][];
  /**
   * The commands after which it follows by itself, `when` being asked beside the state guard: in the name of the follower of the rules,
   * or, `by: 'same'`, in the name of whoever gave the command, who needs the right to it like anybody.
   */
  follows?: { after: readonly NameOf<D>[]; when?: StateGuard<D>; by?: 'same' };
};

/** A row of whatever command: its payload guard may only be called by `evaluate`, which meets it with its own commands alone. */
export type AnyRow<D extends Domain> = Row<D, never>;

/** Every command on a thing that is there; a command may have several rows. */
export type Table<D extends Domain, Names extends NameOf<D> = NameOf<D>> = {
  readonly [Name in Names]: Row<D, Name> | readonly Row<D, Name>[];
};
