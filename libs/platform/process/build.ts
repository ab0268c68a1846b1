import { readFileSync } from 'node:fs';

/** The program that runs: the version of package.json, and its commit (apps/tools/build-name.mjs says what else it may be). */
interface Build {
  version: string;
  build: string;
}

/** Written by the build, and again by every later one that finds nothing to do. Sources that run directly, in tests, have none. */
function readBuild(): Build {
  try {
    return JSON.parse(readFileSync(new URL('../../../build.json', import.meta.url), 'utf8')) as Build;
  } catch {
    return { version: 'unknown', build: 'unknown' };
  }
}

/** Read once: what a build writes later is not what runs here. */
export const thisBuild: Readonly<Build> = readBuild();
