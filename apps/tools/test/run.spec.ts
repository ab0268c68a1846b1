import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const here = JSON.stringify(`${__dirname}/`);
const jestFiles = join(__dirname, '../../../libs/testing/jest');

let checkout: string;
let temporary: string;
beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), 'registra-runner-'));
  temporary = join(checkout, 'temporary');
  mkdirSync(temporary);
  const project = (name: string, testRegex: string, more = {}) => ({
    displayName: name,
    rootDir: checkout,
    testRegex,
    transform: {},
    runtime: join(jestFiles, 'shared-modules-runtime.cjs'),
    testEnvironment: join(jestFiles, 'shared-modules-environment.cjs'),
    ...more,
  });
  const projects = [
    project('pure', '\\.spec\\.ts$'),
    project('database', '\\.int-spec\\.ts$', { globalSetup: join(checkout, 'setup.cjs') }),
  ];
  const limits = { workerIdleMemoryLimit: '1GB', workerGracefulExitTimeout: 5_000 };
  write('jest.config.cjs', `module.exports = ${JSON.stringify({ ...limits, projects })};`);
  write('setup.cjs', 'module.exports = () => {};');
});
afterEach(() => rmSync(checkout, { recursive: true, force: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(checkout, path)), { recursive: true });
  writeFileSync(join(checkout, path), text);
}

const passing = `it('adds', () => { console.log('nobody reads this'); expect(1 + 1).toBe(2); });`;

function start(options: object = {}) {
  const program = `
    const { TestRun } = await import(${here} + 'run.mjs');
    const { suitesOf } = await import(${here} + 'suites.mjs');
    const given = ${JSON.stringify({ checkout, ...options })};
    const run = new TestRun({ suites: suitesOf(given.checkout), ...given, limitOf: (suite) => (suite.includes('hangs') ? 2 : 100) });
    process.exit(await run.run());`;
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !name.startsWith('REGISTRA_TEST') && !name.startsWith('npm_')),
  );
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], { env: { ...env, TMPDIR: temporary, CI: 'true' } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  return {
    child,
    ended: once(child, 'close').then(([code]) => ({ code: code as number, output, lines: output.trimEnd().split('\n') })),
    output: () => output,
  };
}

it('the test runner prints only features, figures and one sentence of suites that pass', async () => {
  write('machines/kernel/one.spec.ts', passing);
  write('machines/kernel/two.spec.ts', passing);
  write('apps/api/three.int-spec.ts', passing);
  const { code, lines } = await start().ended;
  expect(lines[0]).toMatch(/^Some 55 tests in 3 suites: about \d+ s on this machine/);
  expect(lines.filter((line) => line.startsWith('ok '))).toEqual([
    expect.stringMatching(/^ok {4} (machines\/kernel: 2 tests in 2 suites|apps\/api: 1 test in 1 suite), /),
    expect.stringMatching(/^ok {4} (machines\/kernel: 2 tests in 2 suites|apps\/api: 1 test in 1 suite), /),
  ]);
  expect(lines.slice(3)).toEqual(['', 'Tests:       3 passed, 3 total', expect.stringMatching(/^3 tests of 3 suites passed in \d+ s\.$/)]);
  expect(code).toBe(0);
  expect(readdirSync(temporary)).toEqual([]);
});

it('the test runner names every suite that fails, exits, is killed, hangs or leaves a timer, and runs all others', async () => {
  write('libs/a/passes.spec.ts', passing);
  write('libs/a/fails.spec.ts', `it('subtracts', () => { console.log('of interest'); expect(2 - 1).toBe(2); });`);
  write('libs/a/exits.spec.ts', `it('exits', () => process.exit(0));`);
  write('libs/a/killed.spec.ts', `it('is killed', () => process.kill(process.pid, 'SIGKILL'));`);
  write('libs/a/hangs.spec.ts', `it('hangs', () => { for (;;); });`);
  write('libs/a/timer.spec.ts', `it('leaves a timer', () => { setInterval(() => {}, 1000); });`);
  write('libs/a/passes-too.spec.ts', passing);
  const { code, output, lines } = await start().ended;
  const failed = ['exits', 'fails', 'hangs', 'killed', 'timer'].map((name) => `libs/a/${name}.spec.ts`);
  expect(lines.filter((line) => line.startsWith('FAILED libs/a/')).sort()).toEqual(failed.map((path) => `FAILED ${path}`));
  for (const path of failed) expect(output).toContain(`\nFAIL pure ${path}\n`);
  expect(output).toContain('● subtracts');
  expect(output).toContain('log: of interest');
  expect(output).toContain('libs/a/hangs.spec.ts › it had not ended after 2 s, and was ended');
  expect(output).toContain('leaves running: 1 Timeout');
  expect(output).toContain('FAILED libs/a: 7 tests in 7 suites');
  expect(output).toContain('\nTests:       5 failed, 2 passed, 7 total\n');
  expect(lines.at(-1)).toMatch(/^Failed after \d+ s: 5 of 7 suites, see above\.$/);
  expect(code).toBe(1);
});

it('the test runner fails a kind whose process ends without results, and counts the suites that did not run', async () => {
  write('setup.cjs', `module.exports = () => process.kill(process.pid, 'SIGKILL');`);
  write('libs/a/passes.spec.ts', passing);
  write('apps/api/lost.int-spec.ts', passing);
  write('apps/api/lost-too.e2e-spec.ts', passing);
  const { code, output } = await start().ended;
  expect(output).toContain('FAILED database: 2 of 2 suites did not run (Jest was ended by SIGKILL): apps/api/');
  expect(output).toContain('\nTests:       2 failed, 1 passed, 3 total\n');
  expect(code).toBe(1);
});

it('the test runner runs the remaining suites in another process when the reporting one is lost', async () => {
  write('libs/a/first.spec.ts', passing);
  write(
    'libs/a/kills-jest.spec.ts',
    `it('waits', async () => { process.kill(process.ppid, 'SIGKILL'); await new Promise((done) => setTimeout(done, 60_000)); });`,
  );
  write('libs/a/last.spec.ts', passing);
  const suites = ['libs/a/first.spec.ts', 'libs/a/kills-jest.spec.ts', 'libs/a/last.spec.ts'];
  const { code, output } = await start({ suites, isOrdered: true }).ended;
  expect(output).toContain('libs/a/kills-jest.spec.ts › its process was lost while it ran (Jest was ended by SIGKILL)');
  expect(output).toMatch(/\nTests: {7}[12] failed, [12] passed, 3 total\n/);
  expect(code).toBe(1);
});

it('the test runner fails a suite that Jest does not report', async () => {
  write('libs/a/passes.spec.ts', passing);
  const { code, output } = await start({ suites: ['libs/a/passes.spec.ts', 'libs/a/gone.spec.ts'] }).ended;
  expect(output).toContain('libs/a/gone.spec.ts');
  expect(output).toContain('\nTests:       1 failed, 1 passed, 2 total\n');
  expect(code).toBe(1);
});

it.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('the test runner ends everything it started with %s', async (signal, expected) => {
  const pids = join(checkout, 'pid');
  write(
    'libs/a/long.spec.ts',
    `const { mkdirSync, writeFileSync } = require('node:fs');
     it('waits', async () => {
       // A program that no process group ends, with the file by which a database server is found.
       const data = require('node:path').join(require('node:os').tmpdir(), 'suite', 'restored', 'postgres', 'data');
       mkdirSync(data, { recursive: true });
       const server = require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => 0, 1000)'], { detached: true, stdio: 'ignore' });
       writeFileSync(data + '/postmaster.pid', server.pid + '\\n' + data);
       writeFileSync(${JSON.stringify(pids)}, process.pid + ' ' + server.pid);
       await new Promise((done) => setTimeout(done, 60_000));
     });`,
  );
  const { child, ended } = start();
  while (!existsSync(pids) || readFileSync(pids, 'utf8') === '') await new Promise((done) => setTimeout(done, 50));
  child.kill(signal);
  const { code, lines } = await ended;
  expect(code).toBe(expected);
  expect(lines.at(-1)).toBe('Interrupted: 0 of 1 suite had ended.');
  expect(readdirSync(temporary)).toEqual([]);
  for (const pid of readFileSync(pids, 'utf8').split(' ').map(Number))
    while (isRunning(pid)) await new Promise((done) => setTimeout(done, 50));
});

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
};
