import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import type { CommandKey } from '#libs/event-log/append/contract';
import { type Id, isId } from '#machines/kernel/ids';
import { singleSpaced } from '#machines/kernel/plain-text';
import { accessDenied, invalid, notFound } from '#libs/platform/http/problem';
import { mayShareViews } from '#machines/access/order-views';
import type { Reader } from '../rules/reader.js';
import { isOffered, viewQuery } from '../rules/view-query.js';
import type { OrderViewEntity } from '../storage/order-view.entity.js';
import { mostViews, type SaveRefusal, SavedViews } from '../storage/saved-views.js';
import type { OrderViewDto } from '../wire/order-views.dto.js';

type Given = Pick<OrderViewEntity, 'name' | 'query'>;

@Injectable()
export class OwnViews {
  constructor(private readonly views: SavedViews) {}

  /** The reader's saved views, and the shared ones that their list supports. */
  async list(reader: Reader): Promise<OrderViewDto[]> {
    const views = await this.views.for(reader.actor.id);
    return views
      .filter(({ shared, query }) => !shared || isOffered(query, reader))
      .map(({ id, name, query, shared }) => ({ _id: id, name, query, shared, mayChange: !shared || mayShareViews(reader.actor) }));
  }

  /**
   * Saves a query of the list under a name. `key` makes a repetition harmless.
   * @throws Problem 403 for a shared view by a person who may not share, 422 for a taken name, too many views and filters that the reader's
   * list does not offer
   */
  async save(view: Given & Pick<OrderViewEntity, 'shared'>, reader: Reader, key: CommandKey | undefined): Promise<Id> {
    if (view.shared && !mayShareViews(reader.actor)) throw accessDenied();
    const row = { id: v7(), ownerId: reader.actor.id, shared: view.shared, ...kept(view, reader) };
    return idOrThrow(await this.views.add(row, key));
  }

  /**
   * @throws Problem 403 for a shared view by a person who may not share, 404 if it does not exist or belongs to another person, 422 as
   * `save`
   */
  async change(id: Id, view: Given, reader: Reader): Promise<void> {
    const before = await changeable(this.views, id, reader);
    idOrThrow(await this.views.change({ ...before, ...kept(view, reader) }));
  }

  /** @throws Problem 403 for a shared view by a person who may not share, 404 if it does not exist or belongs to another person */
  async remove(id: Id, reader: Reader): Promise<void> {
    await changeable(this.views, id, reader);
    await this.views.remove(id);
  }
}

async function changeable(views: SavedViews, id: Id, { actor }: Reader): Promise<OrderViewEntity> {
  const view = await views.byId(id);
  if (view === null || (!view.shared && view.ownerId !== actor.id)) throw notFound();
  if (view.shared && !mayShareViews(actor)) throw accessDenied();
  return view;
}

const kept = ({ name, query }: Given, reader: Reader): Given => ({
  name: singleSpaced(name),
  query: viewQuery(query, reader),
});

function idOrThrow(answer: Id | SaveRefusal): Id {
  if (isId(answer)) return answer;
  throw invalid({ field: 'name', code: answer, ...(answer === 'tooManyViews' && { params: { limit: mostViews } }) });
}
