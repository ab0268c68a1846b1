import { join } from 'node:path';
import { Module, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { Config } from '#libs/platform/config/config';
import { Database } from '#libs/platform/database/database';
import { dataPlaces, makeDataDirectory } from '#libs/platform/files/data-directory';
import { deleteExpiredKeys } from './keys/idempotency-keys.js';
import { Schedule, ScheduleModule } from '#libs/platform/process/schedule';
import { HeadSigner } from './chain/signed-heads.js';
import { Sequencer } from './sequencer/sequencer.js';
import { Wakeups } from './signals/wakeups.js';

/** File of the signed heads, one line of JSON each; copy it to a place that database administrators cannot write. */
const headsFile = (config: Pick<Config, 'dataDir'>): string => join(config.dataDir, dataPlaces.heads);

/** Background work of the log: sequencing, signed heads, expired keys. Needs EventLogModule, Config, Database and log. */
@Module({ imports: [ScheduleModule] })
export class EventLogWorkerModule implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly sequencer: Sequencer;
  private readonly signer: HeadSigner;

  constructor(
    database: Database,
    wakeups: Wakeups,
    private readonly log: PinoLogger,
    schedule: Schedule,
    config: Config,
  ) {
    makeDataDirectory(config.dataDir);
    this.sequencer = new Sequencer(database, wakeups, log);
    this.signer = new HeadSigner(database, config.auditSigningKey, headsFile(config));
    schedule.add({ name: 'signed heads', every: 60_000, run: () => this.signer.signNow() });
    schedule.add({ name: 'expired keys', every: 3_600_000, run: () => deleteExpiredKeys(database) });
  }

  onApplicationBootstrap(): void {
    this.sequencer.start();
  }

  async onModuleDestroy(): Promise<void> {
    await this.sequencer.stop();
    await this.signer.signNow().catch((fault: unknown) => this.log.warn({ err: fault }, 'the head of the log could not be signed'));
  }
}
