import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Config } from '../config/config.js';
import { Outages } from '../logging/outages.js';
import { Database } from './database.js';
import { dataSourceOptions } from './data-source.js';

/** Provides one `Database` globally, and on its pool TypeORM for features that register entities. Needs the global Config and log. */
@Global()
@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      inject: [Database],
      useFactory: (database: Database) => ({ ...dataSourceOptions(database), autoLoadEntities: true, retryAttempts: 0 }),
    }),
  ],
  providers: [{ provide: Database, inject: [Config, Outages], useFactory: openDatabase }],
  exports: [Database],
})
export class DatabaseModule {}

function openDatabase(config: Config, outages: Outages): Database {
  return Database.open(config.database, { outage: outages.of('database') });
}
