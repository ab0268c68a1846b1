import { Injectable } from '@nestjs/common';
import type { Id } from '#machines/kernel/ids';
import { Database } from '#libs/platform/database/database';
import type { DetailsDraftDto } from '../wire/company.dto.js';

/** Drafts of company details, one for each order, so that another device can continue. The last write wins. */
@Injectable()
export class DetailsDrafts {
  constructor(private readonly database: Database) {}

  async read(order: Id): Promise<DetailsDraftDto | null> {
    const row = await this.database.one<{ body: DetailsDraftDto }>('select body from order_details_drafts where order_id = $1', [order]);
    return row?.body ?? null;
  }

  async save(order: Id, draft: DetailsDraftDto): Promise<void> {
    await this.database.query(
      `insert into order_details_drafts (order_id, body) values ($1, $2)
       on conflict (order_id) do update set body = excluded.body, updated_at = now()`,
      [order, JSON.stringify(draft)],
    );
  }

  /** Deletes the draft once the details are given. */
  async forget(order: Id): Promise<void> {
    await this.database.query('delete from order_details_drafts where order_id = $1', [order]);
  }
}
