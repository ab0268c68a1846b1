import type { AnyRow, CommandOf, Domain, NameOf, Verdict } from './row.js';

/** A table, and how its words are understood: everything that is needed to tell whether a command is permitted, and why not. */
export interface Rules<D extends Domain> {
  readonly rows: ReadonlyMap<NameOf<D>, readonly AnyRow<D>[]>;
  statusOf(view: D['view']): D['status'];
  partiesOf(view: D['view']): D['parties'];
  isWho(who: D['who'], actor: D['command']['actor'], parties: D['parties']): boolean;
  /** whether it is nobody but the product itself, in whose name operations follow by themselves */
  isFollower?(actor: D['command']['actor']): boolean;
  /** what a row asks of the place beside its `from` */
  isPlace?(row: AnyRow<D>, view: D['view']): boolean;
  /** which of a command's rows a submission is about, where `variant` tells them apart */
  readonly variants?: { readonly [Name in NameOf<D>]?: (state: D['state'], command: CommandOf<D, Name>) => D['variant'] | undefined };
  /** never, or not now, for this role; `may` are those who may */
  forRole(may: readonly D['who'][]): D['refusal'];
  /** not in this status; `possible` are those in which it is possible for whoever asks */
  inStatus(possible: readonly D['status'][], view: D['view']): D['refusal'];
}

/** A table's rows by command. */
export const rowsByName = <D extends Domain>(table: object): ReadonlyMap<NameOf<D>, readonly AnyRow<D>[]> =>
  new Map(
    Object.entries<AnyRow<D> | readonly AnyRow<D>[]>(table as never).map(
      ([name, rows]) => [name, Array.isArray(rows) ? rows : [rows]] as const,
    ),
  );

/** The rows of a command, or those of one variant; none for a command that begins the stream. */
export function rowsOf<D extends Domain>({ rows }: Rules<D>, name: NameOf<D>, variant?: D['variant']): readonly AnyRow<D>[] {
  const all = rows.get(name) ?? [];
  return variant === undefined ? all : all.filter((row) => row.variant === variant);
}

/** Which of a command's rows a submission is about; undefined when it is about all of them, or the state does not know the thing it names. */
export function variantOf<D extends Domain>({ variants }: Rules<D>, state: D['state'], command: D['command']): D['variant'] | undefined {
  const of = variants?.[command.type as NameOf<D>] as ((state: D['state'], command: D['command']) => D['variant'] | undefined) | undefined;
  return of?.(state, command);
}

/** Whether `actor` has the row in some status. What follows by itself is the follower's too. */
export const isEver = <D extends Domain>(rules: Rules<D>, row: AnyRow<D>, actor: D['command']['actor'], parties: D['parties']): boolean =>
  row.who.some((who) => rules.isWho(who, actor, parties)) || isOwnFollowOn(rules, row, actor);

const isOwnFollowOn = <D extends Domain>(rules: Rules<D>, row: AnyRow<D>, actor: D['command']['actor']): boolean =>
  row.follows !== undefined && row.follows.by !== 'same' && rules.isFollower?.(actor) === true;

/** Who asks for what; with the command it is submitted, and the view is the whole state. */
export interface Question<D extends Domain> {
  view: D['view'];
  actor: D['command']['actor'];
  command?: D['command'];
}

/** What a row says: permitted, or how far the question came with it. */
export type Answer<D extends Domain> = { came: Stage } | { came: typeof guarded; refusal: D['refusal'] };
/** In the order in which a refusal is found: never for this role, not in this status, not for this role in this status, a guard. */
type Stage = 0 | 1 | 2 | typeof permitted;
const [never, notHere, notNow, guarded, permitted] = [0, 1, 2, 3, 4] as const;
const stages = { never: { came: never }, notHere: { came: notHere }, notNow: { came: notNow }, permitted: { came: permitted } } as const;

export const isPermitted = <D extends Domain>({ came }: Answer<D>): boolean => came === permitted;

/** Asks one row. Without a command, whether some payload would be accepted. */
export function evaluate<D extends Domain>(rules: Rules<D>, row: AnyRow<D>, { view, actor, command }: Question<D>): Answer<D> {
  const parties = rules.partiesOf(view);
  if (!isEver(rules, row, actor, parties)) return stages.never;
  const status = rules.statusOf(view);
  if (!row.from.includes(status) || rules.isPlace?.(row, view) === false) return stages.notHere;
  const follows = isOwnFollowOn(rules, row, actor);
  const isNow = row.who.some((who) => rules.isWho(who, actor, parties) && (row.onlyIn?.[who]?.includes(status) ?? true));
  if (!isNow && !follows) return stages.notNow;
  const verdict = ask(row, { view, actor, ...(command && { command }) }, follows);
  return verdict === true ? stages.permitted : { came: guarded, refusal: verdict };
}

/** The guards in their order: on the state, on following by itself, on the payload. */
function ask<D extends Domain>(row: AnyRow<D>, { view, actor, command }: Question<D>, follows: boolean): Verdict<D['refusal']> {
  const state = row.stateGuard?.(view, actor) ?? true;
  if (state !== true) return state;
  const when = (follows ? row.follows?.when?.(view, actor) : true) ?? true;
  if (when !== true || !command) return when;
  return row.payloadGuard?.(view as D['state'], command as never) ?? true;
}

/** Why rows that answered so refuse: what the row says that let the question come furthest. Null when one of them permits. */
export function refusalIn<D extends Domain>(
  rules: Rules<D>,
  rows: readonly AnyRow<D>[],
  answers: readonly Answer<D>[],
  view: D['view'],
): D['refusal'] | null {
  const furthest = Math.max(never, ...answers.map(({ came }) => came));
  if (furthest === permitted) return null;
  const refusing = answers.find(({ came }) => came === furthest);
  if (refusing && 'refusal' in refusing) return refusing.refusal;
  const nearest = rows.filter((_, at) => answers[at]?.came === furthest);
  if (furthest === notHere) return rules.inStatus(unique(nearest.flatMap((row) => row.from)), view);
  return rules.forRole(unique(nearest.flatMap((row) => row.who.filter((who) => furthest === never || !row.onlyIn?.[who]))));
}

/** Why a command of that name is refused; null when it is permitted, or when without a command some payload would be accepted. */
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

/** Why this very command is refused; null when the machine permits it. */
export const refusalOfCommand = <D extends Domain>(rules: Rules<D>, state: D['state'], command: D['command']): D['refusal'] | null =>
  refusalFor(rules, command.type, { view: state, actor: command.actor, command }, variantOf(rules, state, command));

/** Both guards, the first one first. */
export const both =
  <Asked extends unknown[], Refusal>(...guards: readonly ((...asked: Asked) => Verdict<Refusal>)[]) =>
  (...asked: Asked): Verdict<Refusal> => {
    for (const guard of guards) {
      const verdict = guard(...asked);
      if (verdict !== true) return verdict;
    }
    return true;
  };

const unique = <T>(list: readonly T[]): T[] => [...new Set(list)];
