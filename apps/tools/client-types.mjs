// The wire as types for the web's client: web/src/api/schema.d.ts out of docs/generated/openapi.json, made again when that has changed.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentHash, readStamp, root, writeStamp } from './steps.mjs';

const document = 'docs/generated/openapi.json';
/** Relative to the checkout. */
export const clientTypesFile = join('web', 'src', 'api', 'schema.d.ts');
const target = join(root, clientTypesFile);
const inputs = [document, 'apps/tools/client-types.mjs', 'package-lock.json'];

/** Schemas that the machines type more closely than a document can: server and web read the same code. */
const machineTypes = {
  '#/components/schemas/MachineDto': ['#machines/order/decision', 'MachineView'],
  '#/components/schemas/RefusedAttemptDto/command': ['#machines/order/commands', "CommandName | 'unknownOperation'"],
  '#/components/schemas/OrderHistoryDto/items': ['./wire.js', 'AnyWireEvent[]'],
};

/** Not in git and needed only by the compiler, so every tool that compiles generates it first. If it is up to date, that costs reading the document. */
export async function clientTypes() {
  const hash = contentHash(inputs);
  if (existsSync(target) && readStamp('client-types') === hash) return;
  const { default: openapiTS, astToString, stringToAST } = await import('openapi-typescript');
  const nodes = await openapiTS(JSON.parse(readFileSync(join(root, document), 'utf8')), {
    defaultNonNullable: false,
    transform: (_, { path }) => {
      const [from, type] = machineTypes[path] ?? [];
      return type && stringToAST(`type T = import('${from}').${type};`)[0].type;
    },
  });
  writeFileSync(target, `// Made from ${document} by apps/tools/client-types.mjs.\n${astToString(nodes)}`);
  writeStamp('client-types', hash);
}
