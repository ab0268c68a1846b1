import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { lstatSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { until } from '#libs/event-log/testing/until';
import { migrate } from '../database/migrate.js';
import { migrations } from '../database/migrations.js';
import { dataPlaces } from '../files/data-directory.js';
import { keepRunning } from './keep-running.js';
import { readPostmaster } from './postmaster.js';
import { openForServer, runningServer, startEmbeddedPostgres, stopAbandoned } from './embedded-postgres.js';

let root: string;
const children: ChildProcess[] = [];

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'registra-embedded-'));
  openForServer(root);
  writeStarter(join(root, 'starter.mjs'));
  const server = await startEmbeddedPostgres({ dataDir: join(root, 'original'), durable: false });
  await migrate(server.ownerUrl);
  await server.stop();
});

/** A directory that was used before: to create a cluster and migrate it takes ten times as long as to copy one. */
function usedDirectory(name: string): string {
  const dataDir = join(root, name);
  // Files of the cluster keep their account.
  execFileSync('cp', ['-a', join(root, 'original'), dataDir]);
  return dataDir;
}

afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  for (const name of readdirSync(root)) await stopAbandoned(join(root, name));
  rmSync(root, { recursive: true, force: true });
});

/** Script of another process: it starts the server, reports it, and stays. */
function writeStarter(target: string): void {
  writeFileSync(
    target,
    `import { startEmbeddedPostgres } from '${pathToFileURL(join(__dirname, 'embedded-postgres.ts')).href}';
     setInterval(() => undefined, 1000);
     startEmbeddedPostgres({ dataDir: process.argv[2], durable: false }).then(
       (server) => {
         console.log(JSON.stringify({ ownerUrl: server.ownerUrl, reused: server.reused }));
         setTimeout(() => process.argv[3] === 'process.exit(1)' && process.exit(1), 500);
       },
       (fault) => console.log(JSON.stringify({ fault: fault.message })));`,
  );
}

interface Answer {
  ownerUrl: string;
  reused: boolean;
  fault?: string;
}

/** @param then what it does half a second after it reported */
async function startInAnotherProcess(dataDir: string, then = ''): Promise<{ child: ChildProcess; answer: Answer }> {
  const child = spawn(process.execPath, ['--import', './apps/tools/typescript.mjs', join(root, 'starter.mjs'), dataDir, then], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  return { child, answer: JSON.parse(line) as Answer };
}

async function ask<T>(url: string, sql: string): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ answer: T }>(sql);
    return rows[0]?.answer as T;
  } finally {
    await client.end();
  }
}

describe('the embedded database', () => {
  it('starts from nothing, keeps its data over a second start, and searches Cyrillic', async () => {
    const dataDir = join(root, 'twice');
    const first = await startEmbeddedPostgres({ dataDir, durable: false });
    expect(first.reused).toBe(false);
    await ask(first.ownerUrl, 'create table kept as select 42 as answer');
    await ask(first.ownerUrl, 'create extension pg_trgm');
    expect(await ask<number>(first.ownerUrl, `select round(similarity('Иванов', 'иваново')::numeric, 2)::float as answer`)).toBe(0.67);
    await first.stop();

    const second = await startEmbeddedPostgres({ dataDir, durable: false });
    expect(second.reused).toBe(false);
    expect(await ask<number>(second.ownerUrl, 'select answer from kept')).toBe(42);
    await second.stop();
  });

  it('is reached by a Unix socket that other accounts cannot enter, and by TCP with the same password', async () => {
    const dataDir = usedDirectory('by-socket');
    const server = await startEmbeddedPostgres({ dataDir, durable: false });
    const address = new URL(server.url);
    const directory = realpathSync(join(dataDir, dataPlaces.database));
    expect(address.searchParams.get('host')).toBe(directory);
    const socket = lstatSync(join(directory, `.s.PGSQL.${address.port}`));
    expect([socket.isSocket(), socket.mode & 0o077, statSync(directory).mode & 0o077]).toEqual([true, 0, 0]);
    const from = 'select inet_client_addr()::text as answer';
    expect(await ask<string | null>(server.url, from)).toBeNull();
    address.search = '';
    expect(await ask<string>(address.href, from)).toBe('127.0.0.1/32');
    for (const search of ['', new URL(server.url).search]) {
      const wrong = Object.assign(new URL(server.url), { password: 'wrong', search });
      await expect(ask(wrong.href, from)).rejects.toMatchObject({ code: '28P01' });
    }
    await server.stop();
    await expect(ask(server.url, from)).rejects.toMatchObject({ syscall: 'connect', code: 'ENOENT' });
  });

  it('has TCP alone where the path of its directory is too long for a socket', async () => {
    const dataDir = join(root, 'long'.repeat(30));
    const server = await startEmbeddedPostgres({ dataDir, durable: false });
    expect(new URL(server.url).search).toBe('');
    expect(await ask<number>(server.url, 'select 1 as answer')).toBe(1);
    await server.stop();
  });

  it('logs which constraint refused a row, without what is in the row', async () => {
    const dataDir = join(root, 'quiet');
    const server = await startEmbeddedPostgres({ dataDir, durable: false });
    await ask(server.ownerUrl, `create table people as select 'anna' || '@x.example' as email from generate_series(1, 2)`);
    await expect(ask(server.ownerUrl, 'create unique index one_mailbox on people (email)')).rejects.toMatchObject({
      detail: 'Key (email)=(anna@x.example) is duplicated.',
    });
    await server.stop();
    const log = readFileSync(join(dataDir, dataPlaces.database, 'server.log'), 'utf8');
    expect(log).toContain('one_mailbox');
    expect(log).not.toContain('anna@x.example');
  });

  it('gives the application a separate login, also in a directory created before there was one', async () => {
    const dataDir = usedDirectory('older');
    const password = join(dataDir, 'secrets', 'database-url');
    const first = await startEmbeddedPostgres({ dataDir, durable: false });
    await ask(first.ownerUrl, 'drop role registra_login');
    rmSync(password);
    await first.stop();

    const second = await startEmbeddedPostgres({ dataDir, durable: false });
    const who = `select session_user || ' ' || rolsuper || ' ' || pg_has_role('registra_app', 'member') as answer from pg_roles where rolname = session_user`;
    expect(await ask<string>(second.url, who)).toBe('registra_login false true');
    expect(await ask<number>(second.url, 'select count(*)::int as answer from events')).toBe(0);
    await expect(ask(second.url, 'set role registra')).rejects.toMatchObject({ code: '42501' });
    expect([readFileSync(password, 'utf8'), statSync(password).mode & 0o777]).toEqual([second.url, 0o600]);
    await second.stop();

    const third = await startEmbeddedPostgres({ dataDir, durable: false });
    expect(new URL(third.url).password).toBe(new URL(second.url).password);
    expect(await ask<string>(third.url, who)).toBe('registra_login false true');
    await third.stop();
  });

  it('gives the application a new password if its address is removed, and rejects the old one', async () => {
    const dataDir = usedDirectory('rotated');
    const first = await startEmbeddedPostgres({ dataDir, durable: false });
    await first.stop();
    rmSync(join(dataDir, 'secrets', 'database-url'));

    const second = await startEmbeddedPostgres({ dataDir, durable: false });
    const old = new URL(second.url);
    old.password = new URL(first.url).password;
    expect(await ask<number>(second.url, 'select count(*)::int as answer from events')).toBe(0);
    await expect(ask(old.href, 'select 1 as answer')).rejects.toMatchObject({ code: '28P01' });
    await second.stop();
  });

  it('is back at the same address with its data after its process was killed', async () => {
    const dataDir = usedDirectory('revived');
    const server = await startEmbeddedPostgres({ dataDir, durable: false });
    await ask(server.ownerUrl, 'create table kept as select 42 as answer');
    await ask(server.ownerUrl, 'checkpoint');
    const watch = new AbortController();
    const lines: string[] = [];
    const running = keepRunning(server, { report: (line) => void lines.push(line), signal: watch.signal });
    const { pid = 0 } = readPostmaster(join(realpathSync(join(dataDir, 'postgres')), 'data')) ?? {};
    process.kill(pid, 'SIGKILL');
    const answered = async (): Promise<number> => ask<number>(server.ownerUrl, 'select answer from kept').catch(() => 0);
    while ((await answered()) !== 42 || lines.length < 2) await pause(50);
    expect(lines).toEqual([expect.stringMatching(/ended/), expect.stringMatching(/back after/)]);
    watch.abort();
    await running;
    await server.stop();
  });

  it('ends with a process that ends at once', async () => {
    const dataDir = usedDirectory('abandoned');
    const { child, answer } = await startInAnotherProcess(dataDir, 'process.exit(1)');
    await once(child, 'exit');
    await until(() => Promise.resolve(runningServer(dataDir) === undefined));
    await expect(ask(answer.ownerUrl, 'select 1 as answer')).rejects.toThrow();
  });

  it('is migrated to the end after its process was killed during a migration', async () => {
    const dataDir = join(root, 'migrating');
    const server = await startEmbeddedPostgres({ dataDir, durable: false });
    const running = migrate(server.ownerUrl).then(
      () => 'migrated',
      () => 'lost',
    );
    await until(
      async () =>
        (await ask<number>(
          server.ownerUrl,
          `select count(*)::int as answer from pg_stat_activity where state = 'active' and query ~ 'create'`,
        )) > 1,
    );
    process.kill(readPostmaster(join(realpathSync(join(dataDir, 'postgres')), 'data'))?.pid ?? 0, 'SIGKILL');
    expect(await running).toBe('lost');
    await server.startAgain();
    await migrate(server.ownerUrl);
    expect(await ask<number>(server.ownerUrl, 'select count(*)::int as answer from migrations')).toBe(migrations.length);
    await server.stop();
  });

  it('publishes its address to readers of its directory while it runs', async () => {
    const dataDir = usedDirectory('published');
    expect(runningServer(dataDir)).toBeUndefined();
    const server = await startEmbeddedPostgres({ dataDir, durable: false });
    const published = runningServer(dataDir);
    await server.stop();
    expect(published).toBe(server.ownerUrl);
    expect(runningServer(dataDir)).toBeUndefined();
  });

  it('is durable unless a test disables it', async () => {
    const server = await startEmbeddedPostgres({ dataDir: usedDirectory('durable') });
    const answers = await Promise.all(
      ['fsync', 'full_page_writes', 'synchronous_commit'].map((name) =>
        ask(server.ownerUrl, `select current_setting('${name}') as answer`),
      ),
    );
    await server.stop();
    expect(answers).toEqual(['on', 'on', 'on']);
  });

  it('survives kill -9 of its Node process, and the next start reuses it', async () => {
    const dataDir = usedDirectory('killed');
    const { child, answer: before } = await startInAnotherProcess(dataDir);
    await ask(before.ownerUrl, 'create table kept as select 7 as answer');
    const started = await ask<Date>(before.ownerUrl, 'select pg_postmaster_start_time() as answer');
    child.kill('SIGKILL');
    await once(child, 'exit');

    const after = await startEmbeddedPostgres({ dataDir, durable: false });
    expect(after.reused).toBe(true);
    expect(await ask<number>(after.ownerUrl, 'select answer from kept')).toBe(7);
    expect(await ask<Date>(after.ownerUrl, 'select pg_postmaster_start_time() as answer')).toEqual(started);
    await after.stop();
    await expect(ask(after.ownerUrl, 'select 1 as answer')).rejects.toThrow();
  });

  it('starts again when both Node and the server were killed', async () => {
    const dataDir = usedDirectory('both-killed');
    const { child, answer } = await startInAnotherProcess(dataDir);
    await ask(answer.ownerUrl, 'create table kept as select 8 as answer');
    await ask(answer.ownerUrl, 'checkpoint');
    child.kill('SIGKILL');
    await once(child, 'exit');
    process.kill(Number(readFileSync(join(dataDir, 'postgres', 'data', 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL');

    const after = await startEmbeddedPostgres({ dataDir, durable: false });
    expect(await ask<number>(after.ownerUrl, 'select answer from kept')).toBe(8);
    const socket = `.s.PGSQL.${new URL(after.url).port}`;
    expect(
      readdirSync(join(dataDir, 'postgres'))
        .filter((name) => name.startsWith('.s.'))
        .sort(),
    ).toEqual([socket, `${socket}.lock`]);
    await after.stop();
  });

  it('runs for root in a directory that only root can enter', async () => {
    if (process.getuid?.() !== 0) return;
    const closed = join(root, 'closed');
    mkdirSync(closed, { mode: 0o700 });
    const dataDir = join(closed, 'data');
    const server = await startEmbeddedPostgres({ dataDir, durable: false });
    const home = realpathSync(join(dataDir, 'postgres'));
    expect(await ask<string>(server.ownerUrl, `select current_setting('data_directory') as answer`)).toBe(join(home, 'data'));
    await server.stop();
    rmSync(home, { recursive: true });
    const afresh = await startEmbeddedPostgres({ dataDir, durable: false });
    await afresh.stop();
    rmSync(realpathSync(join(dataDir, 'postgres')), { recursive: true });
  });

  it('rejects a second process on the same directory and names the first', async () => {
    const dataDir = join(root, 'contested');
    const answers = await Promise.all([startInAnotherProcess(dataDir), startInAnotherProcess(dataDir)]);
    const [winner, loser] = answers[0].answer.fault === undefined ? answers : [answers[1], answers[0]];
    expect(winner.answer.ownerUrl).toMatch(/^postgresql:/);
    expect(loser.answer.fault).toMatch(new RegExp(`in use by process ${winner.child.pid} since .*another DATA_DIR`));
    winner.child.kill('SIGKILL');
    await once(winner.child, 'exit');
  });
});
