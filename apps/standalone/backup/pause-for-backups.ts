import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Config } from '#libs/platform/config/config';
import { isHeld } from '#libs/platform/embedded/start-lock';
import type { ProcessTools } from '#libs/platform/process/run-process';

/** Lock in DATA_DIR, held by a backup until the copy is complete; a killed backup releases it. */
export const backupLock = (dataDir: string): string => join(dataDir, 'backup.lock');

const pollEvery = 500;

/** Stops the product and its database while a backup copies DATA_DIR, and starts both again in this process, so that its environment and its terminal stay. */
export function pauseForBackups(
  { dataDir, alone }: Pick<Config, 'dataDir' | 'alone'>,
  { onEnd, restart }: Omit<ProcessTools, 'log'>,
): void {
  if (!alone) return;
  const lock = backupLock(dataDir);
  const poll = setInterval(() => {
    if (!isHeld(lock)) return;
    clearInterval(poll);
    process.stdout.write('\n  A backup copies the data; the product starts again afterwards\n\n');
    void restart(async () => {
      while (isHeld(lock)) await pause(pollEvery);
    });
  }, pollEvery);
  onEnd(() => Promise.resolve(clearInterval(poll)));
}
