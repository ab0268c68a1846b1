import { type ArgumentsHost, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.js';
import { Metrics } from '../metrics/metrics.js';
import { Problem } from './problem.js';
import { problemBody, ProblemFilter, sendProblem } from './problem-filter.js';

const config = { jwtSecret: 'a secret of a test' } as Config;
const reply = { sent: true, raw: { headersSent: true } };
const host = {
  switchToHttp: () => ({ getRequest: () => ({ id: 'r1', method: 'POST', headers: {}, routeOptions: {} }), getResponse: () => reply }),
} as unknown as ArgumentsHost;

it('the filter of problems logs a deliberate 5xx once a minute and without a stack, and an unexpected one each time with its stack', () => {
  const warn = jest.spyOn(Logger.prototype, 'warn').mockReturnValue(undefined);
  const error = jest.spyOn(Logger.prototype, 'error').mockReturnValue(undefined);
  const filter = new ProblemFilter(new Metrics(), config);
  for (let nth = 0; nth < 50; nth += 1) filter.catch(new Problem('providerUnavailable'), host);
  filter.catch(new Problem('diskFull'), host);
  expect(warn.mock.calls).toEqual([
    [expect.objectContaining({ status: 503, code: 'providerUnavailable', heldBack: 0 })],
    [expect.objectContaining({ code: 'diskFull' })],
  ]);
  expect(JSON.stringify(warn.mock.calls)).not.toContain('stack');
  expect(error).not.toHaveBeenCalled();
  filter.catch(new TypeError('x is not a function'), host);
  filter.catch(new TypeError('x is not a function'), host);
  expect(error).toHaveBeenCalledTimes(2);
  jest.restoreAllMocks();
});

it.each([
  ['its own wait', new Problem('tooManyWrites', { headers: { 'retry-after': '17' } }), '17'],
  ['a minute where a 429 chose none', new Problem('tooManyUploads'), '60'],
  ['a second where a 503 chose none', new Problem('uploadsFull'), '1'],
  ['none to what a wait does not mend', new Problem('accessDenied'), undefined],
])('a refusal sends Retry-After: %s', (_, problem, wait) => {
  const sent: Record<string, string> = {};
  const answer = {
    raw: {},
    status: () => answer,
    headers: (more: object) => (Object.assign(sent, more), answer),
    header: () => answer,
    send: () => answer,
  };
  sendProblem(problem, { id: 'r1', headers: {} } as unknown as FastifyRequest, answer as unknown as FastifyReply);
  expect(sent['retry-after']).toBe(wait);
});

it('an error of a field lists at most fifty permitted values, and has no list if they are unknown', () => {
  const offered = Array.from({ length: 70 }, (_, place) => `code-${place}`);
  const errors = [
    { field: 'director', code: 'notOffered', offered },
    { field: 'client', code: 'notOffered' },
  ];
  expect(problemBody(new Problem('validationFailed', { errors }), 'en', 'r1')['errors']).toEqual([
    expect.objectContaining({ field: 'director', offered: offered.slice(0, 50) }),
    { field: 'client', code: 'notOffered', detail: 'This value isn’t one of those allowed.' },
  ]);
});

describe('a refused access', () => {
  const refused = (filter: ProblemFilter, problem: Problem, caller?: string) =>
    filter.catch(problem, {
      switchToHttp: () => ({
        getRequest: () => ({ id: 'r1', method: 'GET', headers: {}, routeOptions: {}, ip: '192.0.2.7', ...(caller && { caller }) }),
        getResponse: () => reply,
      }),
    } as unknown as ArgumentsHost);

  it('names account and network by keyed hashes, and neither id nor address', () => {
    const warn = jest.spyOn(Logger.prototype, 'warn').mockReturnValue(undefined);
    const filter = new ProblemFilter(new Metrics(), config);
    const caller = '8b52ee67-d4f5-5ae5-939a-5479112a4f61';
    refused(filter, new Problem('accessDenied'), caller);
    refused(filter, new Problem('tokenInvalid'), caller);
    refused(filter, new Problem('tokenMissing'));
    const lines = warn.mock.calls.map(([line]) => line as { account?: string; network: string });
    expect(lines.map(({ account }) => account)).toEqual([lines[0]?.account, lines[0]?.account, undefined]);
    expect(new Set(lines.map(({ network }) => network)).size).toBe(1);
    for (const name of [lines[0]?.account, lines[0]?.network]) expect(name).toMatch(/^[\w-]{16}$/);
    expect(JSON.stringify(lines)).not.toMatch(/192\.0\.2\.7|8b52ee67/);
    jest.restoreAllMocks();
  });

  it('to a missing object is logged once a minute and person, with the number of suppressed lines', () => {
    const warn = jest.spyOn(Logger.prototype, 'warn').mockReturnValue(undefined);
    jest.spyOn(Logger.prototype, 'debug').mockReturnValue(undefined);
    const now = jest.spyOn(Date, 'now').mockReturnValue(0);
    const filter = new ProblemFilter(new Metrics(), config);
    for (let nth = 0; nth < 251; nth += 1) refused(filter, new Problem('notFound'), 'thief');
    refused(filter, new Problem('notFound'));
    now.mockReturnValue(60_000);
    refused(filter, new Problem('notFound'), 'thief');
    expect(warn.mock.calls.map(([line]) => (line as { heldBack: number }).heldBack)).toEqual([0, 250]);
    jest.restoreAllMocks();
  });
});
