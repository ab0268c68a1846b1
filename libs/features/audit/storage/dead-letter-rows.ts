import { Injectable } from '@nestjs/common';
import type { DeadLetterId } from '#libs/event-log/feed/dead-letters';
import type { Id } from '#machines/kernel/ids';
import type { Micros } from '#machines/kernel/time';
import { Database } from '#libs/platform/database/database';

export interface DeadLetterRow extends DeadLetterId {
  type: string;
  streamType: string;
  streamId: Id;
  version: number;
  schemaVersion: number;
  recordedAt: Micros;
  data: string;
  error: string;
  attempts: number;
  failedAt: Date;
  nextAttemptAt: Date | null;
  waiting: number;
  resolvedAt: Date | null;
  /** person who skipped it; null if it was delivered */
  resolvedBy: Id | null;
}

export interface ActRow {
  eventId: Id;
  consumer: string;
  act: 'retry' | 'skip';
  actorId: Id;
  reason: string | null;
  at: Date;
}

/** Absent members do not restrict. */
export interface DeadLettersOf {
  consumers?: readonly string[] | undefined;
  open?: boolean | undefined;
}

const columns = `d.consumer, d.projection_version as "projectionVersion", d.event_id as "eventId", e.type, e.stream_type as "streamType",
  d.stream_id as "streamId", d.version, e.schema_version as "schemaVersion", e.recorded_at_us as "recordedAt", e.data, d.error, d.attempts,
  d.failed_at as "failedAt", case when d.resolved_at is null then s.next_attempt_at end as "nextAttemptAt",
  (select count(*) from events w where w.stream_id = d.stream_id and w.version > d.version) as waiting,
  d.resolved_at as "resolvedAt", d.resolved_by as "resolvedBy"`;
const joined = `join events e using (event_id)
  left join consumer_streams s on (s.consumer, s.projection_version, s.stream_id) = (d.consumer, d.projection_version, d.stream_id)`;

@Injectable()
export class DeadLetterRows {
  constructor(private readonly database: Database) {}

  /** Sorted by the last failure; the total is counted to 10,001. */
  async page(
    of: DeadLettersOf,
    page: { descending: boolean; limit: number; offset: number },
  ): Promise<{ rows: DeadLetterRow[]; total: number }> {
    const { where, params } = conditions(of);
    const way = page.descending ? 'desc' : 'asc';
    const [rows, total] = await Promise.all([
      this.database.query<DeadLetterRow>(
        `select ${columns} from (select * from dead_letters ${where} order by failed_at ${way}, event_id ${way}
           limit ${page.limit} offset ${page.offset}) d ${joined} order by d.failed_at ${way}, d.event_id ${way}`,
        params,
      ),
      this.database.countUpTo(10_000, `dead_letters ${where}`, params),
    ]);
    return { rows, total };
  }

  one({ consumer, projectionVersion, eventId }: DeadLetterId): Promise<DeadLetterRow | undefined> {
    return this.database.one<DeadLetterRow>(
      `select ${columns} from dead_letters d ${joined}
       where d.consumer = $1 and d.projection_version = $2 and d.event_id = $3 and d.projection_version > 0`,
      [consumer, projectionVersion, eventId],
    );
  }

  /** Actions of people on these events, the oldest first. */
  async acts(events: readonly Id[]): Promise<ActRow[]> {
    if (events.length === 0) return [];
    return this.database.query<ActRow>(
      `select event_id as "eventId", consumer, act, actor_id as "actorId", reason, at from dead_letter_acts where event_id = any ($1) order by id`,
      [events],
    );
  }

  /** Numbers of the streams' objects, from their first events. */
  async numbers(streams: readonly Id[]): Promise<Map<Id, number>> {
    if (streams.length === 0) return new Map();
    const rows = await this.database.query<{ id: Id; number: number }>(
      `select stream_id as id, (data::json ->> 'number')::bigint as number from events
       where stream_id = any ($1) and version = 1 and data::json ->> 'number' is not null`,
      [streams],
    );
    return new Map(rows.map(({ id, number }) => [id, number]));
  }
}

function conditions({ consumers, open }: DeadLettersOf): { where: string; params: unknown[] } {
  const params: unknown[] = [];
  const all = [
    'projection_version > 0',
    ...(consumers === undefined ? [] : [`consumer = any ($${params.push(consumers)})`]),
    ...(open === undefined ? [] : [open ? 'resolved_at is null' : 'resolved_at is not null']),
  ];
  return { where: `where ${all.join(' and ')}`, params };
}
