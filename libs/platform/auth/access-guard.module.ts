import { type DynamicModule, Module } from '@nestjs/common';
import { APP_GUARD, DiscoveryModule } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { routes } from '#machines/access/routes';
import { Config } from '../config/config.js';
import { ReadLimit } from '../rate-limit/read-limit.js';
import { WriteLimit } from '../rate-limit/write-limit.js';
import { AccessGuard } from './access-guard.js';
import { AccessTokens } from './access-token.js';
import { RouteAudit, wholeTable } from './route-audit.js';
import { type RouteTable, routeTable } from './route-table.js';
import { UserChanges } from './user-changes.js';
import { UserStates } from './user-states.js';

export interface AccessGuardOptions {
  /** Replaces the application's table. */
  table?: RouteTable;
  /** False if only some features are loaded, so that rows of the others are no error. */
  wholeTable?: boolean;
}

/** Sign-in checks of the whole application: one guard, one table. Needs the global Config and Database. */
@Module({})
export class AccessGuardModule {
  static forRoot(options: AccessGuardOptions = {}): DynamicModule {
    return {
      module: AccessGuardModule,
      global: true,
      imports: [
        DiscoveryModule,
        JwtModule.registerAsync({ inject: [Config], useFactory: (config: Config) => ({ secret: config.jwtSecret }) }),
      ],
      providers: [
        AccessTokens,
        UserStates,
        UserChanges,
        RouteAudit,
        { provide: ReadLimit, inject: [Config], useFactory: ({ quotas }: Config) => new ReadLimit(quotas) },
        { provide: WriteLimit, inject: [Config], useFactory: ({ quotas }: Config) => new WriteLimit(quotas) },
        { provide: routeTable, useValue: options.table ?? routes },
        { provide: wholeTable, useValue: options.wholeTable ?? true },
        { provide: APP_GUARD, useClass: AccessGuard },
      ],
      exports: [AccessTokens, UserStates, UserChanges],
    };
  }
}
