// npm run e2e [-- FILES] [options]: builds, starts the product on a free port with separate data, and drives it with a real browser.
//   without arguments   what CI runs: the stories that cross systems (@core), and every screen in one look (language, theme, width) that --seed decides
//   FILES, -g TITLE     stories of files whose name contains it, with this in their title: each of them
//   --all               every story, every screen in every look
//   --look ru,dark,360  every screen in this look
//   --seed TEXT         decides looks and ways of telling; HEAD's commit by default
//   --kafka             a local broker carries events from the log to the consumers
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { argumentsOrExit } from './arguments.mjs';
import { begin } from './begin.mjs';
import { build } from './build.mjs';
import { findChromium } from './chromium.mjs';
import { root, run, runQuietly, serverFlags, since, tool, useMemoryForTemporaryFiles } from './steps.mjs';

const looks = ['ru', 'en'].flatMap((language) =>
  ['light', 'dark'].flatMap((theme) => [360, 1280].map((width) => `${language},${theme},${width}`)),
);
const { names, options } = argumentsOrExit({
  command: 'npm run e2e',
  about: 'stories in a browser; without names those that CI runs',
  names: 'any',
  short: { g: 'grep' },
  options: {
    all: 'flag',
    look: looks,
    seed: 'text',
    kafka: 'flag',
    grep: 'text',
    list: 'flag',
    workers: 'count',
    'repeat-each': 'count',
    trace: 'text',
  },
});
await begin();
useMemoryForTemporaryFiles();
const began = performance.now();
const selection = await selected();
const [node, playwright] = tool('@playwright/test/cli.js');
const command = [playwright, 'test', '--config', 'web/playwright.config.ts', ...names, ...playwrightOptions()];
let code = 1;
let stack;
let broker;
try {
  const chromium = options.list ? '' : await findChromium({ shell: true });
  if (!options.list) {
    await build();
    if (options.kafka) broker = await startBroker();
    stack = await startStack({ KAFKA_BROKERS: broker?.brokers ?? '' });
  }
  const env = {
    ...process.env,
    ...selection,
    BASE_URL: stack?.address,
    MAIL_DIR: stack?.mail,
    SIMULATOR_URL: stack?.simulator(),
    CHROMIUM: chromium,
  };
  code = await run(node, command, { env });
} catch (fault) {
  console.error(fault.message);
} finally {
  await stack?.stop();
  await broker?.remove();
}
console.log(`\nTests in a browser took ${since(began)}.`);
process.exit(code);

/** What runs, for web/e2e/selection.ts; says so first. */
async function selected() {
  const { output } = await runQuietly('git', ['rev-parse', 'HEAD']);
  const seed = options.seed ?? (/^[0-9a-f]{40}/.exec(output)?.[0].slice(0, 12) || 'none');
  const core = !options.all && names.length === 0 && options.grep === undefined;
  const shown = options.look ?? (options.all ? 'all' : 'one');
  console.log(
    `${core ? 'The stories that cross systems' : 'Stories'}; screens in ${shown === 'one' ? 'one look each' : `look: ${shown}`}; --seed ${seed}`,
  );
  return { E2E_STORIES: core ? 'core' : 'all', E2E_LOOKS: shown, E2E_SEED: seed };
}

function playwrightOptions() {
  const taken = Object.entries(options).filter(([name]) => ['grep', 'list', 'workers', 'repeat-each', 'trace'].includes(name));
  return taken.flatMap(([name, value]) => (value === true ? [`--${name}`] : [`--${name}`, String(value)]));
}

async function startBroker() {
  await import('../../libs/testing/typescript.mjs');
  const { LocalKafka } = await import('../local-kafka/local-kafka.ts');
  const made = await LocalKafka.create({ say: console.log });
  await made.start();
  return made;
}

async function startStack(settings) {
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
    // The stories sign in and write faster than people, and all of them as the same few.
    SIGN_INS_PER_MINUTE: '100000',
    REFUSED_BODIES_PER_NETWORK: '100000',
    WRITES_PER_MINUTE: '100000',
    REFUSED_WRITES_PER_MINUTE: '100000',
    STAFF_WRITES_PER_MINUTE: '100000',
    STAFF_REFUSED_WRITES_PER_MINUTE: '100000',
    // One machine looks at every page, in both languages and many widths.
    PAGE_RENDERS_PER_MINUTE: '100000',
    ...settings,
  };
  delete env.DATABASE_URL;
  const child = spawn(process.execPath, [...(await serverFlags()), 'dist/apps/standalone/main.js'], {
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
  throw new Error('the product did not start; its words are above');
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  await once(probe, 'close');
  return port;
}
