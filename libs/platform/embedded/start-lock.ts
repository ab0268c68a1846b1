import { execFileSync } from 'node:child_process';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { EmbeddedDatabaseError } from './embedded-error.js';

/** The holder of a data directory's lock. The start time distinguishes it from another process that got its pid later. */
interface Holder {
  pid: number;
  start: string;
  since: string;
}

/**
 * Locks `file` for this process until `release` or its end; a lock of a process that is gone is taken over.
 * @throws EmbeddedDatabaseError with the process that holds it
 */
export function takeLock(file: string, what: string): { release(): void } {
  const mine: Holder = { pid: process.pid, start: startOf(process.pid) ?? '', since: new Date().toISOString() };
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(mine), { mode: 0o600 });
  try {
    while (!linked(draft, file)) {
      const holder = readHolder(file);
      if (holder !== undefined && isAlive(holder)) throw new EmbeddedDatabaseError(inUse(what, holder));
      setAside(file, holder);
    }
  } finally {
    rmSync(draft, { force: true });
  }
  const release = (): void => {
    process.off('exit', release);
    if (readHolder(file)?.pid === mine.pid) rmSync(file, { force: true });
  };
  process.on('exit', release);
  return { release };
}

/** Notes in `file` that process `pid` works on its directory, for `holderOf`. */
export function noteHolder(file: string, pid: number): void {
  const holder: Holder = { pid, start: startOf(pid) ?? '', since: new Date().toISOString() };
  writeFileSync(file, JSON.stringify(holder), { mode: 0o600 });
}

/** The process that `file` names, if it is running. */
export function holderOf(file: string): number | undefined {
  const holder = readHolder(file);
  return holder !== undefined && isAlive(holder) ? holder.pid : undefined;
}

/** Whether the process that wrote `file` is running. */
export const isHeld = (file: string): boolean => holderOf(file) !== undefined;

const inUse = (what: string, holder: Holder): string =>
  `${what} is in use by process ${holder.pid} since ${holder.since}: stop it, or start with another DATA_DIR`;

function linked(draft: string, file: string): boolean {
  try {
    linkSync(draft, file);
    return true;
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw fault;
  }
}

/** Moves a dead holder's lock away; if a running process replaced it in between, restores it. */
function setAside(file: string, seen: Holder | undefined): void {
  const aside = `${file}.stale.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw fault;
  }
  if (readHolder(aside)?.since !== seen?.since) linked(aside, file);
  rmSync(aside, { force: true });
}

function readHolder(file: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder;
  } catch {
    return undefined;
  }
}

function isAlive(holder: Holder): boolean {
  const start = startOf(holder.pid);
  return start !== undefined && start === holder.start;
}

/** An opaque start time of process `pid`; undefined if there is no such process. */
function startOf(pid: number): string | undefined {
  try {
    process.kill(pid, 0);
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException).code !== 'EPERM') return undefined;
  }
  try {
    if (process.platform === 'linux') return linuxBirth(pid);
    return process.platform === 'win32' ? '' : execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return undefined;
  }
}

/** Field 22 of /proc/PID/stat, ticks since boot; a dead process that was not reaped counts as gone. */
function linuxBirth(pid: number): string | undefined {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return fields[0] === 'Z' || fields[0] === 'X' ? undefined : fields[19];
}
