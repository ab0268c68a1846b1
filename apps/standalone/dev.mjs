// npm run dev: the server restarts and the page reloads as files change. Pages at http://localhost:5173, the api behind them.
import { spawn } from 'node:child_process';
import { build } from './build.mjs';
import { ensureInstalled, requireNode, root, tool } from './steps.mjs';

requireNode();
await ensureInstalled();
await build({ web: false }).catch((fault) => console.error(fault.message));

const start = ([node, program], args) => spawn(node, [program, ...args], { cwd: root, stdio: 'inherit' });
const children = [
  start(tool('@nestjs/cli/bin/nest.js'), ['start', '--watch', '--preserveWatchOutput']),
  start(tool('vite/bin/vite.js'), ['--config', 'web/vite.config.ts']),
];
let ending = false;
const end = () => {
  if (!ending) for (const child of children) child.kill('SIGTERM');
  ending = true;
};
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, end);
for (const child of children) child.once('exit', end);
