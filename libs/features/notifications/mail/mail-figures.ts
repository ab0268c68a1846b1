import { Injectable } from '@nestjs/common';
import { Database } from '#libs/platform/database/database';
import { HealthChecks } from '#libs/platform/health/health-checks';
import { Metrics } from '#libs/platform/metrics/metrics';

/** Emails per state, and seconds since the oldest waiting one was written. */
export interface MailCounts extends Record<string, number> {
  waiting: number;
  oldestSeconds: number;
  /** waiting after at least one attempt */
  failing: number;
  /** in the last 24 hours */
  bounced: number;
  /** in the last 24 hours */
  givenUp: number;
}

/** Both parts read an index of few rows, because readiness is requested often and must answer within two seconds. */
const sql = `
  select
    (select json_build_object(
       'waiting', count(*), 'failing', count(*) filter (where attempts > 0 and claimed_until is null),
       'oldestSeconds', coalesce(extract(epoch from clock_timestamp() - min(created_at)), 0)::bigint)
     from mail_intents where state = 'waiting') as waiting,
    (select json_build_object('bounced', count(*) filter (where state = 'bounced'), 'givenUp', count(*) filter (where state = 'failed'))
     from mail_intents
     where state in ('bounced', 'failed') and state_at > clock_timestamp() - interval '1 day') as ended`;

/** Figures of emails in /metrics and /health/ready of each worker that delivers them. A worker stays ready while the mail server is away. */
@Injectable()
export class MailFigures {
  constructor(
    private readonly database: Database,
    checks: HealthChecks,
    metrics: Metrics,
  ) {
    checks.register('mail', () => this.counts());
    const counts = (): Promise<MailCounts> => this.counts();
    const help = 'Emails by state: waiting, failing (waiting after an attempt), bounced and given up in the last 24 hours';
    metrics.gauges('mail_emails', help, 'state', async () => {
      const { waiting, failing, bounced, givenUp } = await counts();
      return Object.entries({ waiting, failing, bounced, given_up: givenUp });
    });
    const oldest = 'Since when the oldest email that waits was written; 0: none waits';
    metrics.gauge('mail_oldest_waiting_seconds', oldest, async () => (await counts()).oldestSeconds);
  }

  async counts(): Promise<MailCounts> {
    const row = await this.database.one<{
      waiting: Omit<MailCounts, 'bounced' | 'givenUp'>;
      ended: Pick<MailCounts, 'bounced' | 'givenUp'>;
    }>(sql, [], 'mail_standing');
    return { waiting: 0, oldestSeconds: 0, failing: 0, bounced: 0, givenUp: 0, ...row?.waiting, ...row?.ended };
  }
}
