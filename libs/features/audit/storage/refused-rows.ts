import { Injectable } from '@nestjs/common';
import type { Id } from '#machines/kernel/ids';
import type { Micros } from '#machines/kernel/time';
import { batchesOf } from '#libs/platform/database/cursor';
import { Database } from '#libs/platform/database/database';
import type { DateSpan } from '#libs/platform/http/list-query';
import { Conditions } from './conditions.js';
import { countLimit } from './event-rows.js';

export interface RefusedRow {
  id: Id;
  type: string;
  actorFacts: string | null;
  streamType: string;
  streamId: Id;
  /** version that the decision was based on */
  streamVersion: number;
  code: string;
  at: Micros;
  /** refusals of this operation for this person within 24 hours, this one included; at most `mostRepeats` */
  repeats: number;
}

/** Absent members do not restrict. */
export interface RefusalSelection {
  actors?: readonly Id[] | undefined;
  codes?: readonly string[] | undefined;
  operations?: readonly string[] | undefined;
  streams?: readonly Id[] | undefined;
  at?: DateSpan | undefined;
}

/** Newest refusals by code, by operation of a stream type, or by person; members of other counts are null. */
export interface RefusalCount {
  code: string | null;
  streamType: string | null;
  type: string | null;
  actor: Id | null;
  count: number;
}

const mostRepeats = 100;

const columns = `c.command_id as id, c.type, c.actor_facts as "actorFacts", c.stream_type as "streamType", c.stream_id as "streamId",
  c.stream_version as "streamVersion", coalesce(c.code, '') as code, c.at,
  (select count(*) from (select from commands r where r.outcome = 'refused' and r.actor_id = c.actor_id and r.type = c.type
     and r.at > c.at - 86400000000 and r.at <= c.at and (r.at, r.command_id) <= (c.at, c.command_id) limit ${mostRepeats}) counted) as repeats`;

/** Refused commands of all streams. Refusals contain no texts. */
@Injectable()
export class RefusedRows {
  constructor(private readonly database: Database) {}

  page(of: RefusalSelection, page: { descending: boolean; limit: number; offset: number }): Promise<RefusedRow[]> {
    const { where, values } = conditions(of);
    const order = orderOf(page.descending);
    return this.database.query<RefusedRow>(
      `select ${columns} from (select c.* from commands c ${where} order by ${order} limit ${page.limit} offset ${page.offset}) c order by ${order}`,
      values,
    );
  }

  /** Exact up to `limit`; beyond it, `limit + 1`. */
  count(of: RefusalSelection, limit = countLimit): Promise<number> {
    const { where, values } = conditions(of);
    return this.database.countUpTo(limit, `commands c ${where}`, values);
  }

  /** Counts of the newest refusals, up to `countLimit` of them. */
  counts(of: RefusalSelection): Promise<RefusalCount[]> {
    const { where, values } = conditions(of);
    return this.database.query<RefusalCount>(
      `select code, stream_type as "streamType", type, actor_id as actor, count(*) as count
       from (select c.code, c.stream_type, c.type, c.actor_id from commands c ${where} order by ${orderOf(true)} limit ${countLimit}) newest
       group by grouping sets ((code), (stream_type, type), (actor_id)) order by count(*) desc, 1, 2, 3, 4`,
      values,
    );
  }

  batches(of: RefusalSelection, descending: boolean): AsyncGenerator<RefusedRow[]> {
    const { where, values } = conditions(of);
    return batchesOf<RefusedRow>(this.database, `select ${columns} from commands c ${where} order by ${orderOf(descending)}`, values, 100);
  }
}

const orderOf = (descending: boolean): string => (descending ? 'c.at desc, c.command_id desc' : 'c.at, c.command_id');

const conditions = (of: RefusalSelection): Conditions =>
  new Conditions(`c.outcome = 'refused'`)
    .among('c.actor_id', of.actors, 'uuid')
    .among('c.code', of.codes, 'text')
    .among('c.type', of.operations, 'text')
    .among('c.stream_id', of.streams, 'uuid')
    .during('c.at', of.at);
