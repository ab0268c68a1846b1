import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { LocalKafka } from './local-kafka.js';
import { LocalKafkaError } from './local-kafka-error.js';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** The broker in the foreground, until a signal: `npm run kafka -- [--port 9092] [--data DIRECTORY]`. */
async function run(): Promise<number> {
  const { values } = parseArgs({ options: { port: { type: 'string', default: '9092' }, data: { type: 'string' } } });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new LocalKafkaError(`--port ${values.port} is no port`);
  const directory = values.data ?? join(process.env['DATA_DIR'] ?? '.registra', 'kafka');
  const broker = await LocalKafka.create({ directory, ...(port > 0 && { port }), say });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void broker.stop());
  await broker.start();
  say(`Kafka is ready: KAFKA_BROKERS=${broker.brokers}   (its log: ${broker.logFile}; Ctrl+C stops it)`);
  const pid = broker.pid;
  await broker.ended();
  say(`Kafka stopped (process ${pid}).`);
  return 0;
}

run().then(
  (code) => process.exit(code),
  (fault: unknown) => {
    process.stderr.write(`${fault instanceof LocalKafkaError ? fault.message : String((fault as Error).stack)}\n`);
    process.exit(1);
  },
);
