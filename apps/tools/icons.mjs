// Keeps in web/icons.json the icons that the web imports, of the six thousand of Tabler. Builds take them from there: npm start then needs neither the 89 MB nor the
// eighteen thousand files of the packages, which are there for types and tests.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { filesBelow, root } from './steps.mjs';

const place = join(root, 'web', 'icons.json');
const imports = /import \{([^}]*)\} from '@tabler\/icons-react'/g;

export const writeIcons = async () => writeFileSync(place, await imported());

/** @returns what `npm run docs` would change, as the fault of a check */
export const iconFaults = async () =>
  existsSync(place) && readFileSync(place, 'utf8') === (await imported())
    ? []
    : ['web/icons.json is not what the web imports of @tabler/icons-react: npm run docs'];

async function imported() {
  const sources = filesBelow(join(root, 'web', 'src')).filter((file) => /\.tsx?$/.test(file));
  const names = sources.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(imports)].flatMap(([, list]) => list.split(',')));
  const wanted = [...new Set(names.map((name) => name.trim()))].filter((name) => /^Icon./.test(name)).sort();
  const lines = await Promise.all(wanted.map(async (name) => `  "${name}": ${JSON.stringify(await nodesOf(name))}`));
  return `{\n${lines.join(',\n')}\n}\n`;
}

async function nodesOf(name) {
  const file = join(root, 'node_modules', '@tabler', 'icons-react', 'dist', 'esm', 'icons', `${name}.mjs`);
  const { __iconNode: nodes } = await import(pathToFileURL(file).href);
  return nodes;
}
