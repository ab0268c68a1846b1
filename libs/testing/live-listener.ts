import { once } from 'node:events';
import { type ClientRequest, get, type IncomingMessage } from 'node:http';

/** One message of an event stream. */
export interface Message {
  id: string;
  event: string;
  data: string;
}

/** A reader of an event stream, like a browser. By node:http: fetch has three streams more, whose delay would look like the product's. */
export class Listener {
  readonly messages: Message[] = [];
  private waiting: (() => void)[] = [];
  ended = false;

  private constructor(
    private readonly asked: ClientRequest,
    private readonly heard: (message: Message) => void,
  ) {}

  /** @param heard called for each message when it arrives @throws Error with the status, unless it is 200 */
  static async open(
    address: string,
    headers: Record<string, string>,
    heard: (message: Message) => void = () => undefined,
  ): Promise<Listener> {
    const asked = get(address, { headers, agent: false });
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    const type = answer.headers['content-type'] ?? '';
    if (answer.statusCode !== 200 || !type.includes('text/event-stream')) {
      asked.destroy();
      throw new Error(answer.statusCode === 200 ? `no event stream but ${type}` : `${answer.statusCode}`);
    }
    const listener = new Listener(asked, heard);
    listener.read(answer);
    return listener;
  }

  close(): void {
    this.asked.destroy();
  }

  /** Resolves when `fits` is true for the received messages. */
  async until(fits: () => boolean): Promise<void> {
    while (!fits()) await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  orders(): string[] {
    return this.messages.filter(({ event }) => event === 'message').map(({ data }) => (JSON.parse(data) as { id: string }).id);
  }

  private read(answer: IncomingMessage): void {
    let rest = '';
    answer.setEncoding('utf8').on('data', (piece: string) => {
      const frames = (rest + piece).split('\n\n');
      rest = frames.pop() ?? '';
      for (const message of frames.map(messageOf)) {
        this.messages.push(message);
        this.heard(message);
      }
      this.wake();
    });
    answer
      .on('error', () => undefined)
      .on('close', () => {
        this.ended = true;
        this.wake();
      });
    // What breaks the connection ends the stream.
    this.asked.on('error', () => undefined);
  }

  private wake(): void {
    const waiting = this.waiting;
    this.waiting = [];
    for (const resolve of waiting) resolve();
  }
}

const messageOf = (frame: string): Message => {
  const field = (name: string) =>
    frame
      .split('\n')
      .find((line) => line.startsWith(`${name}: `))
      ?.slice(name.length + 2);
  return { id: field('id') ?? '', event: field('event') ?? 'message', data: field('data') ?? '' };
};
