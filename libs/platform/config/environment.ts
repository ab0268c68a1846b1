import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { type ConfigFault, ConfigFaults } from './config-faults.js';

/** Parses a text: a value, or undefined if the text is invalid. */
export type Reading<Value> = (text: string) => Value | undefined;

/** Variables that may be given as a file, under the same name with the suffix `_FILE`. */
export const secretVariables = [
  'DATABASE_URL',
  'DATABASE_OWNER_URL',
  'JWT_SECRET',
  'JWT_SECRET_PREVIOUS',
  'AUDIT_SIGNING_KEY',
  'AUDIT_SIGNING_KEY_PREVIOUS',
  'SMTP_URL',
  'MAIL_DKIM_KEY',
  'METRICS_TOKEN',
  'KAFKA_CA',
  'KAFKA_PASSWORD',
  'PAYPAL_CLIENT_SECRET',
] as const;
const secrets: ReadonlySet<string> = new Set(secretVariables);

/** Reads variables and collects errors instead of stopping at the first. An empty variable counts as absent. */
export class Environment {
  private readonly faults: ConfigFault[] = [];

  constructor(private readonly env: NodeJS.ProcessEnv) {}

  text(variable: string): string | undefined {
    const value = this.env[variable]?.trim() || (secrets.has(variable) ? this.fromFile(`${variable}_FILE`) : undefined);
    return value === '' ? undefined : value;
  }

  /** The variable's value, or `fallback()` if it is absent. `secret` keeps it out of error messages. */
  read<Value>(variable: string, read: Reading<Value>, expected: string, fallback: () => Value, secret = false): Value {
    const text = this.text(variable);
    if (text === undefined) return fallback();
    const value = read(text);
    if (value === undefined) {
      this.fault(variable, secret ? 'its value cannot be used' : `"${text.slice(0, 60)}" cannot be used`, expected);
      return fallback();
    }
    return value;
  }

  /** True if all of `variables`, which belong together, are set; an error if only some are. */
  allOrNone(variables: readonly string[], expected: string): boolean {
    const missing = variables.filter((name) => this.text(name) === undefined);
    if (missing.length === variables.length) return false;
    for (const name of missing) this.fault(name, 'it is missing', expected);
    return true;
  }

  private fromFile(variable: string): string | undefined {
    const path = this.env[variable]?.trim();
    if (path === undefined || path === '') return undefined;
    try {
      return readFileSync(path, 'utf8').trim();
    } catch {
      this.fault(variable, `"${path}" cannot be read`, 'the path of a file');
      return undefined;
    }
  }

  fault(variable: string, problem: string, expected: string): void {
    if (!this.faults.some((known) => known.variable === variable)) this.faults.push({ variable, problem, expected });
  }

  /** @throws ConfigFaults if there were errors */
  finish(): void {
    if (this.faults.length > 0) throw new ConfigFaults(this.faults);
  }
}

export const whole =
  (least: number, most: number): Reading<number> =>
  (text) => {
    const value = /^\d{1,15}$/.test(text) ? Number(text) : NaN;
    return value >= least && value <= most ? value : undefined;
  };

/** An absolute URL with one of `schemes`, without a trailing slash. */
export const address =
  (...schemes: string[]): Reading<string> =>
  (text) => {
    if (!URL.canParse(text)) return undefined;
    const url = new URL(text);
    return schemes.includes(url.protocol.slice(0, -1)) && (url.hostname !== '' || url.searchParams.has('host'))
      ? text.replace(/\/$/, '')
      : undefined;
  };

export const hostAndPorts: Reading<readonly string[]> = (text) => {
  const brokers = text.split(',').map((one) => one.trim());
  return brokers.every((one) => /^[\w.-]+:\d{1,5}$/.test(one)) ? brokers : undefined;
};

export const oneOf =
  <Choice extends string>(...choices: Choice[]): Reading<Choice> =>
  (text) =>
    choices.find((choice) => choice === text.toLowerCase());

/** Some of `choices`, comma-separated; `all` means every one. */
export const severalOf =
  <Choice extends string>(choices: readonly Choice[]): Reading<readonly Choice[]> =>
  (text) => {
    const named = text.split(',').map((one) => one.trim());
    if (named.length === 1 && named[0] === 'all') return choices;
    return named.every((one) => (choices as readonly string[]).includes(one)) ? choices.filter((one) => named.includes(one)) : undefined;
  };

/** Comma-separated names such as `orders.counts`. */
export const names: Reading<readonly string[]> = (text) => {
  const named = text.split(',').map((one) => one.trim());
  return named.every((one) => /^[\w.-]+$/.test(one)) ? [...new Set(named)] : undefined;
};

/** Comma-separated country codes of ISO 3166-1 alpha-2; `none` means no country. */
export const countryCodes: Reading<readonly string[]> = (text) => {
  const codes = text.split(',').map((one) => one.trim());
  if (text === 'none') return [];
  return codes.every((one) => /^[A-Z]{2}$/.test(one)) ? [...new Set(codes)] : undefined;
};

/** Comma-separated addresses and ranges such as 10.0.0.0/8. */
export const networks: Reading<readonly string[]> = (text) => {
  const ranges = text.split(',').map((one) => one.trim());
  const fits = ([ip = '', bits]: string[]): boolean => isIP(ip) > 0 && (bits === undefined || Number(bits) <= (isIP(ip) === 4 ? 32 : 128));
  return ranges.every((one) => /^[\da-fA-F.:]+(\/\d{1,3})?$/.test(one) && fits(one.split('/'))) ? ranges : undefined;
};

export const topicName: Reading<string> = (text) => (/^[\w.-]{1,200}$/.test(text) ? text : undefined);

export const onOrOff: Reading<boolean> = (text) => {
  if (['on', 'true', '1', 'yes'].includes(text.toLowerCase())) return true;
  return ['off', 'false', '0', 'no'].includes(text.toLowerCase()) ? false : undefined;
};

export const atLeast =
  (length: number): Reading<string> =>
  (text) =>
    text.length >= length ? text : undefined;
