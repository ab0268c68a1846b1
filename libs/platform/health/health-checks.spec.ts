import { HealthChecks } from './health-checks.js';

describe('readiness', () => {
  it('is up if every check is, with the figures of each', async () => {
    const checks = new HealthChecks();
    checks.register('database', () => Promise.resolve());
    checks.register('feed', () => Promise.resolve({ lag: 3 }));
    expect(await checks.readiness()).toEqual({
      ready: true,
      degraded: false,
      checks: { database: { up: true }, feed: { up: true, lag: 3 } },
    });
  });

  it('is down if one check fails, and does not reveal the reason', async () => {
    const checks = new HealthChecks();
    checks.register('database', () => Promise.reject(new Error('password wrong')));
    checks.register('feed', () => Promise.resolve());
    const readiness = await checks.readiness();
    expect(readiness).toEqual({ ready: false, degraded: false, checks: { database: { up: false }, feed: { up: true } } });
  });

  it('is degraded while an optional dependency is unavailable', async () => {
    const checks = new HealthChecks();
    checks.register('broker', () => Promise.resolve({ degraded: true }));
    expect(await checks.readiness()).toMatchObject({ ready: true, degraded: true });
  });

  it('does not wait for a check that hangs', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    const checks = new HealthChecks();
    checks.register('broker', () => new Promise(() => undefined));
    const readiness = checks.readiness();
    await jest.advanceTimersByTimeAsync(2000);
    expect((await readiness).ready).toBe(false);
    jest.useRealTimers();
  });
});
