import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { LocalKafkaError } from './local-kafka-error.js';

/** The oldest Java that runs the broker. */
const oldest = 17;

const otherwise = 'or use another broker: KAFKA_BROKERS=host:port';

/** The path of a Java that runs the broker: JAVA_HOME's, else the one on the path. @throws LocalKafkaError saying how to get one */
export function findJava(env: NodeJS.ProcessEnv = process.env): string {
  const home = env['JAVA_HOME'];
  const java = home && existsSync(join(home, 'bin', 'java')) ? join(home, 'bin', 'java') : 'java';
  const answer = spawnSync(java, ['-version'], { encoding: 'utf8', env });
  const version = /version "(?:1\.)?(\d+)/.exec(answer.stderr ?? '')?.[1];
  const found = answer.error || version === undefined ? 'there is none on the path' : `this is Java ${version}`;
  if (answer.error || Number(version ?? 0) < oldest)
    throw new LocalKafkaError(
      `The local Kafka needs Java ${oldest} or newer, and ${found}. Install one (apt-get install openjdk-17-jre-headless, brew install openjdk), set JAVA_HOME, ${otherwise}`,
    );
  return java;
}

/** The path of Maven, which fetches the broker's jars once. @throws LocalKafkaError saying how to get it */
export function findMaven(env: NodeJS.ProcessEnv = process.env): string {
  const maven = process.platform === 'win32' ? 'mvn.cmd' : 'mvn';
  if (spawnSync(maven, ['-version'], { env }).error)
    throw new LocalKafkaError(
      `The jars of the local Kafka are fetched by Maven, and there is no mvn on the path. Install it (apt-get install maven, brew install maven), ${otherwise}`,
    );
  return maven;
}
