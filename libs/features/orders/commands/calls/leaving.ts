import { invalid } from '#libs/platform/http/problem';
import { isPublished } from '#machines/catalogue/published-terms';
import { AgreeDto, AnswerCancellationDto, DeclareWithdrawalDto, RequestCancellationDto } from '../../wire/leaving.dto.js';
import { callSpec } from '../call-spec.js';

export const agree = callSpec<AgreeDto>({
  intent: 'agree',
  body: AgreeDto,
  command: ({ body: { terms, startEarly } }) =>
    isPublished(terms) ? { type: 'agree', payload: { terms, startEarly } } : invalid({ field: 'terms', code: 'termsNotPublished' }),
});

export const declareWithdrawal = callSpec<DeclareWithdrawalDto>({
  intent: 'declareWithdrawal',
  body: DeclareWithdrawalDto,
  command: ({ body: { name, email }, ids }) => ({
    type: 'declareWithdrawal',
    payload: { statement: ids.text('withdrawal', JSON.stringify({ name, email })) },
  }),
});

export const requestCancellation = callSpec<RequestCancellationDto>({
  intent: 'requestCancellation',
  body: RequestCancellationDto,
  command: ({ body: { reason }, ids }) => ({ type: 'requestCancellation', payload: { reason: ids.text('reason', reason) } }),
});

export const answerCancellation = callSpec<AnswerCancellationDto>({
  intent: 'answerCancellation',
  body: AnswerCancellationDto,
  command: ({ body: { answer }, ids }) => ({ type: 'answerCancellation', payload: { answer: ids.text('reason', answer) } }),
});
