import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Module, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { Config } from '#libs/platform/config/config';
import { Database } from '#libs/platform/database/database';
import { HealthChecks } from '#libs/platform/health/health-checks';
import { deleteExpiredKeys } from './append/expired-keys.js';
import { HeadSigner } from './chain/signed-heads.js';
import { ConsumerRegistry } from './feed/consumer-registry.js';
import { logLag } from './feed/lag.js';
import { LogFeed } from './feed/log-feed.js';
import { LogReader } from './feed/log-reader.js';
import { Sequencer } from './sequencer/sequencer.js';
import { Wakeups } from './wakeup/wakeups.js';

/** The signed heads of a log, one line of JSON each; to be copied to where the database's administrators cannot write. */
export const headsFile = (config: Pick<Config, 'dataDir'>): string => join(config.dataDir, 'signed-heads.jsonl');

const hour = 3_600_000;

/** What goes on behind the commands: places, signed heads, consumers, forgotten keys. Needs EventLogModule, Config, Database and log. */
@Module({})
export class EventLogWorkerModule implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly sequencer: Sequencer;
  private readonly signer: HeadSigner;
  private feed: LogFeed | undefined;
  private cleaning: NodeJS.Timeout | undefined;

  constructor(
    private readonly database: Database,
    private readonly wakeups: Wakeups,
    private readonly consumers: ConsumerRegistry,
    private readonly log: PinoLogger,
    private readonly reader: LogReader,
    config: Config,
    health: HealthChecks,
  ) {
    mkdirSync(config.dataDir, { recursive: true });
    this.sequencer = new Sequencer(database, wakeups, log);
    this.signer = new HeadSigner(database, config.auditSigningKey, headsFile(config));
    health.register('log', () => this.lag());
  }

  onApplicationBootstrap(): void {
    this.sequencer.start();
    this.signer.start((fault) => this.log.warn({ err: fault }, 'the head of the log could not be signed'));
    this.feed = new LogFeed(this.database, this.wakeups, this.consumers.all, { reader: this.reader, logger: this.log });
    this.feed.start();
    this.cleaning = setInterval(() => void this.clean(), hour);
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.cleaning);
    this.signer.stop();
    await this.feed?.stop();
    await this.sequencer.stop();
    await this.signer.signNow().catch((fault: unknown) => this.log.warn({ err: fault }, 'the head of the log could not be signed'));
  }

  private async clean(): Promise<void> {
    await deleteExpiredKeys(this.database).catch((fault: unknown) => this.log.warn({ err: fault }, 'expired keys could not be deleted'));
  }

  private async lag(): Promise<{ unsequenced: number; behind: number; parked: number }> {
    const { unsequenced, consumers } = await logLag(this.database);
    return {
      unsequenced,
      behind: Math.max(0, ...consumers.map(({ behind }) => behind)),
      parked: consumers.reduce((sum, { parked }) => sum + parked, 0),
    };
  }
}
