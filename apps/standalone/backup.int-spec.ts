import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { until } from '#apps/bench/product/until';
import { migrationLock } from '#libs/platform/database/locks';
import { migrations } from '#libs/platform/database/migrations';
import { openForServer, runningServer, startEmbeddedPostgres, stopAbandoned } from '#libs/platform/embedded/embedded-postgres';
import { freePort } from '#libs/platform/process/free-port';
import { samplePdf } from '#libs/testing/sample-files';
import { readPostmaster } from '#libs/platform/embedded/postmaster';
import { copyPrepared } from '#libs/testing/data-directories';
import { killStarted, StartedProgram } from '#libs/testing/started-program';
import { makeBackup } from './backup/make-backup.js';
import { backupLock } from './backup/pause-for-backups.js';
import { restoreBackup } from './backup/restore-backup.js';

jest.setTimeout(600_000);

let root: string;
const dataDirs: string[] = [];

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'registra-backup-'));
  openForServer(root);
});

afterAll(async () => {
  killStarted();
  for (const dataDir of dataDirs) await stopAbandoned(dataDir);
  rmSync(root, { recursive: true, force: true });
});

function place(name: string): string {
  dataDirs.push(join(root, name));
  return join(root, name);
}

/** Runs one of the two commands as a terminal does. */
async function command(name: 'backup' | 'restore', dataDir: string, directory: string): Promise<{ code: number | null; output: string }> {
  const env = { PATH: process.env['PATH'], DATA_DIR: dataDir };
  const child = spawn(process.execPath, [`dist/apps/standalone/${name}.js`, directory], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stdout.on('data', (text: Buffer) => (output += text.toString()));
  child.stderr.on('data', (text: Buffer) => (output += text.toString()));
  await once(child, 'close');
  return { code: child.exitCode, output };
}

const env = { DEMO: 'off', FIRST_OWNER_EMAIL: 'owner@registra.example' };

async function start(dataDir: string): Promise<StartedProgram> {
  const product = StartedProgram.start({ dataDir, port: await freePort(), env });
  await product.ready();
  return product;
}

const accountOf = (name: string) => ({
  firstName: name,
  email: `${name}@registra.example`,
  phone: '+7 900 111-22-33',
  password: 'a river in autumn',
});
const signUp = async (product: StartedProgram, name: string): Promise<number> =>
  (await product.post('/auth/signup', accountOf(name))).status;
const lastBackup = async (product: StartedProgram): Promise<number> => {
  const text = await (await fetch(`${product.origin}/metrics`)).text();
  return Number(/^backup_last_success_timestamp_seconds (\d+)$/m.exec(text)?.[1]);
};
const signIn = (product: StartedProgram, name: string): Promise<Response> => product.post('/auth/login', accountOf(name));

async function tokenOf(product: StartedProgram, name: string): Promise<string> {
  return ((await (await signIn(product, name)).json()) as { token: { accessToken: string } }).token.accessToken;
}

/** @returns the id of the uploaded file */
async function upload(product: StartedProgram, name: string): Promise<string> {
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(samplePdf())]), 'passport.pdf');
  const headers = { authorization: `Bearer ${await tokenOf(product, name)}` };
  const answer = await fetch(`${product.origin}/api/v1/upload-file`, { method: 'POST', headers, body });
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { _id: string })._id;
}

async function download(product: StartedProgram, name: string, file: string): Promise<Buffer> {
  const headers = { authorization: `Bearer ${await tokenOf(product, name)}` };
  return Buffer.from(await (await fetch(`${product.origin}/api/v1/upload-file/${file}`, { headers })).arrayBuffer());
}

/** A data directory whose database has all migrations, with nothing running on it. */
async function dataDirectory(name: string, sql?: string): Promise<string> {
  const dataDir = place(name);
  await copyPrepared('migrated', dataDir);
  if (sql === undefined) return dataDir;
  const server = await startEmbeddedPostgres({ dataDir, durable: false });
  await ask(server.ownerUrl, sql);
  await server.stop();
  return dataDir;
}

async function ask<Row extends pg.QueryResultRow>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Runs `work` and keeps what it prints. */
async function printed(work: (print: (line: string) => void) => Promise<boolean>): Promise<{ holds: boolean; lines: string[] }> {
  const lines: string[] = [];
  const holds = await work((line) => void lines.push(line));
  return { holds, lines };
}

const backUp = (dataDir: string, target: string, patience = 60_000) =>
  printed((print) => makeBackup({ env: { DATA_DIR: dataDir }, target, print, patience }));

describe('npm run backup of a running product', () => {
  let dataDir: string;
  let product: StartedProgram;

  beforeAll(async () => {
    dataDir = await dataDirectory('running');
    product = await start(dataDir);
  });

  it('is refused while a migration runs, and the product continues', async () => {
    const client = new pg.Client({ connectionString: runningServer(dataDir) });
    await client.connect();
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    const refused = await command('backup', dataDir, place('refused'));
    await client.end();
    expect(refused).toEqual({ code: 1, output: expect.stringMatching(/^migrationRunning: a migration of the database runs/) });
    expect(existsSync(join(root, 'refused'))).toBe(false);
    expect((await fetch(`${product.origin}/health/ready`)).status).toBe(200);
  });

  it('lets the product start again when it is killed halfway', async () => {
    const hold = `import { takeLock } from './dist/libs/platform/embedded/start-lock.js'; takeLock(${JSON.stringify(backupLock(dataDir))}, 'it'); setInterval(() => 0, 1000);`;
    const backup = spawn(process.execPath, ['--input-type=module', '-e', hold], { stdio: 'inherit' });
    await until('the stop of the product', async () => (await fetch(product.origin).catch(() => undefined)) === undefined);
    await until('the stop of its database', () => runningServer(dataDir) === undefined);
    backup.kill('SIGKILL');
    await product.ready();
  });

  it('copies the product while it runs; a restore brings back people, uploads and log', async () => {
    expect(await signUp(product, 'anna')).toBe(201);
    const file = await upload(product, 'anna');

    const made = await command('backup', dataDir, place('monday'));
    expect(made).toEqual({
      code: 0,
      output: expect.stringMatching(/^copied: \d+ files, \d+ bytes\nverify: [1-9].* 0 faults, .*\nbackup: /),
    });
    await product.ready();
    expect((await signIn(product, 'anna')).status).toBe(200);
    expect(await lastBackup(product)).toBeGreaterThan(Date.now() / 1000 - 600);
    expect(await signUp(product, 'boris')).toBe(201);
    expect(await product.exit('SIGTERM')).toBe(0);
    expect(product.output).not.toMatch(/"level":(40|50|60)/);

    const restored = await command('restore', place('restored'), join(root, 'monday'));
    expect(restored).toEqual({ code: 0, output: expect.stringMatching(/^copied: .*\nverify: [1-9].* 0 faults/) });
    const again = await start(join(root, 'restored'));
    expect([(await signIn(again, 'anna')).status, (await signIn(again, 'boris')).status]).toEqual([200, 401]);
    expect(await download(again, 'anna', file)).toEqual(samplePdf());
    expect(await again.exit('SIGTERM')).toBe(0);
  });
});

describe('npm run backup of a stopped product', () => {
  it('copies the data with private permissions, and starts nothing', async () => {
    const dataDir = await dataDirectory('still');
    const { holds, lines } = await backUp(dataDir, place('of-still'));
    expect([holds, lines.at(-1)]).toEqual([true, `backup: ${join(root, 'of-still')}`]);
    expect(statSync(join(root, 'of-still')).mode & 0o066).toBe(0);
    expect([runningServer(dataDir), existsSync(backupLock(dataDir))]).toEqual([undefined, false]);
  });

  it('reports uploads that are missing from the given directory', async () => {
    const row = `insert into files (id, owner_id, sha256, size, type, name_text) values (gen_random_uuid(), gen_random_uuid(), sha256('x'), 1, 'text/plain', 'a')`;
    const { holds, lines } = await backUp(await dataDirectory('elsewhere', row), place('of-elsewhere'));
    expect([holds, lines]).toEqual([false, expect.arrayContaining([expect.stringMatching(/^uploadsMissing: 1 of 1 uploads/)])]);
    expect(existsSync(join(root, 'elsewhere', 'last-backup'))).toBe(false);
  });

  it('leaves no backup and unchanged data when the database of its copy is killed', async () => {
    const dataDir = await dataDirectory('killed');
    const target = place('of-killed');
    const copy = join(`${target}.part`, 'postgres');
    const made = backUp(dataDir, target).then(
      () => 'made',
      () => 'failed',
    );
    let pid = 0;
    await until(
      'the database of the copy',
      () => {
        const server = existsSync(copy) ? readPostmaster(join(copy, 'data')) : undefined;
        pid = server?.ready === true ? server.pid : 0;
        return pid > 0;
      },
      60_000,
      5,
    );
    process.kill(pid, 'SIGKILL');
    expect([await made, existsSync(target), existsSync(`${target}.part`), existsSync(join(dataDir, 'last-backup'))]).toEqual([
      'failed',
      false,
      false,
      false,
    ]);
    expect((await backUp(dataDir, target)).holds).toBe(true);
  });

  it('leaves an unfinished backup under another name when it is killed, and the next run replaces it', async () => {
    const dataDir = await dataDirectory('cut');
    const target = place('of-cut');
    const part = `${target}.part`;
    const env = { PATH: process.env['PATH'], DATA_DIR: dataDir };
    const program = spawn(process.execPath, ['dist/apps/standalone/backup.js', target], { env, stdio: 'ignore' });
    const copy = join(part, 'postgres');
    const ready = (): boolean => existsSync(copy) && readPostmaster(join(copy, 'data'))?.ready === true;
    await until('the database of the copy', ready, 60_000, 5);
    program.kill('SIGKILL');
    await once(program, 'close');
    expect([existsSync(target), existsSync(part), existsSync(join(dataDir, 'last-backup'))]).toEqual([false, true, false]);
    const cut = await command('restore', place('from-cut'), part);
    expect(cut).toEqual({ code: 1, output: expect.stringMatching(/^notABackup: /) });
    expect(existsSync(join(root, 'from-cut'))).toBe(false);
    expect(await command('backup', dataDir, target)).toEqual({ code: 0, output: expect.stringMatching(/\nbackup: .*of-cut\n$/) });
    expect(existsSync(part)).toBe(false);
    expect((await command('restore', place('of-next'), target)).code).toBe(0);
  });

  it('is refused with a code for invalid paths, and leaves nothing', async () => {
    const dataDir = await dataDirectory('sensible');
    const refusal = async (work: Promise<unknown>): Promise<unknown> =>
      work.then(
        () => undefined,
        (fault: { code?: string }) => fault.code,
      );
    const target = place('nothing');
    expect(await refusal(backUp(dataDir, join(root, 'sensible')))).toBe('targetExists');
    expect(await refusal(backUp(dataDir, join(dataDir, 'copy')))).toBe('targetInsideDataDirectory');
    expect(await refusal(backUp(join(root, 'typo'), target))).toBe('noDatabase');
    expect(existsSync(join(root, 'typo'))).toBe(false);
    const external = { DATA_DIR: dataDir, DATABASE_URL: 'postgresql://a:b@c/d' };
    expect(await refusal(makeBackup({ env: external, target, print: () => undefined }))).toBe('externalDatabase');
    if (process.getuid?.() === 0) {
      mkdirSync(join(root, 'closed'), { mode: 0o700 });
      expect(await refusal(backUp(dataDir, join(root, 'closed', 'copy')))).toBe('targetUnreachable');
    }
    const other = await startEmbeddedPostgres({ dataDir, durable: false });
    expect(await refusal(backUp(dataDir, target, 400))).toBe('productDoesNotStop');
    await other.stop();
    expect([existsSync(target), existsSync(`${target}.part`), existsSync(backupLock(dataDir))]).toEqual([false, false, false]);
  });
});

describe('npm run restore', () => {
  it('brings a backup of an older version up to date, and says so', async () => {
    const dataDir = await dataDirectory('older', `delete from migrations where name = 'SchemaVersion0000000000110'`);
    await backUp(dataDir, place('of-older'));
    const { holds, lines } = await printed((print) => restoreBackup({ DATA_DIR: place('newer') }, join(root, 'of-older'), print));
    expect([holds, lines]).toEqual([
      true,
      expect.arrayContaining([expect.stringMatching(/^backupOfOlderVersion: this build has 1 more migration, /)]),
    ]);
    const server = await startEmbeddedPostgres({ dataDir: join(root, 'newer'), durable: false });
    const names = await ask<{ name: string }>(server.ownerUrl, 'select name from migrations');
    await server.stop();
    expect(names).toHaveLength(migrations.length);
  });

  it('is refused with a code: a newer version, another PostgreSQL, no backup, a directory in use', async () => {
    const backup = place('damaged');
    await backUp(await dataDirectory('source'), backup);
    const refusal = (from = backup, dataDir = join(root, 'empty')): Promise<unknown> =>
      restoreBackup({ DATA_DIR: dataDir }, from, () => undefined).then(
        () => undefined,
        (fault: { code?: string }) => fault.code,
      );
    expect(await refusal(join(root, 'source'))).toBe('notABackup');
    expect(await refusal(backup, join(root, 'source'))).toBe('dataDirectoryNotEmpty');

    const [file, version] = [join(backup, 'backup.json'), join(backup, 'postgres', 'data', 'PG_VERSION')];
    const manifest = JSON.parse(readFileSync(file, 'utf8')) as { migrations: string[] };
    writeFileSync(file, JSON.stringify({ ...manifest, migrations: [...manifest.migrations, 'FromTheFuture0000000009999'] }));
    expect(await refusal()).toBe('backupOfNewerVersion');
    writeFileSync(file, '{');
    expect(await refusal()).toBe('notABackup');
    writeFileSync(file, JSON.stringify(manifest));
    writeFileSync(version, '9\n');
    expect(await refusal()).toBe('backupOfOtherPostgres');
    expect(existsSync(join(root, 'empty'))).toBe(false);
  });
});
