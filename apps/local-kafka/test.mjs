// npm run test:kafka [-- jest's arguments]: starts a broker (unless KAFKA_BROKERS names one) and runs every test that needs one (*.kafka-spec.ts).
import { begin } from '../tools/begin.mjs';
import { root, run, since, tool, useMemoryForTemporaryFiles } from '../tools/steps.mjs';

await begin();
useMemoryForTemporaryFiles();
await import('../tools/typescript.mjs');
const { LocalKafka } = await import('./local-kafka.ts');

const began = performance.now();
const [node, jest] = tool('jest/bin/jest.js');
let code = 1;
let broker;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));
try {
  if (!process.env.KAFKA_BROKERS) {
    broker = await LocalKafka.create({ say: console.log });
    await broker.start();
  }
  const env = { ...process.env, KAFKA_BROKERS: process.env.KAFKA_BROKERS || broker.brokers };
  code = await run(node, [jest, '--selectProjects', 'kafka', '--runInBand', ...process.argv.slice(2)], { cwd: root, env });
} catch (fault) {
  console.error(fault.message);
} finally {
  await broker?.remove();
}
console.log(`\nTests on a real broker took ${since(began)}.`);
process.exit(code);
