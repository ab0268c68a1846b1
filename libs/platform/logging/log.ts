import { isNativeError } from 'node:util/types';
import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino';
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

/**
 * Members of an error that are logged next to its type, message and stack. Drivers add what a person typed: PostgreSQL's `detail` has the key or the whole row
 * that a constraint refused, TypeORM's `parameters` every value of the statement, nodemailer's `rejected` the mailbox.
 */
const errorMembers = [
  ...['type', 'code', 'errno', 'syscall', 'address', 'port', 'status', 'severity', 'schema', 'table', 'column', 'constraint', 'routine'],
  ...['responseCode', 'call', 'issue', 'why', 'debugId', 'retryAfter', 'retriable', 'topic', 'partition', 'broker'],
];

const mailbox = /[^\s/<>"'`(),:;=]+@[^\s/<>"'`(),:;=]+\.\p{L}{2,}/gu;
const withoutMailboxes = (text: unknown): string => String(text).replace(mailbox, '[mailbox]');

function loggedError(fault: unknown): unknown {
  if (typeof fault === 'string') return withoutMailboxes(fault);
  if (!isNativeError(fault)) return { type: typeof fault };
  const { message, stack, aggregateErrors, ...rest } = stdSerializers.err(fault);
  return {
    ...Object.fromEntries(errorMembers.filter((name) => name in rest).map((name) => [name, rest[name]])),
    ...{ message: withoutMailboxes(message), stack: withoutMailboxes(stack) },
    ...(aggregateErrors !== undefined && { aggregateErrors: (fault as AggregateError).errors.map(loggedError) }),
  };
}

/** The process's log: JSON lines on standard output, or on `destination`. */
export function createLog(config: Pick<Config, 'logLevel'>, destination?: DestinationStream): Logger {
  const redact = { paths: secretPaths, censor: '[hidden]' };
  const options = { level: config.logLevel, base: { pid: process.pid }, redact, serializers: { err: loggedError } };
  return destination === undefined ? pino(options) : pino(options, destination);
}
