import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findJava, findMaven } from './java.js';

let place: string;
beforeEach(() => (place = mkdtempSync(join(tmpdir(), 'registra-java-'))));
afterEach(() => rmSync(place, { recursive: true }));

/** A program of that name which prints `output` to stderr, like Java prints its version. */
function program(name: string, output: string): NodeJS.ProcessEnv {
  writeFileSync(join(place, name), `#!/bin/sh\necho '${output}' >&2\n`);
  chmodSync(join(place, name), 0o755);
  return { PATH: `${place}:/usr/bin:/bin` };
}

const alone = (): NodeJS.ProcessEnv => ({ PATH: place });

describe('the local Kafka', () => {
  it('says what to install when there is no Java, and which settings do without it', () => {
    expect(() => findJava(alone())).toThrow(/needs Java 17 or newer, and there is none on the path\..*JAVA_HOME.*KAFKA_BROKERS/);
  });

  it.each([
    ['openjdk version "11.0.2" 2019-01-15', '11'],
    ['java version "1.8.0_202"', '8'],
  ])('does not start with %s', (output, version) => {
    expect(() => findJava(program('java', output))).toThrow(`this is Java ${version}`);
  });

  it.each(['openjdk version "17.0.15" 2025-04-15', 'java version "25" 2025-09-16 LTS'])('runs on %s', (output) => {
    expect(findJava(program('java', output))).toBe('java');
  });

  it('says that Maven fetches the jars when it is missing', () => {
    expect(() => findMaven(alone())).toThrow(/fetched by Maven, and there is no mvn on the path/);
  });
});
