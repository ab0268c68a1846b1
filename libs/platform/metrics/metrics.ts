import { Injectable } from '@nestjs/common';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { readBuild } from './build.js';

/** The figures of one application. Rooms add their own: `new Counter({ ..., registers: [metrics.registry] })`. */
@Injectable()
export class Metrics {
  readonly registry = new Registry();

  /** 1, with the program that runs in its labels. */
  readonly build = new Gauge({
    name: 'build_info',
    help: 'The version and the build that run',
    labelNames: ['version', 'build'],
    registers: [this.registry],
  });

  readonly requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [this.registry],
  });

  /** By their codes: which limit is met, and how often. */
  readonly problems = new Counter({
    name: 'http_problems_total',
    help: 'Calls that were refused',
    labelNames: ['status', 'code'],
    registers: [this.registry],
  });

  constructor() {
    this.build.set({ ...readBuild() }, 1);
  }
}
