import { isPrintable } from '#machines/kernel/printable';
import { objectOf } from '../entry.js';
import type { NamedFile } from './archive.js';

export type Scope =
  { kind: 'all' } | { kind: 'period'; from: number; before: number } | { kind: 'stream'; streamType: string; stream: string; name: string };

/** The first has a further file, `verify.html`, a page that checked it in a browser. */
const bundleFormats = ['registra-bundle/1', 'registra-bundle/2'] as const;

/** `manifest.json`, as docs/bundles.md describes it. Times of a period in microseconds. */
export interface Manifest {
  format: (typeof bundleFormats)[number];
  origin: string;
  createdAt: string;
  scope: Scope;
  logSize: number;
  checkpoint: number;
  first: number;
  last: number;
  machineVersion: number;
  counts: { entries: number; commands: number; refusedCommands: number; rows: number; newerRows: number; texts: number | null };
  files: NamedFile[];
}

/** The manifest, or why it is none. */
export function manifestOf(json: string): Manifest | 'notJson' | 'otherFormat' | 'malformed' | 'hiddenCharacters' {
  const read = objectOf(json);
  if (read === undefined) return 'notJson';
  if (!bundleFormats.some((format) => format === read['format'])) return 'otherFormat';
  const { origin, createdAt, scope, counts, files } = read as Partial<Record<keyof Manifest, unknown>>;
  const numbers = ['logSize', 'checkpoint', 'first', 'last', 'machineVersion'].map((name) => read[name]);
  const holds =
    [origin, createdAt].every((text) => typeof text === 'string') &&
    numbers.every(isWhole) &&
    isScope(scope) &&
    areCounts(counts) &&
    Array.isArray(files) &&
    files.every(isFile);
  if (!holds) return 'malformed';
  return everyText(read).every(isPrintable) ? (read as unknown as Manifest) : 'hiddenCharacters';
}

/** Every text in a JSON value, names of members included. */
function everyText(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, member]) => [name, ...everyText(member)]);
}

const isWhole = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) >= 0;
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function isScope(scope: unknown): boolean {
  if (!isObject(scope)) return false;
  if (scope['kind'] === 'stream') return ['streamType', 'stream', 'name'].every((name) => typeof scope[name] === 'string');
  return scope['kind'] === 'all' || (scope['kind'] === 'period' && isWhole(scope['from']) && isWhole(scope['before']));
}

const areCounts = (counts: unknown): boolean =>
  isObject(counts) &&
  ['entries', 'commands', 'refusedCommands', 'rows', 'newerRows'].every((name) => isWhole(counts[name])) &&
  (counts['texts'] === null || isWhole(counts['texts']));

const isFile = (file: unknown): boolean =>
  isObject(file) &&
  typeof file['name'] === 'string' &&
  isWhole(file['size']) &&
  isWhole(file['packedSize']) &&
  [file['sha256'], file['packedSha256']].every((sum) => typeof sum === 'string' && /^[0-9a-f]{64}$/.test(sum));
