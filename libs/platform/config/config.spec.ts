import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rootCertificates } from 'node:tls';
import { ConfigFaults } from './config-faults.js';
import { type Config, loadConfig, type LoadOptions } from './config.js';
import { defaultQuotas } from './quotas.js';
import { warningsOf } from './warnings.js';

let dataDir: string;
beforeEach(() => (dataDir = mkdtempSync(join(tmpdir(), 'registra-config-'))));
afterEach(() => rmSync(dataDir, { recursive: true }));

const load = (env: NodeJS.ProcessEnv = {}): Config => loadConfig({ DATA_DIR: dataDir, ...env }, { standalone: true });

function faultsOf(env: NodeJS.ProcessEnv, options: LoadOptions = { standalone: true, migrates: true }): ConfigFaults {
  try {
    loadConfig({ DATA_DIR: dataDir, ...env }, options);
  } catch (fault) {
    if (fault instanceof ConfigFaults) return fault;
    throw fault;
  }
  throw new Error('no fault was found');
}

const pem = String(generateKeyPairSync('ed25519').privateKey.export({ format: 'pem', type: 'pkcs8' }));

/** A valid environment. */
const productive = {
  NODE_ENV: 'production',
  FILES_DIR: '/srv/files',
  JWT_SECRET: randomBytes(32).toString('hex'),
  AUDIT_SIGNING_KEY: pem.replaceAll('\n', '\\n'),
};

describe('the previous signing key, while the key is rotated', () => {
  const key = () => String(generateKeyPairSync('ed25519').privateKey.export({ format: 'pem', type: 'pkcs8' }));

  it('is read like the key itself, and absent by default', () => {
    const previous = key();
    expect(load().previousAuditSigningKey).toBeUndefined();
    expect(load({ AUDIT_SIGNING_KEY_PREVIOUS: previous.replaceAll('\n', '\\n') }).previousAuditSigningKey).toBe(previous);
  });

  it.each([
    ['no key', 'nonsense', 'its value cannot be used'],
    ['the present one', pem, 'it is the key of AUDIT_SIGNING_KEY'],
  ])('is refused if it is %s', (_, AUDIT_SIGNING_KEY_PREVIOUS, problem) => {
    expect(faultsOf({ AUDIT_SIGNING_KEY: pem, AUDIT_SIGNING_KEY_PREVIOUS }).faults).toEqual([
      expect.objectContaining({ variable: 'AUDIT_SIGNING_KEY_PREVIOUS', problem }),
    ]);
  });
});

describe('the payment provider', () => {
  const paypal = {
    PAYPAL_API_URL: 'https://api-m.sandbox.paypal.com/',
    PAYPAL_CLIENT_ID: 'AdV-4_x',
    PAYPAL_CLIENT_SECRET: 'a long secret',
    PAYPAL_WEBHOOK_ID: '1JE4291016473214C',
  };

  it('is disabled by default', () => {
    expect(load().paypal).toBeUndefined();
  });

  it('is PayPal, with its secret from a file if one is named', () => {
    const secret = join(dataDir, 'paypal-secret');
    writeFileSync(secret, 'from a file\n');
    const { PAYPAL_CLIENT_SECRET: _, ...rest } = paypal;
    const known = { apiUrl: 'https://api-m.sandbox.paypal.com', clientId: 'AdV-4_x', webhookId: '1JE4291016473214C' };
    expect(load(paypal).paypal).toEqual({ ...known, clientSecret: 'a long secret' });
    expect(load({ ...rest, PAYPAL_CLIENT_SECRET_FILE: secret }).paypal).toEqual({ ...known, clientSecret: 'from a file' });
    expect(load({ ...productive, ...paypal }).paypal).toMatchObject(known);
  });

  it.each(Object.keys(paypal))('needs all variables or none: not without %s', (variable) => {
    expect(faultsOf({ ...paypal, [variable]: '' }).faults).toEqual([expect.objectContaining({ variable, problem: 'it is missing' })]);
  });

  it.each([
    ['PAYPAL_API_URL', 'paypal'],
    ['PAYPAL_CLIENT_ID', 'a:b'],
    ['PAYPAL_CLIENT_SECRET', 'short'],
    ['PAYPAL_WEBHOOK_ID', 'WH-1'],
  ])('accepts %s as PayPal issues it, and rejects "%s", without quoting secrets', (variable, value) => {
    const { faults, message } = faultsOf({ ...paypal, [variable]: value });
    expect(faults.map((fault) => fault.variable)).toEqual([variable]);
    expect(message.includes(value)).toBe(variable !== 'PAYPAL_CLIENT_SECRET');
  });

  it('is a simulator if one is named and PayPal is not', () => {
    const simulator = { PAYPAL_SIMULATOR_URL: 'http://simulator:4010' };
    const simulated = load(simulator).paypal;
    expect(simulated).toMatchObject({ apiUrl: 'http://simulator:4010', clientId: 'simulator' });
    expect(load({ ...simulator, ...paypal }).paypal).toMatchObject({ clientId: 'AdV-4_x' });
  });

  it('warns in production about the sandbox', () => {
    const warned = (more: NodeJS.ProcessEnv = {}): string => warningsOf(load({ ...productive, ...paypal, ...more })).join();
    expect(warned()).toContain('PAYPAL_API_URL is the sandbox');
    expect(warned({ PAYPAL_API_URL: 'https://api-m.paypal.com' })).not.toContain('PAYPAL_');
    expect(warningsOf(load(paypal))).toEqual([]);
  });

  it('is never a simulator in production', () => {
    const away = { ...productive, DATABASE_URL: 'postgresql://a:b5k1x9q7w@c/d' };
    expect(faultsOf({ ...away, PAYPAL_SIMULATOR_URL: 'http://simulator:4010' }).faults).toMatchObject([
      { variable: 'PAYPAL_SIMULATOR_URL' },
    ]);
    expect(faultsOf({ ...away, ...paypal, PAYPAL_API_URL: 'http://127.0.0.1:4010' }).faults).toMatchObject([
      { variable: 'PAYPAL_API_URL' },
    ]);
  });
});

describe('the configuration', () => {
  it('needs no variables for the standalone process', () => {
    const config = load();
    expect(config).toMatchObject({ port: 3000, host: '127.0.0.1', publicUrl: 'http://127.0.0.1:3000', demo: true, logLevel: 'info' });
    expect(config).toMatchObject({
      filesDir: join(dataDir, 'files'),
      databaseUrl: undefined,
      databaseOwnerUrl: undefined,
      kafkaBrokers: [],
      payoffHoldDays: 14,
      kafkaTopic: 'registra.events',
      workerRoles: ['sequencer', 'relay', 'consumers', 'payments', 'mail', 'audit'],
      workerConsumers: [],
      healthPort: undefined,
      trustedProxies: [],
      mail: undefined,
      paypal: undefined,
      quotas: defaultQuotas,
    });
  });

  it('generates development secrets once, readable only by their owner', () => {
    const first = load();
    const second = load();
    expect(first.jwtSecret.length).toBeGreaterThanOrEqual(32);
    expect(first.auditSigningKey).toContain('BEGIN PRIVATE KEY');
    expect([second.jwtSecret, second.auditSigningKey]).toEqual([first.jwtSecret, first.auditSigningKey]);
    for (const name of ['jwt-secret', 'audit-signing-key.pem']) {
      expect(statSync(join(dataDir, 'secrets', name)).mode & 0o777).toBe(0o600);
    }
  });

  it('lists all errors at once and creates nothing', () => {
    const found = faultsOf({
      PORT: '70000',
      KAFKA_BROKERS: 'nowhere',
      PUBLIC_URL: 'registra',
      LOG_LEVEL: 'loud',
      DEMO: 'maybe',
      SMTP_URL: 'smtp://mail:25',
    });
    const names = found.faults.map((one) => one.variable).sort();
    expect(names).toEqual(['DEMO', 'KAFKA_BROKERS', 'LOG_LEVEL', 'MAIL_FROM', 'PORT', 'PUBLIC_URL']);
    expect(found.message).toContain('PORT: "70000" cannot be used; expected a whole number from 0 to 65535');
    expect(existsSync(join(dataDir, 'secrets'))).toBe(false);
  });

  it.each([
    'JWT_SECRET',
    'JWT_SECRET_PREVIOUS',
    'AUDIT_SIGNING_KEY',
    'DATABASE_URL',
    'DATABASE_OWNER_URL',
    'SMTP_URL',
    'MAIL_DKIM_KEY',
    'METRICS_TOKEN',
    'KAFKA_PASSWORD',
    'KAFKA_CA',
  ])('never prints the value of %s', (variable) => {
    const found = faultsOf({ [variable]: 'hush-hush' });
    expect(found.message).toContain(variable);
    expect(found.message).not.toContain('hush');
  });

  it('requires in production what development generates, and rejects demo data', () => {
    const found = faultsOf({ NODE_ENV: 'production', DEMO: 'on' });
    expect(found.faults.map((one) => one.variable).sort()).toEqual(['AUDIT_SIGNING_KEY', 'DEMO', 'FILES_DIR', 'JWT_SECRET']);
  });

  it('accepts a complete production configuration, without demo data', () => {
    const config = load({ ...productive, DATABASE_URL: 'postgresql://registra:Vt9-qkX2.wLm@db:5432/registra' });
    expect(config).toMatchObject({ production: true, demo: false, auditSigningKey: pem, filesDir: '/srv/files' });
  });

  it.each([
    ['one sign over and over', 'a'.repeat(32)],
    ['a few signs over and over', 'abcdefgh'.repeat(5)],
    ['a run', 'abcdefghijklmnopqrstuvwxyz0123456789'],
    ['figures in a row', '0123456789abcdef0123456789abcdef'],
    ['the words of an example', 'change-me-please-change-me-please-now'],
    ['the words of another', 'my_super_secret_jwt_key_for_development_only'],
    ['a known passphrase', 'correct horse battery staple, correct'],
    ['noughts', `${'0'.repeat(31)}1`],
  ])('rejects a secret in production that is %s', (_, secret) => {
    const found = faultsOf({ ...productive, JWT_SECRET: secret, METRICS_TOKEN: secret });
    expect(found.faults.map((one) => one.variable)).toEqual(['JWT_SECRET', 'METRICS_TOKEN']);
    expect(found.message).toContain('easily guessed');
    expect(found.message).not.toContain(secret);
    expect(load({ JWT_SECRET: secret }).jwtSecret).toBe(secret);
  });

  it.each(['registra', 'postgres', 'password123', 'changeme', '12345678'])('rejects the database password %s in production', (password) => {
    const found = faultsOf({ ...productive, DATABASE_URL: `postgresql://registra:${password}@database:5432/registra` });
    expect(found.faults).toEqual([expect.objectContaining({ variable: 'DATABASE_URL' })]);
    expect(load({ ...productive, DATABASE_URL: 'postgresql:///registra?host=/run/postgresql' }).production).toBe(true);
  });

  it('accepts every generated secret', () => {
    for (let round = 0; round < 100; round++) {
      const drawn = [randomBytes(48).toString('base64'), randomBytes(16).toString('hex'), randomUUID()];
      for (const secret of drawn) expect(load({ ...productive, JWT_SECRET: secret }).jwtSecret).toBe(secret);
      for (const token of [randomBytes(8).toString('hex'), randomBytes(12).toString('base64')])
        expect(load({ ...productive, METRICS_TOKEN: token }).metricsToken).toBe(token);
    }
  });

  it('requires a database in a process that does not start its own', () => {
    expect(faultsOf({}, {}).faults.map((one) => one.variable)).toEqual(['DATABASE_URL']);
    expect(faultsOf({}, { migrates: true }).faults.map((one) => one.variable)).toEqual(['DATABASE_URL']);
    expect(faultsOf({ DATABASE_OWNER_URL: 'postgresql://boss:pw@db/shop' }, {}).faults.map((one) => one.variable)).toEqual([
      'DATABASE_URL',
    ]);
  });

  it('passes the owner’s address only to a process that migrates', () => {
    const env = { DATA_DIR: dataDir, DATABASE_URL: 'postgresql://clerk:pw@db/shop', DATABASE_OWNER_URL: 'postgresql://boss:pw@db/shop' };
    expect(loadConfig(env, { migrates: true })).toMatchObject({ databaseUrl: env.DATABASE_URL, databaseOwnerUrl: env.DATABASE_OWNER_URL });
    expect(loadConfig(env)).toMatchObject({ databaseUrl: env.DATABASE_URL, databaseOwnerUrl: undefined });
    expect(existsSync(join(dataDir, 'secrets', 'database-url'))).toBe(false);
  });

  it('creates a separate application login for an owner who names none, keeps its password, and follows the owner to another server', () => {
    const made = (ownerUrl: string): string => loadConfig({ DATA_DIR: dataDir, DATABASE_OWNER_URL: ownerUrl }, { migrates: true }).database;
    const first = made('postgresql://boss:secret@db:5432/shop');
    expect(first).toMatch(/^postgresql:\/\/shop_login:[\w-]{32}@db:5432\/shop$/);
    expect(made('postgresql://boss:changed@db:5432/shop')).toBe(first);
    const file = join(dataDir, 'secrets', 'database-url');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const moved = made('postgresql://boss:changed@elsewhere/shop');
    expect(moved).toBe(first.replace('db:5432', 'elsewhere'));
    expect([readFileSync(file, 'utf8'), statSync(file).mode & 0o777]).toEqual([moved, 0o600]);
    expect(loadConfig({ DATA_DIR: dataDir, DATABASE_URL_FILE: file }).database).toBe(moved);
  });

  it('has a default for the broker’s security protocol', () => {
    expect(load().kafkaSecurity).toEqual({ tls: false, ca: undefined, login: undefined });
    const file = join(dataDir, 'kafka-password');
    writeFileSync(file, 'Vt9-qkX2.wLm\n');
    const env = { KAFKA_TLS: 'on', KAFKA_SASL_MECHANISM: 'SCRAM-SHA-512', KAFKA_USERNAME: 'registra', KAFKA_PASSWORD_FILE: file };
    expect(load(env).kafkaSecurity).toEqual({
      tls: true,
      ca: undefined,
      login: { mechanism: 'scram-sha-512', username: 'registra', password: 'Vt9-qkX2.wLm' },
    });
    const authority = join(dataDir, 'ca.pem');
    writeFileSync(authority, rootCertificates.slice(0, 2).join('\n'));
    expect(load({ ...env, KAFKA_CA_FILE: authority }).kafkaSecurity.ca).toBe(rootCertificates.slice(0, 2).join('\n'));
  });

  it('lists all errors about the broker at once', () => {
    const found = faultsOf({ KAFKA_TLS: 'perhaps', KAFKA_CA: 'nobody', KAFKA_SASL_MECHANISM: 'gssapi', KAFKA_USERNAME: 'registra' });
    expect(found.faults.map((one) => one.variable)).toEqual(['KAFKA_TLS', 'KAFKA_CA', 'KAFKA_PASSWORD', 'KAFKA_SASL_MECHANISM']);
    expect(faultsOf({ KAFKA_CA: rootCertificates[0] }).message).toContain('KAFKA_CA: it says whom to trust, and KAFKA_TLS is off');
  });

  it('rejects an unencrypted broker password in production, and warns if only the password is protected', () => {
    const sasl = { KAFKA_USERNAME: 'registra', KAFKA_PASSWORD: 'Vt9-qkX2.wLm' };
    const found = faultsOf({ ...productive, ...sasl, KAFKA_SASL_MECHANISM: 'plain' });
    expect(found.faults.map((one) => one.variable)).toEqual(['KAFKA_TLS']);
    expect(load({ ...productive, ...sasl, KAFKA_SASL_MECHANISM: 'plain', KAFKA_TLS: 'on' }).kafkaSecurity.tls).toBe(true);
    const hidden = load({ ...productive, ...sasl, KAFKA_SASL_MECHANISM: 'scram-sha-256' });
    expect(warningsOf(hidden).join()).toContain('KAFKA_TLS is off');
    expect(warningsOf(load({ ...sasl, KAFKA_SASL_MECHANISM: 'plain' }))).toEqual([]);
  });

  it('warns in production without a mail server where emails are stored and that nobody receives them', () => {
    expect(warningsOf(load(productive))).toEqual([
      `SMTP_URL is not set: nobody gets any mail. Every letter, with links that open accounts, is a file in ${join(dataDir, 'mail')}`,
    ]);
    const proxies = (TRUSTED_PROXIES: string): string => warningsOf(load({ ...productive, TRUSTED_PROXIES })).join();
    expect(proxies('172.16.0.0/12, 10.1.2.3, ::1/128')).toContain('TRUSTED_PROXIES has ranges (172.16.0.0/12)');
    expect(proxies('10.1.2.3, 10.1.2.4/32, ::1')).not.toContain('TRUSTED_PROXIES');
    expect(warningsOf(load({ ...productive, SMTP_URL: 'smtp://mail:25', MAIL_FROM: 'no-reply@registra.example' }))).toEqual([]);
    expect(warningsOf(load())).toEqual([]);
  });

  it('delivers to a demonstration’s mail catcher if no server is named, and never in production', () => {
    const catcher = { MAIL_CATCHER_URL: 'smtp://mail:1025', MAIL_FROM: 'no-reply@registra.example' };
    expect(load(catcher).mail).toEqual({ smtpUrl: 'smtp://mail:1025', from: 'no-reply@registra.example' });
    expect(load({ ...catcher, SMTP_URL: 'smtps://relay:465' }).mail?.smtpUrl).toBe('smtps://relay:465');
    expect(faultsOf({ ...productive, ...catcher }).faults).toEqual([expect.objectContaining({ variable: 'MAIL_CATCHER_URL' })]);
  });

  it('signs emails only with a valid and complete DKIM configuration', () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const mail = { SMTP_URL: 'smtp://mail:25', MAIL_FROM: 'no-reply@registra.example' };
    const dkim = { MAIL_DKIM_DOMAIN: 'registra.example', MAIL_DKIM_SELECTOR: 'post2026' };
    const key = privateKey.export({ format: 'pem', type: 'pkcs8' }) as string;
    const der = privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');
    for (const MAIL_DKIM_KEY of [key, key.replaceAll('\n', '\\n'), der])
      expect(load({ ...mail, ...dkim, MAIL_DKIM_KEY }).mail?.dkim).toEqual({
        domain: 'registra.example',
        selector: 'post2026',
        privateKey: key,
      });
    expect(load(mail).mail?.dkim).toBeUndefined();
    expect(faultsOf({ ...mail, ...dkim }).faults.map(({ variable }) => variable)).toEqual(['MAIL_DKIM_KEY']);
    const short = generateKeyPairSync('rsa', { modulusLength: 1024 }).privateKey.export({ format: 'pem', type: 'pkcs8' }) as string;
    expect(faultsOf({ ...mail, ...dkim, MAIL_DKIM_KEY: short }).faults.map(({ variable }) => variable)).toEqual(['MAIL_DKIM_KEY']);
  });

  it('configures the roles and consumers of a worker process', () => {
    const config = load({ WORKER_ROLES: 'mail, consumers', WORKER_CONSUMERS: 'ledger, orders.counts', HEALTH_PORT: '9100' });
    expect(config).toMatchObject({
      workerRoles: ['consumers', 'mail'],
      workerConsumers: ['ledger', 'orders.counts'],
      healthPort: 9100,
    });
    expect(load({ WORKER_ROLES: 'all' }).workerRoles).toEqual(['sequencer', 'relay', 'consumers', 'payments', 'mail', 'audit']);
  });

  it('rejects unknown roles, and consumers for a worker that runs none', () => {
    expect(faultsOf({ WORKER_ROLES: 'sequencer,cook' }).message).toContain(
      'expected all, or some of sequencer, relay, consumers, payments, mail, audit, separated by commas',
    );
    expect(faultsOf({ WORKER_ROLES: 'relay', WORKER_CONSUMERS: 'ledger' }).faults.map((one) => one.variable)).toEqual(['WORKER_CONSUMERS']);
  });

  it('reads a secret from a file, and reports which file is missing', () => {
    const file = join(dataDir, 'token');
    writeFileSync(file, `${'s'.repeat(40)}\n`);
    expect(load({ JWT_SECRET_FILE: file }).jwtSecret).toBe('s'.repeat(40));
    expect(load({ JWT_SECRET_FILE: file, JWT_SECRET: 'd'.repeat(40) }).jwtSecret).toBe('d'.repeat(40));
    expect(faultsOf({ JWT_SECRET_FILE: '/nowhere/token' }).message).toContain('JWT_SECRET_FILE: "/nowhere/token" cannot be read');
  });

  it('trusts the configured proxies, and rejects invalid ones', () => {
    expect(load({ TRUSTED_PROXIES: '10.0.0.0/8, ::1' }).trustedProxies).toEqual(['10.0.0.0/8', '::1']);
    for (const wrong of ['everybody', '10.0.0.0/33', '300.1.1.1'])
      expect(faultsOf({ TRUSTED_PROXIES: wrong }).faults.map((one) => one.variable)).toEqual(['TRUSTED_PROXIES']);
  });

  it('reads every quota from its variable, and reports those that are no numbers', () => {
    const given = {
      UPLOAD_UNATTACHED_FILES: '7',
      UPLOAD_UNATTACHED_BYTES: '5368709120',
      FILES_MIN_FREE_BYTES: '0',
      ORDERS_PER_HOUR: '9',
      ORDERS_PER_HOUR_UNCONFIRMED: '0',
      CHECKOUTS_PER_HOUR: '8',
      SIGN_INS_PER_MINUTE: '12',
      LIVE_STREAMS_PER_PERSON: '3',
      LIVE_STREAMS: '4',
      WRITES_PER_MINUTE: '50',
      REFUSED_WRITES_PER_MINUTE: '10',
      STAFF_WRITES_PER_MINUTE: '5000',
      STAFF_REFUSED_WRITES_PER_MINUTE: '100',
      REFUSED_BODIES_PER_NETWORK: '5',
      PAGE_RENDERS_PER_MINUTE: '6',
      FORM_DOWNLOADS_PER_MINUTE: '8',
      LOG_READS_PER_MINUTE: '7',
      CHECKPOINT_SECONDS: '30',
      STORED_FORMS: '9',
      LIVE_REPLAYED_EVENTS: '5',
      READS_PER_MINUTE: '7',
      DOWNLOADS_PER_PERSON: '1',
      WAIVER_LIMIT: '0',
      WAIVER_LIMIT_PER_DAY: '3',
      CORRECTION_LIMIT_PERCENT: '2',
      CORRECTION_LIMIT: '1',
      REWARD_LIMIT_POINTS: '4',
      PAID_LATE_DAYS: '9',
      PRICE_LIMIT_PERCENT: '12',
      PRICE_LIMIT_DAYS: '6',
    };
    expect(load(given).quotas).toEqual({
      unattachedFiles: 7,
      unattachedBytes: 5_368_709_120,
      minFreeBytes: 0,
      ordersPerHour: 9,
      ordersPerHourUnconfirmed: 0,
      checkoutsPerHour: 8,
      signInsPerMinute: 12,
      liveStreamsPerPerson: 3,
      liveStreams: 4,
      writesPerMinute: 50,
      refusedWritesPerMinute: 10,
      staffWritesPerMinute: 5_000,
      staffRefusedWritesPerMinute: 100,
      refusedBodiesPerNetwork: 5,
      pageRendersPerMinute: 6,
      formDownloadsPerMinute: 8,
      logReadsPerMinute: 7,
      checkpointSeconds: 30,
      storedForms: 9,
      liveReplayedEvents: 5,
      readsPerMinute: 7,
      downloadsPerPerson: 1,
      waiverLimit: 0,
      waiverLimitPerDay: 3,
      correctionLimitPercent: 2,
      correctionLimit: 1,
      rewardLimitPoints: 4,
      paidLateDays: 9,
      priceLimitPercent: 12,
      priceLimitDays: 6,
    });
    const wrong = Object.fromEntries(Object.keys(given).map((variable) => [variable, '1 GiB']));
    expect(faultsOf(wrong).faults.map((one) => one.variable)).toEqual(Object.keys(given));
    expect(faultsOf({ LIVE_STREAMS: '0' }).message).toContain(
      'LIVE_STREAMS: "0" cannot be used; expected a whole number from 1 to 1000000',
    );
  });

  it('grants the right to withdraw in the given countries, in none, or in the Economic Area and the United Kingdom', () => {
    expect(load({}).withdrawalCountries).toHaveLength(31);
    expect(load({ WITHDRAWAL_COUNTRIES: 'EE, GE,EE' }).withdrawalCountries).toEqual(['EE', 'GE']);
    expect(load({ WITHDRAWAL_COUNTRIES: 'none' }).withdrawalCountries).toEqual([]);
    for (const wrong of ['ee', 'EST', 'EE;GE', 'all'])
      expect(faultsOf({ WITHDRAWAL_COUNTRIES: wrong }).faults.map(({ variable }) => variable)).toEqual(['WITHDRAWAL_COUNTRIES']);
  });

  it('counts an empty variable as absent, and displays an address that can be opened', () => {
    expect(load({ PORT: '', HOST: '0.0.0.0' })).toMatchObject({ port: 3000, publicUrl: 'http://localhost:3000' });
    expect(load({ HOST: '::1', PORT: '8080' }).publicUrl).toBe('http://[::1]:8080');
  });
});
