import type { LogReader } from '../feed/log-reader.js';
import type { PlacedEvent } from '../feed/placed-event.js';
import { throttle } from '../signals/throttle.js';
import { Signal } from '../signals/signal.js';
import type { WarningLogger } from '#libs/platform/logging/warning-logger';
import type { Wakeups } from '../signals/wakeups.js';

export type LiveListener = (events: readonly PlacedEvent[]) => void;

const pollEvery = 1_000;
/** events read at once */
const page = 1_000;

/**
 * Follows the log from its position at start, in memory, for live updates in browsers. It is no consumer: it stores and repeats nothing; a client that was
 * disconnected calls `since` with its last position.
 */
export class LiveTail {
  private readonly listeners = new Set<LiveListener>();
  private readonly signal = new Signal();
  private running: Promise<void> | undefined;
  private stopping = false;
  private pos = 0;

  constructor(
    private readonly reader: LogReader,
    private readonly wakeups: Wakeups,
    private readonly logger?: WarningLogger,
  ) {}

  /** Resolves when the start position is known: everything sequenced after it reaches the listeners. */
  async start(): Promise<void> {
    this.stopping = false;
    this.pos = await this.reader.lastPosition();
    this.running ??= this.follow();
  }

  async stop(): Promise<void> {
    this.stopping = true;
    this.listeners.clear();
    this.signal.raise();
    await this.running;
    this.running = undefined;
  }

  /** The last position delivered to the listeners. */
  get position(): number {
    return this.pos;
  }

  /** @returns a function that unsubscribes. A listener must not throw. */
  subscribe(listener: LiveListener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Events after `pos`, for a reader that resumes; at most `most`. */
  since(pos: number, most = 1_000): Promise<PlacedEvent[]> {
    return this.reader.read(pos, most);
  }

  private async follow(): Promise<void> {
    const forget = this.wakeups.on('sequenced', () => this.signal.raise());
    while (!this.stopping) {
      const began = performance.now();
      const events = await this.readSafely();
      if (events.length === 0) {
        await this.signal.wait(pollEvery);
        continue;
      }
      this.pos = events.at(-1)?.pos ?? this.pos;
      this.listeners.forEach((listener) => listener(events));
      if (events.length < page) await throttle(began);
    }
    forget();
  }

  private async readSafely(): Promise<PlacedEvent[]> {
    try {
      return await this.reader.read(this.pos, page);
    } catch (fault) {
      this.logger?.warn({ err: fault }, 'the live tail could not read the log');
      return [];
    }
  }
}
