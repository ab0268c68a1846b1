import { lstatSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { privateDirectory, privateFile, setMode } from './private-files.js';

/** What lies in DATA_DIR. The database's directory belongs to the account its server runs under; all others are of the product's. */
export const dataPlaces = {
  database: 'postgres',
  secrets: 'secrets',
  mail: 'mail',
  files: 'files',
  heads: 'signed-heads.jsonl',
  broker: 'kafka',
  simulator: 'paypal-simulator',
} as const;

/** Rooms of few files, each of which is looked at; those of `files` lie in directories that were closed from the beginning. */
const read = [dataPlaces.secrets, dataPlaces.mail];
const closed = [...read, dataPlaces.files, dataPlaces.broker, dataPlaces.simulator];

/** Makes DATA_DIR and keeps it for its owner. */
export function makeDataDirectory(dataDir: string): void {
  mkdirSync(dirname(dataDir), { recursive: true });
  mkdirSync(dataDir, privateDirectory);
  setMode(dataDir, modeOf(dataDir));
}

/** Whose the database's directory is walks through, where that is another account (root's server), and reads nothing. */
function modeOf(dataDir: string): number {
  const database = lstatSync(join(dataDir, dataPlaces.database), { throwIfNoEntry: false });
  const another = database?.isDirectory() === true && database.uid !== statSync(dataDir).uid;
  return another ? 0o711 : privateDirectory.mode;
}

/**
 * Takes from everybody else what an earlier version, or a hand, left them of DATA_DIR and of what is in it. Makes nothing.
 * @returns the paths that others can still read, because they belong to somebody else
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

/** Links are left alone: whoever made one chose what it leads to. */
function closeWhere(path: string, kind: 'isFile' | 'isDirectory', mode: number): string[] {
  return lstatSync(path, { throwIfNoEntry: false })?.[kind]() === true && !setMode(path, mode) ? [path] : [];
}
