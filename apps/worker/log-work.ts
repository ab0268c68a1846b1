import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { deleteExpiredKeys } from '#libs/event-log/append/expired-keys';
import { HeadSigner } from '#libs/event-log/chain/signed-heads';
import { LogFeed } from '#libs/event-log/feed/log-feed';
import { LogReader } from '#libs/event-log/feed/log-reader';
import { Sequencer } from '#libs/event-log/sequencer/sequencer';
import { Wakeups } from '#libs/event-log/wakeup/wakeups';
import { Config } from '#libs/platform/config/config';
import { Database } from '#libs/platform/database/database';
import { consumers } from './consumers.js';

const hour = 3_600_000;

/** The log's own work in this process: giving places, signing heads, feeding the consumers, forgetting keys that are over. */
@Injectable()
export class LogWork implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('log');
  private readonly sequencer: Sequencer;
  private readonly signer: HeadSigner;
  private feed: LogFeed | undefined;
  private tidying: NodeJS.Timeout | undefined;

  constructor(
    private readonly config: Config,
    private readonly database: Database,
    private readonly wakeups: Wakeups,
    private readonly reader: LogReader,
    private readonly modules: ModuleRef,
  ) {
    this.sequencer = new Sequencer(database, wakeups, { warn: this.warn });
    this.signer = new HeadSigner(database, config.auditSigningKey, join(config.dataDir, 'heads.jsonl'));
  }

  onApplicationBootstrap(): void {
    mkdirSync(this.config.dataDir, { recursive: true });
    const found = consumers.map((type) => this.modules.get(type, { strict: false }));
    this.feed = new LogFeed(this.database, this.wakeups, found, { reader: this.reader, logger: { warn: this.warn } });
    this.sequencer.start();
    this.feed.start();
    this.signer.start((fault) => this.logger.warn({ err: fault, msg: 'the head could not be signed' }));
    this.tidying = setInterval(() => void this.tidy(), hour).unref();
  }

  /** Batches under way are finished, and other processes may lead at once. */
  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.tidying);
    this.signer.stop();
    await this.feed?.stop();
    await this.sequencer.stop();
  }

  private async tidy(): Promise<void> {
    await deleteExpiredKeys(this.database).catch((fault: unknown) =>
      this.logger.warn({ err: fault, msg: 'expired keys stay another hour' }),
    );
  }

  private readonly warn = (about: unknown, message?: unknown): void => this.logger.warn({ ...(about as object), msg: message });
}
