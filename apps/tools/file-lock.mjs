// One process at a time: what two commands of one checkout may start at once, such as a build.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Runs `work` while this process alone holds `file`, which names its process. A lock of a process that has ended is removed.
 * @param {string} file created while `work` runs
 * @param {() => Promise<T>} work
 * @param {{ waitMs?: number }} [options] how long another process is waited for
 * @returns {Promise<T>} what `work` returns
 * @throws Error that names the file and its process when that one does not end in time
 * @template T
 */
export async function withFileLock(file, work, { waitMs = 10 * 60_000 } = {}) {
  mkdirSync(dirname(file), { recursive: true });
  const until = Date.now() + waitMs;
  while (!acquire(file)) {
    if (removeOfEnded(file)) continue;
    if (Date.now() > until) throw new Error(`${file} is held by process ${holder(file)}, which has not ended in ${waitMs / 1000} s`);
    await pause(100);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

/**
 * Removes the lock of a process that has ended, one process at a time and after another look: it may have been taken over since the first.
 * @returns {boolean} whether it is gone
 */
function removeOfEnded(file) {
  if (isRunning(holder(file))) return false;
  const removal = `${file}.removal`;
  if (!acquire(removal)) {
    if (!isRunning(holder(removal))) rmSync(removal, { force: true });
    return false;
  }
  const isEnded = !isRunning(holder(file));
  if (isEnded) rmSync(file, { force: true });
  rmSync(removal, { force: true });
  return isEnded;
}

function acquire(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (fault) {
    if (fault.code === 'EEXIST') return false;
    throw fault;
  }
}

/** The process id in `file`; this process's where the file is still empty or just gone, so that the caller tries again. */
function holder(file) {
  try {
    return Number(readFileSync(file, 'utf8')) || process.pid;
  } catch {
    return process.pid;
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
