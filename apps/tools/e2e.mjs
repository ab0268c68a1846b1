// npm run e2e [-- FILES] [options]: builds, starts the product on a free port with separate data, and drives it with a real browser.
//   without arguments   what CI runs: the stories that cross systems (@core), and every screen in one look (language, theme, width) that --seed decides
//   FILES, -g TITLE     stories of files whose name contains it, with this in their title: each of them
//   --all               every story, every screen in every look
//   --changed [BASE]    what a change since BASE touches: its pages in every look, its stories; those of CI where the server changed
//   --look ru,dark,360  every screen in this look
//   --seed TEXT         decides looks and languages; HEAD's commit by default
//   --kafka             a local broker carries events from the log to the consumers
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { begin } from './begin.mjs';
import { build } from './build.mjs';
import { findChromium } from './chromium.mjs';
import { root, run, serverFlags, since, tool, useMemoryForTemporaryFiles } from './steps.mjs';
import { chosenStories, storyArguments } from './stories.mjs';

const given = storyArguments();
await begin();
const { args, env, list, kafka } = await chosenStories(given);
useMemoryForTemporaryFiles();
const began = performance.now();
const [node, playwright] = tool('@playwright/test/cli.js');
const command = [playwright, 'test', '--config', 'web/playwright.config.ts', ...args];
let code = 1;
let stack;
try {
  // A list needs no build.
  const surroundings = list ? { NODE_OPTIONS: '--conditions=source' } : await product();
  code = await run(node, command, { env: { ...process.env, ...env, ...surroundings } });
} catch (fault) {
  console.error(fault.message);
} finally {
  await stack?.stop();
}
console.log(`\nTests in a browser took ${since(began)}.`);
process.exit(code);

/** Builds and starts everything. @returns what the stories have to know of it */
async function product() {
  const chromium = await findChromium({ shell: true });
  await build();
  stack = await startStack();
  return { BASE_URL: stack.address, MAIL_DIR: stack.mail, SIMULATOR_URL: stack.simulator(), CHROMIUM: chromium, KAFKA: kafka ? 'on' : '' };
}

async function startStack() {
  const dataDir = mkdtempSync(join(tmpdir(), 'registra-e2e-'));
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    NODE_ENV: 'test',
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: address,
    DATA_DIR: dataDir,
    DEMO: 'on',
    LOG_LEVEL: 'warn',
    // The stories sign in, read and write faster than people, and all of them as the same few.
    SIGN_INS_PER_MINUTE: '100000',
    READS_PER_MINUTE: '100000',
    REFUSED_BODIES_PER_NETWORK: '100000',
    WRITES_PER_MINUTE: '100000',
    REFUSED_WRITES_PER_MINUTE: '100000',
    STAFF_WRITES_PER_MINUTE: '100000',
    STAFF_REFUSED_WRITES_PER_MINUTE: '100000',
    // One machine looks at every page, in both languages and many widths.
    PAGE_RENDERS_PER_MINUTE: '100000',
    KAFKA_BROKERS: '',
  };
  delete env.DATABASE_URL;
  const child = spawn(process.execPath, [...(await serverFlags()), 'dist/apps/standalone/main.js', ...(kafka ? ['--kafka'] : [])], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // The greeting says where the simulator of PayPal is, whose faults the stories arm.
  let greeting = '';
  child.stdout.setEncoding('utf8').on('data', (text) => {
    if (greeting.length < 20_000) greeting += text;
  });
  const simulator = () => /Simulator of PayPal: (\S+)/.exec(greeting)?.[1] ?? '';
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    rmSync(dataDir, { recursive: true, force: true });
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => void stop().then(() => process.exit(1)));
  // A busy machine is slow, not wrong: what cannot start ends by itself.
  for (const limit = Date.now() + 300_000; Date.now() < limit && child.exitCode === null; await pause(100)) {
    if (
      await fetch(`${address}/health/ready`).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return { address, stop, simulator, mail: join(dataDir, 'mail') };
  }
  await stop();
  throw new Error('the product did not start; its output is above');
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  await once(probe, 'close');
  return port;
}
