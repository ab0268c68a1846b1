import { Injectable } from '@nestjs/common';
import type { Id } from '#machines/kernel/ids';
import type { Micros } from '#machines/kernel/time';
import { Database } from '#libs/platform/database/database';
import type { Notice } from '../rules/notice.js';
import { noticeId } from '../rules/notice-ids.js';
import { addSideNotices } from '../storage/notice-writes.js';
import { Outgoing } from './outgoing.js';

interface Waiting {
  consumer: string;
  projectionVersion: number;
  event: Id;
  type: string;
  attempts: number;
  failedAt: Micros;
  /** how often a person asked for five more attempts */
  rounds: number;
}

/** Notifies the operators of dead letters when an event has used up its retries; once, and again after each manual retry that failed. */
@Injectable()
export class DeadLetterWatch {
  constructor(
    private readonly database: Database,
    private readonly outgoing: Outgoing,
  ) {}

  /** @returns the number of notified dead letters */
  async look(): Promise<number> {
    const waiting = await this.database.query<Waiting>(
      `select d.consumer, d.projection_version as "projectionVersion", d.event_id as event, e.type, d.attempts,
         (extract(epoch from d.failed_at) * 1000000)::bigint as "failedAt",
         (select count(*) from dead_letter_acts a where a.consumer = d.consumer and a.event_id = d.event_id and a.act = 'retry') as rounds
       from dead_letters d
       join consumer_streams s on (s.consumer, s.projection_version, s.stream_id) = (d.consumer, d.projection_version, d.stream_id)
       join events e on e.event_id = d.event_id
       where d.resolved_at is null and s.parked_at is not null and s.next_attempt_at is null
       order by d.failed_at limit 500`,
      [],
      'dead_letters_waiting',
    );
    if (waiting.length === 0) return 0;
    return this.database.transaction(async (tx) => {
      const written = await addSideNotices(tx, waiting.map(noticeOf));
      await this.outgoing.write(tx, written);
      return written.length;
    });
  }
}

/** The id of a dead letter in the address of its page. */
const deadLetterId = ({ event, consumer, projectionVersion }: Waiting): string => `${event}.${consumer}.${projectionVersion}`;

const noticeOf = (deadLetter: Waiting): Notice => ({
  id: noticeId(deadLetter.event, 'repairers', `deadLetter ${deadLetter.consumer} ${deadLetter.projectionVersion} ${deadLetter.rounds}`),
  audience: 'repairers',
  except: [],
  reader: 'staff',
  kind: 'deadLetter',
  template: 'DeadLetter.staff',
  event: deadLetter.event,
  actor: null,
  subjectType: 'deadLetter',
  subject: deadLetterId(deadLetter),
  order: null,
  figures: { code: `${deadLetter.consumer}: ${deadLetter.type}`, count: deadLetter.attempts },
  at: deadLetter.failedAt,
});
