import pg from 'pg';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { connectionConfig, type Database } from './database.js';
import { type FrozenMigration, runnable } from './migrations.js';

/** TypeORM's data source for plain tables, on the pool of `database`, which alone closes it; without schema synchronisation. */
export function dataSourceOptions(database: Database): DataSourceOptions {
  const { pool } = database;
  const shared = {
    connect: (done: Parameters<typeof pool.connect>[0]) =>
      pool.connect((fault, ...rest) => {
        if (fault) database.note(fault);
        done(fault, ...rest);
      }),
    // `database` listens for faults of idle connections.
    on: () => shared,
    end: (done: () => void) => done(),
  };
  // TypeORM constructs the pool itself, and takes what a constructor returns.
  const driver = {
    ...pg,
    Pool: function SharedPool() {
      return shared;
    },
  };
  return { type: 'postgres', driver, synchronize: false, migrationsRun: false, logging: false };
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
