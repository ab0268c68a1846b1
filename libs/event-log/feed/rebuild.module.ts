import { Module, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { Database } from '#libs/platform/database/database';
import { productReading } from './product-reading.js';
import { RebuildRegistry } from './rebuild-registry.js';
import { RebuildWorker } from './rebuild-worker.js';

/** Runs requested rebuilds. Needs EventLogModule, Database and log, and the modules of the read models. */
@Module({})
export class RebuildModule implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly worker: RebuildWorker;

  constructor(database: Database, models: RebuildRegistry, logger: PinoLogger) {
    this.worker = new RebuildWorker(database, models, { reading: productReading, logger });
  }

  onApplicationBootstrap(): void {
    this.worker.start();
  }

  async onModuleDestroy(): Promise<void> {
    await this.worker.stop();
  }
}
