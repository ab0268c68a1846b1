import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { freePort } from './stack.js';

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

  /** Waits for the next call with an effect to reach `moment` and calls `kill`. @returns false if none came within `limit` ms */
  at(moment: GateMoment, kill: () => Promise<void>, limit: number): Promise<boolean> {
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => {
        this.armed = undefined;
        resolve(false);
      }, limit);
      const reached = async (): Promise<void> => {
        clearTimeout(late);
        await kill().then(() => resolve(true), reject);
      };
      this.armed = { moment, reached };
    });
  }

  private async pass(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const body = await buffer(asked);
    const armed = this.take(asked);
    if (armed?.moment === 'call.before') {
      await armed.reached();
      return void answer.destroy();
    }
    const answered = this.ask(asked, body);
    // The provider may or may not have processed it by now: that is the moment under test.
    if (armed?.moment === 'call.after') await Promise.allSettled([armed.reached(), answered]);
    const theirs = await answered;
    if (armed?.moment === 'answer.before') {
      await armed.reached();
      return void answer.destroy();
    }
    answer.writeHead(theirs.status, theirs.headers);
    await new Promise<void>((sent) => answer.end(theirs.body, sent));
    if (armed?.moment === 'answer.after') await armed.reached();
  }

  private take({ method, url = '' }: IncomingMessage): Armed | undefined {
    const { armed } = this;
    if (armed === undefined || method !== 'POST' || !url.startsWith('/v2/')) return undefined;
    this.armed = undefined;
    return armed;
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
