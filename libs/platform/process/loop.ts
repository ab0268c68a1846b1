import type { Throttle } from './throttle.js';

/** A flag to wait for, with a timeout; raising it before anyone waits is not lost. */
class Signal {
  private raised = false;
  private resume: (() => void) | undefined;

  raise(): void {
    this.raised = true;
    this.resume?.();
  }

  /** Resolves when the flag is raised, at the latest after `most` milliseconds; lowers it again. */
  async wait(most: number): Promise<void> {
    if (!this.raised) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, most);
        this.resume = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    this.lower();
  }

  /** Resolves when the flag is raised, at the latest with `end`; lowers it again. */
  async or(end: Promise<void> | undefined): Promise<void> {
    if (!this.raised) await Promise.race([end, new Promise<void>((resolve) => (this.resume = resolve))]);
    this.lower();
  }

  private lower(): void {
    this.resume = undefined;
    this.raised = false;
  }
}

/**
 * What follows a turn: the next one at once ('again'), after the throttle's interval ('soon'), after a wake-up or the polling interval ('wait'), or after a pause
 * that doubles ('retry'), as after an error.
 */
export type NextTurn = 'again' | 'soon' | 'wait' | 'retry';

export interface LoopOptions {
  /** longest wait for a wake-up, milliseconds */
  pollEvery: number;
  /** keeps its interval between two turns with 'soon' between them: what arrives meanwhile shares the next turn */
  throttle?: Throttle;
  /** pauses after failed turns, milliseconds: each is twice the one before, and a turn without failure resets them. Wake-ups do not shorten them */
  retry: { first: number; longest: number };
  /** reports an error that a turn threw; must not throw */
  onFault(fault: unknown): void;
}

/**
 * Continuous work of a process, one turn after the other, until it is stopped: a reader that follows a log, a worker that takes due tasks. Work that
 * runs every few minutes belongs to `Schedule`.
 */
export class Loop {
  private woken = new Signal();
  private stopSignal = new Signal();
  private running: Promise<void> | undefined;
  private stopping = false;
  private pause: number;

  constructor(
    private readonly turn: () => Promise<NextTurn>,
    private readonly options: LoopOptions,
  ) {
    this.pause = options.retry.first;
  }

  /** Starts the first turn. Does nothing while the loop runs. */
  start(): void {
    if (this.running !== undefined) return;
    this.stopping = false;
    this.woken = new Signal();
    this.stopSignal = new Signal();
    this.running = this.run();
  }

  /** Ends a wait, or skips the next one if a turn is under way. */
  wake(): void {
    this.woken.raise();
  }

  /** Resolves after the current turn. The loop may be started again. */
  async stop(): Promise<void> {
    this.stopping = true;
    this.woken.raise();
    this.stopSignal.raise();
    await this.running;
    this.running = undefined;
  }

  private async run(): Promise<void> {
    while (!this.stopping) {
      const began = performance.now();
      const next = await this.guardedTurn();
      if (next !== 'retry') this.pause = this.options.retry.first;
      if (this.stopping) return;
      if (next === 'wait') await this.woken.wait(this.options.pollEvery);
      else if (next === 'soon') await this.stopSignal.or(this.options.throttle?.wait(began));
      else if (next === 'retry') await this.backOff();
    }
  }

  private async guardedTurn(): Promise<NextTurn> {
    try {
      return await this.turn();
    } catch (fault) {
      this.options.onFault(fault);
      return 'retry';
    }
  }

  private async backOff(): Promise<void> {
    const { pause } = this;
    this.pause = Math.min(pause * 2, this.options.retry.longest);
    await this.rest(pause);
  }

  /** Ends early only if the loop is stopped. */
  private async rest(milliseconds: number): Promise<void> {
    if (milliseconds > 0) await this.stopSignal.wait(milliseconds);
  }
}
