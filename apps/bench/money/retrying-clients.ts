import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Answer, Client } from '../product/client.js';
import { isLate } from '../product/until.js';

/** How long a call is retried while no process responds. Milliseconds of a quiet machine. */
const patience = 600_000;

const accounts = { client: 'client', staff: 'owner' } as const;
export type Person = keyof typeof accounts;

/** A client and a member of staff whose calls survive a crash of the process: each call is retried with one idempotency key. */
export class RetryingClients {
  private constructor(
    private readonly signIn: (account: string) => Promise<Client>,
    private readonly signedIn: Record<Person, Client>,
  ) {}

  static async of(signIn: (account: string) => Promise<Client>): Promise<RetryingClients> {
    return new RetryingClients(signIn, { client: await signIn(accounts.client), staff: await signIn(accounts.staff) });
  }

  /** Retries the call until it is answered, and signs in again after the session expired. @throws the last error after ten minutes without a response */
  async call<T = Record<string, unknown>>(person: Person, method: string, path: string, body?: unknown): Promise<Answer<T>> {
    const key = { 'idempotency-key': randomUUID() };
    for (const began = performance.now(); ;) {
      try {
        const answer = await this.signedIn[person].call<T>(method, path, body, key);
        if (answer.status !== 401) return answer;
        this.signedIn[person] = await this.signIn(accounts[person]);
      } catch (fault) {
        if (isLate(began, patience)) throw fault;
        await pause(100);
      }
    }
  }
}
