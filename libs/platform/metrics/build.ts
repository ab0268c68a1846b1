import { readFileSync } from 'node:fs';

/** Which program runs: the version of package.json and the beginning of the hash of the sources it was built from. */
export interface Build {
  version: string;
  build: string;
}

/** What the build wrote beside the program. Sources that run as they are, in tests, have none. */
export function readBuild(file = new URL('../../../build.json', import.meta.url)): Build {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Build;
  } catch {
    return { version: 'unknown', build: 'unknown' };
  }
}
