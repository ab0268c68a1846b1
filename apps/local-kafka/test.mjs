// npm run test:kafka: starts a broker of its own and runs every test that needs one.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled, requireNode, root, run, tool } from '../standalone/steps.mjs';
import { startBroker } from './broker.mjs';

requireNode();
await ensureInstalled();
const directory = mkdtempSync(join(tmpdir(), 'registra-kafka-'));
let code = 1;
try {
  const broker = await startBroker({ directory });
  try {
    const [node, jest] = tool('jest/bin/jest.js');
    const args = [jest, '--selectProjects', 'kafka', '--runInBand', ...process.argv.slice(2)];
    code = await run(node, args, { cwd: root, env: { ...process.env, KAFKA_BROKERS: broker.brokers } });
  } finally {
    await broker.stop();
  }
} catch (fault) {
  console.error(fault.message);
} finally {
  rmSync(directory, { recursive: true, force: true });
}
process.exit(code);
