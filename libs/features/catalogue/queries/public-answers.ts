import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { Id } from '#machines/kernel/ids';
import { Database } from '#libs/platform/database/database';
import { type ListQuery, pageOf } from '#libs/platform/http/list-query';
import type { PaymentMeans } from '#machines/catalogue/settlement';
import type { IdPage } from '../storage/selection.js';
import { ReadPaymentMeans } from './payment-means.js';

/** Bytes of the cache: some twenty catalogues of the demo's size. */
const mostBytes = 16 * 1024 * 1024;

/** Tables that public answers depend on. */
const tables = ['countries', 'country_pictures', 'services', 'service_types', 'choices', 'catalogue_settings', 'bank_accounts'];

/**
 * Summarises the versions of all rows as one text. Every commit changes it, in whichever process: written rows have the transaction's id,
 * which no row had before, and deleted rows are missing from the count.
 */
const versionSql = `
  select concat_ws(' ', ${tables.map((table) => `(select concat(count(*), ':', sum(hashint8extended(xmin::text::bigint, 0))) from ${table})`).join(', ')}) as version,
    exists (select from bank_accounts where coalesce(proposal::text, 'null') <> 'null') as waits`;

/** A version of the catalogue, by which answers are cached, and the currencies that can be paid in it. */
export interface Edition {
  readonly version: string;
  readonly means: PaymentMeans;
}

/** Reads and formats the items of a list. `kind` is part of the cache's key. */
export interface PublicItems<Row extends { id: Id }> {
  readonly kind: string;
  read(ids: readonly Id[]): Promise<readonly Row[]>;
  view(row: Row): object;
}

/**
 * Caches public answers as JSON in UTF-8, per version of the catalogue. The version is read from the database each time and before the
 * data, so changes by other processes appear at the next read, and no cached answer is older than its key.
 */
@Injectable()
export class PublicAnswers {
  private readonly cached = new LRUCache<string, Buffer>({ maxSize: mostBytes, sizeCalculation: ({ length }, key) => length + key.length });
  private readonly means = new LRUCache<string, PaymentMeans>({ max: 1 });

  constructor(
    private readonly database: Database,
    private readonly reads: ReadPaymentMeans,
  ) {}

  async edition(): Promise<Edition> {
    const row = await this.database.one<{ version: string; waits: boolean }>(versionSql, [], 'catalogue-version');
    const { version = '', waits = true } = row ?? {};
    const known = waits ? undefined : this.means.get(version);
    const means = known ?? (await this.reads.read());
    // A proposed account takes effect at its hour, without a change of a row.
    if (waits) return { version: `${version} ${means.payable.join()}`, means };
    this.means.set(version, means);
    return { version, means };
  }

  /** Returns the cached result of `read`. @param key everything that the result depends on, besides the catalogue */
  async answer(key: string, read: () => Promise<object>): Promise<Buffer> {
    const { version } = await this.edition();
    const place = `${version} ${key}`;
    return this.cached.get(place) ?? this.keep(place, await read());
  }

  /** Leaves out items that were removed meanwhile. */
  async page<Row extends { id: Id }>(
    query: Pick<ListQuery, 'page' | 'perPage'>,
    edition: Edition,
    { ids, total }: IdPage,
    items: PublicItems<Row>,
  ): Promise<Buffer> {
    const [head = '', tail = ''] = JSON.stringify(pageOf(query, [], total)).split('[]');
    const parts = (await this.items(edition, ids, items)).flatMap((item, place) => (place === 0 ? [item] : [comma, item]));
    return Buffer.concat([Buffer.from(`${head}[`), ...parts, Buffer.from(`]${tail}`)]);
  }

  /** Keeps the order of `ids`, without those that `read` does not find. */
  async items<Row extends { id: Id }>({ version }: Edition, ids: readonly Id[], { kind, read, view }: PublicItems<Row>): Promise<Buffer[]> {
    const placeOf = (id: Id): string => `${version} ${kind} ${id}`;
    const found = new Map(ids.map((id) => [id, this.cached.get(placeOf(id))]));
    const missing = ids.filter((id) => found.get(id) === undefined);
    for (const row of missing.length > 0 ? await read(missing) : []) found.set(row.id, this.keep(placeOf(row.id), view(row)));
    return [...found.values()].filter((item) => item !== undefined);
  }

  private keep(place: string, body: object): Buffer {
    const json = Buffer.from(JSON.stringify(body));
    this.cached.set(place, json);
    return json;
  }
}

const comma = Buffer.from(',');
