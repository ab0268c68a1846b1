import { join } from 'node:path';
import { Module, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { Config } from '#libs/platform/config/config';
import { Database } from '#libs/platform/database/database';
import { dataPlaces, makeDataDirectory } from '#libs/platform/files/data-directory';
import { deleteExpiredKeys } from './keys/idempotency-keys.js';
import { Schedule, ScheduleModule } from '#libs/platform/process/schedule';
import { CheckpointSigner } from './chain/checkpoint-signer.js';
import { CheckpointWork } from './chain/checkpoint-work.js';
import { originChoiceOf } from './chain/log-origin.js';
import { Sealer } from './seals/sealer.js';
import { LogReader } from './feed/log-reader.js';
import { Sequencer } from './sequencer/sequencer.js';
import { Wakeups } from './signals/wakeups.js';

/** File of the signed heads and checkpoints. */
const headsFile = (config: Pick<Config, 'dataDir'>): string => join(config.dataDir, dataPlaces.heads);

/** Background work of the log: sequencing, checkpoints, seals, expired keys. Needs EventLogModule, Config, Database and log. */
@Module({ imports: [ScheduleModule] })
export class EventLogWorkerModule implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly sequencer: Sequencer;
  private readonly checkpoints: CheckpointWork;
  private readonly sealer: Sealer;
  private readonly endDemand: () => void;

  constructor(database: Database, wakeups: Wakeups, reader: LogReader, log: PinoLogger, schedule: Schedule, config: Config) {
    makeDataDirectory(config.dataDir);
    this.sequencer = new Sequencer(database, wakeups, log, reader);
    const signer = new CheckpointSigner(database, config.auditSigningKey, headsFile(config), originChoiceOf(config), {
      previousPem: config.previousAuditSigningKey,
    });
    this.checkpoints = new CheckpointWork(signer, log);
    this.endDemand = this.checkpoints.follow(wakeups);
    this.sealer = new Sealer(database, wakeups);
    schedule.add({ name: 'seals', every: 60_000, run: () => this.sealer.run() });
    schedule.add({ name: 'checkpoints', every: 60_000, run: () => this.checkpoints.run() });
    schedule.add({ name: 'expired keys', every: 3_600_000, run: () => deleteExpiredKeys(database) });
  }

  onApplicationBootstrap(): void {
    this.sequencer.start();
  }

  async onModuleDestroy(): Promise<void> {
    this.sealer.end();
    await this.sequencer.stop();
    this.endDemand();
    await this.checkpoints.end();
  }
}
