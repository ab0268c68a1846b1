import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './stack.js';

/** Moments of a call that has an effect at the provider: before it is passed on, after that, before its answer is passed back, and after that. */
export const gateMoments = ['call.before', 'call.after', 'answer.before', 'answer.after'] as const;
export type GateMoment = (typeof gateMoments)[number];

interface Armed {
  moment: GateMoment;
  reached: () => Promise<void>;
}

/** A call that was passed on: when it came and how long it took until its answer was handed back, milliseconds. */
export interface PassedCall {
  url: string;
  at: number;
  took: number;
}

/** Passes on what one process asks of the provider, byte for byte, and can hold a call at an exact moment while somebody kills that process. */
export class ProviderGate {
  private armed: Armed | undefined;

  private constructor(
    readonly origin: string,
    private readonly server: Server,
    private readonly target: string,
    private readonly delay: number,
    private readonly passed: (call: PassedCall) => void,
  ) {}

  /** @param target the provider's origin @param delay milliseconds that every answer is held back @param passed is told of every call */
  static async open(target: string, delay = 0, passed: (call: PassedCall) => void = () => undefined): Promise<ProviderGate> {
    const port = await freePort();
    const server = createServer();
    const gate = new ProviderGate(`http://127.0.0.1:${port}`, server, target, delay, passed);
    server.on('request', (asked, answer) => void gate.pass(asked, answer).catch(() => answer.destroy()));
    await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
    return gate;
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  /** Waits for the next call with an effect to come to `moment` and calls `kill` there. @returns false when none came in `limit` ms */
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
    const at = performance.now();
    const body = await buffer(asked);
    const armed = this.take(asked);
    if (armed?.moment === 'call.before') {
      await armed.reached();
      return void answer.destroy();
    }
    const answered = this.ask(asked, body);
    // Whether the provider has done it by now is not known: that is the moment.
    if (armed?.moment === 'call.after') await Promise.allSettled([armed.reached(), answered]);
    const theirs = await answered;
    if (this.delay > 0) await pause(this.delay);
    if (armed?.moment === 'answer.before') {
      await armed.reached();
      return void answer.destroy();
    }
    answer.writeHead(theirs.status, theirs.headers);
    await new Promise<void>((sent) => answer.end(theirs.body, sent));
    this.passed({ url: asked.url ?? '', at, took: performance.now() - at });
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
