import { type ListGrammar, type ListQuery, parseListQuery } from '#libs/platform/http/list-query';
import { type FieldFault, invalid } from '#libs/platform/http/problem';
import { type ProgressStatus, progressStatuses } from '#machines/order/statuses';
import { type Behind, type WalkedBy, walkedSorts } from '../storage/walked-sql.js';

/** What may be asked of the process map: `at` is when orders were placed. */
export const walkedGrammar = {
  filters: {
    at: { kind: 'date' },
    country: { kind: 'id' },
    service: { kind: 'id' },
    manager: { kind: 'id' },
    partner: { kind: 'id' },
  },
  sorts: walkedSorts,
  search: false,
} as const satisfies ListGrammar;
type WalkedQuery = ListQuery<typeof walkedGrammar.filters, (typeof walkedSorts)[number]>;

export const behindKinds = ['arrow', 'entered', 'waiting', 'skipped', 'repeated'] as const satisfies readonly Behind['kind'][];

const walkedBy = ({ filters: { at, ...narrowing } }: WalkedQuery): WalkedBy => ({ placed: at, narrowing });

/** Reads the filters of a map. @throws Problem 422 */
export const readWalkedBy = (raw: unknown, parameters: readonly string[] = []): WalkedBy =>
  walkedBy(parseListQuery(raw, { ...walkedGrammar, parameters }));

/** Reads the question for the orders behind a figure. @throws Problem 422 */
export function readWalkedOrders(raw: unknown): { by: WalkedBy; behind: Behind; query: WalkedQuery } {
  const query = parseListQuery(raw, { ...walkedGrammar, parameters: ['behind', 'status', 'to'] });
  return { by: walkedBy(query), behind: behindOf((raw ?? {}) as Record<string, string | undefined>), query };
}

function behindOf(given: Record<string, string | undefined>): Behind {
  const faults: FieldFault[] = [];
  const oneOf = <Choice extends string>(field: string, choices: readonly [Choice, ...Choice[]]): Choice => {
    const value = given[field];
    const found = choices.find((one) => one === value);
    if (found === undefined) faults.push({ field, code: value === undefined || value === '' ? 'required' : 'notOffered' });
    return found ?? choices[0];
  };
  const kind = oneOf('behind', behindKinds);
  const status = oneOf<ProgressStatus>('status', progressStatuses);
  const isArrow = given['behind'] === 'arrow';
  const to = isArrow ? oneOf<ProgressStatus>('to', progressStatuses) : undefined;
  if (!isArrow && given['to'] !== undefined) faults.push({ field: 'to', code: 'notOffered' });
  if (faults.length > 0) throw invalid(...faults);
  return kind === 'arrow' ? { kind, status, to: to ?? status } : { kind, status };
}
