import type { History } from './history.js';

export const askForDocument = (history: History): Promise<unknown> =>
  history.write({ as: 'forOrder' }, history.village.desk, (title) =>
    history.operation('requestDocuments', { items: [{ kind: 'document', title }] }),
  );

/** The client attaches a file to a requested item, or staff reject the last one with a text. */
export async function giveDocument(history: History): Promise<void> {
  const item = (await history.view()).requestedItems.find(({ state }) => state === 'waiting' || state === 'rejected');
  if (item === undefined) return;
  const mark = history.plant({ as: 'forOrder' });
  const file = await history.upload(history.client, mark);
  const body = { file, kind: 'document', item: item._id };
  const done = await history.action<{ documents: { _id: string }[] }>(history.client, ['POST', `/orders/${history.id}/documents`, body]);
  if (done === undefined) return void (mark.written = { as: 'unattached', owner: history.client.id });
  const last = done.documents.at(-1);
  if (last === undefined || history.random() < 0.5) return;
  const path = `/orders/${history.id}/documents/${last._id}/review`;
  await history.write({ as: 'forOrder' }, history.village.desk, (reason) => ['PUT', path, { decision: 'reject', reason }]);
}

/** A result, or a replacement of an earlier one; before they are sent and after. */
export async function attachResult(history: History): Promise<void> {
  const { documents } = await history.view();
  const replaces = history.pick(documents.filter(({ kind, replacedBy }) => kind === 'result' && replacedBy === null))?._id;
  const owner = history.order.partner === null ? history.village.desk : history.person(history.order.partner);
  const mark = history.plant({ as: 'result' });
  const file = await history.upload(owner, mark);
  const body = { file, kind: 'result', ...((history.order.sent || history.random() < 0.5) && replaces !== undefined && { replaces }) };
  if ((await history.action(owner, ['POST', `/orders/${history.id}/documents`, body])) === undefined)
    mark.written = { as: 'unattached', owner: owner.id };
}
