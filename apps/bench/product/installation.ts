import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataPlaces } from '#libs/platform/files/data-directory';
import { Client } from './client.js';
import { Program, raisedQuotas } from './program.js';

/** Status of an order in the list. */
export interface OrderStatus {
  _id: string;
  number: string;
  status: string;
  version: number;
}

/** The product of any checkout, started with `npm start`, on one data directory and one port. */
export class Installation {
  readonly origin: string;

  constructor(
    readonly dataDir: string,
    private readonly port: number,
  ) {
    this.origin = `http://127.0.0.1:${port}`;
  }

  program(checkout: string): Program {
    const env = { NODE_ENV: 'development', DEMO: 'on', LOG_LEVEL: 'warn', PORT: String(this.port), DATA_DIR: this.dataDir };
    return new Program({
      script: 'standalone/main.js',
      env: { ...raisedQuotas, ...env, DATABASE_URL: '' },
      health: `${this.origin}/health/ready`,
      limit: 600_000,
      checkout,
    });
  }

  /** Runs the auditor on the embedded database while nothing else uses it. @throws Error with its output unless everything verifies */
  async audit(...args: string[]): Promise<void> {
    await new Program({ script: 'auditor/main.js', args, env: { DATA_DIR: this.dataDir, DATABASE_URL: '' }, health: '' }).run();
  }

  signIn(account: string): Promise<Client> {
    return Client.signIn(this.origin, `${account}@registra.example`);
  }

  post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
    return fetch(`${this.origin}/api/v1${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  }

  emails(): Record<string, string> {
    const directory = join(this.dataDir, dataPlaces.mail);
    const names = existsSync(directory) ? readdirSync(directory).filter((name) => name.endsWith('.eml')) : [];
    return Object.fromEntries(
      names.map((name) => [
        name,
        createHash('sha256')
          .update(readFileSync(join(directory, name)))
          .digest('hex'),
      ]),
    );
  }

  async orderStatuses(): Promise<OrderStatus[]> {
    const owner = await this.signIn('owner');
    const { items } = await owner.must<{ items: OrderStatus[] }>('GET', '/orders?per_page=100&sort=number');
    return items.map(({ _id, number, status, version }) => ({ _id, number, status, version }));
  }
}
