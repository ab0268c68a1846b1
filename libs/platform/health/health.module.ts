import { Global, Module, type OnModuleInit } from '@nestjs/common';
import { Database } from '../database/database.js';
import { HealthChecks } from './health-checks.js';

/** Provides the health checks globally, including the database's. */
@Global()
@Module({ providers: [HealthChecks], exports: [HealthChecks] })
export class HealthModule implements OnModuleInit {
  constructor(
    private readonly checks: HealthChecks,
    private readonly database: Database,
  ) {}

  onModuleInit(): void {
    this.checks.register('database', async () => void (await this.database.one('select 1')));
  }
}
