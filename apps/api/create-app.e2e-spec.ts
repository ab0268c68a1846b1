import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { ConfiguredProviderModule } from '#libs/features/payments/provider/configured-provider.module';
import { PaymentsModule } from '#libs/features/payments/payments.module';
import { AuthModule } from '#libs/features/auth/auth.module';
import { PeopleModule } from '#libs/features/people/people.module';
import { loadConfig } from '#libs/platform/config/config';
import { createTestDatabase, type TestDatabase } from '#libs/testing/test-database';
import { createApp } from './create-app.js';

let place: string;
let test: TestDatabase;
let app: NestFastifyApplication;
let port: number;

beforeAll(async () => {
  place = mkdtempSync(join(tmpdir(), 'registra-api-'));
  const webRoot = join(place, 'web');
  mkdirSync(join(webRoot, 'assets'), { recursive: true });
  const metas = '<meta name="style-nonce" content="%STYLE_NONCE%" /><meta name="build" content="%BUILD%" />';
  writeFileSync(join(webRoot, 'index.html'), `<!doctype html>${metas}<title>page</title>`);
  writeFileSync(join(webRoot, 'boot.js'), 'void 0;');
  writeFileSync(join(webRoot, 'assets', 'main-abc123.js'), 'void 1;');
  test = await createTestDatabase();
  const config = loadConfig({
    DATA_DIR: join(place, 'data'),
    DATABASE_URL: test.url,
    LOG_LEVEL: 'silent',
    METRICS_TOKEN: 'a-token-for-figures',
  });
  app = await createApp(config, { features: [AuthModule, PeopleModule, ConfiguredProviderModule, PaymentsModule], webRoot });
  await app.listen(0, '127.0.0.1');
  port = Number(new URL(await app.getUrl()).port);
});

afterAll(async () => {
  await app?.close();
  await test?.drop();
  rmSync(place, { recursive: true, force: true });
});

const get = (path: string, init: RequestInit = {}): Promise<Response> => fetch(`http://127.0.0.1:${port}${path}`, init);
const post = (body: string | Buffer, type = 'application/json'): Promise<Response> =>
  get('/api/v1/auth/login', { method: 'POST', headers: { 'content-type': type }, body });

async function problemOf(response: Response): Promise<{ status: number; code: string }> {
  expect(response.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
  return (await response.json()) as { status: number; code: string };
}

/** Bytes that fetch would not send. */
async function raw(bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(Buffer.from(bytes, 'latin1'));
  const parts: Buffer[] = [];
  socket.on('data', (part: Buffer) => parts.push(part));
  await once(socket, 'close');
  return Buffer.concat(parts).toString();
}

describe('addresses for operators', () => {
  it('report that the process is alive and ready, or why not', async () => {
    expect((await get('/health/live')).status).toBe(200);
    expect(await (await get('/health/ready')).json()).toMatchObject({ status: 'up', checks: { database: { up: true } } });
  });

  it('name the build as the page and the metrics do', async () => {
    const { build } = (await (await get('/health/ready')).json()) as { build: string };
    expect((await (await get('/health/live')).json()) as unknown).toEqual({ status: 'up', build });
    const [, version] = /^build_info\{version="([^"]+)",build="([^"]+)"\} 1$/m.exec(await (await get('/metrics')).text()) ?? [];
    expect(await (await get('/login', { headers: { accept: 'text/html' } })).text()).toContain(
      `name="build" content="${version}, ${build}"`,
    );
    expect(await (await get('/metrics')).text()).toContain(`build="${build}"`);
  });

  it('show metrics to this machine or with the token, and are 404 for others', async () => {
    await get('/health/live');
    expect(await (await get('/metrics')).text()).toContain('http_requests_total{method="GET",route="/health/live",status="200"}');
    expect(await (await get('/metrics')).text()).toMatch(/^build_info\{version="[^"]+",build="[^"]+"\} 1$/m);
    for (const name of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'x-forwarded-host', 'via', 'cf-connecting-ip']) {
      expect([name, (await get('/metrics', { headers: { [name]: '203.0.113.9' } })).status]).toEqual([name, 404]);
    }
    const headers = { 'x-forwarded-for': '203.0.113.9', authorization: 'Bearer a-token-for-figures' };
    expect((await get('/metrics', { headers })).status).toBe(200);
    expect((await get('/metrics', { headers: { authorization: 'Bearer a-token-for-figurez' } })).status).toBe(404);
  });
});

describe('figures of the web', () => {
  it('are labelled with the folder of a file, not with the file, whose name changes with each build', async () => {
    expect((await get('/assets/main-abc123.js')).status).toBe(200);
    expect((await get('/boot.js')).status).toBe(200);
    const figures = await (await get('/metrics')).text();
    expect(figures).toContain('http_requests_total{method="GET",route="/assets/*",status="200"} 1');
    expect(figures).toContain('http_requests_total{method="GET",route="/*",status="200"} 1');
    expect(figures).not.toMatch(/abc123|boot\.js/);
  });
});

describe('unreadable requests', () => {
  it.each([
    ['U+0000', '{"email":"a\\u0000b","password":"x"}'],
    ['half a surrogate pair', '{"email":"\\ud800","password":"x"}'],
    ['U+0000 in a name', '{"a\\u0000":1}'],
  ])('with %s in the body are 422', async (_what, body) => {
    const response = await post(body);
    expect(response.status).toBe(422);
    expect(await problemOf(response)).toMatchObject({ code: 'validationFailed', errors: [{ code: 'invalidCharacters' }] });
  });

  it('with such text in the query, the path or the headers are 422', async () => {
    expect((await get('/api/v1/users/staff?search=a%00b')).status).toBe(422);
    expect((await get('/api/v1/users/%00')).status).toBe(422);
    expect((await get('/api/v1/users/%ED%A0%80')).status).toBe(422);
    expect((await get('/api/v1/users/me', { headers: { 'x-note': '%00' } })).status).toBe(422);
  });

  it.each(['{', '{"email":', 'null x', '{"__proto__":{"a":1}}'])('as the body %s are 400', async (body) => {
    expect(await problemOf(await post(body))).toMatchObject({ status: 400, code: 'unreadable' });
  });

  it('in another encoding than UTF-8 are 400', async () => {
    expect(await problemOf(await post(Buffer.from([0x22, 0xff, 0xfe, 0x22])))).toMatchObject({ status: 400, code: 'unreadable' });
  });

  it('sent as forms or plain text are 415', async () => {
    expect(await problemOf(await post('email=a', 'application/x-www-form-urlencoded'))).toMatchObject({ status: 415 });
    expect(await problemOf(await post('email', 'text/plain'))).toMatchObject({ status: 415 });
  });

  it('too large for JSON are 413', async () => {
    expect(await problemOf(await post(JSON.stringify({ email: 'x'.repeat(300_000) })))).toMatchObject({
      status: 413,
      code: 'bodyTooLarge',
    });
  });

  it('of a payment provider are read up to 256 kB', async () => {
    const sent = (bytes: number): Promise<Response> =>
      get('/api/v1/order-payments/webhooks/paypal', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify('x'.repeat(bytes - 2)),
      });
    expect(await problemOf(await sent(256 * 1024))).toMatchObject({ status: 400, code: 'unreadable' });
    expect(await problemOf(await sent(256 * 1024 + 1))).toMatchObject({ status: 413, code: 'bodyTooLarge' });
  });

  it('with a malformed address are 400', async () => {
    expect(await problemOf(await get('/api/v1/users/%E0%A4%A'))).toMatchObject({ status: 400, code: 'malformedAddress' });
  });

  it('are answered on the socket if they are not HTTP', async () => {
    expect(await raw('NONSENSE\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 [\s\S]*application\/problem\+json[\s\S]*"code":"unreadable"/);
    expect(await raw('GET / HTTP/1.1\r\nhost: x\r\nx-a: b\0c\r\n\r\n')).toMatch(/^HTTP\/1\.1 422 [\s\S]*invalidCharacters/);
    expect(await raw(`GET / HTTP/1.1\r\nhost: x\r\nx-a: ${'b'.repeat(20_000)}\r\n\r\n`)).toMatch(/^HTTP\/1\.1 431 [\s\S]*headersTooLarge/);
  });
});

describe('every answer', () => {
  it('carries a request id and the headers that keep browsers careful', async () => {
    const answer = await get('/api/v1/users/me');
    expect(answer.status).toBe(401);
    expect(answer.headers.get('x-request-id')).toBe(((await answer.json()) as { requestId: string }).requestId);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; base-uri 'none'; frame-ancestors 'none'");
  });

  it('shows the caller’s request id, but records only a trace id that the product made', async () => {
    const theirs = { 'x-request-id': 'from-a-proxy', traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' };
    const body = JSON.stringify({
      firstName: 'Anna',
      email: 'anna@registra.example',
      phone: '+7 900 111-22-33',
      password: 'a river in autumn',
    });
    const answer = await get('/api/v1/auth/signup', { method: 'POST', headers: { ...theirs, 'content-type': 'application/json' }, body });
    expect([answer.status, answer.headers.get('x-request-id')]).toEqual([201, 'from-a-proxy']);
    const [, trace] = /^00-([0-9a-f]{32})-[0-9a-f]{16}-01$/.exec(answer.headers.get('traceresponse') ?? '') ?? [];
    expect(trace).toBeDefined();
    const events = await test.database.query<{ metadata: string }>('select metadata::text as metadata from events');
    expect(events.length).toBeGreaterThan(0);
    for (const { metadata } of events) expect(metadata).not.toMatch(/from-a-proxy|0af76519/);
  });

  it('does not change for a traceparent of 10 kB', async () => {
    const answer = await get('/api/v1/users/me', { headers: { traceparent: '00-'.padEnd(10_240, 'a'), 'x-request-id': 'b'.repeat(65) } });
    expect(answer.status).toBe(401);
    expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f]{32}$/);
  });

  it('takes an address with a slash at its end as the same', async () => {
    expect((await get('/api/v1/users/me/')).status).toBe(401);
  });
});

describe('pages', () => {
  const html = { headers: { accept: 'text/html' } };

  it('are one document at every address of the product, under a policy that runs only our own files', async () => {
    const answer = await get('/admin/order?id=1', html);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('<title>page</title>');
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self';");
    expect(answer.headers.get('cache-control')).toBe('no-cache');
  });

  it('are the same page with 404 elsewhere', async () => {
    const answer = await get('/nowhere', html);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('<title>page</title>');
  });

  it('are never given for the API, for data, or for a missing file', async () => {
    expect(await problemOf(await get('/api/nowhere', html))).toMatchObject({ status: 404, code: 'notFound' });
    expect(await problemOf(await get('/nowhere', { headers: { accept: 'application/json' } }))).toMatchObject({ status: 404 });
    expect(await problemOf(await get('/assets/gone-abc.js', html))).toMatchObject({ status: 404 });
  });

  it('let a file with a hash in its name be cached for ever, and any other file be revalidated', async () => {
    expect((await get('/assets/main-abc123.js')).headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await get('/boot.js')).headers.get('cache-control')).toBe('public, no-cache');
  });
});

describe('the served OpenAPI document', () => {
  it('is OpenAPI 3.1 and states the refusals of every operation', async () => {
    const document = (await (await get('/api/v1/openapi.json')).json()) as {
      openapi: string;
      paths: Record<string, Record<string, { responses: object }>>;
    };
    expect(document.openapi).toBe('3.1.0');
    expect(Object.keys(document.paths['/api/v1/users/staff']?.['get']?.responses ?? {})).toEqual(
      expect.arrayContaining(['401', '403', '422']),
    );
  });

  it('can be read in a browser without any third-party script', async () => {
    const page = await (await get('/api/docs')).text();
    expect(page).toContain('swagger-ui-bundle.js');
    expect(page).not.toMatch(/<script(?![^>]*\bsrc=)/);
  });
});
