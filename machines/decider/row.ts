import type { Micros } from '#machines/kernel/time';

/** The types of one machine; everything in the decider is generic over them. */
export interface Domain {
  command: { readonly type: string; readonly actor: unknown; readonly at: Micros; readonly payload: unknown };
  event: { readonly type: string; readonly version: number; readonly at: Micros; readonly data: unknown };
  state: { readonly version: number; readonly updatedAt: Micros };
  /** input of state guards: the state itself, or a reader's view of it */
  view: unknown;
  status: string;
  who: string;
  /** the parties, from which an actor's relation to the thing is derived */
  parties: unknown;
  variant: string;
  refusal: unknown;
  /** fields of this machine's rows beyond the common ones */
  row: object;
}

export type NameOf<D extends Domain> = D['command']['type'];
export type CommandOf<D extends Domain, Name extends NameOf<D>> = Extract<D['command'], { type: Name }>;

/** An event before it has a version, actor and time: the output of a permitted command. */
export type EventDraft<Event extends { type: string; data: unknown }> = Event extends unknown
  ? { type: Event['type']; data: Event['data'] }
  : never;

/** True, or a refusal. */
export type Verdict<Refusal> = true | Refusal;

/** A condition on the current state. */
export interface StateGuard<D extends Domain> {
  (view: D['view'], actor: D['command']['actor']): Verdict<D['refusal']>;
  /** its refusal codes, for the documentation */
  readonly codes?: readonly string[];
}

/** A condition on the payload, evaluated once the state permits the command. */
interface PayloadGuard<D extends Domain, Name extends NameOf<D>> {
  (state: D['state'], command: CommandOf<D, Name>): Verdict<D['refusal']>;
  readonly codes?: readonly string[];
}

/** One row of a machine's table: source statuses, roles, guards and events of a command. */
export type Row<D extends Domain, Name extends NameOf<D>> = D['row'] & {
  /** the variant of a command that the row handles, where one command has several rows */
  variant?: D['variant'];
  from: readonly D['status'][];
  /** target status; absent if the status does not change */
  to?: D['status'];
  who: readonly D['who'][];
  /** roles of `who` that are limited to some statuses of `from` */
  onlyIn?: Partial<Record<D['who'], readonly D['status'][]>>;
  stateGuard?: StateGuard<D>;
  payloadGuard?: PayloadGuard<D, Name>;
  emits: readonly D['event']['type'][];
  /**
   * Commands after which this one follows automatically if `when` and the state guard permit it: in the name of the rules' follower or, with `by: 'same'`, of
   * the actor of the first command, who needs permission as usual.
   */
  follows?: { after: readonly NameOf<D>[]; when?: StateGuard<D>; by?: 'same' };
};

/** A row of any command. Only `evaluate` may call its payload guard, because it passes only that row's commands. */
export type AnyRow<D extends Domain> = Row<D, never>;

/** Rows of every command on an existing thing; a command may have several. */
export type Table<D extends Domain, Names extends NameOf<D> = NameOf<D>> = {
  readonly [Name in Names]: Row<D, Name> | readonly Row<D, Name>[];
};
