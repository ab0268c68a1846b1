// npm run docs: makes again what is generated from the code: the wire as OpenAPI and the web's types of it, the events, the diagram of states. Lists new migrations.
import { pathToFileURL } from 'node:url';
import { begin } from './begin.mjs';
import { clientTypes, writeTextLoaders } from './client-types.mjs';
import { writeIcons } from './icons.mjs';
import { listNewMigrations } from './migrations.mjs';
import { root, run, runQuietly, tool } from './steps.mjs';

/**
 * Compiles the server, tests included, as the Nest compiler does: it checks all types and writes what they say about the API beside the classes.
 * @returns exit code and the compiler's messages
 */
export function compileWithTypes() {
  const [node, nest] = tool('@nestjs/cli/bin/nest.js');
  return runQuietly(node, [nest, 'build']);
}

/** Where the generated files come from; `--check` changes nothing and fails when one of them is not what the code would give. */
export const generator = (...args) => ['--enable-source-maps', '-C', 'documented', 'dist/documented/apps/tools/generate.js', ...args];

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  await begin();
  if (!process.argv.includes('--check')) listNewMigrations(root);
  const { code, output } = await compileWithTypes();
  if (code !== 0) {
    console.error(output.trim());
    process.exit(code);
  }
  const generated = await run(process.execPath, generator(...process.argv.slice(2)), { cwd: root });
  await clientTypes();
  if (!process.argv.includes('--check')) {
    await writeIcons();
    await writeTextLoaders();
  }
  process.exit(generated);
}
