import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Id } from '#machines/kernel/ids';

/** A row of `order_views`: a question to the list of orders that somebody gave a name. */
@Entity('order_views')
export class OrderViewEntity {
  @PrimaryColumn('uuid')
  id: Id;

  @Column('uuid', { name: 'owner_id' })
  ownerId: Id;

  /** everybody's who works with the list; else its owner's alone */
  @Column('boolean')
  shared: boolean;

  /** 1 to 60 characters; unique, however written, among the shared ones and among those of one owner */
  @Column('text')
  name: string;

  /** as the list's address has it: filters, search and sort, no page */
  @Column('text')
  query: string;
}
