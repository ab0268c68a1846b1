import { DataSource, type DataSourceOptions } from 'typeorm';
import { connectionConfig } from './database.js';
import { type FrozenMigration, runnable } from './migrations.js';
import { parseBigintsAsNumbers } from './type-parsers.js';

/** TypeORM's data source for plain tables: a small separate pool, under the application's role, without schema synchronisation. */
export function dataSourceOptions(url: string): DataSourceOptions {
  parseBigintsAsNumbers();
  return { type: 'postgres', url, synchronize: false, migrationsRun: false, logging: false, extra: { ...connectionConfig(url), max: 5 } };
}

/** The owner's data source, for migrations. */
export function ownerDataSource(url: string, migrations: readonly FrozenMigration[]): DataSource {
  return new DataSource({
    type: 'postgres',
    url,
    migrations: migrations.map(runnable),
    migrationsTableName: 'migrations',
    extra: { ...connectionConfig(url, true), max: 2 },
  });
}
