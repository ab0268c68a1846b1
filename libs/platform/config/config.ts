import { join, resolve } from 'node:path';
import { dataPlaces } from '../files/data-directory.js';
import { keptApplicationUrl } from './application-url.js';
import { withdrawalCountries } from '#machines/order/withdrawal';
import { address, atLeast, countryCodes, Environment, names, networks, oneOf, onOrOff, severalOf, whole } from './environment.js';
import { type KafkaSecurity, readKafka } from './kafka.js';
import { type MailConfig, readMail } from './mail.js';
import { type PaypalConfig, readPaypal } from './paypal.js';
import { type Quotas, readQuotas } from './quotas.js';
import { unforeseenBits } from './secret-strength.js';
import { keptSecret, makeSigningKey, makeTokenSecret, readSigningKey } from './secrets.js';
import { type DynamicModule, Module } from '@nestjs/common';

/** Roles of a worker process: sequencing the log, relaying it to the broker, running consumers, calling the payment provider, sending emails. */
const workerRoles = ['sequencer', 'relay', 'consumers', 'payments', 'mail', 'audit'] as const;
export type WorkerRole = (typeof workerRoles)[number];

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** Validated settings of one process. A class, so that it can be injected. */
export class Config {
  readonly production: boolean;
  readonly port: number;
  readonly host: string;
  /** proxies whose forwarded visitor addresses are trusted; empty: none */
  readonly trustedProxies: readonly string[];
  /** absolute */
  readonly dataDir: string;
  /** the application's address; undefined: the embedded database, which only the standalone process starts */
  readonly databaseUrl: string | undefined;
  /** the login that migrates; undefined: that of `databaseUrl`, or none in a process that does not migrate */
  readonly databaseOwnerUrl: string | undefined;
  /** true if no other process uses the database: an embedded server serves one at a time */
  readonly alone: boolean;
  /** empty: consumers read the log directly */
  readonly kafkaBrokers: readonly string[];
  /** how long a partner's commission is held for refunds before it can be paid */
  readonly payoffHoldDays: number;
  /** where consumers who live there have a right to withdraw, ISO 3166-1 alpha-2; empty: nobody has it */
  readonly withdrawalCountries: readonly string[];
  /** topic of the events, if there are brokers */
  readonly kafkaTopic: string;
  readonly kafkaSecurity: KafkaSecurity;
  /** roles of the worker in this process */
  readonly workerRoles: readonly WorkerRole[];
  /** consumers of this process; empty: all */
  readonly workerConsumers: readonly string[];
  /** address of a worker's health and metrics; undefined: none */
  readonly healthPort: number | undefined;
  /** without a trailing slash */
  readonly publicUrl: string;
  /** absolute */
  readonly filesDir: string;
  /** at least 32 characters */
  readonly jwtSecret: string;
  /** the previous one, while its tokens are still accepted */
  readonly previousJwtSecret: string | undefined;
  /** Ed25519, PKCS #8 PEM: signs the checkpoints of the log */
  readonly auditSigningKey: string;
  /** the one before, while both sign each checkpoint */
  readonly previousAuditSigningKey: string | undefined;
  /** name of the log in its checkpoints; undefined: the one that it has, at first the host of `publicUrl` */
  readonly logOrigin: string | undefined;
  readonly mail: MailConfig | undefined;
  /** undefined: no online payments */
  readonly paypal: PaypalConfig | undefined;
  readonly demo: boolean;
  /** invited as Owner while there is none */
  readonly firstOwnerEmail: string | undefined;
  readonly logLevel: LogLevel;
  /** bearer token that allows reading /metrics from other addresses than loopback */
  readonly metricsToken: string | undefined;
  readonly quotas: Quotas;

  constructor(values: ConfigValues) {
    Object.assign(this, values);
  }

  /** A copy with some values changed: the standalone process learns its database's address late, tests choose a port. */
  with(changes: Partial<ConfigValues>): Config {
    return new Config({ ...this, ...changes });
  }

  /** The current secret, then the previous one while it is accepted: write with the first, read with each. */
  get jwtSecrets(): readonly [string, ...string[]] {
    return this.previousJwtSecret === undefined ? [this.jwtSecret] : [this.jwtSecret, this.previousJwtSecret];
  }

  /** The database's address. @throws Error in a process that did not start the embedded one */
  get database(): string {
    if (this.databaseUrl === undefined) throw new Error('the embedded database was not started');
    return this.databaseUrl;
  }
}

/** The settings as plain data. */
export type ConfigValues = Omit<Config, 'with' | 'database' | 'jwtSecrets'>;

export interface LoadOptions {
  /** the process that starts its own database and shows demo data by default */
  standalone?: boolean;
  /** it migrates, so it may have the owner's address; no other process needs it */
  migrates?: boolean;
  /** it generates secrets that other processes get as files, in production too */
  makesSecrets?: boolean;
}

/**
 * Reads and validates the configuration in `env`. Missing development secrets and DATA_DIR/secrets are created here.
 * @throws ConfigFaults listing every invalid variable, the problem and the expected value; never a secret
 */
export function loadConfig(env: NodeJS.ProcessEnv, options: LoadOptions = {}): Config {
  const from = new Environment(env);
  const production = env['NODE_ENV'] === 'production';
  const places = readPlaces(from);
  const optional = readOptional(from);
  const rest = {
    production,
    ...readDatabase(from, options),
    alone: false,
    ...readWorker(from),
    ...readKafka(from, production),
    demo: readDemo(from, production, options),
    firstOwnerEmail: from.read<string | undefined>('FIRST_OWNER_EMAIL', mailbox, 'an e-mail address', () => undefined),
    filesDir: required(from, 'FILES_DIR', production, 'a directory all api processes share', () => filesDirectoryOf(places.dataDir)),
    mail: readMail(from, production),
    paypal: readPaypal(from, production),
    quotas: readQuotas(from),
  };
  checkSecrets(from, production, options);
  from.finish();
  const secrets = readSecrets(from, places.dataDir);
  const databaseUrl = rest.databaseUrl ?? (rest.databaseOwnerUrl && keptApplicationUrl(places.dataDir, rest.databaseOwnerUrl));
  return new Config({ ...places, ...optional, ...rest, databaseUrl, filesDir: resolve(rest.filesDir), ...secrets });
}

function readPlaces(from: Environment): Pick<Config, 'port' | 'host' | 'publicUrl' | 'trustedProxies' | 'dataDir'> {
  const port = from.read('PORT', whole(0, 65535), 'a whole number from 0 to 65535', () => 3000);
  const host = from.read(
    'HOST',
    (text) => (/^[\w.:-]+$/.test(text) ? text : undefined),
    'an address to listen on',
    () => '127.0.0.1',
  );
  const publicUrl = from.read('PUBLIC_URL', address('http', 'https'), 'an address such as https://registra.example', () =>
    localUrl(host, port),
  );
  const trustedProxies = from.read('TRUSTED_PROXIES', networks, 'addresses or ranges such as 10.0.0.0/8, separated by commas', () => []);
  return { port, host, publicUrl, trustedProxies, dataDir: dataDirectoryOf(from.text('DATA_DIR')) };
}

/** The absolute path of DATA_DIR, for a command that must not create it. */
export const dataDirectoryOf = (variable = ''): string => resolve(variable === '' ? '.registra' : variable);

/** Default directory of uploads. */
export const filesDirectoryOf = (dataDir: string): string => join(dataDir, dataPlaces.files);

/** 0.0.0.0 cannot be opened: a listener on all addresses is reached as localhost. */
function localUrl(host: string, port: number): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

function readOptional(
  from: Environment,
): Pick<Config, 'payoffHoldDays' | 'withdrawalCountries' | 'logLevel' | 'logOrigin' | 'metricsToken'> {
  return {
    payoffHoldDays: from.read('PAYOFF_HOLD_DAYS', whole(0, 365), 'a whole number of days from 0 to 365', () => 14),
    withdrawalCountries: from.read(
      'WITHDRAWAL_COUNTRIES',
      countryCodes,
      'country codes of ISO 3166-1, comma-separated, or none',
      () => withdrawalCountries,
    ),
    logLevel: from.read('LOG_LEVEL', oneOf(...logLevels), `one of ${logLevels.join(', ')}`, () => 'info'),
    logOrigin: from.read<string | undefined>('LOG_ORIGIN', originName, 'at most 180 characters without spaces and +', () => undefined),
    metricsToken: from.read<string | undefined>('METRICS_TOKEN', atLeast(16), metricsToken, () => undefined, true),
  };
}

function readWorker(from: Environment): Pick<Config, 'workerRoles' | 'workerConsumers' | 'healthPort'> {
  const roles = from.read('WORKER_ROLES', severalOf(workerRoles), `all, or some of ${workerRoles.join(', ')}, separated by commas`, () => [
    ...workerRoles,
  ]);
  const consumers = from.read('WORKER_CONSUMERS', names, 'names of consumers, separated by commas', () => []);
  if (consumers.length > 0 && !roles.includes('consumers'))
    from.fault('WORKER_CONSUMERS', 'it chooses among consumers, and WORKER_ROLES has none', 'WORKER_ROLES with consumers in it');
  const port = from.read<number | undefined>('HEALTH_PORT', whole(1, 65535), 'a whole number from 1 to 65535', () => undefined);
  return { workerRoles: roles, workerConsumers: consumers, healthPort: port };
}

function readDatabase(from: Environment, { standalone, migrates }: LoadOptions): Pick<Config, 'databaseUrl' | 'databaseOwnerUrl'> {
  const expected = 'postgresql://user:password@host:port/database of PostgreSQL 15 or newer';
  const read = (variable: string): string | undefined =>
    from.read<string | undefined>(variable, address('postgres', 'postgresql'), expected, () => undefined, true);
  const databaseOwnerUrl = migrates === true ? read('DATABASE_OWNER_URL') : undefined;
  const databaseUrl = read('DATABASE_URL');
  const given = from.text('DATABASE_URL') ?? (migrates === true ? from.text('DATABASE_OWNER_URL') : undefined);
  if (given === undefined && standalone !== true) from.fault('DATABASE_URL', 'it is missing', expected);
  return { databaseUrl, databaseOwnerUrl };
}

function readDemo(from: Environment, production: boolean, { standalone }: LoadOptions): boolean {
  const demo = from.read('DEMO', onOrOff, 'on or off', () => standalone === true && !production);
  if (demo && production) from.fault('DEMO', 'demo data is refused when NODE_ENV is production', 'off');
  return demo;
}

function required(from: Environment, variable: string, must: boolean, expected: string, fallback: () => string): string {
  if (must && from.text(variable) === undefined) from.fault(variable, 'it is missing, and NODE_ENV is production', expected);
  return from.text(variable) ?? fallback();
}

const tokenSecret = 'at least 32 characters, the same for all api processes';
const metricsToken = 'at least 16 characters';
const signingKey = 'an Ed25519 private key, PKCS #8 as PEM or base64 of its DER (openssl genpkey -algorithm ed25519)';

function checkSecrets(from: Environment, production: boolean, { makesSecrets = false }: LoadOptions): void {
  required(from, 'JWT_SECRET', production && !makesSecrets, tokenSecret, () => '');
  required(from, 'AUDIT_SIGNING_KEY', production && !makesSecrets, signingKey, () => '');
  for (const variable of ['JWT_SECRET', 'JWT_SECRET_PREVIOUS']) from.read(variable, atLeast(32), tokenSecret, () => '', true);
  const key = from.read('AUDIT_SIGNING_KEY', readSigningKey, signingKey, () => '', true);
  const previous = from.read('AUDIT_SIGNING_KEY_PREVIOUS', readSigningKey, signingKey, () => '', true);
  if (previous !== '' && previous === key)
    from.fault('AUDIT_SIGNING_KEY_PREVIOUS', 'it is the key of AUDIT_SIGNING_KEY', 'the key before it, or nothing');
  if (!production) return;
  refuseGuessable(from, 'JWT_SECRET', 64, `${tokenSecret}, drawn by a machine (openssl rand -base64 48)`);
  refuseGuessable(from, 'METRICS_TOKEN', 25, `${metricsToken}, drawn by a machine (openssl rand -base64 24)`);
  for (const variable of ['DATABASE_URL', 'DATABASE_OWNER_URL']) {
    const database = from.text(variable);
    if (database !== undefined && URL.canParse(database))
      refuseGuessable(from, variable, 8, 'a password nobody guesses (openssl rand -hex 24)', new URL(database).password);
  }
}

/** Production rejects guessable secrets: those of an example, or one repeated character. `bits` is just below the weakest acceptable secret. */
function refuseGuessable(from: Environment, variable: string, bits: number, expected: string, secret = from.text(variable)): void {
  if (secret !== undefined && secret !== '' && unforeseenBits(secret) < bits)
    from.fault(variable, 'its secret is easily guessed, and NODE_ENV is production', expected);
}

/** Runs after validation, so that a failed start leaves nothing behind. */
function readSecrets(
  from: Environment,
  dataDir: string,
): Pick<Config, 'jwtSecret' | 'previousJwtSecret' | 'auditSigningKey' | 'previousAuditSigningKey'> {
  const previous = from.text('AUDIT_SIGNING_KEY_PREVIOUS');
  return {
    jwtSecret: from.text('JWT_SECRET') ?? keptSecret(dataDir, 'jwt-secret', makeTokenSecret),
    previousJwtSecret: from.text('JWT_SECRET_PREVIOUS'),
    auditSigningKey: readSigningKey(from.text('AUDIT_SIGNING_KEY') ?? keptSecret(dataDir, 'audit-signing-key.pem', makeSigningKey)) ?? '',
    previousAuditSigningKey: previous === undefined ? undefined : readSigningKey(previous),
  };
}

/** What C2SP signed-note takes as the name of a key; the names of keys begin with it. */
const originName = (text: string): string | undefined => (/^[^\s+\p{Cc}\p{Z}]{1,180}$/u.test(text) ? text : undefined);

const mailbox = (text: string): string | undefined => (/^[^\s@]{1,64}@[^\s@]{1,189}$/.test(text) ? text : undefined);

/** Provides the loaded `Config` globally. */
@Module({})
export class ConfigModule {
  static forRoot(config: Config): DynamicModule {
    return { module: ConfigModule, global: true, providers: [{ provide: Config, useValue: config }], exports: [Config] };
  }
}
