import type { ServerResponse } from 'node:http';
import type { PlacedEvent } from '#libs/event-log/feed/placed-event';
import type { Id } from '#machines/kernel/ids';

/** Bytes that may wait for a slow reader before the connection is closed; the reader resumes at its last position. */
const mostWaiting = 1_000_000;

/** One server-sent event stream. It closes once, from either side. */
export class LiveConnection {
  private readonly endings: (() => void)[] = [];
  private ended = false;
  /** last position that was sent, or that does not concern this reader */
  at: number;

  constructor(
    private readonly raw: ServerResponse,
    at: number,
  ) {
    this.at = at;
    raw.on('close', () => this.end());
    raw.on('error', () => this.end());
    // A client that disconnected during authentication has nothing left to close.
    if (raw.destroyed) this.end();
  }

  /** Calls `work` when the stream ends, or at once if it has ended. */
  onEnd(work: () => void): void {
    if (this.ended) work();
    else this.endings.push(work);
  }

  get isOpen(): boolean {
    return !this.ended;
  }

  /** Sends a change hint. Pages that show the object fetch it again, unless `more` contains everything. */
  send({ pos, streamType, streamId, version }: PlacedEvent, more: object = {}): void {
    this.frame(`id: ${pos}\ndata: ${JSON.stringify({ stream: streamType, id: streamId, version, ...more })}\n\n`);
  }

  /** Notifies the person of this stream that `name` has news. It has no position in the log, so it does not change where a reader resumes. */
  hint(name: string, person: Id, more: object = {}): void {
    this.frame(`data: ${JSON.stringify({ stream: name, id: person, version: 0, ...more })}\n\n`);
  }

  begin(): void {
    this.frame(`id: ${this.at}\nevent: ready\ndata: {}\n\n`);
  }

  /** Too many events were missed to send each of them, so the reader has to fetch everything again. */
  reset(): void {
    this.frame(`id: ${this.at}\nevent: reset\ndata: {}\n\n`);
  }

  beat(): void {
    this.frame(': beat\n\n');
  }

  end(): void {
    if (this.ended) return;
    this.ended = true;
    for (const work of this.endings) work();
    this.raw.end();
  }

  private frame(text: string): void {
    if (this.ended) return;
    this.raw.write(text);
    if (this.raw.writableLength > mostWaiting) this.end();
  }
}
