import type { QueryBus } from '@nestjs/cqrs';
import { ReadSiteSettings } from '#libs/contracts/catalogue/catalogue-queries';
import type { Config } from '#libs/platform/config/config';
import { type ListGrammar, type ListQuery, parseListQuery } from '#libs/platform/http/list-query';
import { type FieldFault, invalid } from '#libs/platform/http/problem';
import { type ProgressStatus, progressStatuses } from '#machines/order/statuses';
import { type Behind, type Lateness, paymentStatuses, type WalkedBy, walkedSorts } from '../storage/walked-sql.js';

/** `at` is the time of placing. */
export const walkedGrammar = {
  filters: {
    at: { kind: 'date' },
    country: { kind: 'id' },
    service: { kind: 'id' },
    manager: { kind: 'id' },
    partner: { kind: 'id' },
    paidLate: { kind: 'flag' },
  },
  sorts: walkedSorts,
  search: false,
} as const satisfies ListGrammar;
type WalkedQuery = ListQuery<typeof walkedGrammar.filters, (typeof walkedSorts)[number]>;

export const behindKinds = [
  'arrow',
  'entered',
  'waiting',
  'skipped',
  'repeated',
  'paidLate',
  'outliers',
] as const satisfies readonly Behind['kind'][];

const walkedBy = ({ filters: { at, paidLate, ...narrowing } }: WalkedQuery, lateness: Lateness): WalkedBy => ({
  placed: at,
  narrowing,
  lateness,
  late: paidLate === true,
});

/** Limit of late payments, and the office's calendar. */
export async function readLateness(queries: QueryBus, { quotas }: Config): Promise<Lateness> {
  const { workingHours } = await queries.execute(new ReadSiteSettings());
  return { days: quotas.paidLateDays, timeZone: workingHours.timeZone };
}

/** Reads the filters of a map. @throws Problem 422 */
export const readWalkedBy = (raw: unknown, lateness: Lateness, parameters: readonly string[] = []): WalkedBy =>
  walkedBy(parseListQuery(raw, { ...walkedGrammar, parameters }), lateness);

/** Reads the question for the orders behind a figure. @throws Problem 422 */
export function readWalkedOrders(raw: unknown, lateness: Lateness): { by: WalkedBy; behind: Behind; query: WalkedQuery } {
  const query = parseListQuery(raw, { ...walkedGrammar, parameters: ['behind', 'status', 'to'] });
  return { by: walkedBy(query, lateness), behind: behindOf((raw ?? {}) as Record<string, string | undefined>), query };
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
  const status = oneOf<ProgressStatus>('status', given['behind'] === 'paidLate' ? paymentStatuses : progressStatuses);
  const isArrow = given['behind'] === 'arrow';
  const to = isArrow ? oneOf<ProgressStatus>('to', progressStatuses) : undefined;
  if (!isArrow && given['to'] !== undefined) faults.push({ field: 'to', code: 'notOffered' });
  if (faults.length > 0) throw invalid(...faults);
  return kind === 'arrow' ? { kind, status, to: to ?? status } : { kind, status };
}
