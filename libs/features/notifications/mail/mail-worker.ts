import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { throttle } from '#libs/event-log/signals/throttle';
import { Signal } from '#libs/event-log/signals/signal';
import { Wakeups } from '#libs/event-log/signals/wakeups';
import { Deliverer, type Round } from './deliverer.js';

const pollEvery = 1_000;
const longestPause = 60_000;
/** What becomes due in this time goes together: nobody reads a mail that soon, and a round asks the same few questions for one mail or for eight. Milliseconds. */
const throttleTime = 200;

/** Delivers until the process ends. While the mail server is away it asks ever more seldom, whatever else is due. */
@Injectable()
export class MailWorker implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('mail');
  private readonly signal = new Signal();
  private running: Promise<void> | undefined;
  private stopping = false;

  constructor(
    private readonly deliverer: Deliverer,
    private readonly wakeups: Wakeups,
  ) {}

  onApplicationBootstrap(): void {
    this.running = this.work();
  }

  /** Finishes the emails it has started. */
  async onModuleDestroy(): Promise<void> {
    this.stopping = true;
    this.signal.raise();
    await this.running;
  }

  private async work(): Promise<void> {
    const unsubscribe = this.wakeups.on('notified', () => this.signal.raise());
    let pause = pollEvery;
    while (!this.stopping) {
      const began = performance.now();
      const { claimed, full, unreachable } = await this.round();
      pause = unreachable ? Math.min(pause * 2, longestPause) : pollEvery;
      if (unreachable) await this.rest(pause);
      else if (claimed === 0) await this.signal.wait(pause);
      else if (!full && !this.stopping) await throttle(began, throttleTime);
    }
    unsubscribe();
  }

  private async round(): Promise<Round> {
    try {
      return await this.deliverer.deliverDue();
    } catch (fault) {
      this.logger.warn({ err: fault, msg: 'mail waits' });
      return { claimed: 0, full: false, unreachable: true };
    }
  }

  /** Hints do not shorten it: they say that there is mail, not that the server is back. */
  private async rest(pause: number): Promise<void> {
    const end = Date.now() + pause;
    while (!this.stopping && Date.now() < end) await this.signal.wait(end - Date.now());
  }
}
