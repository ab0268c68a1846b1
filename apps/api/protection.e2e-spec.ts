import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { demoPassword, seedUsers } from '#libs/features/people/seed-users';
import { AuthModule } from '#libs/features/auth/auth.module';
import { PeopleModule } from '#libs/features/people/people.module';
import { loadConfig } from '#libs/platform/config/config';
import { createTestDatabase, type TestDatabase } from '#libs/testing/test-database';
import { createApp } from './create-app.js';

let place: string;
let test: TestDatabase;
let app: NestFastifyApplication;
let address: string;

/** Configured as in production: behind an https URL, with a page. */
beforeAll(async () => {
  place = mkdtempSync(join(tmpdir(), 'registra-protection-'));
  const webRoot = join(place, 'web');
  mkdirSync(join(webRoot, 'assets'), { recursive: true });
  writeFileSync(join(webRoot, 'index.html'), readFileSync('web/index.html'));
  writeFileSync(join(webRoot, 'assets', 'main-abc123.js'), 'void 1;');
  test = await createTestDatabase();
  await seedUsers(test.database);
  const config = loadConfig({
    DATA_DIR: join(place, 'data'),
    DATABASE_URL: test.url,
    LOG_LEVEL: 'silent',
    PUBLIC_URL: 'https://registra.example',
  });
  app = await createApp(config, { features: [AuthModule, PeopleModule], webRoot });
  await app.listen(0, '127.0.0.1');
  address = await app.getUrl();
});
afterAll(async () => {
  await app?.close();
  await test?.drop();
  rmSync(place, { recursive: true, force: true });
});

const ask = (path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(`${address}${path}`, { ...init, headers: { accept: 'text/html', ...(init.headers as Record<string, string>) } });
const logIn = (headers: Record<string, string> = {}, more: object = {}): Promise<Response> =>
  ask('/api/v1/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ email: 'client@registra.example', password: demoPassword, ...more }),
  });

/** One path per kind of response: page, missing page, file, missing file, data, refusals of guard, parser and router, operators' routes and docs. */
const answers: readonly [string, string, number][] = [
  ['a page', '/login', 200],
  ['a page that is not there', '/nowhere', 404],
  ['a file', '/assets/main-abc123.js', 200],
  ['a file that is not there', '/assets/gone-abc.js', 404],
  ['the document of the API', '/api/v1/openapi.json', 200],
  ['its reading room', '/api/docs', 200],
  ['a call without a token', '/api/v1/users/me', 401],
  ['a call that is not there', '/api/v1/nowhere', 404],
  ['an address that cannot be read', '/api/v1/users/%E0%A4%A', 400],
  ['text that nobody can keep', '/api/v1/users/staff?search=a%00b', 422],
  ['the word that it lives', '/health/live', 200],
];

describe('every answer', () => {
  it.each(answers)('%s: has the security headers', async (_, path, status) => {
    const answer = await ask(path);
    expect(answer.status).toBe(status);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'content-security-policy': expect.stringMatching(/default-src 'none'.*base-uri 'none'.*frame-ancestors 'none'/),
    });
    expect(answer.headers.get('x-powered-by')).toBeNull();
    expect(answer.headers.get('server')).toBeNull();
  });

  it.each(answers)('%s: permits only scripts from our files, and no evaluation', async (_, path) => {
    const policy = (await ask(path)).headers.get('content-security-policy') ?? '';
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? "'none'";
    expect(["'self'", "'none'"]).toContain(scripts);
    expect(policy).not.toMatch(/unsafe-eval|https?:|\*/);
    if (path !== '/api/docs') expect(policy).not.toContain('unsafe-inline');
  });

  it('does not set HSTS if it is served without https', async () => {
    const plain = loadConfig({ DATA_DIR: join(place, 'plain'), DATABASE_URL: test.url, LOG_LEVEL: 'silent' });
    const other = await createApp(plain, { features: [AuthModule, PeopleModule], webRoot: join(place, 'none') });
    try {
      const answer = await other.inject('/health/live');
      expect(answer.headers['strict-transport-security']).toBeUndefined();
    } finally {
      await other.close();
    }
  });
});

describe('an alternative spelling of a path', () => {
  const data = { policy: "default-src 'none'; base-uri 'none'; frame-ancestors 'none'", kept: 'no-store' };
  const page = { policy: expect.stringContaining("script-src 'self'") as string, kept: 'no-cache' };
  /** Sends the path literally; clients normalise some of these. */
  async function headersOf(target: string): Promise<{ status: number; policy: unknown; kept: unknown }> {
    const { hostname, port } = new URL(address);
    const socket = connect(Number(port), hostname);
    socket.write(`GET ${target} HTTP/1.1\r\nhost: registra.example\r\naccept: text/html\r\nconnection: close\r\n\r\n`);
    const parts: Buffer[] = [];
    socket.on('data', (part: Buffer) => parts.push(part));
    await once(socket, 'close');
    const [head = ''] = Buffer.concat(parts).toString().split('\r\n\r\n');
    const value = (name: string) => new RegExp(`^${name}: (.+)$`, 'im').exec(head)?.[1]?.trim();
    return { status: Number(head.split(' ')[1]), policy: value('content-security-policy'), kept: value('cache-control') };
  }

  it.each([
    '/api/v1/users/me',
    '/%61pi/v1/users/me',
    '/%61%70%69/v1/users/%6d%65',
    'http://registra.example/api/v1/users/me',
    'http://evil.example/%61pi/v1/users/me',
    '/api/v1/users/me/',
    '/api/v1/users/me?a=/login',
  ])('%s: the API’s response has the policy of data, and is not cached', async (target) => {
    expect(await headersOf(target)).toEqual({ status: 401, ...data });
  });

  it.each([
    ['/%68ealth/live', 200, data],
    ['/%61pi/docs', 200, { ...page, kept: undefined }],
    ['/api/v1/nowhere', 404, data],
    ['/%6cogin', 404, page],
    ['/login', 200, page],
  ])('%s: equals its plain spelling', async (target, status, expected) => {
    expect(await headersOf(target)).toEqual({ status, ...expected });
  });
});

describe('the page of the cabinets', () => {
  it('has a style nonce that changes with every response', async () => {
    const texts = await Promise.all(
      [1, 2].map(async () => {
        const answer = await ask('/login');
        const word = /'nonce-([\w-]{24})'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1];
        expect(await answer.text()).toContain(`<meta name="style-nonce" content="${word}" />`);
        return word;
      }),
    );
    expect(texts[0]).not.toBe(texts[1]);
    expect(texts[0]).toBeDefined();
  });

  it('has no inline script, style or handler in its markup', async () => {
    const html = await (await ask('/login')).text();
    expect(html).not.toMatch(/<script(?![^>]*\bsrc="\/)/);
    expect(html).not.toMatch(/<style|\sstyle=|\son\w+=|javascript:/i);
  });
});

describe('other sites', () => {
  const evil = { origin: 'https://evil.example' };

  it.each(answers)('%s: cannot be read by a page of another site', async (_, path) => {
    for (const init of [{ headers: evil }, { method: 'OPTIONS', headers: { ...evil, 'access-control-request-method': 'POST' } }]) {
      const names = [...(await ask(path, init)).headers.keys()];
      expect(names.filter((name) => name.startsWith('access-control-'))).toEqual([]);
    }
  });

  it('cannot send what the API reads without a preflight request: forms and plain text are 415', async () => {
    for (const type of ['application/x-www-form-urlencoded', 'text/plain']) {
      const answer = await ask('/api/v1/auth/login', { method: 'POST', headers: { 'content-type': type }, body: 'email=a&password=b' });
      expect([type, answer.status]).toEqual([type, 415]);
    }
  });

  it('cannot sign anybody in with a form that has files', async () => {
    const form = new FormData();
    form.append('email', 'client@registra.example');
    form.append('password', demoPassword);
    expect((await ask('/api/v1/auth/login', { method: 'POST', body: form })).status).toBe(401);
  });

  it('cannot use the cookie, even in a browser that sends it', async () => {
    const cookie = (await logIn()).headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ');
    const senders = [{ 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }, evil, { origin: 'null' }];
    for (const path of ['refresh', 'logout', 'login']) {
      for (const sender of senders) {
        const answer = await ask(`/api/v1/auth/${path}`, { method: 'POST', headers: { ...sender, cookie } });
        expect([path, answer.status, ((await answer.json()) as { code: string }).code]).toEqual([path, 403, 'foreignOrigin']);
      }
    }
    expect((await ask('/api/v1/auth/refresh', { method: 'POST', headers: { cookie, 'sec-fetch-site': 'same-origin' } })).status).toBe(200);
  });

  it('cannot act with the cookie alone, which only serves to get a new token', async () => {
    const cookie = (await logIn()).headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ');
    expect((await ask('/api/v1/users/me', { headers: { cookie } })).status).toBe(401);
  });
});

describe('every cookie', () => {
  it('is inaccessible to scripts, other sites, plain connections, and calls that do not need it', async () => {
    for (const rememberMe of [false, true]) {
      const cookies = (await logIn({}, { rememberMe })).headers.getSetCookie();
      expect(cookies.length).toBeGreaterThan(0);
      for (const cookie of cookies)
        expect(
          cookie
            .split('; ')
            .sort()
            .filter((part) => !part.startsWith('Max-Age')),
        ).toEqual(['HttpOnly', 'Path=/api/v1/auth', 'SameSite=Strict', 'Secure', expect.stringMatching(/^__Secure-registra_\w+=[^=]+$/)]);
      const refresh = cookies.find((one) => one.startsWith('__Secure-registra_refresh=')) ?? '';
      expect(/Max-Age=(\d+)/.exec(refresh)?.[1]).toBe(rememberMe ? String(30 * 86_400) : undefined);
    }
  });

  it('without the prefix, as earlier versions set it, is read for its 30 days and replaced', async () => {
    const tokenOf = (answer: Response): string =>
      /^__Secure-registra_refresh=([^;]+)/m.exec(answer.headers.getSetCookie().join('\n'))?.[1] ?? '';
    const refresh = (token: string) =>
      ask('/api/v1/auth/refresh', {
        method: 'POST',
        headers: { cookie: `registra_refresh=${token}; other=1`, 'sec-fetch-site': 'same-origin' },
      });
    const answer = await refresh(tokenOf(await logIn()));
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Secure-registra_refresh=[\w-]{43};/),
      expect.stringMatching(/^registra_refresh=;.*Expires=Thu, 01 Jan 1970/),
    ]);
    const later = jest.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 11, 29, 0, 0, 1));
    try {
      expect((await refresh(tokenOf(answer))).status).toBe(401);
    } finally {
      later.mockRestore();
    }
  });
});
