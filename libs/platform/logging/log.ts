import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from '../config/config.js';

/** Paths that are redacted in log lines. */
const secretPaths = [
  'authorization',
  'cookie',
  'set-cookie',
  'password',
  'token',
  'accessToken',
  'refreshToken',
  'currentPassword',
  'newPassword',
].flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]);

/** The process's log: JSON lines on standard output, or on `destination`. */
export function createLog(config: Pick<Config, 'logLevel'>, destination?: DestinationStream): Logger {
  const options = { level: config.logLevel, base: { pid: process.pid }, redact: { paths: secretPaths, censor: '[hidden]' } };
  return destination === undefined ? pino(options) : pino(options, destination);
}
