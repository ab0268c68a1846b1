/** One message of an event stream. */
export interface Message {
  id: string;
  event: string;
  data: string;
}

/** A reader of an event stream, like a browser. */
export class Listener {
  readonly messages: Message[] = [];
  private waiting: (() => void)[] = [];
  ended = false;

  private constructor(private readonly abort: AbortController) {}

  static async open(address: string, headers: Record<string, string>): Promise<Listener> {
    const abort = new AbortController();
    const answer = await fetch(address, { headers, signal: abort.signal });
    if (!answer.ok || !answer.body) throw new Error(`${answer.status}`);
    const type = answer.headers.get('content-type') ?? '';
    if (!type.includes('text/event-stream')) throw new Error(`no event stream but ${type}`);
    const listener = new Listener(abort);
    void listener.read(answer.body).catch(() => listener.finish());
    return listener;
  }

  close(): void {
    this.abort.abort();
  }

  /** Resolves when `fits` is true for the received messages. */
  async until(fits: () => boolean): Promise<void> {
    while (!fits()) await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  orders(): string[] {
    return this.messages.filter(({ event }) => event === 'message').map(({ data }) => (JSON.parse(data) as { id: string }).id);
  }

  private async read(body: ReadableStream<Uint8Array>): Promise<void> {
    let rest = '';
    for await (const piece of body.pipeThrough(new TextDecoderStream())) {
      const frames = (rest + piece).split('\n\n');
      rest = frames.pop() ?? '';
      for (const frame of frames) this.messages.push(messageOf(frame));
      this.wake();
    }
    this.finish();
  }

  private finish(): void {
    this.ended = true;
    this.wake();
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
