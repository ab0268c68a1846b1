import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { v7 } from 'uuid';
import type { CommandKey } from '#libs/event-log/append/contract';
import { type Id, isId } from '#libs/kernel/ids';
import { singleSpaced } from '#libs/kernel/plain-text';
import { accessDenied, invalid, notFound } from '#libs/platform/http/problem';
import { mayShareViews } from '#machines/access/order-views';
import type { Reader } from '../rules/reader.js';
import { viewQuery } from '../rules/view-query.js';
import type { OrderViewEntity } from '../storage/order-view.entity.js';
import { mostViews, type NotKept, SavedViews } from '../storage/saved-views.js';

type Given = Pick<OrderViewEntity, 'name' | 'query'>;

/** Keeps a question to the list under a name. `key` makes a repetition harmless. */
export class SaveView extends Command<Id> {
  constructor(
    readonly view: Given & Pick<OrderViewEntity, 'shared'>,
    readonly reader: Reader,
    readonly key: CommandKey | undefined,
  ) {
    super();
  }
}

/** @throws Problem 403 for a shared one by who may not share, 422 for a name that is taken, too many views and what the reader's list does not offer */
@CommandHandler(SaveView)
export class SaveViewHandler implements ICommandHandler<SaveView> {
  constructor(private readonly views: SavedViews) {}

  async execute({ view, reader, key }: SaveView): Promise<Id> {
    if (view.shared && !mayShareViews(reader.actor)) throw accessDenied();
    const row = { id: v7(), ownerId: reader.actor.id, shared: view.shared, ...kept(view, reader) };
    return keptOr(await this.views.add(row, key));
  }
}

/** Gives a view another name, another question, or both. */
export class ChangeView extends Command<void> {
  constructor(
    readonly id: Id,
    readonly view: Given,
    readonly reader: Reader,
  ) {
    super();
  }
}

/** @throws Problem 403 for a shared one by who may not share, 404 for one that is not there or somebody else's, 422 as SaveView */
@CommandHandler(ChangeView)
export class ChangeViewHandler implements ICommandHandler<ChangeView> {
  constructor(private readonly views: SavedViews) {}

  async execute({ id, view, reader }: ChangeView): Promise<void> {
    const before = await changeable(this.views, id, reader);
    keptOr(await this.views.change({ ...before, ...kept(view, reader) }));
  }
}

export class DeleteView extends Command<void> {
  constructor(
    readonly id: Id,
    readonly reader: Reader,
  ) {
    super();
  }
}

/** @throws Problem 403 for a shared one by who may not share, 404 for one that is not there or somebody else's */
@CommandHandler(DeleteView)
export class DeleteViewHandler implements ICommandHandler<DeleteView> {
  constructor(private readonly views: SavedViews) {}

  async execute({ id, reader }: DeleteView): Promise<void> {
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

function keptOr(answer: Id | NotKept): Id {
  if (isId(answer)) return answer;
  throw invalid({ field: 'name', code: answer, ...(answer === 'tooManyViews' && { params: { limit: mostViews } }) });
}
