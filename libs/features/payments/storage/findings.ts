import { v7 } from 'uuid';
import type { Id } from '#machines/kernel/ids';
import type { Currency, MinorUnits } from '#machines/kernel/money';
import type { Micros } from '#machines/kernel/time';
import type { Queryable } from '#libs/platform/database/database';
import type { FindingKind } from '#machines/checkout/finding-events';
import type { DisputeOutcome } from '#machines/order/state';

/** `about` identifies it, however often it is found. */
export interface NewFinding {
  kind: FindingKind;
  about: string;
  order?: Id | null;
  checkout?: Id | null;
  /** the provider's own id */
  reference?: string | null;
  debugId?: string | null;
  amount?: MinorUnits | null;
  currency?: Currency | null;
  /** deadline for our answer in a dispute, or for the refund after a withdrawal */
  answerBy?: Micros | null;
  /** the present by default */
  openedAt?: Micros;
}

/** Opens a finding once. A settled one stays settled. One that was found before its order was known gets the order later. */
export async function openFinding(queryable: Queryable, finding: NewFinding): Promise<void> {
  const { kind, about, order = null, checkout = null, reference = null, debugId = null, amount = null, currency = null } = finding;
  const { answerBy = null, openedAt = Date.now() * 1000 } = finding;
  await queryable.query(
    `insert into payment_findings (id, kind, about, order_id, checkout_id, reference, debug_id, amount, currency, answer_by, opened_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
     on conflict (kind, about) do update
     set order_id = excluded.order_id, checkout_id = excluded.checkout_id, amount = excluded.amount, currency = excluded.currency,
       answer_by = excluded.answer_by
     where (payment_findings.order_id is null or payment_findings.answer_by is distinct from excluded.answer_by) and excluded.order_id is not null`,
    [v7(), kind, about, order, checkout, reference, debugId, amount, currency, answerBy, openedAt],
  );
}

/** Stores the outcome of a dispute in its finding, settled or not. */
export async function recordOutcome(
  queryable: Queryable,
  { kind, about }: Pick<NewFinding, 'kind' | 'about'>,
  outcome: DisputeOutcome,
): Promise<void> {
  await queryable.query('update payment_findings set outcome = $3 where kind = $1 and about = $2', [kind, about, outcome]);
}

/** Includes settled findings. */
export const knownFindings = <Kind extends FindingKind>(
  queryable: Queryable,
  kinds: readonly Kind[],
  order: Id,
): Promise<{ kind: Kind; about: string; amount: MinorUnits | null; open: boolean }[]> =>
  queryable.query(
    'select kind, about, amount, settled_at is null as open from payment_findings where order_id = $1 and kind = any ($2) order by opened_at, id',
    [order, kinds],
    'findings_of_order',
  );

/** Closes a finding whose cause has gone. */
export async function closeFinding(queryable: Queryable, { kind, about }: Pick<NewFinding, 'kind' | 'about'>): Promise<void> {
  await queryable.query(
    `update payment_findings set settled_at = (extract(epoch from clock_timestamp()) * 1000000)::bigint where kind = $1 and about = $2 and settled_at is null`,
    [kind, about],
  );
}

/**
 * Closes findings of lost disputes whose money has a separate finding, which is the one to settle. Provider and log may report the two in
 * either order.
 */
export async function closeLostDisputes(queryable: Queryable, order: Id): Promise<void> {
  await queryable.query(
    `update payment_findings set settled_at = (extract(epoch from clock_timestamp()) * 1000000)::bigint
     where order_id = $1 and kind = 'disputed' and outcome = 'lost' and settled_at is null
       and exists (select from payment_findings where order_id = $1 and kind = 'underpaid')`,
    [order],
  );
}
