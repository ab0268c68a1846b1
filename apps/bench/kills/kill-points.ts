import pg from 'pg';
import { connectionConfig } from '#libs/platform/database/database';
import { killPointLock } from '#libs/platform/database/locks';
import { until } from '../product/until.js';

/** Moments in the database to wait for. `.before`: blocked in the transaction before its commit; `.after`: just committed. */
export type DatabaseMoment = `${'effect' | 'checkpoint' | 'mark' | 'intent' | 'result' | 'webhook'}.${'before' | 'after'}`;

/**
 * Lets a harness kill a process at an exact moment without a hook in the product: triggers in the harness's database block a transaction at its commit, or
 * notify after it. Without this setup they do not exist.
 */
export class KillPoints {
  private readonly client: pg.Client;
  private heard = 0;

  private constructor(url: string) {
    this.client = new pg.Client(connectionConfig(url, true));
  }

  /** @param url the owner's address */
  static async in(url: string): Promise<KillPoints> {
    const points = new KillPoints(url);
    await points.client.connect();
    points.client.on('notification', () => (points.heard += 1));
    await points.client.query(triggers);
    await points.client.query('listen bench_reached');
    return points;
  }

  close(): Promise<void> {
    return this.client.end();
  }

  /** Waits until a process reaches `moment`, calls `kill`, and rolls back blocked transactions. @throws Error if no process reaches it */
  async at(moment: DatabaseMoment, kill: () => Promise<void>): Promise<void> {
    this.heard = 0;
    await this.client.query('select pg_advisory_lock($1)', [killPointLock]);
    await this.client.query('insert into bench_armed (moment) values ($1)', [moment]);
    try {
      await until(`a process at ${moment}`, async () => this.heard > 0 || (await this.held()).length > 0, 30_000, 2);
      await kill();
      // The server does not notice that its client is gone while it waits: otherwise it would continue and commit.
      for (const pid of await this.held()) await this.client.query('select pg_terminate_backend($1, 5000)', [pid]);
    } finally {
      await this.client.query('delete from bench_armed');
      await this.client.query('select pg_advisory_unlock($1)', [killPointLock]);
    }
  }

  private async held(): Promise<number[]> {
    const { rows } = await this.client.query<{ pid: number }>(
      `select pid from pg_locks where locktype = 'advisory' and objid = $1 and not granted
       and database = (select oid from pg_database where datname = current_database())`,
      [killPointLock],
    );
    return rows.map(({ pid }) => pid);
  }
}

const triggers = `
create table bench_armed (moment text primary key);
create function bench_reached() returns trigger language plpgsql security definer set search_path = public as $$
begin
  if exists (select from bench_armed where moment = tg_argv[0] || '.before') then perform pg_advisory_xact_lock(${killPointLock}); end if;
  if exists (select from bench_armed where moment = tg_argv[0] || '.after') then perform pg_notify('bench_reached', tg_argv[0]); end if;
  return null;
end $$;
create constraint trigger bench_effect after insert or update on consumer_streams
  deferrable initially deferred for each row execute function bench_reached('effect');
create trigger bench_checkpoint after update on checkpoints
  for each row when (new.reader like 'relay %' and new.pos > old.pos) execute function bench_reached('checkpoint');
create trigger bench_mark after update on mail_intents
  for each row when (new.state = 'sent' and old.state = 'waiting') execute function bench_reached('mark');
create constraint trigger bench_intent after insert on checkouts
  deferrable initially deferred for each row execute function bench_reached('intent');
create constraint trigger bench_result after update on checkouts
  deferrable initially deferred for each row when (new.status = 'captured') execute function bench_reached('result');
create constraint trigger bench_webhook after insert on provider_events
  deferrable initially deferred for each row execute function bench_reached('webhook');`;
