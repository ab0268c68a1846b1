import { Injectable } from '@nestjs/common';
import type { Bilingual, Id } from '#machines/kernel/ids';
import { Database } from '#libs/platform/database/database';
import type { OrderDocument, RegisteredCompany, RequestedItem } from '#machines/order/state';
import type { ProgressStatus } from '#machines/order/statuses';

export interface OrderWithFiles {
  id: Id;
  number: number;
  progress: ProgressStatus;
  company: RegisteredCompany | null;
  items: RequestedItem[];
  documents: OrderDocument[];
  required: { title: Bilingual }[];
  /** every file that was ever attached, including those of removed documents */
  files: Id[];
}

/** Orders of a client that are searched for files; the newest are taken. */
const mostOrders = 500;

@Injectable()
export class ClientFiles {
  constructor(private readonly database: Database) {}

  /** Newest first, up to `mostOrders`. */
  ordersOf(client: Id): Promise<OrderWithFiles[]> {
    return this.database.query<OrderWithFiles>(
      `select o.id, o.number, o.progress, o.detail -> 'company' as company, o.detail -> 'items' as items, o.detail -> 'documents' as documents, o.terms -> 'requiredDocuments' as required,
         array(select f.file_id from order_files f where f.order_id = o.id) as files
       from orders o where o.client_id = $1 and exists (select from order_files f where f.order_id = o.id) order by o.number desc limit ${mostOrders}`,
      [client],
      'orders_with_files',
    );
  }

  async validity(files: readonly Id[]): Promise<ReadonlyMap<Id, string>> {
    const sql = `select file_id as id, valid_until::text as day from file_validity where file_id = any ($1)`;
    const rows = await this.database.query<{ id: Id; day: string }>(sql, [files]);
    return new Map(rows.map(({ id, day }) => [id, day]));
  }

  /** @param day YYYY-MM-DD; null deletes it */
  async setValidity(file: Id, day: string | null): Promise<void> {
    if (day === null) await this.database.query('delete from file_validity where file_id = $1', [file]);
    else
      await this.database.query(
        'insert into file_validity (file_id, valid_until) values ($1, $2) on conflict (file_id) do update set valid_until = excluded.valid_until',
        [file, day],
      );
  }
}
