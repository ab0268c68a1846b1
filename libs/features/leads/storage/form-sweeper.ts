import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { FormWindows } from './form-windows.js';

const every = 600_000;

/** Keeps the table of windows small. Any number of processes may do it. */
@Injectable()
export class FormSweeper implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('forms');
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly windows: FormWindows) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.sweep(), every);
    this.timer.unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** The database being away is no reason to stop; the next time comes. */
  private async sweep(): Promise<void> {
    try {
      await this.windows.sweep();
    } catch (error) {
      this.logger.warn({ err: error, msg: 'old windows of forms were not swept' });
    }
  }
}
