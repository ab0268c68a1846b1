import type { AnyRow, CommandOf, Domain, NameOf, Verdict } from './row.js';

/** A table with the functions that interpret it: everything needed to decide whether a command is permitted. */
export interface Rules<D extends Domain> {
  readonly rows: ReadonlyMap<NameOf<D>, readonly AnyRow<D>[]>;
  statusOf(view: D['view']): D['status'];
  partiesOf(view: D['view']): D['parties'];
  isWho(who: D['who'], actor: D['command']['actor'], parties: D['parties']): boolean;
  /** whether the actor is the system, in whose name follow-ons happen */
  isFollower?(actor: D['command']['actor']): boolean;
  /** what a row requires of the state in addition to `from` */
  isPlace?(row: AnyRow<D>, view: D['view']): boolean;
  /** the variant of a submission, where `variant` distinguishes rows */
  readonly variants?: { readonly [Name in NameOf<D>]?: (state: D['state'], command: CommandOf<D, Name>) => D['variant'] | undefined };
  /** refusal of a role that never may, or not in this status; `may` are the roles that may */
  forRole(may: readonly D['who'][]): D['refusal'];
  /** refusal in this status; `possible` are the statuses in which the caller may */
  inStatus(possible: readonly D['status'][], view: D['view']): D['refusal'];
}

/** The rows of a table by command. */
export const rowsByName = <D extends Domain>(table: object): ReadonlyMap<NameOf<D>, readonly AnyRow<D>[]> =>
  new Map(
    Object.entries<AnyRow<D> | readonly AnyRow<D>[]>(table as never).map(
      ([name, rows]) => [name, Array.isArray(rows) ? rows : [rows]] as const,
    ),
  );

/** The rows of a command, or of one variant; none for a command that starts the stream. */
export function rowsOf<D extends Domain>({ rows }: Rules<D>, name: NameOf<D>, variant?: D['variant']): readonly AnyRow<D>[] {
  const all = rows.get(name) ?? [];
  return variant === undefined ? all : all.filter((row) => row.variant === variant);
}

/** The variant of a submission; undefined if it concerns all rows, or if the state does not know the object that it names. */
export function variantOf<D extends Domain>({ variants }: Rules<D>, state: D['state'], command: D['command']): D['variant'] | undefined {
  const of = variants?.[command.type as NameOf<D>] as ((state: D['state'], command: D['command']) => D['variant'] | undefined) | undefined;
  return of?.(state, command);
}

/** Whether `actor` may use the row in some status. Follow-ons are also the follower's. */
export const isEver = <D extends Domain>(rules: Rules<D>, row: AnyRow<D>, actor: D['command']['actor'], parties: D['parties']): boolean =>
  row.who.some((who) => rules.isWho(who, actor, parties)) || isOwnFollowOn(rules, row, actor);

const isOwnFollowOn = <D extends Domain>(rules: Rules<D>, row: AnyRow<D>, actor: D['command']['actor']): boolean =>
  row.follows !== undefined && row.follows.by !== 'same' && rules.isFollower?.(actor) === true;

/** The actor and the operation. A submission also has the command, and its view is the whole state. */
export interface Question<D extends Domain> {
  view: D['view'];
  actor: D['command']['actor'];
  command?: D['command'];
}

/** Result of a row: permitted, or the check at which it failed. */
export type Answer<D extends Domain> = { came: Stage } | { came: typeof guarded; refusal: D['refusal'] };
/** Precedence of refusals: never for this role, not in this status, not for this role in this status, a guard. */
type Stage = 0 | 1 | 2 | typeof permitted;
const [never, notHere, notNow, guarded, permitted] = [0, 1, 2, 3, 4] as const;
const stages = { never: { came: never }, notHere: { came: notHere }, notNow: { came: notNow }, permitted: { came: permitted } } as const;

export const isPermitted = <D extends Domain>({ came }: Answer<D>): boolean => came === permitted;

/** The check before its guards that refuses a row; undefined if none does. */
function refusedBefore<D extends Domain>(rules: Rules<D>, row: AnyRow<D>, { view, actor }: Question<D>): Answer<D> | undefined {
  const parties = rules.partiesOf(view);
  if (!isEver(rules, row, actor, parties)) return stages.never;
  const status = rules.statusOf(view);
  if (!row.from.includes(status) || rules.isPlace?.(row, view) === false) return stages.notHere;
  const isNow = row.who.some((who) => rules.isWho(who, actor, parties) && (row.onlyIn?.[who]?.includes(status) ?? true));
  return isNow || isOwnFollowOn(rules, row, actor) ? undefined : stages.notNow;
}

/** Evaluates one row. Without a command: whether some payload would be accepted. */
export function evaluate<D extends Domain>(rules: Rules<D>, row: AnyRow<D>, question: Question<D>): Answer<D> {
  const refused = refusedBefore(rules, row, question);
  if (refused) return refused;
  const verdict = ask(row, question, isOwnFollowOn(rules, row, question.actor));
  return verdict === true ? stages.permitted : { came: guarded, refusal: verdict };
}

/**
 * Whether a guard of the state takes part in `refusalFor` without a command. If none does, the result follows from the status, the rows' `isPlace` and the
 * actor's relations to the parties.
 */
export const asksGuards = <D extends Domain>(rules: Rules<D>, name: NameOf<D>, question: Question<D>): boolean =>
  rowsOf(rules, name).some((row) => (row.stateGuard ?? row.follows?.when) !== undefined && !refusedBefore(rules, row, question));

/** Evaluates the guards in order: state, follow-on condition, payload. */
function ask<D extends Domain>(row: AnyRow<D>, { view, actor, command }: Question<D>, follows: boolean): Verdict<D['refusal']> {
  const state = row.stateGuard?.(view, actor) ?? true;
  if (state !== true) return state;
  const when = (follows ? row.follows?.when?.(view, actor) : true) ?? true;
  if (when !== true || !command) return when;
  return row.payloadGuard?.(view as D['state'], command as never) ?? true;
}

/** The refusal of rows with these results: that of the row whose check went furthest. Null if one of them permits. */
export function refusalIn<D extends Domain>(
  rules: Rules<D>,
  rows: readonly AnyRow<D>[],
  answers: readonly Answer<D>[],
  view: D['view'],
): D['refusal'] | null {
  let furthest: Answer<D>['came'] = never;
  for (const { came } of answers) if (came > furthest) furthest = came;
  if (furthest === permitted) return null;
  const refusing = answers.find(({ came }) => came === furthest);
  if (refusing && 'refusal' in refusing) return refusing.refusal;
  const nearest = rows.filter((_, at) => answers[at]?.came === furthest);
  if (furthest === notHere)
    return rules.inStatus(
      union(nearest, ({ from }) => from),
      view,
    );
  return rules.forRole(union(nearest, ({ who, onlyIn }) => (furthest === never ? who : who.filter((one) => !onlyIn?.[one]))));
}

/** Why a command of that name is refused; null if it is permitted or, without a command, if some payload would be accepted. */
export function refusalFor<D extends Domain>(
  rules: Rules<D>,
  name: NameOf<D>,
  question: Question<D>,
  variant?: D['variant'],
): D['refusal'] | null {
  const rows = rowsOf(rules, name, variant);
  return refusalIn(
    rules,
    rows,
    rows.map((row) => evaluate(rules, row, question)),
    question.view,
  );
}

/** Why this command is refused; null if the machine permits it. */
export const refusalOfCommand = <D extends Domain>(rules: Rules<D>, state: D['state'], command: D['command']): D['refusal'] | null =>
  refusalFor(rules, command.type, { view: state, actor: command.actor, command }, variantOf(rules, state, command));

/** Combines two guards; the first refusal wins. */
export const both =
  <Asked extends unknown[], Refusal>(...guards: readonly ((...asked: Asked) => Verdict<Refusal>)[]) =>
  (...asked: Asked): Verdict<Refusal> => {
    for (const guard of guards) {
      const verdict = guard(...asked);
      if (verdict !== true) return verdict;
    }
    return true;
  };

/** What some rows list, each once; most refusals come from one row, whose list is taken as it is. */
function union<D extends Domain, T>(rows: readonly AnyRow<D>[], listOf: (row: AnyRow<D>) => readonly T[]): readonly T[] {
  const [first, ...others] = rows.map(listOf);
  return others.length === 0 ? (first ?? []) : [...new Set([first ?? [], ...others].flat())];
}
