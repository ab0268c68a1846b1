import { Injectable } from '@nestjs/common';
import { contentLanguageFor } from '#machines/kernel/content-language';
import type { Id, Language } from '#machines/kernel/ids';
import { Database, type Queryable } from '#libs/platform/database/database';
import type { ListQuery } from '#libs/platform/http/list-query';
import type { choiceGrammar } from './list-grammar.js';
import { Conditions } from './conditions.js';
import type { ChoiceRow } from './rows.js';

export type ChoiceQuery = ListQuery<(typeof choiceGrammar)['filters'], (typeof choiceGrammar)['sorts'][number]>;

const field = `case h.kind when 'activityArea' then 'activityAreas' else h.kind end`;

/** True for a service `s` that offers the choice `h`. */
export const offersChoice = `s.options -> (${field}) @> jsonb_build_array(jsonb_build_object('code', h.code))`;

const columns = `h.id, h.kind, h.code, h.title, h.version, h.archived_at is not null as archived, h.created_at as "createdAt", h.updated_at as "updatedAt",
  (select count(*)::int from services s where s.archived_at is null and ${offersChoice}) as services`;

const orders: Record<ChoiceQuery['sort']['by'], (language: Language) => string> = {
  createdAt: () => 'h.created_at',
  title: (language) => `lower(h.title ->> '${contentLanguageFor(language)}')`,
};

@Injectable()
export class Choices {
  constructor(private readonly database: Database) {}

  find(id: Id): Promise<ChoiceRow | undefined> {
    return this.database.one<ChoiceRow>(`select ${columns} from choices h where h.id = $1`, [id], 'choice-by-id');
  }

  /** Choices that are not archived, by kind, in the order of creation. */
  open(tx: Queryable): Promise<ChoiceRow[]> {
    return tx.query<ChoiceRow>(`select ${columns} from choices h where h.archived_at is null order by h.kind, h.created_at, h.code`);
  }

  /** `query.perPage` rows from `query.offset`, or all when `whole`. */
  async list(query: ChoiceQuery, language: Language, whole: boolean): Promise<{ rows: ChoiceRow[]; total: number }> {
    const where = new Conditions()
      .with('h.kind = any(?::text[])', query.filters.kind)
      .matching([`fold_text((h.title ->> 'ru') || ' ' || (h.title ->> 'en') || ' ' || h.code)`], query.search)
      .fixed(`h.archived_at is ${query.filters.archived === true ? 'not ' : ''}null`);
    const direction = query.sort.descending ? 'desc' : 'asc';
    const order = `${orders[query.sort.by](language)} ${direction}, h.code ${direction}, h.id ${direction}`;
    const rows = await this.database.query<ChoiceRow>(`select ${columns} from choices h ${where.sql} order by ${order}`, where.params);
    return { rows: whole ? rows : rows.slice(query.offset, query.offset + query.perPage), total: rows.length };
  }
}
