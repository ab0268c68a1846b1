import { type ArgumentsHost, Logger } from '@nestjs/common';
import { Metrics } from '../metrics/metrics.js';
import { Problem } from './problem.js';
import { ProblemFilter } from './problem-filter.js';

const reply = { sent: true, raw: { headersSent: true } };
const host = {
  switchToHttp: () => ({ getRequest: () => ({ id: 'r1', method: 'POST', headers: {}, routeOptions: {} }), getResponse: () => reply }),
} as unknown as ArgumentsHost;

it('logs a deliberate 5xx once a minute and without a stack, and an unexpected one each time with its stack', () => {
  const warn = jest.spyOn(Logger.prototype, 'warn').mockReturnValue(undefined);
  const error = jest.spyOn(Logger.prototype, 'error').mockReturnValue(undefined);
  const filter = new ProblemFilter(new Metrics());
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
