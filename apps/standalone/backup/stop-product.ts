import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isMigrating } from '#libs/platform/database/migrate';
import { EmbeddedDatabaseError } from '#libs/platform/embedded/embedded-error';
import { lockName, runningServer, stopAbandoned } from '#libs/platform/embedded/embedded-postgres';
import { holderOf, isHeld, takeLock } from '#libs/platform/embedded/start-lock';
import { BackupError } from './backup-error.js';
import { backupLock } from './pause-for-backups.js';

const pollEvery = 200;

export interface StoppedProduct {
  /** the process that waits for the end of the copy; undefined when none ran */
  pid: number | undefined;
  /** lets the product start again */
  release(): void;
}

/**
 * Makes the product on `dataDir` stop, and locks the directory. A product that was not running is not started later.
 * @param patience milliseconds
 * @throws BackupError `backupRunning`, `migrationRunning`, `productDoesNotStop`
 */
export async function stopProduct(dataDir: string, patience: number): Promise<StoppedProduct> {
  await refuseMigrating(dataDir);
  const pid = holderOf(join(dataDir, lockName));
  const request = takeRequest(dataDir);
  try {
    const hold = await takeWhenFree(dataDir, patience);
    const release = (): void => {
      hold.release();
      request.release();
    };
    await stopAbandoned(dataDir).catch((fault: unknown) => {
      release();
      throw fault;
    });
    return { pid, release };
  } catch (fault) {
    request.release();
    throw fault;
  }
}

function takeRequest(dataDir: string): { release(): void } {
  const file = backupLock(dataDir);
  const pid = holderOf(file);
  if (pid !== undefined) throw new BackupError('backupRunning', `process ${pid} makes a backup of ${dataDir} already: wait for its end`);
  return takeLock(file, `the backup of ${dataDir}`);
}

async function takeWhenFree(dataDir: string, patience: number): Promise<{ release(): void }> {
  const lock = join(dataDir, lockName);
  for (const end = performance.now() + patience; ; await pause(pollEvery)) {
    try {
      return takeLock(lock, `the data directory ${dataDir}`);
    } catch (fault) {
      if (!(fault instanceof EmbeddedDatabaseError)) throw fault;
    }
    if (performance.now() < end) continue;
    await refuseMigrating(dataDir);
    const seconds = Math.round(patience / 1000);
    throw new BackupError(
      'productDoesNotStop',
      `process ${holderOf(lock) ?? ''} has ${dataDir} in use and did not stop within ${seconds} s: stop it yourself and repeat the backup`,
    );
  }
}

async function refuseMigrating(dataDir: string): Promise<void> {
  const url = runningServer(dataDir);
  // A server that stops between the two questions migrates nothing.
  if (url === undefined || !(await isMigrating(url).catch(() => false))) return;
  throw new BackupError(
    'migrationRunning',
    'a migration of the database runs, and nothing was stopped: repeat the backup when the product is ready',
  );
}

/** Resolves when the process `pid` has its database up again. @throws BackupError `productDoesNotStart` */
export async function waitForProduct(dataDir: string, pid: number, patience: number): Promise<void> {
  const isBack = (): boolean => isHeld(join(dataDir, lockName)) && runningServer(dataDir) !== undefined;
  for (const end = performance.now() + patience; performance.now() < end; await pause(pollEvery)) if (isBack()) return;
  throw new BackupError(
    'productDoesNotStart',
    `process ${pid} did not start again: read its log and start the product. The backup is whole`,
  );
}
