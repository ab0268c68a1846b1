import type { Id } from '#machines/kernel/ids';
import { demoPassword } from '#libs/features/people/seed-users';

/** An order as `GET orders/{id}` answers it, as far as calls need it. */
export interface DemoOrder {
  _id: Id;
  version: number;
  status: string;
  balance: { amount: string; currency: string };
  prepayment: { amount: string; currency: string };
  paid: { amount: string; currency: string };
  operations: { operation: string; permitted: boolean }[];
  commands: { command: string; permitted: boolean }[];
  leaving?: { way: string } | null;
  steps: Record<string, { steps: { _id: Id; completedAt: string | null }[] }>;
  service: { _id: Id };
  requestedItems: { _id: Id }[];
  documents: { _id: Id; item: Id | null; review: string }[];
  payments: { _id: Id; method: string; state: string; amount: { amount: string; currency: string }; refundable: { amount: string } }[];
}

interface Answer {
  status: number;
  body: Record<string, unknown>;
}

/** Calls of a running product with demo data, by its people: `demo.call('client', 'GET', '/orders')`. */
export class DemoCalls {
  private readonly tokens = new Map<string, string>();

  constructor(readonly origin: string) {}

  async call(account: string | null, method: string, path: string, body?: unknown): Promise<Answer> {
    const answer = await fetch(`${this.origin}/api/v1${path}`, {
      method,
      headers: {
        'accept-language': 'en',
        ...(account !== null && { authorization: `Bearer ${await this.tokenOf(account)}` }),
        ...(body !== undefined && !(body instanceof FormData) && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { status: answer.status, body: (text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : {}) as Answer['body'] };
  }

  /** The body of a call that has to succeed. @throws Error with the refusal */
  async must<T = { _id: Id }>(account: string | null, method: string, path: string, body?: unknown): Promise<T> {
    const answer = await this.call(account, method, path, body);
    if (answer.status >= 300) throw new Error(`${account} ${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body as T;
  }

  /** The first order that fits, as one of `accounts` sees it, the oldest first. @throws Error where the demo has none */
  async orderOf(accounts: readonly string[], fits: (order: DemoOrder) => boolean): Promise<{ as: string; order: DemoOrder }> {
    for (const as of accounts) {
      const { items } = await this.must<{ items: { _id: Id }[] }>(as, 'GET', '/orders?per_page=100&sort=number');
      for (const { _id } of items) {
        const order = await this.must<DemoOrder>(as, 'GET', `/orders/${_id}`);
        if (fits(order)) return { as, order };
      }
    }
    throw new Error(`no order of the demo fits ${fits.toString()}`);
  }

  private async tokenOf(account: string): Promise<string> {
    const known = this.tokens.get(account);
    if (known !== undefined) return known;
    const email = `${account}@registra.example`;
    const { token } = await this.must<{ token: { accessToken: string } }>(null, 'POST', '/auth/login', { email, password: demoPassword });
    this.tokens.set(account, token.accessToken);
    return token.accessToken;
  }
}

export const mayOperate =
  (operation: string) =>
  ({ operations }: DemoOrder): boolean =>
    operations.some((one) => one.operation === operation && one.permitted);

export const mayCommand =
  (command: string) =>
  ({ commands }: DemoOrder): boolean =>
    commands.some((one) => one.command === command && one.permitted);
