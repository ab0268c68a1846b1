import type { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { OrderNumbers } from '#libs/contracts/orders/order-queries';
import type { BundleScope } from '#libs/event-log/bundles/bundle-format';
import { NoBundleError } from '#libs/event-log/bundles/export-bundle';
import { LogProof } from '#libs/event-log/proof/log-proof';
import type { BundledStream } from '#libs/event-log/replay/replay-source';
import { type Id, numberText } from '#machines/kernel/ids';
import { isCalendarDate, microsADay, midnightOf } from '#machines/kernel/time';
import { Database } from '#libs/platform/database/database';
import { invalid, notFound, Problem } from '#libs/platform/http/problem';
import { RateLimiter, tooMany } from '#libs/platform/rate-limit/rate-limiter';
import { workflowTable } from '#machines/order/workflow-table';

/** Injection token of the streams whose rows bundles contain. */
export const bundledStreams = Symbol('bundled streams');

/** A bundle that is being written, and the name of its file. */
export interface BundleFile {
  bytes: Readable;
  name: string;
}

/** Entries of a downloaded bundle at most; the command line writes larger ones. */
const mostDownloadedEntries = 200_000;
/** Bundles per person and hour. */
const perHour = 60;

/** Bundles contain one order or the log, without texts. */
@Injectable()
export class Bundles {
  constructor(
    private readonly database: Database,
    private readonly queries: QueryBus,
    private readonly limiter: RateLimiter,
    private readonly log: LogProof,
    @Inject(bundledStreams) private readonly streams: readonly BundledStream[],
  ) {}

  /** @throws Problem 404, 409 notProvableYet, signingKeyMissing, 422 exportTooLong, 429 */
  async ofOrder(id: Id, reader: Id): Promise<BundleFile> {
    const number = (await this.queries.execute(new OrderNumbers([id]))).get(id);
    if (number === undefined) throw notFound();
    const last = await this.database.one<{ pos: number | null }>(
      'select max(pos) as pos from events join event_order using (event_id) where stream_id = $1',
      [id],
    );
    const name = numberText(number);
    const signed = () => this.log.covering(Number(last?.pos ?? 0));
    const scope: BundleScope = { kind: 'stream', streamType: 'order', stream: id, name };
    return { bytes: await this.export(scope, reader, signed), name: `${name}-bundle.zip` };
  }

  /** Contains everything, or what was recorded on the days from `from` to `to` (UTC). @throws Problem as `ofOrder`, 422 validationFailed */
  async ofLog(from: unknown, to: unknown, reader: Id): Promise<BundleFile> {
    const scope = scopeOf(from, to);
    const name = scope.kind === 'all' ? 'log-bundle.zip' : `log-${String(from)}-${String(to)}-bundle.zip`;
    return { bytes: await this.export(scope, reader, () => this.log.newest()), name };
  }

  private async export(scope: BundleScope, reader: Id, signed: () => Promise<unknown>): Promise<Readable> {
    if ((await this.log.key()) === null) throw new Problem('signingKeyMissing');
    await this.limiter.take([{ kind: 'bundles', value: reader, limit: perHour, seconds: 3_600 }], (seconds) =>
      tooMany('tooManyRequests', seconds),
    );
    await signed();
    const request = { scope, texts: false, mostEntries: mostDownloadedEntries };
    try {
      return await this.log.export(request, { streams: this.streams, machine: workflowTable() });
    } catch (fault) {
      if (!(fault instanceof NoBundleError)) throw fault;
      if (fault.reason === 'nothing') throw notFound();
      if (fault.reason === 'tooLong') throw new Problem('exportTooLong', { params: { limit: mostDownloadedEntries } });
      throw new Problem('notProvableYet');
    }
  }
}

/** Without both days, the whole log. @throws Problem 422 for one day alone, an invalid one, and an end before its begin */
function scopeOf(from: unknown, to: unknown): BundleScope {
  if (from === undefined && to === undefined) return { kind: 'all' };
  if (from === undefined || to === undefined) throw invalid({ field: from === undefined ? 'from' : 'to', code: 'required' });
  if (!isCalendarDate(from)) throw invalid({ field: 'from', code: 'mustBeDate' });
  if (!isCalendarDate(to)) throw invalid({ field: 'to', code: 'mustBeDate' });
  if (from > to) throw invalid({ field: 'to', code: 'mustBeDate' });
  return { kind: 'period', from: midnightOf(from), before: midnightOf(to) + microsADay };
}
