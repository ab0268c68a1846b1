import { get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** One message of the live stream. */
export interface LiveMessage {
  stream: string;
  id: string;
  version: number;
  /** text of a chat message */
  message?: { _id: string; chat: string; nth: number; at: string };
}

const idField = /^id: ?(.*)$/m;
const dataField = /^data: ?(.*)$/m;

const firstWait = 50;
/** Reconnects with growing delays, like browsers: a thousand of them would keep a starting process from becoming ready. Milliseconds. */
const longestWait = 5_000;

/** Follows GET /live like the web: reconnects after the last position it received, to whichever process. */
export class LiveFollower {
  private readonly ended = new AbortController();
  private connection = new AbortController();
  private last: string | undefined;
  private following: Promise<void>;
  private readonly newest = new Map<string, number>();
  messages = 0;
  /** whether a line is open now */
  isOpen = false;
  private isAlive = false;

  constructor(
    private origin: string,
    private readonly token: string,
    private readonly onMessage: (message: LiveMessage) => void = () => undefined,
  ) {
    this.following = this.follow();
  }

  /** The newest version of a stream that it received; 0 if none. */
  versionOf(id: string): number {
    return this.newest.get(id) ?? 0;
  }

  /** Reconnects to another process. */
  moveTo(origin: string): void {
    this.origin = origin;
    this.connection.abort();
  }

  async stop(): Promise<void> {
    this.ended.abort();
    this.connection.abort();
    await this.following;
  }

  private async follow(): Promise<void> {
    let wait = firstWait;
    while (!this.ended.signal.aborted) {
      this.connection = new AbortController();
      try {
        this.isOpen = false;
        await this.read();
      } catch {
        this.isOpen = false;
        // its process ended, or it was asked to move: the next connection resumes at the same position
      }
      wait = this.isAlive ? firstWait : Math.min(longestWait, wait * 2);
      this.isAlive = false;
      await pause(wait * (0.75 + Math.random() / 2));
    }
  }

  /** Ends with the connection. It uses node:http, because fetch adds three streams per message, whose delay would look like the product's. */
  private read(): Promise<void> {
    const headers = { authorization: `Bearer ${this.token}`, ...(this.last !== undefined && { 'last-event-id': this.last }) };
    return new Promise((resolve, reject) => {
      const asked = get(`${this.origin}/api/v1/live`, { headers, signal: this.connection.signal, agent: false });
      asked.once('error', reject);
      asked.once('response', (answer) => {
        answer.once('error', reject).once('close', resolve);
        if (answer.statusCode !== 200) return void asked.destroy(new Error(`the live stream was answered ${answer.statusCode}`));
        this.isOpen = true;
        this.isAlive = true;
        let text = '';
        answer.setEncoding('utf8').on('data', (part: string) => {
          const blocks = (text + part).split('\n\n');
          text = blocks.pop() ?? '';
          blocks.forEach((block) => this.take(block));
        });
      });
    });
  }

  private take(block: string): void {
    this.last = idField.exec(block)?.[1] ?? this.last;
    const data = dataField.exec(block)?.[1];
    if (data === undefined) return;
    const message = JSON.parse(data) as LiveMessage;
    const { id, version } = message;
    if (id === undefined) return;
    this.onMessage(message);
    this.messages += 1;
    this.newest.set(id, Math.max(version, this.versionOf(id)));
  }
}
