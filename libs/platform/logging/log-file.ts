import { existsSync, openSync, closeSync, renameSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import type { DestinationStream } from 'pino';
import { makePrivateDirectory, privateFile } from '../files/private-files.js';

/**
 * A log file of at most `mostBytes` and a line. When it is full, and at each start, it takes the place of the one before it (`<file>.1`), so that two are
 * kept. Lines are written at once: the last ones before a crash are those that matter.
 */
export function logFile(file: string, mostBytes = 10_000_000): DestinationStream {
  makePrivateDirectory(dirname(file));
  let [written, descriptor] = [0, opened(file)];
  return {
    write: (line) => {
      if (written > mostBytes) {
        closeSync(descriptor);
        [written, descriptor] = [0, opened(file)];
      }
      written += writeSync(descriptor, line);
    },
  };
}

function opened(file: string): number {
  if (existsSync(file)) renameSync(file, `${file}.1`);
  return openSync(file, 'a', privateFile.mode);
}
