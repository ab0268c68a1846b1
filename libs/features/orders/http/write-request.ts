import { type ExecutionContext, createParamDecorator } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OrderCall } from '#libs/contracts/orders/order-call';
import type { SignedIn } from '#libs/platform/auth/signed-in';
import { parseIfMatch } from '#libs/platform/http/etag';
import { requestKey } from '#libs/platform/http/request-hash';

/** What every write brings besides its body, and where its headers go. */
export interface WriteRequest {
  envelope: Pick<OrderCall, 'key' | 'ifMatch' | 'body' | 'correlation'> & { caller: SignedIn };
  reply: FastifyReply;
}

/** The caller, the idempotency key bound to method, path and body, and the expected version. @throws Problem 422 for malformed headers */
export function writeRequest(request: FastifyRequest, reply: FastifyReply): WriteRequest {
  const { signedIn, headers, body } = request;
  if (!signedIn) throw new Error('a public route has no signed-in user');
  const key = requestKey(request);
  const ifMatch = parseIfMatch(headers['if-match']);
  return {
    envelope: {
      caller: signedIn,
      body,
      correlation: String(request.id),
      ...(key && { key }),
      ...(ifMatch !== undefined && { ifMatch }),
    },
    reply,
  };
}

/** `@Write()`: the WriteRequest of a route that writes to an order. The body is validated after the order's own refusals. */
export const Write = createParamDecorator((_: unknown, context: ExecutionContext): WriteRequest => {
  const http = context.switchToHttp();
  return writeRequest(http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>());
});
