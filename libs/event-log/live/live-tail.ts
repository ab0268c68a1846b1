import type { LogReader } from '../feed/log-reader.js';
import type { PlacedEvent } from '../feed/placed-event.js';
import { throttleTime } from '../signals/batcher.js';
import { Throttle } from '#libs/platform/process/throttle';
import type { WarningLogger } from '#libs/platform/logging/warning-logger';
import { Loop, type NextTurn } from '#libs/platform/process/loop';
import type { Wakeups } from '../signals/wakeups.js';

export type LiveListener = (events: readonly PlacedEvent[]) => void;

/** events read at once */
const page = 1_000;

/**
 * Follows the log from its position at start, in memory, for live updates in browsers. It is no consumer: it stores and repeats nothing; a client that was
 * disconnected calls `since` with its last position.
 */
export class LiveTail {
  private readonly listeners = new Set<LiveListener>();
  private readonly loop = new Loop(() => this.turn(), {
    pollEvery: 1_000,
    throttle: new Throttle(throttleTime),
    retry: { first: 100, longest: 1_000 },
    onFault: (fault) => this.logger?.warn({ err: fault }, 'the live tail could not read the log'),
  });
  private unsubscribe: (() => void) | undefined;
  private pos = 0;

  constructor(
    private readonly reader: LogReader,
    private readonly wakeups: Wakeups,
    private readonly logger?: WarningLogger,
  ) {}

  /** Resolves when the start position is known: everything sequenced after it reaches the listeners. */
  async start(): Promise<void> {
    this.pos = await this.reader.lastPosition();
    this.unsubscribe ??= this.wakeups.on('sequenced', () => this.loop.wake());
    this.loop.start();
  }

  async stop(): Promise<void> {
    this.listeners.clear();
    this.unsubscribe?.();
    this.unsubscribe = undefined;
    await this.loop.stop();
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

  private async turn(): Promise<NextTurn> {
    const events = await this.reader.read(this.pos, page);
    const last = events.at(-1);
    if (last === undefined) return 'wait';
    this.pos = last.pos;
    this.listeners.forEach((listener) => listener(events));
    return events.length < page ? 'soon' : 'again';
  }
}
