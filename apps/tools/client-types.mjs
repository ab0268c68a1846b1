// Types of the web that are made from data: the wire (web/src/api/schema.d.ts out of docs/generated/openapi.json) and the texts (texts.mjs).
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentHash, readStamp, root, writeStamp } from './steps.mjs';

const document = 'docs/generated/openapi.json';
/** Relative to the checkout. */
export const clientTypesFile = join('web', 'src', 'api', 'schema.d.ts');
export const textTypesFile = join('web', 'src', 'i18n', 'texts.d.ts');
const target = join(root, clientTypesFile);
const inputs = [document, 'apps/tools/client-types.mjs', 'package-lock.json'];

/** Schemas that the machines type more closely than a document can: server and web read the same code. */
const machineTypes = {
  '#/components/schemas/MachineDto': ['#machines/order/decision', 'MachineView'],
  '#/components/schemas/RefusedAttemptDto/command': ['#machines/order/commands', "CommandName | 'unknownOperation'"],
  '#/components/schemas/OrderHistoryDto/items': ['./wire.js', 'AnyWireEvent[]'],
};

/** Languages of the interface are those of the kernel, also before `npm run docs` has entered a new one. */
const languageType = (values) => ['#machines/kernel/languages', values.includes(null) ? 'Language | null' : 'Language'];

/** Not in git and needed only by the compiler, so every tool that compiles generates it first. If it is up to date, that costs reading the document. */
export async function clientTypes() {
  const { writeTextTypes } = await import('./texts.mjs');
  writeTextTypes(textTypesFile);
  const hash = contentHash(inputs);
  if (existsSync(target) && readStamp('client-types') === hash) return;
  const { default: openapiTS, astToString, stringToAST } = await import('openapi-typescript');
  const nodes = await openapiTS(JSON.parse(readFileSync(join(root, document), 'utf8')), {
    defaultNonNullable: false,
    transform: ({ enum: values = [] }, { path }) => {
      const [from, type] = machineTypes[path] ?? (['ru', 'en'].every((one) => values.includes(one)) ? languageType(values) : []);
      return type && stringToAST(`type T = import('${from}').${type};`)[0].type;
    },
  });
  writeFileSync(target, `// Made from ${document} by apps/tools/client-types.mjs.\n${astToString(nodes)}`);
  writeStamp('client-types', hash);
}

/** Writes where pages and server find the texts of each namespace: web/src/i18n/files.ts, rendered.ts. */
export async function writeTextLoaders() {
  for (const { path, content } of (await import('./texts.mjs')).loaderFiles()) writeFileSync(join(root, path), content);
}

/** @returns {Promise<string[]>} what is not as the folders of texts would give it */
export async function textLoaderFaults() {
  const stale = (await import('./texts.mjs'))
    .loaderFiles()
    .filter(({ path, content }) => !existsSync(join(root, path)) || readFileSync(join(root, path), 'utf8') !== content);
  return stale.map(({ path }) => `${path} is not fresh: npm run docs`);
}
