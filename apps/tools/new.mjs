// npm run new -- stream NAME | list NAME: writes its files, with tests that fail until they are filled, and prints what else to change.
// npm run new -- field NAME: writes a test that fails and names the next file to change, until every file has the field (of a service); prints the places of other fields.
// npm run new -- language CODE: copies the English texts for a translator and enters the language in the list; nothing else has to change.
// npm run new -- operation | event: prints the places to change.
import { writeTextLoaders } from './client-types.mjs';
import { run, root, tool } from './steps.mjs';
import { addLanguage, kinds, placesOf, ScaffoldError, writeFiles, written } from './scaffold.mjs';

const [kind, name] = process.argv.slice(2);

try {
  if (!kinds().includes(kind)) {
    throw new ScaffoldError(
      `npm run new -- ${kinds()
        .map((one) => (written.includes(one) ? `${one} NAME` : one === 'language' ? 'language CODE' : one))
        .join(' | ')}`,
    );
  }
  if (kind === 'language') {
    const copies = addLanguage(name ?? '', root);
    console.log(`${copies.length} files of English texts copied into texts/${name} and web/src/i18n/${name}: translate them.`);
    await writeTextLoaders();
    console.log(`machines/kernel/languages.ts has its entry: check its locale. A text that ${name} lacks is shown in English.`);
    console.log('npm test -- tools/texts refuses a key, plural form or parameter that is missing; npm run docs enters it in the API.');
  }
  if (written.includes(kind)) {
    if (name === undefined) throw new ScaffoldError(`npm run new -- ${kind} NAME (a singular noun, as in "bank-account")`);
    const paths = writeFiles(kind, name, root);
    const [node, prettier] = tool('prettier/bin/prettier.cjs');
    await run(node, [prettier, '--write', '--log-level', 'warn', ...paths.filter((path) => /\.tsx?$/.test(path))]);
    console.log(`Written, to be filled; their tests fail until then:\n${paths.map((path) => `  ${path}`).join('\n')}\n`);
    if (kind === 'field')
      console.log(`Its test names the next file: npm test -- ${paths[0]}\nFor a field of something else delete it, and:`);
  }
  console.log(
    kind === 'language' ? 'To add if English ones do not suit:' : `${kind !== 'field' && written.includes(kind) ? 'Then' : 'To'} change:`,
  );
  for (const { place, todo } of placesOf(kind, root)) console.log(`  ${place}  ${todo}`);
} catch (fault) {
  if (!(fault instanceof ScaffoldError)) throw fault;
  console.error(fault.message);
  process.exit(1);
}
