import { Injectable } from '@nestjs/common';
import type { Id } from '#machines/kernel/ids';
import { Database, type Queryable } from '#libs/platform/database/database';
import type { CheckoutState } from '#machines/checkout/state';
import { type CheckoutRow, checkoutStream } from './checkout-stream.js';

const found = (row: CheckoutRow | undefined): CheckoutState | null => (row ? checkoutStream.read(row) : null);

@Injectable()
export class Checkouts {
  constructor(private readonly database: Database) {}

  async byId(id: Id): Promise<CheckoutState | null> {
    return found(await this.database.one<CheckoutRow>('select * from checkouts where id = $1', [id], 'checkout'));
  }

  async byReference(reference: string): Promise<CheckoutState | null> {
    return found(await this.database.one<CheckoutRow>('select * from checkouts where reference = $1', [reference]));
  }

  /**
   * The checkout that may still be paid, or is being paid; one that the provider is checking is counted by the order and blocks no other.
   */
  async openOf(order: Id, queryable: Queryable = this.database): Promise<CheckoutState | null> {
    return found(
      await queryable.one<CheckoutRow>(
        `select * from checkouts where order_id = $1
         and status in ('created', 'approvalWaited', 'approved', 'capturing', 'declined', 'unknown')`,
        [order],
      ),
    );
  }
}
