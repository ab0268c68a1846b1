import { applyDecorators } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { ApiIdempotencyKey, ApiIfMatch, ApiProblems } from '#libs/platform/http/api-docs';
import { refusalCodes } from '#machines/order/decision';
import { OrderDto } from '../wire/order.dto.js';

const forbidden = refusalCodes.filter((code) => code === 'forbiddenForRole');
const conflicts = refusalCodes.filter((code) => code !== 'forbiddenForRole');

/** Documents headers, answer and refusals of a write to an order. */
export const ApiOrderWrite = (summary: string, status: 200 | 201 = 200): MethodDecorator =>
  applyDecorators(
    ApiOperation({ summary }),
    ApiIdempotencyKey(),
    ApiIfMatch(),
    status === 200
      ? ApiOkResponse({ type: OrderDto, headers: answerHeaders })
      : ApiCreatedResponse({ type: OrderDto, headers: answerHeaders }),
    ApiProblems({
      403: ['accessDenied', ...forbidden],
      404: ['notFound'],
      409: conflicts,
      412: ['staleVersion'],
      422: ['validationFailed', 'idempotencyKeyReused', 'idempotencyKeyInvalid', 'ifMatchInvalid'],
    }),
  );

const answerHeaders = {
  ETag: { description: 'Version of the order in the body', schema: { type: 'string' as const, example: '"7"' } },
  'Idempotency-Replayed': { description: 'true when the answer was given before', schema: { type: 'string' as const } },
  'Outcome-Version': { description: 'Version right after the write', schema: { type: 'string' as const, example: '7' } },
};
