import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { verify } from '#apps/auditor/audit';
import { contentPath } from '#libs/features/documents/storage/file-store';
import { Database } from '#libs/platform/database/database';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#libs/platform/embedded/embedded-postgres';
import { dataPlaces } from '#libs/platform/files/data-directory';

export type Print = (line: string) => void;

/** Runs the database in `directory` for `work`, and stops it. */
export async function withServer<Result>(directory: string, work: (server: EmbeddedPostgres) => Promise<Result>): Promise<Result> {
  const server = await startEmbeddedPostgres({ dataDir: directory });
  try {
    return await work(server);
  } finally {
    await server.stop();
  }
}

/** Runs `work` on the database of `server`. */
export async function withDatabase<Result>(server: EmbeddedPostgres, work: (database: Database) => Promise<Result>): Promise<Result> {
  const database = Database.open(server.url, { max: 4 });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Reports uploads that the database knows and `filesDir` lacks. @returns whether there are none */
export async function missingUploads(database: Database, filesDir: string, print: Print): Promise<boolean> {
  const known = await database.query<{ sha256: string }>(
    `select distinct encode(sha256, 'hex') as sha256 from files where erased_at is null`,
  );
  const missing = known.filter(({ sha256 }) => !existsSync(contentPath(filesDir, sha256))).length;
  if (missing > 0)
    print(`uploadsMissing: ${missing} of ${known.length} uploads are not there: set FILES_DIR to the place that the product keeps them in`);
  return missing === 0;
}

/** Runs `auditor verify` on `database` with the copied signed heads. @returns whether everything verifies */
export async function audit(directory: string, database: Database, print: Print): Promise<boolean> {
  const heads = join(directory, dataPlaces.heads);
  const { holds, lines } = await verify(database, existsSync(heads) ? { heads } : {});
  for (const line of lines) print(line);
  return holds;
}
