import { Injectable, type OnModuleInit } from '@nestjs/common';
import { passwordWork } from '#libs/accounts/passwords';
import { Metrics } from '#libs/platform/metrics/metrics';

/** Metric of password hashes: their cost must not grow with what strangers send. */
@Injectable()
export class PasswordFigures implements OnModuleInit {
  constructor(private readonly metrics: Metrics) {}

  onModuleInit(): void {
    const help = 'Passwords hashed to be compared since the start, unknown accounts too';
    this.metrics.counter('password_verifications_total', help, () => passwordWork().verified);
  }
}
