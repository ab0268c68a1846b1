import { Injectable } from '@nestjs/common';
import { readHash, type StoredRead } from '#libs/event-log/chain/read-hash';
import type { Id } from '#machines/kernel/ids';
import type { Micros } from '#machines/kernel/time';
import { batchesOf } from '#libs/platform/database/cursor';
import { Database } from '#libs/platform/database/database';
import type { DateSpan } from '#libs/platform/http/list-query';
import { Conditions } from './conditions.js';
import { countLimit } from './event-rows.js';

export interface ReadRow extends Omit<StoredRead, 'salt'> {
  /** the event that caused the erasure of fields */
  emptiedBy: Id | null;
}

/** Absent members do not restrict. */
export interface ReadSelection {
  people?: readonly Id[] | undefined;
  kinds?: readonly string[] | undefined;
  objects?: readonly Id[] | undefined;
  orders?: readonly Id[] | undefined;
  at?: DateSpan | undefined;
}

const columns = `r.id, r.at_us as at, r.kind, r.person, r.role, r.department, r.object_type as "objectType", r.object, r.order_id as "order", r.version, r.source,
  r.filter, r.network, r.times, r.emptied_by as "emptiedBy"`;

/** Rows of each kind that are cheap to read together. */
const mostOfEach = 1_000;

/** The table `reads`. The application only inserts; the database empties rows whose person or document was erased. */
@Injectable()
export class ReadRows {
  constructor(private readonly database: Database) {}

  /** Inserts rows with their hashes, and empties those whose person or document was erased meanwhile. Existing rows stay. */
  async insert(reads: readonly StoredRead[]): Promise<void> {
    const since = Math.min(...reads.map(({ at }) => at));
    const rows = reads.map((read) => ({ ...read, hash: `\\x${readHash(read).toString('hex')}` }));
    await this.database.transaction(async (tx) => {
      await tx.query(
        `insert into reads (id, at_us, kind, person, role, department, object_type, object, order_id, version, source, filter, network, salt, times, hash)
         select id, at, kind, person, role, department, "objectType", object, "order", version, source, filter, network, salt, times, hash
         from json_to_recordset($1) as r(id uuid, at bigint, kind text, person uuid, role text, department text, "objectType" text, object uuid, "order" uuid,
           version text, source text, filter text, network text, salt text, times integer, hash bytea)
         on conflict (id) do nothing`,
        [JSON.stringify(rows)],
      );
      await tx.query('select empty_ended_reads($1)', [since]);
    });
  }

  /** Empties rows since `since` whose person or document was erased. */
  async emptyEnded(since: Micros): Promise<void> {
    await this.database.query('select empty_ended_reads($1)', [since]);
  }

  page(of: ReadSelection, page: { descending: boolean; limit: number; offset: number }): Promise<ReadRow[]> {
    const { text, values } = selected(of, page.descending, page.offset + page.limit);
    return this.database.query<ReadRow>(`${text} limit ${page.limit} offset ${page.offset}`, values);
  }

  /** Exact up to `limit`; beyond it, `limit + 1`. */
  count(of: ReadSelection, limit = countLimit): Promise<number> {
    const { where, values } = conditions(of);
    return this.database.countUpTo(limit, `reads r ${where}`, values);
  }

  batches(of: ReadSelection, descending: boolean): AsyncGenerator<ReadRow[]> {
    const { where, values } = conditions(of);
    return batchesOf<ReadRow>(this.database, `select ${columns} from reads r ${where} order by ${orderOf(descending)}`, values);
  }

  /** Reads of a file by people other than `reader`, newest first. */
  ofFile(file: Id, reader: Id, limit: number): Promise<ReadRow[]> {
    return this.database.query<ReadRow>(
      `select ${columns} from reads r where r.object = $1 and r.role is not null and r.person is distinct from $2 order by ${orderOf(true)} limit ${limit}`,
      [file, reader],
    );
  }
}

const orderOf = (descending: boolean): string => (descending ? 'r.at_us desc, r.id desc' : 'r.at_us, r.id');

/** Reads the first rows of each kind and sorts them together, because an index sorts the rows of one kind only. */
function selected(of: ReadSelection, descending: boolean, wanted: number): { text: string; values: unknown[] } {
  const order = orderOf(descending);
  const { kinds = [] } = of;
  if (kinds.length < 2 || (of.people ?? of.objects ?? of.orders) !== undefined || wanted > mostOfEach) {
    const { where, values } = conditions(of);
    return { text: `select ${columns} from reads r ${where} order by ${order}`, values };
  }
  const shared = conditions({ ...of, kinds: undefined });
  const joint = shared.where === '' ? 'where' : `${shared.where} and`;
  const branches = [...new Set(kinds)].map(
    (kind) => `(select * from reads r ${joint} r.kind = ${shared.add(kind)}::text order by ${order} limit ${wanted})`,
  );
  return { text: `select ${columns} from (${branches.join(' union all ')}) r order by ${order}`, values: shared.values };
}

const conditions = (of: ReadSelection): Conditions =>
  new Conditions()
    .among('r.person', of.people, 'uuid')
    .among('r.kind', of.kinds, 'text')
    .among('r.object', of.objects, 'uuid')
    .among('r.order_id', of.orders, 'uuid')
    .during('r.at_us', of.at);
