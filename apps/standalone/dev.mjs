// npm run dev: the server restarts and the page reloads as files change. Pages at http://localhost:5173, the api behind them.
import { spawn } from 'node:child_process';
import { clientTypes } from './client-types.mjs';
import { ensureInstalled, requireNode, root, tool } from './steps.mjs';

requireNode();
await ensureInstalled();
// For the editor; the page itself needs no types.
await clientTypes();

// Each in a group of its own: the Nest watcher does not pass a signal on to the product it has started.
const start = ([node, program], args) =>
  spawn(node, [program, ...args], { cwd: root, stdio: 'inherit', detached: process.platform !== 'win32' });
const children = [
  start(tool('@nestjs/cli/bin/nest.js'), ['start', '--watch', '--preserveWatchOutput']),
  start(tool('vite/bin/vite.js'), ['--config', 'web/vite.config.ts']),
];
let ending = false;
const end = () => {
  if (!ending) for (const child of children) endGroup(child);
  ending = true;
};
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, end);
for (const child of children) child.once('exit', end);

function endGroup(child) {
  try {
    if (process.platform === 'win32') child.kill('SIGTERM');
    else process.kill(-child.pid, 'SIGTERM');
  } catch (fault) {
    if (fault.code !== 'ESRCH') throw fault;
  }
}
