import { join } from 'node:path';
import { LocalKafka } from '#apps/local-kafka/local-kafka';
import { LocalKafkaError } from '#apps/local-kafka/local-kafka-error';
import type { Config } from '#libs/platform/config/config';
import { dataPlaces } from '#libs/platform/files/data-directory';
import type { ProcessTools } from '#libs/platform/process/run-process';

/** Over the line that shows what is going on. */
const say = (line: string): void => void process.stdout.write(`${process.stdout.isTTY ? '\r\x1b[2K' : ''}${line}\n`);

/**
 * `npm start -- --kafka`: a real broker between the log and its consumers, with its data in DATA_DIR, stopped after the product. Where it cannot run, a line says
 * why, and consumers follow the log itself.
 */
export async function withLocalBroker(config: Config, { log, onEnd }: Pick<ProcessTools, 'log' | 'onEnd'>): Promise<Config> {
  if (config.kafkaBrokers.length > 0) {
    say(`KAFKA_BROKERS names ${config.kafkaBrokers.join(', ')}: --kafka starts no other broker.`);
    return config;
  }
  try {
    const broker = await LocalKafka.create({ directory: join(config.dataDir, dataPlaces.broker), say });
    let ending = false;
    onEnd(() => ((ending = true), broker.stop()));
    await broker.start();
    void broker.ended().then(() => ending || log(config).error('the local broker ended: effects wait until the product is started again'));
    say(`Kafka is ready: ${broker.brokers}   (its log: ${broker.logFile})`);
    return config.with({ kafkaBrokers: [broker.brokers] });
  } catch (fault) {
    if (!(fault instanceof LocalKafkaError)) throw fault;
    say(`Without Kafka: ${fault.message}`);
    return config;
  }
}
