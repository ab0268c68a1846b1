import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { OrdersOfFiles } from '#libs/contracts/documents/orders-of-files';
import type { Id } from '#libs/kernel/ids';
import { Database } from '#libs/platform/database/database';

@QueryHandler(OrdersOfFiles)
export class OrdersOfFilesHandler implements IQueryHandler<OrdersOfFiles> {
  constructor(private readonly database: Database) {}

  async execute({ files }: OrdersOfFiles): Promise<ReadonlyMap<Id, Id>> {
    if (files.length === 0) return new Map();
    const rows = await this.database.query<{ file: Id; order: Id }>(
      'select distinct on (file_id) file_id as file, order_id as "order" from order_files where file_id = any ($1) order by file_id, order_id desc',
      [files],
    );
    return new Map(rows.map(({ file, order }) => [file, order]));
  }
}
