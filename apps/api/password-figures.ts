import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { passwordWork } from '#libs/accounts/passwords';
import { Metrics } from '#libs/platform/metrics/metrics';

/** Metric of password hashes: their cost must not grow with what strangers send. */
@Injectable()
export class PasswordFigures implements OnModuleInit {
  constructor(private readonly metrics: Metrics) {}

  onModuleInit(): void {
    new Gauge({
      name: 'password_verifications_total',
      help: 'Passwords hashed to be compared since the start, unknown accounts too',
      registers: [this.metrics.registry],
      collect() {
        this.set(passwordWork().verified);
      },
    });
  }
}
