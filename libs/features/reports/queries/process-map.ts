import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { toRfc3339 } from '#machines/kernel/time';
import { Config } from '#libs/platform/config/config';
import { Database } from '#libs/platform/database/database';
import type { Who } from '#machines/order/decision';
import { statusMeta } from '#machines/order/status-meta';
import { type ProgressStatus, progressStatuses } from '#machines/order/statuses';
import { arrowKind, drawnArrows } from '../rules/walked-steps.js';
import {
  arrowsSql,
  enteredSql,
  loopsSql,
  outliersSql,
  paidLateSql,
  repeatedSql,
  skippedSql,
  totalsSql,
  waitingSql,
} from '../storage/walked-sql.js';
import type {
  WaitedFor,
  DeviationDto,
  LoopDto,
  ProcessMapDto,
  StatusWaitDto,
  WalkedArrowDto,
  WalkedStatusDto,
} from '../wire/process-map.dto.js';
import type { Statement } from '../storage/report-sql.js';
import { readLateness, readWalkedBy } from './walked-by.js';

interface ArrowRow {
  from: ProgressStatus;
  /** null: every change that left `from` */
  to: ProgressStatus | null;
  times: number;
  seconds: [number, number];
}
interface CountRow {
  status: ProgressStatus;
  orders: number;
}
interface WaitingRow extends CountRow {
  /** null: with and without a partner */
  partner: boolean | null;
  seconds: [number, number];
  longest: number;
}

/** The workflow as orders took it. */
@Injectable()
export class ProcessMap {
  constructor(
    private readonly database: Database,
    private readonly queries: QueryBus,
    private readonly config: Config,
  ) {}

  /** @throws Problem 422 for filters that the map does not have */
  async read(raw: unknown): Promise<ProcessMapDto> {
    const by = readWalkedBy(raw, await readLateness(this.queries, this.config));
    const [[totals], arrows, loops, skipped, repeated, paidLate, outliers, entered, waiting, asOf] = await Promise.all([
      this.rows<Pick<ProcessMapDto, 'orders' | 'finished' | 'cancelled'>>(totalsSql(by)),
      this.rows<ArrowRow>(arrowsSql(by)),
      this.rows<LoopDto>(loopsSql(by)),
      this.rows<DeviationDto>(skippedSql(by)),
      this.rows<DeviationDto>(repeatedSql(by)),
      this.rows<DeviationDto>(paidLateSql(by)),
      this.rows<DeviationDto>(outliersSql(by)),
      this.rows<CountRow>(enteredSql(by)),
      this.rows<WaitingRow>(waitingSql(by)),
      this.database.one<{ at: number | null }>('select max(at) as at from report_moves'),
    ]);
    const stays = new Map(arrows.flatMap((row) => (row.to === null ? [[row.from, row]] : [])));
    return {
      orders: Number(totals?.orders),
      finished: Number(totals?.finished),
      cancelled: Number(totals?.cancelled),
      statuses: progressStatuses.map((status) => statusView(status, stays.get(status), entered, waiting)),
      arrows: arrowViews(arrows, stays),
      loops: byFrequency(loops.map((row) => ({ ...row, times: Number(row.times), orders: Number(row.orders) }))),
      skipped: inUsualOrder(skipped),
      repeated: inUsualOrder(repeated),
      paidLate: inUsualOrder(paidLate),
      outliers: inUsualOrder(outliers),
      paidLateDays: by.lateness.days,
      asOf: asOf?.at == null ? null : toRfc3339(Number(asOf.at)),
    };
  }

  private rows<Row>({ text, values }: Statement): Promise<Row[]> {
    return this.database.query<Row>(text, values);
  }
}

const byFrequency = (loops: LoopDto[]): LoopDto[] => loops.sort((a, b) => b.times - a.times);

const inUsualOrder = (rows: readonly DeviationDto[]): DeviationDto[] =>
  progressStatuses.flatMap((status) =>
    rows.filter((row) => row.status === status).map(({ orders, times }) => ({ status, orders: Number(orders), times: Number(times) })),
  );

const typical = (row: Pick<ArrowRow, 'seconds'> | undefined): Pick<WalkedArrowDto, 'median' | 'ninetieth'> => ({
  median: row ? Math.round(row.seconds[0]) : null,
  ninetieth: row ? Math.round(row.seconds[1]) : null,
});

function arrowViews(rows: readonly ArrowRow[], stays: ReadonlyMap<ProgressStatus, ArrowRow>): WalkedArrowDto[] {
  const walked = rows.flatMap((row) => (row.to === null ? [] : [{ ...row, to: row.to }]));
  const isDrawn = ({ from, to }: { from: string; to: string }) => drawnArrows.some((one) => one.from === from && one.to === to);
  const ofEarlierRules = walked
    .filter((row) => !isDrawn(row))
    .map(({ from, to }) => ({ from, to, operations: [], kind: arrowKind(from, to) }));
  return [...drawnArrows, ...ofEarlierRules].map(({ from, to, operations, kind }) => {
    const row = walked.find((one) => one.from === from && one.to === to);
    const left = Number(stays.get(from)?.times ?? 0);
    const times = Number(row?.times ?? 0);
    const share = left === 0 ? null : Math.round((10_000 * times) / left) / 100;
    return { from, to, operations: [...operations], kind, times, share, ...typical(row) };
  });
}

function statusView(
  status: ProgressStatus,
  stay: ArrowRow | undefined,
  entered: readonly CountRow[],
  waiting: readonly WaitingRow[],
): WalkedStatusDto {
  return {
    status,
    badge: statusMeta[status].badge,
    orders: Number(entered.find((row) => row.status === status)?.orders ?? 0),
    stays: Number(stay?.times ?? 0),
    ...typical(stay),
    waiting: waitingView(
      status,
      waiting.filter((row) => row.status === status),
    ),
  };
}

function waitingView(status: ProgressStatus, rows: readonly WaitingRow[]): StatusWaitDto {
  const all = rows.find(({ partner }) => partner === null);
  const people = new Map<WaitedFor, number>();
  for (const { partner, orders } of rows.filter((row) => row.partner !== null)) {
    const who = waitedForIn(status, partner === true);
    if (who !== undefined) people.set(who, (people.get(who) ?? 0) + Number(orders));
  }
  return {
    orders: Number(all?.orders ?? 0),
    median: all ? Math.round(all.seconds[0]) : null,
    longest: all ? Number(all.longest) : null,
    for: [...people].map(([who, orders]) => ({ who, orders })),
  };
}

/** The acting side of a status, among those that the order has. */
const waitedForIn = (status: ProgressStatus, hasPartner: boolean): WaitedFor | undefined =>
  statusMeta[status].actsNow.find((who): who is WaitedFor => isWaitedFor(who) && (who !== 'partner' || hasPartner));

const isWaitedFor = (who: Who): who is WaitedFor => who === 'client' || who === 'partner' || who === 'staff' || who === 'moneyStaff';
