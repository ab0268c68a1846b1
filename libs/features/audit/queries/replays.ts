import { fillText } from '#machines/kernel/format';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { OrderNumbers } from '#libs/contracts/orders/order-queries';
import { LogProof } from '#libs/event-log/proof/log-proof';
import { findReplay, lastNightlyReplay, lastStartedReplay, type ReplayRunRow, type ReplayScope } from '#libs/event-log/replay/replay-runs';
import { type Id, isId, type Language, numberText } from '#machines/kernel/ids';
import { Database } from '#libs/platform/database/database';
import { notFound } from '#libs/platform/http/problem';
import { texts as replayTexts } from '../texts/all-replay.js';
import type { NewestReplaysDto, ReplayDto } from '../wire/replays.dto.js';
import { LogViews, subjectView } from './log-views.js';
import { AuditOperators } from './audit-operators.js';

@Injectable()
export class ReplayReads {
  constructor(
    private readonly database: Database,
    private readonly queries: QueryBus,
    private readonly operators: AuditOperators,
    private readonly logs: LogViews,
    private readonly proof: LogProof,
  ) {}

  async newest(language: Language): Promise<NewestReplaysDto> {
    const view = async (run: ReplayRunRow | undefined) => (run === undefined ? null : this.view(run, language));
    const [nightly, started] = await Promise.all([
      lastNightlyReplay(this.database).then(view),
      lastStartedReplay(this.database).then(view),
    ]);
    return { nightly, started };
  }

  /** @throws Problem 404 for an id that is malformed or unknown */
  async byId(id: Id, language: Language): Promise<ReplayDto> {
    const run = isId(id) ? await findReplay(this.database, id) : undefined;
    if (run === undefined) throw notFound();
    return this.view(run, language);
  }

  private async view(run: ReplayRunRow, language: Language): Promise<ReplayDto> {
    const { id, askedBy, state, handled, total, faultCount, pos, error, scope } = run;
    const texts = replayTexts[language];
    const [person, title, root, faults] = await Promise.all([
      this.operators.of([askedBy], language),
      this.titleOf(scope, language),
      pos === null || pos === 0 ? null : this.proof.root(pos),
      this.faultsOf(run, language),
    ]);
    return {
      _id: id,
      state,
      handled,
      total,
      faultCount,
      faults,
      title,
      root,
      position: pos,
      by: askedBy === null ? null : person(askedBy),
      askedAt: run.askedAt.toISOString(),
      endedAt: run.endedAt?.toISOString() ?? null,
      snapshotAt: run.snapshotAt?.toISOString() ?? null,
      counts: run.counts.map((count) => ({ ...count, title: texts.streams[count.streamType] ?? count.streamType })),
      error: error === null ? null : texts.errors[error],
    };
  }

  private async titleOf(scope: ReplayScope, language: Language): Promise<string> {
    const { everything, oneOrder, someOrders } = replayTexts[language];
    if (scope.kind !== 'order') return scope.kind === 'all' ? everything : someOrders;
    const number = (await this.queries.execute(new OrderNumbers([scope.order]))).get(scope.order);
    return fillText(oneOrder, { number: number === undefined ? scope.order : numberText(number) });
  }

  private async faultsOf({ faults }: ReplayRunRow, language: Language): Promise<ReplayDto['faults']> {
    if (faults.length === 0) return [];
    const about = faults.map(({ streamType, stream }) => ({ streamType, streamId: stream }));
    const known = await this.logs.known(about, []);
    return faults.map(({ pos, ...fault }) => ({
      ...fault,
      position: pos,
      subject: subjectView({ streamType: fault.streamType, streamId: fault.stream }, known, language),
      title: replayTexts[language].faults[fault.kind],
    }));
  }
}
