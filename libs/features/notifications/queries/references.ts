import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ServiceTitles } from '#libs/contracts/catalogue/catalogue-queries';
import { CompanyNames } from '#libs/contracts/companies/company-queries';
import { PeopleByIds } from '#libs/contracts/people/people-by-ids';
import type { Id } from '#machines/kernel/ids';
import { Database } from '#libs/platform/database/database';
import { readNamed } from '../storage/known-orders.js';
import type { NoticeRow } from '../storage/notice-row.js';
import { type References, needsOf } from '../rules/notice-text.js';
import type { SubjectType } from '../wire/kinds.js';

/** Takes three queries, however many notifications there are. */
@Injectable()
export class ReferencesReader {
  constructor(
    private readonly queries: QueryBus,
    private readonly database: Database,
  ) {}

  async of(rows: readonly NoticeRow[]): Promise<References> {
    const orders = await readNamed(this.database, [...new Set(rows.flatMap(({ order_id }) => order_id ?? []))]);
    const needs = needsOf(rows, orders);
    const subjects = (type: SubjectType): Id[] =>
      rows.flatMap(({ subject_type, subject_id }) => (subject_type === type ? [subject_id] : []));
    const [services, companies] = [subjects('service'), subjects('company')];
    const [people, texts, titles, names] = await Promise.all([
      needs.people.length > 0 ? this.queries.execute(new PeopleByIds(needs.people)) : new Map<Id, never>(),
      this.texts(needs.texts),
      services.length > 0 ? this.queries.execute(new ServiceTitles(services)) : new Map<Id, never>(),
      companies.length > 0 ? this.queries.execute(new CompanyNames(companies)) : new Map<Id, never>(),
    ]);
    return {
      order: (id) => orders.get(id),
      person: (id) => people.get(id),
      text: (id) => texts.get(id),
      service: (id) => titles.get(id)?.title,
      company: (id) => names.get(id),
    };
  }

  /** Bodies of free texts; erased ones are absent. */
  async texts(ids: readonly Id[]): Promise<ReadonlyMap<Id, string>> {
    if (ids.length === 0) return new Map();
    const rows = await this.database.query<{ id: Id; body: string }>(
      'select id, body from texts where id = any ($1) and body is not null',
      [ids],
    );
    return new Map(rows.map(({ id, body }) => [id, body]));
  }
}
