// How each command of this directory begins: on a Node that can run it, with its packages installed.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { endWithNpm, root } from './steps.mjs';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const isAtLeast = (wantedMajor, wantedMinor) => major > wantedMajor || (major === wantedMajor && minor >= wantedMinor);

/**
 * Ends the process with one sentence where it cannot go on. On a machine whose Node is older than 22.12 it goes on in a child process, on the Node among the
 * packages: the caller's next line then runs there alone.
 * @param {{ dev?: boolean }} [needs] `dev`: also the packages that only tests and checks use
 */
export async function begin({ dev = true } = {}) {
  if (!isAtLeast(20, 19))
    end(`Registra needs Node 20.19 or newer, at best 24; this is ${process.versions.node}. See https://nodejs.org, or: nvm install`);
  await ensureInstalled({ dev }).catch((fault) => end(fault.message));
  if (isAtLeast(22, 12)) return writeTexts();
  const newer = newerNode();
  if (newer !== undefined) process.exit(await goOnWith(newer));
  if (major === 20) console.error('Node 20 is past its end of life since April 2026; Registra runs on it, faster and safer on Node 24.');
  await writeTexts();
}

/** The modules of texts are not in git. */
async function writeTexts() {
  // Needs a package.
  const { writeTextModules } = await import('./texts.mjs');
  try {
    writeTextModules();
  } catch (fault) {
    end(fault.message);
  }
}

function end(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** Installed by package.json of ./newer-node where npm ran on an old Node and there is a package for this system. */
function newerNode() {
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const program = join(root, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  return existsSync(program) ? program : undefined;
}

/** Everything that is started below finds the same Node, by `process.execPath` and by name. @returns the exit code */
function goOnWith(program) {
  const env = { ...process.env, PATH: `${dirname(program)}${delimiter}${process.env.PATH ?? ''}` };
  const child = spawn(program, [...process.execArgv, ...process.argv.slice(1)], { stdio: 'inherit', env });
  // A terminal sends its signals to both processes, everybody else to this one.
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'));
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  endWithNpm();
  return new Promise((done, fail) => {
    child.once('error', fail);
    child.once('exit', (code, signal) => done(code ?? (signal ? 1 : 0)));
  });
}
