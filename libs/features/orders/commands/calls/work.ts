import { AttachDocumentDto, EmptyBodyDto, ReviewDocumentDto } from '../../wire/order-commands.dto.js';
import { bodyOf, callSpec } from '../call-spec.js';

export const completeStep = callSpec<EmptyBodyDto>({
  intent: 'completeStep',
  read: bodyOf(EmptyBodyDto),
  command: ({ part }) => ({ type: 'completeStep', payload: { step: part } }),
});

export const reopenStep = callSpec<EmptyBodyDto>({
  intent: 'reopenStep',
  read: bodyOf(EmptyBodyDto),
  command: ({ part }) => ({ type: 'reopenStep', payload: { step: part } }),
});

export const attachDocument = callSpec<AttachDocumentDto, boolean>({
  intent: 'attachDocument',
  read: bodyOf(AttachDocumentDto),
  lookUp: (ask, { file }, { caller, order }) => ask.mayAttach(file, caller.actor.id, order),
  command: ({ body, ids }) => ({
    type: 'attachDocument',
    payload: {
      document: ids.id('document'),
      kind: body.kind,
      item: body.item ?? null,
      file: body.file,
      title: ids.textOrNull('title', body.title),
      replaces: body.replaces ?? null,
    },
  }),
  missing: (mayAttach) => !mayAttach,
});

export const removeDocument = callSpec<EmptyBodyDto>({
  intent: 'removeDocument',
  read: bodyOf(EmptyBodyDto),
  command: ({ part }) => ({ type: 'removeDocument', payload: { document: part } }),
});

export const reviewDocument = callSpec<ReviewDocumentDto>({
  intent: 'acceptDocument',
  read: bodyOf(ReviewDocumentDto),
  command: ({ body, part, ids }) =>
    body.decision === 'accept'
      ? { type: 'acceptDocument', payload: { document: part } }
      : { type: 'rejectDocument', payload: { document: part, reason: ids.textOrNull('reason', body.reason), cause: body.cause ?? null } },
});
