import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { withFileLock } from './file-lock.mjs';

let directory: string;
let file: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'registra-lock-'));
  file = join(directory, 'below', 'lock');
});
afterEach(() => rmSync(directory, { recursive: true }));

it('a file lock lets one piece of work run at a time', async () => {
  let running = 0;
  let most = 0;
  const work = async (): Promise<number> => {
    most = Math.max(most, (running += 1));
    await pause(20);
    return (running -= 1);
  };
  expect(await Promise.all([1, 2, 3].map(() => withFileLock(file, work)))).toEqual([0, 0, 0]);
  expect(most).toBe(1);
  expect(existsSync(file)).toBe(false);
});

it('a file lock is released when the work fails', async () => {
  await expect(withFileLock(file, () => Promise.reject(new Error('no room on the disk')))).rejects.toThrow('no room on the disk');
  expect(existsSync(file)).toBe(false);
});

it('a file lock is taken over from a process that has ended', async () => {
  file = join(directory, 'lock');
  const { pid } = spawnSync(process.execPath, ['--version']);
  writeFileSync(file, String(pid));
  expect(await withFileLock(file, () => Promise.resolve('built'))).toBe('built');
});

it('a file lock is taken over once if two processes find it at the same time', async () => {
  file = join(directory, 'lock');
  const { pid } = spawnSync(process.execPath, ['--version']);
  writeFileSync(file, String(pid));
  let running = 0;
  let most = 0;
  const work = async (): Promise<void> => {
    most = Math.max(most, (running += 1));
    await pause(20);
    running -= 1;
  };
  const { kill } = process;
  const others: Promise<void>[] = [];
  let isSeen = false;
  // The moment in which one has seen that the process has ended is when the other comes.
  const looked = jest.spyOn(process, 'kill').mockImplementation((of, signal) => {
    if (of === pid && !isSeen) {
      isSeen = true;
      others.push(withFileLock(file, work));
    }
    return kill.call(process, of, signal);
  });
  await withFileLock(file, work);
  await Promise.all(others);
  looked.mockRestore();
  expect(others).toHaveLength(1);
  expect(most).toBe(1);
  expect(readdirSync(directory)).toEqual([]);
});

it('a file lock does not wait for ever while another process removes it', async () => {
  file = join(directory, 'lock');
  const { pid } = spawnSync(process.execPath, ['--version']);
  writeFileSync(file, String(pid));
  writeFileSync(`${file}.removal`, String(process.pid));
  await expect(withFileLock(file, () => Promise.resolve('built'), { waitMs: 50 })).rejects.toThrow(file);
  writeFileSync(`${file}.removal`, String(pid));
  expect(await withFileLock(file, () => Promise.resolve('built'))).toBe('built');
  expect(readdirSync(directory)).toEqual([]);
});

it('a file lock that is never released is reported with its file and process', async () => {
  file = join(directory, 'lock');
  writeFileSync(file, String(process.pid));
  const waiting = withFileLock(file, () => Promise.resolve('built'), { waitMs: 50 });
  await expect(waiting).rejects.toThrow(`${file} is held by process ${process.pid}`);
});
