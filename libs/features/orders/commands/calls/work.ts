import type { FileType } from '#machines/kernel/uploads';
import type { Id } from '#machines/kernel/ids';
import { invalid } from '#libs/platform/http/problem';
import { isOfFormat } from '#machines/kernel/uploads';
import { requiredOf } from '#machines/order/items';
import type { DocumentFormat, OrderState } from '#machines/order/state';
import { AttachDocumentDto, EmptyBodyDto, ReviewDocumentDto } from '../../wire/order-commands.dto.js';
import { callSpec } from '../call-spec.js';

/** Accepted formats of a required item; empty for one typed by hand. */
function formatsAsked({ items, terms }: OrderState, item: Id | null): readonly DocumentFormat[] {
  const asked = items.find(({ id }) => id === item);
  return asked ? (requiredOf(asked, terms)?.formats ?? []) : [];
}

export const completeStep = callSpec<EmptyBodyDto>({
  intent: 'completeStep',
  body: EmptyBodyDto,
  command: ({ part }) => ({ type: 'completeStep', payload: { step: part } }),
});

export const reopenStep = callSpec<EmptyBodyDto>({
  intent: 'reopenStep',
  body: EmptyBodyDto,
  command: ({ part }) => ({ type: 'reopenStep', payload: { step: part } }),
});

export const attachDocument = callSpec<AttachDocumentDto, FileType | null>({
  intent: 'attachDocument',
  body: AttachDocumentDto,
  lookUp: (ask, { file }, { caller, order }) => ask.attachable(file, caller.actor.id, order),
  command({ body, ids, found, state }) {
    const item = body.item ?? null;
    const formats = formatsAsked(state, item);
    if (found !== null && !isOfFormat(found, formats))
      return invalid({ field: 'file', code: 'formatNotAccepted', params: { formats: formats.join(',') } });
    const title = ids.textOrNull('title', body.title);
    const payload = { document: ids.id('document'), kind: body.kind, item, file: body.file, title, replaces: body.replaces ?? null };
    return { type: 'attachDocument', payload };
  },
  missing: (type) => type === null,
});

export const removeDocument = callSpec<EmptyBodyDto>({
  intent: 'removeDocument',
  body: EmptyBodyDto,
  command: ({ part }) => ({ type: 'removeDocument', payload: { document: part } }),
});

export const reviewDocument = callSpec<ReviewDocumentDto>({
  intent: 'acceptDocument',
  body: ReviewDocumentDto,
  command: ({ body, part, ids }) =>
    body.decision === 'accept'
      ? { type: 'acceptDocument', payload: { document: part } }
      : { type: 'rejectDocument', payload: { document: part, reason: ids.textOrNull('reason', body.reason), cause: body.cause ?? null } },
});
