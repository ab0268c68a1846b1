import type { ServerResponse } from 'node:http';
import type { PlacedEvent } from '#libs/event-log/feed/placed-event';
import type { Id } from '#machines/kernel/ids';

/** Bytes that may wait for a slow reader before the line is cut; it resumes from where it was. */
const mostWaiting = 1_000_000;

/** One open event stream, from server to client only. Closes once, from either side. */
export class LiveConnection {
  private readonly endings: (() => void)[] = [];
  private ended = false;
  /** the last position sent, or known not to concern this reader */
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

  /** Calls `work` when the stream ends, or at once when it has ended. */
  onEnd(work: () => void): void {
    if (this.ended) work();
    else this.endings.push(work);
  }

  get isOpen(): boolean {
    return !this.ended;
  }

  /** A change hint; pages that show the object fetch it again, unless `more` contains all there is. */
  send({ pos, streamType, streamId, version }: PlacedEvent, more: object = {}): void {
    this.frame(`id: ${pos}\ndata: ${JSON.stringify({ stream: streamType, id: streamId, version, ...more })}\n\n`);
  }

  /** The person of this stream has something new to see under this name. No place of the log: it moves nothing that a reader resumes from. */
  hint(name: string, person: Id, more: object = {}): void {
    this.frame(`data: ${JSON.stringify({ stream: name, id: person, version: 0, ...more })}\n\n`);
  }

  /** Sends the starting position, so that a reader that loses the connection at once can resume. */
  begin(): void {
    this.frame(`id: ${this.at}\nevent: ready\ndata: {}\n\n`);
  }

  /** Too much was missed to be sent one by one: everything is to be fetched again. */
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
