import { readdirSync, readFileSync } from 'node:fs';
import { FAILSAFE_SCHEMA, load as loadYaml } from 'js-yaml';
import { byLanguage } from '#machines/kernel/by-language';
import { type Language, pseudoLanguage } from '#machines/kernel/languages';

const load = (path: string): unknown => loadYaml(readFileSync(path, 'utf8'), { schema: FAILSAFE_SCHEMA });

/** What `$from` in a file of texts names: `company.fact`, `order/forms`. */
function ofMachine(reference: string, language: Language): object {
  const [, file = '', members = ''] = /^([a-z-]+(?:\/[a-z-]+)?)((?:\.\w+)*)$/.exec(reference) ?? [];
  const found = members
    .split('.')
    .filter(Boolean)
    .reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], load(`texts/${language}/machines/${file}.yaml`));
  if (found === null || typeof found !== 'object') throw new Error(`no machine has texts called "${reference}"`);
  return found;
}

/** Replaces `$from` by the referenced texts. */
function filled(node: unknown, language: Language): unknown {
  if (typeof node === 'string') return node;
  if (Array.isArray(node)) return node.map((one) => filled(one, language));
  return Object.fromEntries(
    Object.entries(node as object).flatMap(([key, value]) =>
      key === '$from' ? Object.entries(ofMachine(value as string, language)) : [[key, filled(value, language)]],
    ),
  );
}

const camel = (file: string) => file.replace(/-([a-z])/g, (_, initial: string) => initial.toUpperCase());

const folder = 'web/src/i18n';

/** `file` is relative to the folder of the language, without its extension. */
export function readTexts(language: Language, file: string): unknown {
  if (language === pseudoLanguage) return accented(readTexts('en', file));
  return filled(load(`${folder}/${language}/${file}.yaml`), language);
}

/** English texts with accents, apart from parameters and tags: a text that a page does not take from here has none. */
function accented(node: unknown): unknown {
  if (typeof node === 'string')
    return node.replace(/\{\{.*?\}\}|<.*?>|[aeiou]/gi, (part) => (part.length > 1 ? part : `${part}\u0301`.normalize('NFC')));
  if (Array.isArray(node)) return node.map(accented);
  return Object.fromEntries(Object.entries(node as object).map(([key, value]) => [key, accented(value)]));
}

function textsOf(language: Language): Texts {
  const files = readdirSync(`${folder}/${language === pseudoLanguage ? 'en' : language}`).flatMap(
    (name) => /^(.+)\.yaml$/.exec(name)?.[1] ?? [],
  );
  const namespaces = files.map((file): [string, unknown] => [camel(file), readTexts(language, file)]);
  return Object.fromEntries([...namespaces, ['site', readTexts(language, 'site/site')]]) as unknown as Texts;
}

/** Every namespace of every language. */
export const allTexts = byLanguage(textsOf);
