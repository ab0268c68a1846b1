import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Answer, Client } from './client.js';
import { isLate } from './until.js';

/** How long a call is repeated while no process answers. Milliseconds of a quiet machine. */
const patience = 600_000;

/** A person whose calls survive the end of a process: each is repeated with its key until it is answered, after another sign-in where the token is over. */
export class RetryingClient {
  private client: Promise<Client> | undefined;

  constructor(private readonly signIn: () => Promise<Client>) {}

  /** `repeated`: an earlier attempt got no answer. @throws the last error after ten minutes without one */
  async call<T = Record<string, unknown>>(
    method: string,
    path: string,
    body?: unknown,
    key: string = randomUUID(),
  ): Promise<Answer<T> & { repeated: boolean }> {
    let repeated = false;
    for (const began = performance.now(); ;) {
      try {
        const client = this.signedIn();
        const answer = await (await client).call<T>(method, path, body, { 'idempotency-key': key });
        if (answer.status !== 401) return { ...answer, repeated };
        if (this.client === client) this.client = undefined;
      } catch (fault) {
        if (isLate(began, patience)) throw fault;
        repeated = true;
        await pause(100);
      }
    }
  }

  /** One sign-in for all calls: the tries of an account are limited. */
  private signedIn(): Promise<Client> {
    return (this.client ??= this.signIn().catch((fault: unknown) => {
      this.client = undefined;
      throw fault;
    }));
  }
}
