import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import type { CommandKey } from '#libs/event-log/append/contract';
import { takenBy } from '#libs/event-log/append/faults';
import { ChangeRecorder } from '#libs/event-log/commands/change-recorder';
import type { Id } from '#machines/kernel/ids';
import { OrderViewEntity } from './order-view.entity.js';

/** Why a view was not saved. */
export type SaveRefusal = 'nameTaken' | 'tooManyViews';

/** Views of one person at most, and as many shared ones. */
export const mostViews = 50;

/** Saved views affect no rule, so they are not in the log. */
@Injectable()
export class SavedViews {
  constructor(
    @InjectRepository(OrderViewEntity) private readonly views: Repository<OrderViewEntity>,
    private readonly recorder: ChangeRecorder,
  ) {}

  /** Shared views and those of `owner`, by name. */
  for(owner: Id): Promise<OrderViewEntity[]> {
    return this.views.find({ where: [{ shared: true }, { ownerId: owner, shared: false }], order: { name: 'ASC', id: 'ASC' } });
  }

  byId(id: Id): Promise<OrderViewEntity | null> {
    return this.views.findOneBy({ id });
  }

  /** @returns the id of the saved view, also if the same request saved it before; or the reason of the refusal */
  add(view: OrderViewEntity, key: CommandKey | undefined): Promise<Id | SaveRefusal> {
    return unlessTaken(() =>
      this.recorder.recordChange(async ({ tx, once }) => {
        const known = await once(key, view.id);
        if (known) return known.before;
        const { id, ownerId, shared, name, query } = view;
        const added = await tx.query(
          `insert into order_views (id, owner_id, shared, name, query) select $1, $2, $3, $4, $5
           where (select count(*) from order_views where shared = $3 and (shared or owner_id = $2)) < ${mostViews} returning id`,
          [id, ownerId, shared, name, query],
        );
        if (added.length === 0) throw new Full();
        return id;
      }),
    );
  }

  change({ id, name, query }: OrderViewEntity): Promise<Id | SaveRefusal> {
    return unlessTaken(() =>
      this.recorder.recordChange(async ({ tx }) => {
        await tx.query('update order_views set name = $2, query = $3 where id = $1', [id, name, query]);
        return id;
      }),
    );
  }

  async remove(id: Id): Promise<void> {
    await this.recorder.recordChange(({ tx }) => tx.query('delete from order_views where id = $1', [id]));
  }
}

/** Thrown to roll back with the key, so that the request may be repeated once another view was removed. */
class Full extends Error {}

async function unlessTaken(write: () => Promise<Id>): Promise<Id | SaveRefusal> {
  try {
    return await write();
  } catch (fault) {
    if (fault instanceof Full) return 'tooManyViews';
    if (takenBy(fault) === 'order_views') return 'nameTaken';
    throw fault;
  }
}
