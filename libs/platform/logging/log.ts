import { isNativeError } from 'node:util/types';
import { type DestinationStream, type Logger, type LoggerOptions, pino, stdSerializers } from 'pino';
import type { Config } from '../config/config.js';
import { currentTrace } from './trace.js';
import { Outages } from './outages.js';

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
    message: withoutMailboxes(message),
    stack: withoutMailboxes(stack),
    ...(aggregateErrors !== undefined && { aggregateErrors: (fault as AggregateError).errors.map(loggedError) }),
  };
}

/** The log of a process, and its outages, whose lines stand for those of everybody who notices them. */
export type ProcessLog = Logger & { readonly outages: Outages };

const [debug, fatal] = [20, 60];

/** The process's log: JSON lines on standard output, or on `destination`. A line whose error is explained by an outage is only written for debugging. */
export function createLog(config: Pick<Config, 'logLevel'>, destination?: DestinationStream): ProcessLog {
  const options: LoggerOptions = {
    level: config.logLevel,
    base: { pid: process.pid },
    redact: { paths: secretPaths, censor: '[hidden]' },
    serializers: { err: loggedError },
    mixin: () => {
      const trace = currentTrace();
      return trace === undefined ? {} : { trace };
    },
    hooks: {
      logMethod(args, method, level) {
        const { err } = (args[0] ?? {}) as { err?: unknown };
        if (err === undefined || level <= debug || level >= fatal || !outages.explain(err)) method.apply(this, args);
        else this.debug(...args);
      },
    },
  };
  const log = destination === undefined ? pino(options) : pino(options, destination);
  const outages = new Outages(log);
  return Object.assign(log, { outages });
}
