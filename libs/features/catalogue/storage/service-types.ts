import { Injectable } from '@nestjs/common';
import { contentLanguageFor } from '#machines/kernel/content-language';
import type { Id, Language } from '#machines/kernel/ids';
import { Database, type Queryable } from '#libs/platform/database/database';
import type { ListQuery } from '#libs/platform/http/list-query';
import type { serviceTypeGrammar } from './list-grammar.js';
import { Conditions } from './conditions.js';
import type { ServiceTypeRow } from './rows.js';

export type ServiceTypeQuery = ListQuery<(typeof serviceTypeGrammar)['filters'], (typeof serviceTypeGrammar)['sorts'][number]>;

const columns = `t.id, t.key, t.title, t.version, t.archived_at is not null as archived, t.created_at as "createdAt", t.updated_at as "updatedAt",
  (select count(*)::int from services s where s.type_id = t.id and s.archived_at is null) as services`;

const orders: Record<ServiceTypeQuery['sort']['by'], (language: Language) => string> = {
  createdAt: () => 't.created_at',
  title: (language) => `lower(t.title ->> '${contentLanguageFor(language)}')`,
};

@Injectable()
export class ServiceTypes {
  constructor(private readonly database: Database) {}

  find(id: Id): Promise<ServiceTypeRow | undefined> {
    return this.database.one<ServiceTypeRow>(`select ${columns} from service_types t where t.id = $1`, [id], 'service-type-by-id');
  }

  /** Types that are not archived, in the order of creation. */
  open(tx: Queryable): Promise<ServiceTypeRow[]> {
    return tx.query<ServiceTypeRow>(`select ${columns} from service_types t where t.archived_at is null order by t.created_at, t.id`);
  }

  /** `query.perPage` rows from `query.offset`, or all when `whole`. */
  async list(query: ServiceTypeQuery, language: Language, whole: boolean): Promise<{ rows: ServiceTypeRow[]; total: number }> {
    const where = new Conditions().matching(["fold_text((t.title ->> 'ru') || ' ' || (t.title ->> 'en'))"], query.search);
    where.fixed(`t.archived_at is ${query.filters.archived === true ? 'not ' : ''}null`);
    const direction = query.sort.descending ? 'desc' : 'asc';
    const order = `${orders[query.sort.by](language)} ${direction}, t.id ${direction}`;
    const rows = await this.database.query<ServiceTypeRow>(
      `select ${columns} from service_types t ${where.sql} order by ${order}`,
      where.params,
    );
    return { rows: whole ? rows : rows.slice(query.offset, query.offset + query.perPage), total: rows.length };
  }
}
