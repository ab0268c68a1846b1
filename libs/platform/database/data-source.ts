import { DataSource, type DataSourceOptions } from 'typeorm';
import { connectionConfig } from './database.js';
import { type FrozenMigration, runnable } from './migrations.js';
import { parseBigintsAsNumbers } from './type-parsers.js';

/** TypeORM's view of the database for the plain tables: a small pool of its own, under the application's role, never making tables. */
export function dataSourceOptions(url: string): DataSourceOptions {
  parseBigintsAsNumbers();
  return { type: 'postgres', url, synchronize: false, migrationsRun: false, logging: false, extra: { ...connectionConfig(url), max: 5 } };
}

/** A data source that owns everything, for migrations. */
export function ownerDataSource(url: string, migrations: readonly FrozenMigration[]): DataSource {
  return new DataSource({
    type: 'postgres',
    url,
    migrations: migrations.map(runnable),
    migrationsTableName: 'migrations',
    extra: { ...connectionConfig(url, true), max: 2 },
  });
}
