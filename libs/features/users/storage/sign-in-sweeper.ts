import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { LoginThrottle } from './login-throttle.js';
import { nobodysHash } from './passwords.js';
import { Sessions } from './sessions.js';

const hour = 3_600_000;

/** Keeps the tables of sign-in small: once an hour what is over goes. Any number of processes may do it. */
@Injectable()
export class SignInSweeper implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('auth');
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly sessions: Sessions,
    private readonly throttle: LoginThrottle,
  ) {}

  /** The hash of nobody is made here, or the first unknown account would take twice as long as a known one. */
  async onApplicationBootstrap(): Promise<void> {
    await nobodysHash();
    this.timer = setInterval(() => void this.sweep(), hour);
    this.timer.unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** The database being away is no reason to stop; the next hour comes. */
  private async sweep(): Promise<void> {
    try {
      await this.sessions.sweep();
      await this.throttle.sweep();
    } catch (error) {
      this.logger.warn({ err: error, msg: 'old sign-ins were not swept' });
    }
  }
}
