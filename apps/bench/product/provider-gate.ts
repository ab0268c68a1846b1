import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { freePort } from '#libs/platform/process/free-port';
import { until } from './until.js';

/** Moments of a call with an effect at the provider: before and after it is forwarded, before and after its response is returned. */
export const gateMoments = ['call.before', 'call.after', 'answer.before', 'answer.after'] as const;
export type GateMoment = (typeof gateMoments)[number];

interface Armed {
  moment: GateMoment;
  reached: () => Promise<void>;
}

/** Forwards one process's calls to the provider unchanged, and can block a call at an exact moment while that process is killed. */
export class ProviderGate {
  private armed: Armed | undefined;

  private constructor(
    readonly origin: string,
    private readonly server: Server,
    private readonly target: string,
  ) {}

  /** @param target the provider's origin */
  static async open(target: string): Promise<ProviderGate> {
    const port = await freePort();
    const server = createServer();
    const gate = new ProviderGate(`http://127.0.0.1:${port}`, server, target);
    server.on('request', (asked, answer) => void gate.pass(asked, answer).catch(() => answer.destroy()));
    await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
    return gate;
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  /** Waits for the next call with an effect to reach `moment` and calls `kill`. @returns false if none came within `limit` ms of a quiet machine */
  async at(moment: GateMoment, kill: () => Promise<void>, limit: number): Promise<boolean> {
    let killing: Promise<void> | undefined;
    const armed = { moment, reached: () => (killing = kill()) };
    this.armed = armed;
    await until(`a call at ${moment}`, () => killing !== undefined, limit, 5).catch(() => undefined);
    if (this.armed === armed) this.armed = undefined;
    await killing;
    return killing !== undefined;
  }

  private async pass(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const body = await buffer(asked);
    const [before, after] = [this.take('call.before', asked), this.take('call.after', asked)];
    if (before) {
      await before();
      return void answer.destroy();
    }
    const answered = this.ask(asked, body);
    // The provider may or may not have processed it by now: that is the moment under test.
    if (after) await Promise.allSettled([after(), answered]);
    const theirs = await answered;
    // Only now: the provider leaves some calls without an answer, and callers give up.
    if (answer.destroyed) return;
    const unsent = this.take('answer.before', asked);
    if (unsent) {
      await unsent();
      return void answer.destroy();
    }
    answer.writeHead(theirs.status, theirs.headers);
    await new Promise<void>((sent) => answer.end(theirs.body, sent));
    await this.take('answer.after', asked)?.();
  }

  /** The kill that waits for that moment of a call with an effect, which this is the one of. */
  private take(moment: GateMoment, { method, url = '' }: IncomingMessage): Armed['reached'] | undefined {
    const { armed } = this;
    if (armed?.moment !== moment || method !== 'POST' || !url.startsWith('/v2/')) return undefined;
    this.armed = undefined;
    return armed.reached;
  }

  private ask({ method, url, headers }: IncomingMessage, body: Buffer) {
    return new Promise<{ status: number; headers: IncomingMessage['headers']; body: Buffer }>((resolve, reject) => {
      const call = request(`${this.target}${url}`, { method, headers }, (theirs) => {
        const { statusCode: status = 502, headers: said } = theirs;
        buffer(theirs).then((bytes) => resolve({ status, headers: said, body: bytes }), reject);
      });
      call.on('error', reject);
      call.end(body);
    });
  }
}
