import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { until } from '#libs/event-log/testing/until';

const place = mkdtempSync(join(tmpdir(), 'registra-process-'));
afterAll(() => rmSync(place, { recursive: true, force: true }));

/** A process that takes `milliseconds` to close, and notes in files that it began and that it was closed. */
async function start(name: string, milliseconds: number) {
  const [began, closed, script] = ['began', 'closed', 'script.mjs'].map((part) => join(place, `${name}.${part}`)) as [
    string,
    string,
    string,
  ];
  writeFileSync(
    script,
    `import { writeFileSync } from 'node:fs';
     import { runProcess } from '${pathToFileURL(join(__dirname, 'run-process.ts')).href}';
     setInterval(() => process.stdout.write('a line\\n'), 10);
     await runProcess(async ({ onEnd }) => {
       onEnd(async () => { await new Promise((done) => setTimeout(done, ${milliseconds})); writeFileSync('${closed}', 'closed'); });
       writeFileSync('${began}', 'began');
     });`,
  );
  const child = spawn(process.execPath, ['--import', './apps/tools/typescript.mjs', script], { stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(child, 'exit') as Promise<[number | null, string | null]>;
  await until(() => Promise.resolve(existsSync(began)));
  return { child, ended, isClosed: () => existsSync(closed) && readFileSync(closed, 'utf8') === 'closed' };
}

describe('a process', () => {
  it('closes in order when two signals come at once', async () => {
    const { child, ended, isClosed } = await start('twice', 300);
    child.kill('SIGINT');
    child.kill('SIGTERM');
    expect([(await ended)[0], isClosed()]).toEqual([0, true]);
  });

  it('closes in order when its terminal is closed, which refuses what it writes and sends more than one signal', async () => {
    const { child, ended, isClosed } = await start('terminal', 300);
    child.stdout.destroy();
    child.stderr.destroy();
    child.kill('SIGHUP');
    await pause(50);
    child.kill('SIGHUP');
    expect([(await ended)[0], isClosed()]).toEqual([0, true]);
  });

  it('ends at once on a second interrupt', async () => {
    const { child, ended, isClosed } = await start('insists', 60_000);
    child.kill('SIGINT');
    await pause(800);
    child.kill('SIGINT');
    expect([(await ended)[0], isClosed()]).toEqual([1, false]);
  });
});
