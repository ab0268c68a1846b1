import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Wakeups } from '#libs/event-log/signals/wakeups';
import { Loop, type NextTurn } from '#libs/platform/process/loop';
import { Throttle } from '#libs/platform/process/throttle';
import { Deliverer } from './deliverer.js';

/** Milliseconds between rounds; a round reads the same rows for one email or for eight. */
const interval = 200;

/** Delivers until the process ends, with growing pauses while the mail server is unreachable. */
@Injectable()
export class MailWorker implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('mail');
  private readonly loop = new Loop(() => this.deliver(), {
    pollEvery: 1_000,
    throttle: new Throttle(interval),
    retry: { first: 2_000, longest: 60_000 },
    onFault: (fault) => this.logger.warn({ err: fault, msg: 'mail waits' }),
  });
  private unsubscribe: (() => void) | undefined;

  constructor(
    private readonly deliverer: Deliverer,
    private readonly wakeups: Wakeups,
  ) {}

  onApplicationBootstrap(): void {
    this.unsubscribe = this.wakeups.on('notified', () => this.loop.wake());
    this.loop.start();
  }

  /** Finishes the emails that were claimed. */
  async onModuleDestroy(): Promise<void> {
    this.unsubscribe?.();
    await this.loop.stop();
  }

  /** A wake-up does not shorten the pause after 'retry', because it signals new emails and not a reachable server. */
  private async deliver(): Promise<NextTurn> {
    const { claimed, full, unreachable } = await this.deliverer.deliverDue();
    if (unreachable) return 'retry';
    if (claimed === 0) return 'wait';
    return full ? 'again' : 'soon';
  }
}
