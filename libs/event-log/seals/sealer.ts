import { v7 } from 'uuid';
import type { Id } from '#machines/kernel/ids';
import type { Micros } from '#machines/kernel/time';
import type { Database, Queryable, Transaction } from '#libs/platform/database/database';
import { takesSealLock } from '#libs/platform/database/locks';
import { logEventVersion, logStream, type SealData } from '#machines/access/log-events';
import { clockSql } from '../append/database-clock.js';
import type { Wakeups } from '../signals/wakeups.js';
import { type SealedKind, sealedKinds, type SealedRow, sealRoot } from './sealed-rows.js';

/** Most rows of a seal, and most seals of a kind in one run: what an upgrade finds is sealed over several runs. */
const mostRows = 5_000;
const mostSeals = 20;
/** Microseconds between two seals of a kind; runs of several workers together would make more. */
const shortest = 50_000_000;
/** Microseconds before the last seal in which each run looks for rows that were committed meanwhile, and milliseconds between two looks at all that may be late. */
const overlap = 300_000_000;
const everySweep = 3_600_000;
/** Microseconds that the time of a row, which its process estimates, may be ahead of the database's clock. */
const ahead = 10_000_000;

interface LastSeal {
  until: Micros;
  recordedAt: Micros;
}

interface SealerOptions {
  /** microseconds between two seals of a kind */
  shortest?: Micros;
  mostRows?: number;
}

/**
 * Seals refused commands and reads: writes the root over rows that no seal has into the log, at most once a minute and only if there are some. Rows, leaves and
 * event are read and written in one transaction, so a crash leaves rows that the next run seals.
 */
export class Sealer {
  private readonly sweptAt = new Map<SealedKind, number>();
  private isEnding = false;

  constructor(
    private readonly database: Database,
    private readonly wakeups: Pick<Wakeups, 'committed'>,
    private readonly options: SealerOptions = {},
  ) {}

  /** Seals what is due; does nothing while another process seals. @returns the number of rows */
  async run(): Promise<number> {
    let sealed = 0;
    for (const kind of sealedKinds) sealed += await this.sealKind(kind);
    if (sealed > 0) this.wakeups.committed();
    return sealed;
  }

  /** The current run ends after its present seal. */
  end(): void {
    this.isEnding = true;
  }

  private async sealKind(kind: SealedKind): Promise<number> {
    const isSweep = performance.now() - (this.sweptAt.get(kind) ?? -Infinity) >= everySweep;
    const most = this.options.mostRows ?? mostRows;
    let sealed = 0;
    for (let seals = 0; seals < mostSeals && !this.isEnding; seals += 1) {
      const count = await this.database.transaction((tx) => this.seal(tx, kind, { isFirst: seals === 0, isSweep, most }));
      sealed += count ?? 0;
      if (count === most) continue;
      if (isSweep && count !== undefined) this.sweptAt.set(kind, performance.now());
      break;
    }
    return sealed;
  }

  /** @returns the number of rows; undefined if it is too early, or another process seals */
  private async seal(
    tx: Transaction,
    kind: SealedKind,
    { isFirst, isSweep, most }: { isFirst: boolean; isSweep: boolean; most: number },
  ): Promise<number | undefined> {
    if (!(await takesSealLock(tx))) return undefined;
    const last = await lastSeal(tx, kind);
    const now = Number((await tx.one<{ now: number }>(`select ${clockSql} as now`))?.now);
    if (isFirst && last !== undefined && now - last.recordedAt < (this.options.shortest ?? shortest)) return undefined;
    const after = last === undefined ? Number.MIN_SAFE_INTEGER : last.until - (isSweep ? kind.lateness : overlap);
    const rows = await unsealedRows(tx, kind, { after, upTo: now + ahead, most });
    const [first, end] = [rows[0], rows.at(-1)];
    if (first === undefined || end === undefined) return 0;
    const until = Math.max(last?.until ?? Number.MIN_SAFE_INTEGER, rows.length === most ? Math.min(end.at, now) : now);
    await write(tx, kind, rows, { count: rows.length, root: sealRoot(rows), from: first.at, until });
    return rows.length;
  }
}

async function lastSeal(tx: Queryable, { kind }: SealedKind): Promise<LastSeal | undefined> {
  const row = await tx.one<LastSeal>(
    `select until_us as until, recorded_at_us as "recordedAt" from seals join events using (event_id) where kind = $1
     order by until_us desc, events.version desc limit 1`,
    [kind],
  );
  return row && { until: Number(row.until), recordedAt: Number(row.recordedAt) };
}

/** Rows after a time and up to another that no seal has, by time and id. */
async function unsealedRows(
  tx: Queryable,
  { kind, rows, read }: SealedKind,
  { after, upTo, most }: { after: Micros; upTo: Micros; most: number },
): Promise<SealedRow[]> {
  const found = await tx.query<{ id: Id }>(
    `with sealed as materialized (select unnest(ids) as id from seals where kind = $1 and until_us > $2)
     select r.id from (${rows}) r left join sealed s using (id) where s.id is null and r.at > $2 and r.at <= $3 order by r.at, r.id limit $4`,
    [kind, after, upTo, most],
  );
  const ids = found.map(({ id }) => id);
  const byId = new Map((await read(tx, ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

async function write(tx: Queryable, { kind, event }: SealedKind, rows: readonly SealedRow[], data: SealData): Promise<void> {
  const id = v7();
  await tx.query('insert into seals (event_id, kind, until_us, ids, hashes) values ($1, $2, $3, $4::uuid[], $5)', [
    id,
    kind,
    data.until,
    rows.map((row) => row.id),
    Buffer.concat(rows.map(({ hash }) => hash)),
  ]);
  await tx.query(
    `with last as (select version, recorded_at_us as at from events where stream_id = $3 order by version desc limit 1), e as (
       insert into events (event_id, stream_type, stream_id, version, type, schema_version, data, metadata, recorded_at_us)
       values ($1, $2, $3, 1 + coalesce((select version from last), 0), $4, $5, $6, '{"actor":null}', greatest(${clockSql}, (select at from last)))
       returning event_id)
     insert into unsequenced (event_id) select event_id from e`,
    [id, logStream.streamType, logStream.streamId, event, logEventVersion(event), JSON.stringify(data)],
  );
}
