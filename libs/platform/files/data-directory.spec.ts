import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closeDataDirectory, makeDataDirectory } from './data-directory.js';
import { makePrivateDirectory, setMode } from './private-files.js';

let root: string;
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'registra-data-'))));
afterEach(() => rmSync(root, { recursive: true }));

const modeOf = (...path: string[]): string => (statSync(join(root, ...path)).mode & 0o777).toString(8);

function make(path: string, mode: number, content?: string): void {
  const target = join(root, path);
  if (content === undefined) mkdirSync(target);
  else writeFileSync(target, content);
  chmodSync(target, mode);
}

describe('the data directory', () => {
  it('is created for its owner only, its parents with default permissions', () => {
    makeDataDirectory(join(root, 'srv', 'registra'));
    expect([modeOf('srv', 'registra'), modeOf('srv')]).toEqual(['700', (0o777 & ~process.umask()).toString(8)]);
  });

  it('left open by an earlier version is closed, including emails, secrets, signed heads and other files in it', () => {
    chmodSync(root, 0o755);
    make('mail', 0o755);
    make('mail/one.eml', 0o644, 'a link');
    make('mail/two.eml.part', 0o644, 'a link');
    make('secrets', 0o755);
    make('secrets/jwt-secret', 0o640, 'secret');
    make('files', 0o755);
    make('kafka', 0o755);
    make('signed-heads.jsonl', 0o640, '{}');
    expect(closeDataDirectory(root)).toEqual([]);
    expect(['', 'mail', 'secrets', 'files', 'kafka'].map((path) => modeOf(path))).toEqual(Array(5).fill('700'));
    const files = ['mail/one.eml', 'mail/two.eml.part', 'secrets/jwt-secret', 'signed-heads.jsonl'];
    expect(files.map((path) => modeOf(path))).toEqual(Array(4).fill('600'));
  });

  it('can be traversed by the database’s account if that is another one, and read by no other account', () => {
    const another = process.getuid?.() === 0;
    makePrivateDirectory(join(root, 'postgres'));
    if (another) chownSync(join(root, 'postgres'), 65534, 65534);
    makeDataDirectory(root);
    expect([modeOf(), modeOf('postgres')]).toEqual([another ? '711' : '700', '700']);
  });

  it('ignores targets of symbolic links, and creates nothing that is missing', () => {
    make('elsewhere', 0o755);
    symlinkSync(join(root, 'elsewhere'), join(root, 'mail'));
    expect(closeDataDirectory(root)).toEqual([]);
    expect(modeOf('elsewhere')).toBe('755');
    expect(closeDataDirectory(join(root, 'missing'))).toEqual([]);
    expect(statSync(join(root, 'missing'), { throwIfNoEntry: false })).toBeUndefined();
  });

  it('is reported as open if it is a shared directory', () => {
    make('shared', 0o1777);
    expect(closeDataDirectory(join(root, 'shared'))).toEqual([join(root, 'shared')]);
    expect(modeOf('shared')).toBe('777');
    expect(setMode(join(root, 'gone'), 0o600)).toBe(true);
  });
});
