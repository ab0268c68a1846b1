interface Edges<Status> {
  from: readonly Status[];
  /** absent where the status stays */
  to?: Status;
}

/** Where a table's rows lead, told by the table alone. */
export interface Graph<Status> {
  /** the other statuses that one row leads to */
  next(status: Status): readonly Status[];
  /** whether rows can still lead from one status to the other */
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
