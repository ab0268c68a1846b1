import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import type { CommandKey } from '#libs/event-log/append/contract';
import { takenBy } from '#libs/event-log/append/faults';
import { ChangeRecorder } from '#libs/event-log/commands/change-recorder';
import type { Id } from '#machines/kernel/ids';
import { OrderViewEntity } from './order-view.entity.js';

/** Why a view was not kept. */
export type SaveRefusal = 'nameTaken' | 'tooManyViews';

/** Views that one person keeps, and views that all share. */
export const mostViews = 50;

/** Named questions to the list of orders. They decide nothing, so nothing of them stands in the log. */
@Injectable()
export class SavedViews {
  constructor(
    @InjectRepository(OrderViewEntity) private readonly views: Repository<OrderViewEntity>,
    private readonly recorder: ChangeRecorder,
  ) {}

  /** Shared ones and those of `owner`, by name. */
  for(owner: Id): Promise<OrderViewEntity[]> {
    return this.views.find({ where: [{ shared: true }, { ownerId: owner, shared: false }], order: { name: 'ASC', id: 'ASC' } });
  }

  byId(id: Id): Promise<OrderViewEntity | null> {
    return this.views.findOneBy({ id });
  }

  /** @returns the id of the view that is there now, by this request or by the same one before; or why it is not */
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

/** Thrown to roll back, the key included: the same request may come again after another view went. */
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
