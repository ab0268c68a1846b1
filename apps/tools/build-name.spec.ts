import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildName } from './build-name.mjs';

const hash = '0123456789abcdef'.repeat(4);
let checkout: string;
beforeEach(() => (checkout = mkdtempSync(join(tmpdir(), 'registra-build-name-'))));
afterEach(() => rmSync(checkout, { recursive: true }));

const git = (...args: string[]): string => {
  const who = ['-c', 'user.name=A', '-c', 'user.email=a@b.example'];
  return execFileSync('git', [...who, ...args], { cwd: checkout, encoding: 'utf8', env: { PATH: process.env['PATH'] } });
};
const write = (name: string): void => writeFileSync(join(checkout, name), String(Math.random()));
const name = (given?: string): Promise<string> => buildName(checkout, { sources: ['code.ts', 'new.ts'], hash, given });

function commit(): string {
  write('code.ts');
  write('page.md');
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'one');
  return git('rev-parse', 'HEAD').slice(0, 12);
}

it('the name of a build is the commit that is checked out, whatever happened to files that are not built', async () => {
  const head = commit();
  write('page.md');
  expect(await name()).toBe(head);
});

it.each(['code.ts', 'new.ts'])('the name of a build has a mark when %s differs from the commit', async (file) => {
  const head = commit();
  write(file);
  expect(await name()).toBe(`${head}+`);
});

it('the name of a build is the next commit after a commit that changes no source', async () => {
  const head = commit();
  git('commit', '--quiet', '--allow-empty', '--message', 'two');
  expect(await name()).toMatch(/^[0-9a-f]{12}$/);
  expect(await name()).not.toBe(head);
});

it('the name of a build is the hash of the sources without a history or before its first commit', async () => {
  expect(await name()).toBe('sources-0123456789ab');
  git('init', '--quiet');
  expect(await name()).toBe('sources-0123456789ab');
});

it('the name of a build is the given commit where an image is built without the history', async () => {
  expect(await name('54c9742e853d4f0a8c1b2d3e4f5a6b7c8d9e0f1a')).toBe('54c9742e853d');
  expect(await name('54c9742e853d+')).toBe('54c9742e853d+');
});

it.each(['main', '54c9742', '54C9742E853D', '54c9742e853d; rm'])('the name of a build cannot be made of %s as a commit', async (given) => {
  await expect(name(given)).rejects.toThrow(`BUILD_COMMIT is "${given}"`);
});
