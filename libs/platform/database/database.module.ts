import { Global, Logger, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Config } from '../config/config.js';
import { Database } from './database.js';
import { dataSourceOptions } from './data-source.js';

/** Provides one `Database` globally, and on its pool TypeORM for features that register entities. Needs the global Config. */
@Global()
@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      inject: [Database],
      useFactory: (database: Database) => ({ ...dataSourceOptions(database), autoLoadEntities: true, retryAttempts: 0 }),
    }),
  ],
  providers: [{ provide: Database, inject: [Config], useFactory: openDatabase }],
  exports: [Database],
})
export class DatabaseModule {}

function openDatabase(config: Config): Database {
  const logger = new Logger('database');
  return Database.open(config.database, { onIdleError: (fault) => logger.warn(`a connection was lost: ${fault.message}`) });
}
