import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { OrderCallName, OrderOutcome } from '#libs/contracts/orders/order-call';
import type { Id } from '#machines/kernel/ids';
import { Problem } from '#libs/platform/http/problem';
import { etagOf, markReplayed, type WriteRequest } from '#libs/platform/http/write-request';
import { CallOrderHandler } from '../commands/call-order.js';
import { OrderViews } from '../projections/order-view.js';
import { type Reader, readerOf } from '../rules/reader.js';
import { remedyView } from '../projections/remedy-view.js';
import { OrderQuota } from './order-quota.js';

type Refused = Extract<OrderOutcome, { kind: 'refused' }>;

/** JSON of an `OrderDto` in UTF-8; undefined if the caller prefers a minimal answer. */
export type WrittenOrder = Buffer | undefined;

/** Sends a write and answers with the order as the caller may see it, or with the problem and its remedy. */
@Injectable()
export class OrderAnswers {
  constructor(
    private readonly handler: CallOrderHandler,
    private readonly views: OrderViews,
    private readonly quota: OrderQuota,
  ) {}

  /**
   * Sends the call, sets the ETag, and counts a placed order towards its client's quota.
   * @throws Problem 403, 404, 409, 412, 422 as `CallOrderHandler` refuses; 429 over the quota
   */
  async write(write: WriteRequest, name: OrderCallName, order: Id | null, part?: Id): Promise<WrittenOrder> {
    const { caller, body, correlation, key, ifMatch } = write;
    const reader = readerOf(caller);
    const send = (): Promise<OrderOutcome> =>
      this.handler.execute({
        call: {
          name,
          order,
          caller,
          body,
          correlation,
          ...(key && { key }),
          ...(ifMatch !== undefined && { ifMatch }),
          ...(part !== undefined && { part }),
        },
      });
    const outcome = name === 'placeOrder' ? await this.quota.counted(write, send) : await send();
    if (outcome.kind === 'refused') throw await this.problem(outcome, reader);
    const json = write.prefersMinimal ? undefined : await this.views.json(outcome.state, reader);
    headers(write.reply, outcome);
    return json;
  }

  /** Adds the current order to the refusal of a stale version, so that the page can show what changed. */
  private async problem({ code, remedy, state, replayed }: Refused, reader: Reader): Promise<Problem> {
    const order = code === 'staleVersion' && state !== null ? await this.views.order(state, reader) : undefined;
    const view = remedy && state ? remedyView(remedy, reader.language, state) : undefined;
    return new Problem(code, {
      headers: { ...(replayed && { 'idempotency-replayed': 'true' }), ...(state !== null && { etag: etagOf(state.version) }) },
      extra: { ...(view && { remedy: view }), ...(order && { order }) },
    });
  }
}

/** Sets the ETag of the order in the body; the recorded version of a replay may be older, and has a separate header. */
function headers(reply: FastifyReply, { state, version, replayed }: Extract<OrderOutcome, { kind: 'accepted' }>): void {
  void reply.type('application/json; charset=utf-8').header('etag', etagOf(state.version)).header('outcome-version', String(version));
  // The route has its status by now.
  if (reply.statusCode === 201) void reply.header('location', `/api/v1/orders/${state.id}`);
  markReplayed(reply, replayed);
}
