import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { v7 } from 'uuid';
import type { OrderCall } from '#libs/contracts/orders/order-call';
import {
  type NoticeOutlook,
  NoticesAhead,
  type OrderOutlook,
  type OutlookEvent,
  PaymentsAhead,
  type PaymentsOutlook,
  PayoffAhead,
  type PayoffOutlook,
  type PostingOutlook,
  PostingsAhead,
  ReportsAhead,
  type ReportsOutlook,
} from '#libs/contracts/orders/order-outlook';
import { CommandRunner } from '#libs/event-log/append/command-runner';
import type { EventDraft } from '#libs/event-log/append/contract';
import { readStream } from '#libs/event-log/replay/stream-reader';
import type { Id } from '#machines/kernel/ids';
import type { Micros } from '#machines/kernel/time';
import { Database } from '#libs/platform/database/database';
import { notFound } from '#libs/platform/http/problem';
import type { OrderCommand } from '#machines/order/commands';
import type { Remedy } from '#machines/order/decision';
import type { OrderState } from '#machines/order/state';
import { handleCall, readCall } from '../commands/call-order.js';
import { LookUps } from '../commands/look-ups.js';
import { orderStream } from '../storage/order-stream.js';
import { type ReceiptOutlook, ReceiptsAhead } from './receipts-ahead.js';

/** Effects that consumers of the log would have. */
export interface Effects {
  notices: readonly NoticeOutlook[];
  postings: readonly PostingOutlook[];
  payoff: PayoffOutlook;
  payments: PaymentsOutlook;
  reports: ReportsOutlook;
  receipts: readonly ReceiptOutlook[];
}

/** `before`: the order that the decision was based on. */
export type DryRunOutcome =
  | { accepted: true; before: OrderState; command: OrderCommand; outlook: OrderOutlook; effects: Effects }
  | { accepted: false; before: OrderState; code: string; remedy: Remedy | null };

@Injectable()
export class DryRuns {
  constructor(
    private readonly runner: CommandRunner,
    private readonly database: Database,
    private readonly lookUps: LookUps,
    private readonly queries: QueryBus,
    private readonly receipts: ReceiptsAhead,
  ) {}

  /**
   * Decides a call on a placed order as `CallOrder` does, without writing, and queries each feature for what its consumer would do with the
   * events.
   * @throws Problem 404, 422 like the call itself
   */
  async run(call: OrderCall & { order: Id }): Promise<DryRunOutcome> {
    const read = await readCall(this.lookUps, { ...call, isPreview: true });
    const target = { id: call.order, ...(call.at !== undefined && { at: call.at }) };
    const { before, at, result } = await this.runner.preview(orderStream, target, (snapshot, now) => ({
      before: snapshot.state,
      at: now,
      result: handleCall(read, snapshot, now),
    }));
    if (result.kind === 'unrecorded') throw result.left;
    if (result.kind === 'absent' || before === null) throw notFound();
    if (result.kind === 'refused') return { accepted: false, before, code: result.code, remedy: result.remedy };
    const past = await readStream(this.database, before.id, undefined, before.version);
    const events = result.events.map((event, index) => aheadOf(before, event, index, { at, actor: call.caller.actor }));
    const outlook = { order: before.id, past, events, after: result.next };
    return { accepted: true, before, command: result.command as OrderCommand, outlook, effects: await this.effectsOf(outlook) };
  }

  private async effectsOf(outlook: OrderOutlook): Promise<Effects> {
    const payoff = await this.queries.execute(new PayoffAhead(outlook));
    const [notices, postings, payments, reports, receipts] = await Promise.all([
      this.queries.execute(new NoticesAhead(outlook, payoff.events)),
      this.queries.execute(new PostingsAhead(outlook)),
      this.queries.execute(new PaymentsAhead(outlook)),
      this.queries.execute(new ReportsAhead(outlook)),
      this.receipts.of(outlook),
    ]);
    return { notices, postings, payoff, payments, reports, receipts };
  }
}

type Actor = NonNullable<OutlookEvent['metadata']['actor']>;

/** Serialises the data as JSON, as the log would deliver the event to consumers. */
const aheadOf = (
  { id, version }: OrderState,
  { type, schemaVersion, data, metadata }: EventDraft,
  index: number,
  { at, actor }: { at: Micros; actor: Actor },
): OutlookEvent => ({
  id: v7(),
  pos: 0,
  streamType: 'order',
  streamId: id,
  version: version + index + 1,
  type,
  schemaVersion,
  data: JSON.parse(JSON.stringify(data)) as Record<string, unknown>,
  metadata: { actor: (metadata as { actor?: Actor } | undefined)?.actor ?? actor },
  recordedAt: at,
});
