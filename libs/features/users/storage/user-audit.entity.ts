import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { Id } from '#libs/kernel/ids';

/** A row of `user_audit`: an act upon an account. Inserted, never changed; details name fields and codes, never persons or secrets. */
@Entity('user_audit')
export class UserAuditEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('uuid', { name: 'user_id' })
  userId: Id;

  @Column('uuid', { name: 'actor_id', nullable: true })
  actorId: Id | null;

  @Column('text')
  act: string;

  @Column('jsonb')
  details: Record<string, unknown>;
}
