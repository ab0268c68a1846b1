import { AttachDocumentDto, EmptyBodyDto, ReviewDocumentDto } from '../../http/dto/order-commands.dto.js';
import { bodyOf, callSpec } from '../call-spec.js';

export const completeStep = callSpec<EmptyBodyDto>({
  status: 200,
  intent: 'completeStep',
  read: bodyOf(EmptyBodyDto),
  command: ({ part }) => ({ type: 'completeStep', payload: { step: part } }),
});

export const reopenStep = callSpec<EmptyBodyDto>({
  status: 200,
  intent: 'reopenStep',
  read: bodyOf(EmptyBodyDto),
  command: ({ part }) => ({ type: 'reopenStep', payload: { step: part } }),
});

export const attachDocument = callSpec<AttachDocumentDto, boolean>({
  status: 201,
  intent: 'attachDocument',
  read: bodyOf(AttachDocumentDto),
  lookUp: (ask, { file }, { caller }) => ask.mayAttach(file, caller.actor.id),
  command: ({ body, newborn }) => ({
    type: 'attachDocument',
    payload: {
      document: newborn.id('document'),
      kind: body.kind,
      item: body.item ?? null,
      file: body.file,
      title: newborn.textOrNull('title', body.title),
    },
  }),
  missing: (mayAttach) => !mayAttach,
});

export const removeDocument = callSpec<EmptyBodyDto>({
  status: 200,
  intent: 'removeDocument',
  read: bodyOf(EmptyBodyDto),
  command: ({ part }) => ({ type: 'removeDocument', payload: { document: part } }),
});

export const reviewDocument = callSpec<ReviewDocumentDto>({
  status: 200,
  intent: 'acceptDocument',
  read: bodyOf(ReviewDocumentDto),
  command: ({ body, part, newborn }) =>
    body.decision === 'accept'
      ? { type: 'acceptDocument', payload: { document: part } }
      : { type: 'rejectDocument', payload: { document: part, reason: newborn.text('reason', body.reason ?? '') } },
});
