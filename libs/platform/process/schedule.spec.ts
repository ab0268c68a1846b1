import { Logger } from '@nestjs/common';
import { Metrics } from '../metrics/metrics.js';
import { Schedule } from './schedule.js';

const every = 1_000;

describe('periodic work', () => {
  let schedule: Schedule;
  let metrics: Metrics;
  let runs: number;

  beforeEach(() => {
    jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
    jest.useFakeTimers();
    metrics = new Metrics();
    schedule = new Schedule(metrics);
    runs = 0;
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  const counted = (run: () => Promise<unknown> = () => Promise.resolve()) => ({
    name: 'spec',
    every,
    run: () => {
      runs += 1;
      return run();
    },
  });

  it('waits for the application to start, then for its interval, plus or minus a tenth', async () => {
    schedule.add(counted());
    await jest.advanceTimersByTimeAsync(5 * every);
    expect(runs).toBe(0);
    schedule.onApplicationBootstrap();
    await jest.advanceTimersByTimeAsync(0.89 * every);
    expect(runs).toBe(0);
    await jest.advanceTimersByTimeAsync(0.22 * every);
    expect(runs).toBe(1);
  });

  it('runs at startup too if requested, also when added after the start', async () => {
    schedule.onApplicationBootstrap();
    schedule.add({ ...counted(), atOnce: true });
    expect(runs).toBe(1);
    await jest.advanceTimersByTimeAsync(1.11 * every);
    expect(runs).toBe(2);
  });

  it('never overlaps its next run', async () => {
    let finish = (): void => undefined;
    schedule.add({ ...counted(() => new Promise<void>((resolve) => (finish = resolve))), atOnce: true });
    schedule.onApplicationBootstrap();
    await jest.advanceTimersByTimeAsync(10 * every);
    expect(runs).toBe(1);
    finish();
    await jest.advanceTimersByTimeAsync(1.11 * every);
    expect(runs).toBe(2);
  });

  it('continues after a failed run, which is counted', async () => {
    schedule.add({ ...counted(() => Promise.reject(new Error('the database is away'))), atOnce: true });
    schedule.onApplicationBootstrap();
    await jest.advanceTimersByTimeAsync(1.11 * every);
    expect(runs).toBe(2);
    expect(await metrics.registry.metrics()).toContain('periodic_work_failures_total{work="spec"} 2');
  });

  it('is awaited when the application stops, and starts no more', async () => {
    let finish = (): void => undefined;
    let stopped = false;
    schedule.add({ ...counted(() => new Promise<void>((resolve) => (finish = resolve))), atOnce: true });
    schedule.onApplicationBootstrap();
    const stopping = schedule.onModuleDestroy().then(() => (stopped = true));
    await jest.advanceTimersByTimeAsync(3 * every);
    expect(stopped).toBe(false);
    finish();
    await stopping;
    await jest.advanceTimersByTimeAsync(10 * every);
    expect(runs).toBe(1);
  });
});
