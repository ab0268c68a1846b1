import { lstatSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ConfigFaults } from '../config/config-faults.js';
import { privateDirectory, privateFile, setMode } from './private-files.js';

/** Contents of DATA_DIR. The database's directory belongs to its server's account; all others belong to the product's. */
export const dataPlaces = {
  database: 'postgres',
  secrets: 'secrets',
  mail: 'mail',
  files: 'files',
  heads: 'signed-heads.jsonl',
  broker: 'kafka',
  simulator: 'paypal-simulator',
  logs: 'logs',
  lastBackup: 'last-backup',
} as const;

/** Directories with few files, each of which is checked; those of `files` are in directories that were closed from the start. */
const read = [dataPlaces.secrets, dataPlaces.mail];
const closed = [...read, dataPlaces.files, dataPlaces.broker, dataPlaces.simulator, dataPlaces.logs];

/** What the system says where DATA_DIR cannot be used, in words for the operator. */
const unusable: Readonly<Record<string, string>> = {
  EACCES: 'may not be written by this user',
  EPERM: 'may not be written by this user',
  EROFS: 'is on a read-only file system',
  EEXIST: 'is a file',
  ENOTDIR: 'is below a file',
};

/** @throws ConfigFaults where `work` fails because DATA_DIR cannot be used */
export function usingDataDirectory<Result>(dataDir: string, work: () => Result): Result {
  try {
    return work();
  } catch (fault) {
    const problem = unusable[(fault as NodeJS.ErrnoException).code ?? ''];
    if (problem === undefined) throw fault;
    throw new ConfigFaults([{ variable: 'DATA_DIR', problem: `${dataDir} ${problem}`, expected: 'a directory that this user may write' }]);
  }
}

/** Creates DATA_DIR with access for its owner only. @throws ConfigFaults where that cannot be */
export function makeDataDirectory(dataDir: string): void {
  usingDataDirectory(dataDir, () => {
    mkdirSync(dirname(dataDir), { recursive: true });
    mkdirSync(dataDir, privateDirectory);
    setMode(dataDir, modeOf(dataDir));
  });
}

/** The owner of the database's directory may traverse DATA_DIR if it is another account (root's server), and reads nothing. */
function modeOf(dataDir: string): number {
  const database = lstatSync(join(dataDir, dataPlaces.database), { throwIfNoEntry: false });
  const another = database?.isDirectory() === true && database.uid !== statSync(dataDir).uid;
  return another ? 0o711 : privateDirectory.mode;
}

/**
 * Removes all access of other accounts to DATA_DIR and its contents. Creates nothing.
 * @returns paths that others can still read, because they belong to another account
 */
export function closeDataDirectory(dataDir: string): readonly string[] {
  if (statSync(dataDir, { throwIfNoEntry: false }) === undefined) return [];
  const left = setMode(dataDir, modeOf(dataDir)) ? [] : [dataDir];
  const at = (name: string): string => join(dataDir, name);
  return [
    ...left,
    ...closed.map(at).flatMap((path) => closeWhere(path, 'isDirectory', privateDirectory.mode)),
    ...closeWhere(at(dataPlaces.heads), 'isFile', privateFile.mode),
    ...read.map(at).flatMap(closeFilesIn),
  ];
}

const closeFilesIn = (directory: string): string[] =>
  lstatSync(directory, { throwIfNoEntry: false })?.isDirectory() === true
    ? readdirSync(directory).flatMap((name) => closeWhere(join(directory, name), 'isFile', privateFile.mode))
    : [];

/** Symbolic links are skipped: their creator chose their target. */
function closeWhere(path: string, kind: 'isFile' | 'isDirectory', mode: number): string[] {
  return lstatSync(path, { throwIfNoEntry: false })?.[kind]() === true && !setMode(path, mode) ? [path] : [];
}
