import type { Id } from '#machines/kernel/ids';
import type { Actor } from '#machines/kernel/people';
import type { Micros } from '#machines/kernel/time';
import type { Queryable } from '#libs/platform/database/database';
import { permits } from '#machines/access/table';
import { priceApprovalTime, type PriceEvent, priceReference, type PriceReference } from '#machines/catalogue/price-limit';
import type { PriceList } from '#machines/catalogue/price-list';
import type { ServiceContent } from '../rules/service-content.js';

/** The parts of a service that a proposed price replaces. */
export type PricedParts = Pick<ServiceContent, 'price' | 'currency' | 'options'>;

/** Prices that wait for a second person. */
export interface PriceProposal {
  id: Id;
  by: Id;
  at: Micros;
  /** largest relative change; null: from zero */
  percent: number | null;
  /** null while an approval is required */
  countsAt: Micros | null;
  to: PricedParts;
}

/** Whether the service was ever on offer: created in use, restored, or part of the sample catalogue. */
const offeredSql = `
  select from services s where s.id = $1 and (s.archived_at is null
    or exists (select from events e where e.stream_id = s.id and e.stream_type = 'service' and e.type = 'ServiceRestored')
    or not exists (select from events e where e.stream_id = s.id and e.stream_type = 'service' and e.type = 'ServiceCreated'
      and e.data::jsonb -> 'copyOf' <> 'null'))`;

/** Prices of the service since it was first offered. */
const pricesSql = `
  select type = 'ServicePriceApproved' as approved,
    case type when 'ServiceCreated' then null else data::jsonb #> '{prices,from}' end as "from",
    case type when 'ServiceCreated' then data::jsonb -> 'prices' else data::jsonb #> '{prices,to}' end as "to"
  from events where stream_id = $1 and stream_type = 'service' and type in ('ServiceCreated', 'ServiceEdited', 'ServicePriceApproved')
    and jsonb_typeof(data::jsonb -> 'prices') = 'object'
    and version > coalesce((select min(r.version) from events r where r.stream_id = $1 and r.stream_type = 'service' and r.type = 'ServiceRestored'
      and exists (select from events c where c.stream_id = $1 and c.type = 'ServiceCreated' and c.data::jsonb -> 'copyOf' <> 'null')), 0)
    and recorded_at_us > (extract(epoch from clock_timestamp()) * 1000000)::bigint - $2::bigint
  order by version`;

const day: Micros = 24 * 3_600_000_000;

/** Prices with which new ones are compared; null for a copy that was never on offer. The service's row must be locked. */
export async function referenceOf(tx: Queryable, id: Id, now: PriceList, days: number): Promise<PriceReference | null> {
  if (!(await tx.one(offeredSql, [id], 'service-was-offered'))) return null;
  return priceReference(await tx.query<PriceEvent>(pricesSql, [id, days * day], 'prices-in-window'), now);
}

/** Stores a proposal, or null for its end, as the next version of the service. */
export const setPriceProposal = (tx: Queryable, id: Id, proposal: PriceProposal | null): Promise<unknown> =>
  tx.query('update services set version = version + 1, updated_at = clock_timestamp(), price_proposal = $2 where id = $1', [
    id,
    proposal && JSON.stringify(proposal),
  ]);

/** Whether a person may still change prices. Locks their row, so that their rights outlast the transaction. */
export async function mayStillPrice(tx: Queryable, person: Id): Promise<boolean> {
  const row = await tx.one<Pick<Actor, 'role' | 'department'>>(
    'select role, department from users where id = $1 and deactivated_at is null for share',
    [person],
    'proposer-of-prices',
  );
  return row !== undefined && permits({ id: person, ...row }, 'services.write');
}

/** Services with a proposal that may be due: its time has come, or its proposer may have lost the right. */
export async function duePrices(db: Queryable): Promise<Id[]> {
  const rows = await db.query<{ id: Id; isDue: boolean; by: Id } & Pick<Actor, 'role' | 'department'>>(
    `select s.id, u.id as by, u.role, u.department,
       u.id is null or u.deactivated_at is not null or (extract(epoch from clock_timestamp()) * 1000000)::bigint
         >= coalesce((s.price_proposal ->> 'countsAt')::bigint, (s.price_proposal ->> 'at')::bigint + $1::bigint) as "isDue"
     from services s left join users u on u.id = (s.price_proposal ->> 'by')::uuid where s.price_proposal is not null order by s.id`,
    [priceApprovalTime],
  );
  return rows
    .filter(({ isDue, by, role, department }) => isDue || !permits({ id: by, role, department }, 'services.write'))
    .map(({ id }) => id);
}
