import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Registry } from 'prom-client';
import { PaypalAdapter } from '#libs/features/payments/provider/paypal-adapter';
import { simulatedMerchant } from '#libs/platform/config/paypal';
import { Skipped } from './skipped.js';
import { decideAt, simulatorAt } from './simulator.js';
import { freePort } from './stack.js';
import { until } from './until.js';

/** Not a dependency: it is downloaded on demand, and its packages run no install scripts. */
const prism = '@stoplight/prism-cli@5.16.0';

/** PayPal's documents, and the part of its interface that each describes. */
const documents = [
  { file: 'checkout_orders_v2.json', path: '/v2/checkout/' },
  { file: 'payments_payment_v2.json', path: '/v2/payments/' },
  { file: 'reporting_transactions_v1.json', path: '/v1/reporting/' },
] as const;

const isUnicode = (pattern: string): boolean => {
  try {
    return new RegExp(pattern, 'u').source !== '';
  } catch {
    return false;
  }
};

/**
 * Removes patterns that are invalid in Unicode mode, because Prism skips a whole schema without a warning if it cannot compile one. Unnecessary escapes are
 * rewritten.
 */
function readable(document: string): string {
  return JSON.stringify(JSON.parse(document), (key, value: unknown) => {
    if (key !== 'pattern' || typeof value !== 'string' || isUnicode(value)) return value;
    const plain = value.replaceAll('\\-', '\\x2d').replaceAll(/\\([^\w\\^$.*+?()[\]{}|/])/g, '$1');
    return isUnicode(plain) ? plain : undefined;
  });
}

interface Violation {
  location: string[];
  severity: string;
  code: string | number;
  message: string;
}

/** Forwards each call through the Prism of its document to the simulator, and records Prism's violations of request and response. */
class PrismProxies {
  described = 0;
  found: string[] = [];

  private constructor(
    readonly origin: string,
    private readonly server: Server,
    private readonly children: readonly ChildProcess[],
    private readonly scratch: string,
  ) {}

  static async between(origin: string, simulator: string, directory: string): Promise<PrismProxies> {
    const scratch = await mkdtemp(join(tmpdir(), 'registra-prism-'));
    const proxies = await Promise.all(
      documents.map(async ({ file, path }) => {
        const port = await freePort();
        const copy = join(scratch, file);
        await writeFile(copy, readable(await readFile(join(directory, file), 'utf8')));
        const command = ['exec', '--yes', '--ignore-scripts', `--package=${prism}`, '--', 'prism'];
        const child = spawn('npm', [...command, 'proxy', copy, simulator, '-p', String(port)], { stdio: 'ignore' });
        return { path, port, child };
      }),
    );
    const server = createServer();
    const prisms = new PrismProxies(
      origin,
      server,
      proxies.map(({ child }) => child),
      scratch,
    );
    server.on('request', (asked: IncomingMessage, answer: ServerResponse) => {
      const proxy = proxies.find(({ path }) => asked.url?.startsWith(path));
      prisms.pass(asked, answer, proxy === undefined ? simulator : `http://127.0.0.1:${proxy.port}`, proxy !== undefined);
    });
    await new Promise<void>((listening) => server.listen(Number(new URL(origin).port), '127.0.0.1', listening));
    for (const { port, path } of proxies) {
      const answers = () =>
        fetch(`http://127.0.0.1:${port}${path}`).then(
          () => true,
          () => false,
        );
      await until(`Prism for ${path}`, answers, 180_000, 500);
    }
    return prisms;
  }

  /** An order without an intent must be reported: otherwise Prism sees nothing at all. @throws Error then */
  async mustSee(): Promise<void> {
    const headers = { authorization: 'Bearer none', 'content-type': 'application/json', 'paypal-request-id': 'wrong' };
    await fetch(`${this.origin}/v2/checkout/orders`, { method: 'POST', headers, body: '{}' });
    if (!this.found.some((violation) => violation.includes('intent')))
      throw new Error('Prism did not object to an order without an intent');
    [this.described, this.found] = [0, []];
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
    this.children.forEach((child) => child.kill('SIGTERM'));
    rmSync(this.scratch, { recursive: true, force: true });
  }

  private pass(asked: IncomingMessage, answer: ServerResponse, to: string, isDescribed: boolean): void {
    const { method, url = '', headers } = asked;
    const call = request(`${to}${url}`, { method, headers: { ...headers, host: new URL(to).host } }, (theirs) => {
      if (isDescribed) this.note(`${method} ${url} ${theirs.statusCode}`, theirs);
      answer.writeHead(theirs.statusCode ?? 502, theirs.headers);
      theirs.pipe(answer);
    });
    call.on('error', () => answer.destroy());
    asked.pipe(call);
  }

  /** A response by Prism itself, instead of the simulator, is a violation too. */
  private note(call: string, { headers }: IncomingMessage): void {
    this.described += 1;
    const violations = JSON.parse(String(headers['sl-violations'] ?? '[]')) as Violation[];
    for (const { location, message } of violations) this.found.push(`${call}: ${location.join('.')}: ${message}`);
    if (String(headers['content-type']).startsWith('application/problem+json')) this.found.push(`${call}: refused by Prism`);
  }
}

/** Pays, captures, reads, refunds and gets refused: every call of the adapter that PayPal's documents describe. */
async function everyCall(provider: PaypalAdapter, simulator: string): Promise<void> {
  const opened = (key: string, amount = 34_650) =>
    provider.open({
      key,
      checkout: '01935a3e-6f3b-7c11-8a2b-3c4d5e6f7a8b',
      orderNumber: 'R-000123',
      amount,
      currency: 'EUR',
      language: 'ru',
      returnUrl: 'https://shop.example/order?id=1&checkout=2',
      cancelUrl: 'https://shop.example/order?id=1',
    });
  const refused = (call: Promise<unknown>): Promise<unknown> => call.catch((fault: unknown) => fault);
  const { reference } = await opened('first');
  await opened('first');
  await provider.order(reference);
  await refused(provider.captureOrder(reference, 'too early'));
  await decideAt(simulator, reference, 'pay');
  await provider.order(reference);
  const capture = (await provider.captureOrder(reference, 'capture')).captures[0]?.id ?? '';
  await provider.captureOrder(reference, 'capture once more');
  await provider.capture(capture);
  const back = { currency: 'EUR', orderNumber: 'R-000123' } as const;
  const { id } = await provider.refundCapture(capture, { ...back, key: 'a part', amount: 10_000 });
  await provider.refund(id);
  await refused(provider.refundCapture(capture, { ...back, key: 'too much', amount: 99_000 }));
  await provider.refundCapture(capture, { ...back, key: 'the rest', amount: 24_650 });
  await provider.order(reference);
  await refused(provider.order('5O190127TN364715T'));
  await refused(provider.capture('2GG279541U471931P'));
  await provider.transactions((Date.now() - 86_400_000) * 1000, Date.now() * 1000);
}

/**
 * The product's adapter and the simulator, with Stoplight's Prism in between, configured with PayPal's own OpenAPI documents: any deviation is a violation.
 * PAYPAL_DOCUMENTS names their directory. @returns number of violations @throws Skipped without it
 */
export async function prismBetween(print: (line: string) => void): Promise<number> {
  const directory = process.env['PAYPAL_DOCUMENTS'] ?? '';
  const missing = documents.find(({ file }) => !existsSync(join(directory, file)));
  if (missing !== undefined) {
    throw new Skipped(
      `skipped: PAYPAL_DOCUMENTS names no directory with ${missing.file}: git clone https://github.com/paypal/paypal-rest-api-specifications`,
    );
  }
  const [simulator, apiUrl] = [`http://127.0.0.1:${await freePort()}`, `http://127.0.0.1:${await freePort()}`];
  const { program, remove } = await simulatorAt({ origin: simulator, apiUrl, webhooks: 'http://127.0.0.1:9' });
  await program.start();
  const prisms = await PrismProxies.between(apiUrl, simulator, directory);
  try {
    const access = { apiUrl, ...simulatedMerchant };
    await prisms.mustSee();
    await everyCall(
      new PaypalAdapter({ access, publicUrl: simulator, registry: new Registry(), log: { warn: () => undefined } }),
      simulator,
    );
    prisms.found.forEach((violation) => print(violation));
    print(`prism: ${prisms.described} calls that PayPal's documents describe, ${prisms.found.length} violations`);
    return prisms.described === 0 ? 1 : prisms.found.length;
  } finally {
    prisms.close();
    await remove();
  }
}
