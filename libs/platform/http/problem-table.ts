import { HttpException } from '@nestjs/common';
import { codeOfStatus, statusOf } from './problem-status.js';
import { lacksSocket } from '../database/unavailable.js';
import { Problem } from './problem.js';

/** Maps codes of Fastify, Node, OpenSSL and the log to wire codes, where the status alone says too little, or nothing. */
const codeOfCode: Readonly<Record<string, string>> = {
  FST_ERR_BAD_URL: 'malformedAddress',
  FST_ERR_ASYNC_CONSTRAINT: 'malformedAddress',
  FST_ERR_MAX_PARAM_LENGTH: 'addressTooLong',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'incompleteBody',
  ERR_STREAM_PREMATURE_CLOSE: 'incompleteBody',
  HPE_HEADER_OVERFLOW: 'headersTooLarge',
  ECONNREFUSED: 'unavailable',
  ECONNRESET: 'unavailable',
  EPIPE: 'unavailable',
  ENOTFOUND: 'unavailable',
  ETIMEDOUT: 'unavailable',
  STREAM_ABSENT: 'notFound',
};

/** PostgreSQL's SQLSTATE, complete or by class (its first two characters), longest match first. */
const codeOfSqlState: Readonly<Record<string, string>> = {
  '08': 'unavailable',
  '22': 'invalidValue',
  '23502': 'required',
  '23503': 'missingReference',
  '23505': 'alreadyExists',
  '23514': 'invalidValue',
  '40001': 'busy',
  '40P01': 'busy',
  '53': 'unavailable',
  '55P03': 'busy',
  '57014': 'busy',
  '57P': 'unavailable',
};

/** Codes that need additional data. */
const worded: Readonly<Record<string, (cause: unknown) => Problem>> = {
  ERR_HTTP_REQUEST_TIMEOUT: (cause) => new Problem('incompleteBody', { status: 408, cause }),
  ACTOR_REVOKED: (cause) => new Problem('tokenInvalid', { headers: { 'www-authenticate': 'Bearer error="invalid_token"' }, cause }),
  KEY_REUSED: (cause) =>
    new Problem('idempotencyKeyReused', { errors: [{ field: 'Idempotency-Key', code: 'idempotencyKeyReused' }], cause }),
};

/** Errors of the pool itself have no code. */
const poolAway = /timeout exceeded when trying to connect|Connection terminated|Cannot use a pool after calling end/i;

const sqlState = /^[0-9A-Z]{5}$/;

const known = (code: string, cause: unknown, status = statusOf(code)): Problem =>
  new Problem(code, { status, cause, ...(status === 503 && { headers: { 'retry-after': '1' } }) });

function ofSqlState(state: string, cause: unknown): Problem | undefined {
  for (const length of [5, 3, 2]) {
    const code = codeOfSqlState[state.slice(0, length)];
    if (code !== undefined) return known(code, cause);
  }
  return undefined;
}

function ofStatus(status: number, cause: unknown): Problem | undefined {
  const code = codeOfStatus(status);
  if (code !== undefined) return known(code, cause, status);
  return status >= 400 && status < 500 ? known('unreadable', cause) : undefined;
}

/** Errors wrapped by an ORM or rethrown with a cause have their code inside. */
const insides = (error: object): unknown[] => ['driverError', 'cause'].map((name) => (error as Record<string, unknown>)[name]);

function ofError(error: unknown, depth = 0): Problem | undefined {
  if (error instanceof Problem) return error;
  if (typeof error !== 'object' || error === null || depth > 3) return undefined;
  const { code, statusCode, message } = error as { code?: unknown; statusCode?: unknown; message?: unknown };
  if (lacksSocket(error)) return known('unavailable', error);
  if (typeof code === 'string') {
    const own = worded[code]?.(error);
    if (own) return own;
    const plain = codeOfCode[code];
    if (plain !== undefined) return known(plain, error);
    const found = sqlState.test(code) ? ofSqlState(code, error) : undefined;
    if (found) return found;
  }
  if (typeof message === 'string' && poolAway.test(message)) return known('unavailable', error);
  if (error instanceof URIError) return known('malformedAddress', error);
  if (typeof statusCode === 'number' && statusCode < 500) return ofStatus(statusCode, error);
  for (const inside of insides(error)) {
    const found = ofError(inside, depth + 1);
    if (found) return found;
  }
  return undefined;
}

/** Converts any exception to a Problem. Anything without a row is a server error: 500 internalError with the exception as its cause. */
export function toProblem(thrown: unknown): Problem {
  if (thrown instanceof HttpException) {
    return ofStatus(thrown.getStatus(), thrown) ?? known('internalError', thrown);
  }
  return ofError(thrown) ?? known('internalError', thrown);
}
