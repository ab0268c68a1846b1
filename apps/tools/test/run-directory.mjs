// The directory of one run, which holds all its temporary files: its databases, its logs, what suites write. It is gone when the run is, however that ends.
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const prefix = 'registra-run-';

/** Makes one, and removes those of runs that were killed. */
export function makeRunDirectory() {
  for (const name of readdirSync(tmpdir())) {
    const owner = /^registra-run-(\d+)-/.exec(name)?.[1];
    if (owner !== undefined && !isRunning(Number(owner))) removeRunDirectory(join(tmpdir(), name));
  }
  const directory = mkdtempSync(join(tmpdir(), `${prefix}${process.pid}-`));
  // The database server runs under another account where root starts it.
  chmodSync(directory, 0o711);
  return directory;
}

/** Ends the database servers that are left in it, and removes it. */
export function removeRunDirectory(directory) {
  for (const server of serversIn(directory)) end(server);
  rmSync(directory, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
}

/** How deep below it a suite may keep a data directory, of which it may have several. */
const deepest = 3;

/** @returns {number[]} the processes of database servers whose data is below the directory */
function serversIn(directory, depth = 0) {
  return entries(directory).flatMap((name) => {
    const place = join(directory, name);
    if (name === 'postgres') return serverOn(join(place, 'data'));
    return depth === deepest ? [] : serversIn(place, depth + 1);
  });
}

function serverOn(data) {
  try {
    const [pid = '', place] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
    return place === data && isRunning(Number(pid)) ? [Number(pid)] : [];
  } catch {
    return [];
  }
}

function end(pid) {
  try {
    process.kill(pid, 'SIGQUIT');
  } catch {
    // It has just ended.
  }
}

function entries(directory) {
  try {
    return readdirSync(directory);
  } catch {
    return [];
  }
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (fault) {
    return fault.code === 'EPERM';
  }
}
