import { join } from 'node:path';
import { Module, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { Config } from '#libs/platform/config/config';
import { Database } from '#libs/platform/database/database';
import { dataPlaces, makeDataDirectory } from '#libs/platform/files/data-directory';
import { deleteExpiredKeys } from './keys/idempotency-keys.js';
import { HeadSigner } from './chain/signed-heads.js';
import { Sequencer } from './sequencer/sequencer.js';
import { Wakeups } from './wakeup/wakeups.js';

/** The signed heads of a log, one line of JSON each; to be copied to where the database's administrators cannot write. */
export const headsFile = (config: Pick<Config, 'dataDir'>): string => join(config.dataDir, dataPlaces.heads);

const hour = 3_600_000;

/** What goes on behind the commands: places, signed heads, forgotten keys. Needs EventLogModule, Config, Database and log. */
@Module({})
export class EventLogWorkerModule implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly sequencer: Sequencer;
  private readonly signer: HeadSigner;
  private cleaning: NodeJS.Timeout | undefined;

  constructor(
    private readonly database: Database,
    private readonly wakeups: Wakeups,
    private readonly log: PinoLogger,
    config: Config,
  ) {
    makeDataDirectory(config.dataDir);
    this.sequencer = new Sequencer(database, wakeups, log);
    this.signer = new HeadSigner(database, config.auditSigningKey, headsFile(config));
  }

  onApplicationBootstrap(): void {
    this.sequencer.start();
    this.signer.start((fault) => this.log.warn({ err: fault }, 'the head of the log could not be signed'));
    this.cleaning = setInterval(() => void this.clean(), hour);
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.cleaning);
    this.signer.stop();
    await this.sequencer.stop();
    await this.signer.signNow().catch((fault: unknown) => this.log.warn({ err: fault }, 'the head of the log could not be signed'));
  }

  private async clean(): Promise<void> {
    await deleteExpiredKeys(this.database).catch((fault: unknown) => this.log.warn({ err: fault }, 'expired keys could not be deleted'));
  }
}
