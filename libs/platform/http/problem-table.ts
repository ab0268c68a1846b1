import { HttpException } from '@nestjs/common';
import { Problem, type ProblemOptions } from './problem.js';

/** Codes of answers that carry only a status: the router's, the body parser's, Nest's own exceptions. */
const codeOfStatus: Readonly<Record<number, string>> = {
  400: 'unreadable',
  401: 'tokenInvalid',
  403: 'accessDenied',
  404: 'notFound',
  405: 'methodNotAllowed',
  406: 'notAcceptable',
  408: 'incompleteBody',
  409: 'conflict',
  412: 'staleVersion',
  413: 'bodyTooLarge',
  414: 'addressTooLong',
  415: 'unsupportedMediaType',
  422: 'validationFailed',
  429: 'tooManyRequests',
  431: 'headersTooLarge',
  503: 'unavailable',
};

/** Codes of Fastify, Node and OpenSSL whose status alone would say too little, or nothing. */
const statusOfCode: Readonly<Record<string, readonly [number, string]>> = {
  FST_ERR_BAD_URL: [400, 'malformedAddress'],
  FST_ERR_ASYNC_CONSTRAINT: [400, 'malformedAddress'],
  FST_ERR_MAX_PARAM_LENGTH: [414, 'addressTooLong'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, 'incompleteBody'],
  ERR_STREAM_PREMATURE_CLOSE: [400, 'incompleteBody'],
  HPE_HEADER_OVERFLOW: [431, 'headersTooLarge'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'incompleteBody'],
  ECONNREFUSED: [503, 'unavailable'],
  ENOTFOUND: [503, 'unavailable'],
  ETIMEDOUT: [503, 'unavailable'],
};

/** PostgreSQL's SQLSTATE, whole or by class (its first two characters), longest match first. */
const statusOfSqlState: Readonly<Record<string, readonly [number, string]>> = {
  '08': [503, 'unavailable'],
  '22': [422, 'invalidValue'],
  '23502': [422, 'required'],
  '23503': [422, 'missingReference'],
  '23505': [409, 'alreadyExists'],
  '23514': [422, 'invalidValue'],
  '40001': [503, 'busy'],
  '40P01': [503, 'busy'],
  '53': [503, 'unavailable'],
  '55P03': [503, 'busy'],
  '57014': [503, 'busy'],
  '57P': [503, 'unavailable'],
};

/** The pool's own errors carry no code at all. */
const poolAway = /timeout exceeded when trying to connect|Connection terminated|Cannot use a pool after calling end/i;

const sqlState = /^[0-9A-Z]{5}$/;

const known = (status: number, code: string, cause: unknown, options: ProblemOptions = {}): Problem => {
  const wait = status === 503 ? { headers: { 'retry-after': '1' } } : {};
  return new Problem(status, code, { ...wait, ...options, cause });
};

function ofSqlState(state: string, cause: unknown): Problem | undefined {
  for (const length of [5, 3, 2]) {
    const row = statusOfSqlState[state.slice(0, length)];
    if (row) return known(row[0], row[1], cause);
  }
  return undefined;
}

function ofStatus(status: number, cause: unknown): Problem | undefined {
  const code = codeOfStatus[status];
  if (code) return known(status, code, cause);
  return status >= 400 && status < 500 ? known(400, 'unreadable', cause) : undefined;
}

/** Errors wrapped by an ORM or rethrown with a cause keep the code inside. */
const insides = (error: object): unknown[] => ['driverError', 'cause'].map((name) => (error as Record<string, unknown>)[name]);

function ofError(error: unknown, depth = 0): Problem | undefined {
  if (error instanceof Problem) return error;
  if (typeof error !== 'object' || error === null || depth > 3) return undefined;
  const { code, statusCode, message } = error as { code?: unknown; statusCode?: unknown; message?: unknown };
  if (typeof code === 'string') {
    const row = statusOfCode[code];
    if (row) return known(row[0], row[1], error);
    const found = sqlState.test(code) ? ofSqlState(code, error) : undefined;
    if (found) return found;
  }
  if (typeof message === 'string' && poolAway.test(message)) return known(503, 'unavailable', error);
  if (error instanceof URIError) return known(400, 'malformedAddress', error);
  if (typeof statusCode === 'number' && statusCode < 500) return ofStatus(statusCode, error);
  for (const inside of insides(error)) {
    const found = ofError(inside, depth + 1);
    if (found) return found;
  }
  return undefined;
}

/**
 * The one table of statuses: whatever was thrown, as the Problem to answer with. What is in no row is a fault of ours: 500 internalError,
 * the thrown thing as its cause.
 */
export function toProblem(thrown: unknown): Problem {
  if (thrown instanceof HttpException) {
    return ofStatus(thrown.getStatus(), thrown) ?? known(500, 'internalError', thrown);
  }
  return ofError(thrown) ?? known(500, 'internalError', thrown);
}
