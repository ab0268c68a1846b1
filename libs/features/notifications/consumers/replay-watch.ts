import { Injectable } from '@nestjs/common';
import type { Id } from '#machines/kernel/ids';
import type { Micros } from '#machines/kernel/time';
import { Database } from '#libs/platform/database/database';
import type { Notice } from '../rules/notice.js';
import { noticeId } from '../rules/notice-ids.js';
import { addSideNotices } from '../storage/notice-writes.js';
import { Outgoing } from './outgoing.js';

interface Faulty {
  id: Id;
  faults: number;
  endedAt: Micros;
}

/** Notifies auditors, once, of each replay that found faults. */
@Injectable()
export class ReplayWatch {
  constructor(
    private readonly database: Database,
    private readonly outgoing: Outgoing,
  ) {}

  async look(): Promise<number> {
    const faulty = await this.database.query<Faulty>(
      `select id, fault_count as faults, (extract(epoch from ended_at) * 1000000)::bigint as "endedAt"
       from certificates where fault_count > 0 and ended_at > clock_timestamp() - interval '7 days' order by ended_at desc limit 100`,
      [],
      'replays_with_faults',
    );
    if (faulty.length === 0) return 0;
    return this.database.transaction(async (tx) => {
      const written = await addSideNotices(tx, faulty.map(noticeOf));
      await this.outgoing.write(tx, written);
      return written.length;
    });
  }
}

const noticeOf = ({ id, faults, endedAt }: Faulty): Notice => ({
  id: noticeId(id, 'auditors', 'certificateFault'),
  audience: 'auditors',
  except: [],
  reader: 'staff',
  kind: 'certificateFault',
  template: 'CertificateFault.staff',
  event: id,
  actor: null,
  subjectType: 'certificate',
  subject: id,
  order: null,
  figures: { count: faults },
  at: endedAt,
});
