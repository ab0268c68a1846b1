import { spawn, spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../process/free-port.js';
import { identity } from '../process/account.js';
import type { Binaries } from './binaries.js';
import { type Cluster, serverEnvironment } from './cluster.js';
import { EmbeddedDatabaseError } from './embedded-error.js';

/** The running server, from its postmaster.pid. */
export interface Postmaster {
  pid: number;
  port: number;
  /** directory of its Unix socket; undefined: it listens on TCP alone */
  socketDirectory?: string;
  ready: boolean;
}

/** Lines of postmaster.pid: 1 pid, 4 port, 5 directory of the socket, 8 status. Undefined if no server has the cluster open, or its process is gone. */
export function readPostmaster(data: string): Postmaster | undefined {
  let lines: string[];
  try {
    lines = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return undefined;
  }
  const pid = Math.abs(Number(lines[0]));
  if (!isPostgres(pid)) return undefined;
  const socketDirectory = lines[4]?.trim();
  return { pid, port: Number(lines[3] ?? 0), ...(socketDirectory && { socketDirectory }), ready: lines[7]?.trim() === 'ready' };
}

/** The pid may now belong to another program, or to a dead server that was not reaped (no init in a container). */
function isPostgres(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 1) return false;
  if (process.platform === 'linux') {
    try {
      return /^\d+ \(postgres\) [^ZX]/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
    } catch {
      return false;
    }
  }
  if (process.platform === 'win32')
    return spawnSync('tasklist', ['/FI', `PID eq ${pid}`], { encoding: 'utf8' }).stdout.includes('postgres');
  return spawnSync('ps', ['-o', 'comm=', '-p', String(pid)], { encoding: 'utf8' }).stdout.includes('postgres');
}

/** Settings of every start; `durable: false` trades safety for speed, for tests. @param sockets its list of directories for Unix sockets */
function settings(port: number, durable: boolean, sockets: string): Record<string, string> {
  return {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: sockets,
    unix_socket_permissions: '0700',
    max_connections: '100',
    shared_buffers: '256MB',
    max_wal_size: '2GB',
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_min_messages: 'warning',
    // Without the DETAIL of errors, which has the values that a constraint refused: mailboxes, or a whole row.
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
    ...(durable
      ? {}
      : {
          fsync: 'off',
          synchronous_commit: 'off',
          full_page_writes: 'off',
          autovacuum_naptime: '10s',
          wal_level: 'minimal',
          max_wal_senders: '0',
          // Workers of a test run keep several applications, each with a pool.
          max_connections: '400',
        }),
  };
}

/**
 * Starts the server detached, so that it survives a killed Node process and does not receive the terminal's Ctrl+C. Resolves when it accepts connections.
 * @param port any free one where it is undefined
 * @throws EmbeddedDatabaseError with the end of its log
 */
export async function launch(cluster: Cluster, binaries: Binaries, durable: boolean, port?: number): Promise<Postmaster> {
  disownForeignNumber(cluster.data);
  removeSockets(cluster.home);
  const giveUp = Date.now() + 10_000;
  let sockets = socketDirectories(cluster.home);
  for (;;) {
    const started = await spawnServer(cluster, binaries, settings(port ?? (await freePort()), durable, sockets));
    if (typeof started !== 'string') return started;
    if (socketless.test(started) && sockets !== '') {
      sockets = '';
      continue;
    }
    if (!passing.test(started) || Date.now() > giveUp) throw new EmbeddedDatabaseError(`the embedded database did not start: ${started}`);
    await pause(100);
  }
}

/** What PostgreSQL says on a file system without sockets, as some shared with a virtual machine. */
const socketless = /could not create any Unix-domain sockets/;

/** Bytes in the path of a socket: 104 on macOS and 108 on Linux, with a zero at the end. */
const longestSocket = 103;

/**
 * The server's Unix socket is in its directory, which other accounts cannot enter: a statement there costs both sides a third to a half of what it costs by
 * TCP. Empty where there can be none; TCP, which is open in any case, then carries everything.
 */
function socketDirectories(home: string): string {
  const fits = Buffer.byteLength(join(home, '.s.PGSQL.65535')) <= longestSocket;
  return process.platform !== 'win32' && fits ? `"${home.replaceAll('"', '""')}"` : '';
}

/** Another program took the port, or sessions of a killed server are still ending. */
const passing = /could not bind|shared memory block .* is still in use/;

/**
 * A crashed server's pid may now belong to another program, and PostgreSQL would refuse to start. Only the pid is replaced: the file's shared memory key still
 * prevents a start while sessions of the crashed server run.
 */
function disownForeignNumber(data: string): void {
  const file = join(data, 'postmaster.pid');
  if (!existsSync(file)) return;
  const [, ...rest] = readFileSync(file, 'utf8').split('\n');
  writeFileSync(file, [String(beyondEveryProcess), ...rest].join('\n'));
}

/** A crashed server leaves its socket, with a file that has its pid: PostgreSQL would refuse to start if another program had that pid and this port. */
function removeSockets(home: string): void {
  for (const name of readdirSync(home)) if (name.startsWith('.s.PGSQL.')) rmSync(join(home, name));
}

const beyondEveryProcess = 2 ** 31 - 1;

async function spawnServer(cluster: Cluster, binaries: Binaries, options: Record<string, string>): Promise<Postmaster | string> {
  const logFile = join(cluster.home, 'server.log');
  if ((statSync(logFile, { throwIfNoEntry: false })?.size ?? 0) > 5_000_000) truncateSync(logFile);
  const log = openSync(logFile, 'a', 0o600);
  const from = statSync(logFile).size;
  const args = ['-D', cluster.data, ...Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
  const child = spawn(binaries.postgres, args, {
    detached: true,
    cwd: cluster.home,
    stdio: ['ignore', log, log],
    env: serverEnvironment(),
    ...identity(cluster.account),
  });
  closeSync(log);
  let failure: string | undefined;
  child.once('error', (fault) => (failure = fault.message));
  child.once('exit', (code) => (failure ??= `exit code ${code}\n${readFileSync(logFile, 'utf8').slice(from)}`));
  while (failure === undefined) {
    const running = readPostmaster(cluster.data);
    if (running?.ready === true && running.pid === child.pid) {
      child.removeAllListeners();
      child.unref();
      return running;
    }
    await pause(10);
  }
  return failure;
}

/** Asks the server for a fast shutdown without waiting for it. */
export function interrupt(data: string): void {
  const server = readPostmaster(data);
  if (server === undefined) return;
  try {
    process.kill(server.pid, 'SIGINT');
  } catch {
    // It ended in between.
  }
}

/** Fast shutdown (open transactions are rolled back), after 20 s immediate. @throws EmbeddedDatabaseError if even that fails */
export async function shutDown(cluster: Omit<Cluster, 'password'>, binaries: Binaries): Promise<void> {
  for (const mode of ['fast', 'immediate']) {
    if (readPostmaster(cluster.data) === undefined) return;
    const command = spawn(binaries.pgCtl, ['stop', '-D', cluster.data, '-m', mode, '-t', '20', '-s'], {
      cwd: cluster.home,
      stdio: 'ignore',
      env: serverEnvironment(),
      ...identity(cluster.account),
    });
    await once(command, 'exit');
  }
  if (readPostmaster(cluster.data) !== undefined) throw new EmbeddedDatabaseError('the embedded database does not stop');
}
