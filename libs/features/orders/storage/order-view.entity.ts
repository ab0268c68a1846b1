import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Id } from '#machines/kernel/ids';

/** A saved query of the list of orders. */
@Entity('order_views')
export class OrderViewEntity {
  @PrimaryColumn('uuid')
  id: Id;

  @Column('uuid', { name: 'owner_id' })
  ownerId: Id;

  /** visible to all staff who work with the list; otherwise only to its owner */
  @Column('boolean')
  shared: boolean;

  /** 1 to 60 characters; unique, ignoring case, among the shared ones and among those of one owner */
  @Column('text')
  name: string;

  /** parameters of the list's address: filters, search and sort, no page */
  @Column('text')
  query: string;
}
