import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { JwtService } from '@nestjs/jwt';
import { createLog } from '#libs/platform/logging/log';
import { findLeaks } from './find-leaks.js';
import { checkLogs, LeakedSecretsError } from './check-logs.js';

const token = new JwtService({ secret: 'x'.repeat(32) }).sign({ sub: 'somebody' });
const opaque = 'q7Xk2mB9-LwT4vR8_yZc1NdF6hJ3sAp5GeU0oKiV7tQ';

describe('the search for secrets in logs', () => {
  it.each([
    ['an access token', { note: token }],
    ['a header', { text: `authorization: Bearer ${token}` }],
    ['a refresh token', { text: `spent ${opaque} twice` }],
    ['a cookie', { header: 'registra_refresh=anything; Path=/' }],
    ['a link', { url: '/reset-password?token=short' }],
    ['a signed address', { url: '/upload-file/1/content?expires=1&signature=abc' }],
    ['a hash', { row: '$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA' }],
    ['a second factor', { uri: 'otpauth://totp/Registra:a?secret=ABC' }],
    ['the secret of one', { secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP' }],
    ['a key', { pem: '-----BEGIN PRIVATE KEY-----\nMC4' }],
    ['an address with a password', { url: 'postgresql://registra:hunter2@db:5432/registra' }],
    ['a password that a test used', { body: 'they typed Tr0ub4dor "quoted"' }],
    ['a mailbox', { to: 'anna.petrova@mail.registra.example' }],
    ['a mailbox in any script', { reason: '550 <почта@пример.рф> is unknown' }],
    ['the subject of an email that a test received', { subject: 'Заказ R-000067: оплатите 241,09 €' }],
  ])('finds %s', (_, line) => {
    const leaks = findLeaks([JSON.stringify(line)], ['Tr0ub4dor "quoted"', 'Заказ R-000067: оплатите 241,09 €']);
    expect(leaks.length).toBeGreaterThan(0);
    for (const { line: line } of leaks) expect(line).toContain('[here]');
  });

  it.each([
    ['a request', { route: '/api/v1/orders/:id', requestId: '0190f7a4-5c1e-7b2a-9c3d-1e2f3a4b5c6d', status: 200 }],
    ['a fingerprint', { sha256: 'f'.repeat(64) }],
    ['a name of exactly 43 letters', { text: 'a-name-of-some-table-that-is-forty-three-ch' }],
    ['a field called password', { errors: ['password', 'token'] }],
    ['a server without a password', { url: 'postgresql://127.0.0.1:5432/registra' }],
    ['a package and its version', { stack: 'at node_modules/@nestjs/core/router.js, pg@8.11.3' }],
    ['a server whose password is hidden', { url: 'smtp://post:***@mail.example:25' }],
  ])('ignores %s', (_, line) => {
    expect(findLeaks([JSON.stringify(line)], ['password', 'x'])).toEqual([]);
  });

  it('finds everything that the log itself redacts', () => {
    const lines: string[] = [];
    const log = createLog({ logLevel: 'trace' }, { write: (line) => void lines.push(line) });
    const { secret, ...hidden } = {
      secret: opaque,
      password: opaque,
      token: opaque,
      accessToken: token,
      cookie: `registra_refresh=${opaque}`,
    };
    log.info({ body: hidden, req: { headers: { authorization: `Bearer ${token}` } } }, 'sent');
    expect(lines).toHaveLength(1);
    expect(findLeaks(lines, [secret])).toEqual([]);
  });

  it('fails a run that logged a secret, and returns the figures of one that did not', () => {
    const place = () => mkdtempSync(join(tmpdir(), 'registra-logs-'));
    const bad = place();
    writeFileSync(join(bad, 'log-1.jsonl'), '{"msg":"fine"}\n{"msg":"the word is Open-Sesame-7"}\n');
    writeFileSync(join(bad, 'secrets-2.jsonl'), '"Open-Sesame-7"\n');
    expect(() => checkLogs(bad)).toThrow(LeakedSecretsError);
    const good = place();
    writeFileSync(join(good, 'log-1.jsonl'), '{"msg":"fine"}\n');
    expect(checkLogs(good)).toBe('logs: 1 lines of the product, 0 secrets that the tests used, 0 of them told');
    expect(checkLogs(good)).toBeUndefined();
  });
});
