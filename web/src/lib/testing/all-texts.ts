import { readdirSync, readFileSync } from 'node:fs';
import { FAILSAFE_SCHEMA, load } from 'js-yaml';
import { en as accessEn } from '#machines/access/texts/en';
import { ru as accessRu } from '#machines/access/texts/ru';
import { en as companyEn } from '#machines/company/texts/en';
import { ru as companyRu } from '#machines/company/texts/ru';
import { en as feedbackEn } from '#machines/feedback/texts/en';
import { ru as feedbackRu } from '#machines/feedback/texts/ru';
import type { Language } from '#machines/kernel/ids';
import { en as orderEn, operationForms as formsEn } from '#machines/order/texts/en';
import { ru as orderRu, operationForms as formsRu } from '#machines/order/texts/ru';

/** Texts that `$from` in a file may refer to. */
const machines: Record<Language, Record<string, object>> = {
  en: {
    access: { en: accessEn },
    company: { en: companyEn },
    feedback: { en: feedbackEn },
    order: { en: orderEn, operationForms: formsEn },
  },
  ru: {
    access: { ru: accessRu },
    company: { ru: companyRu },
    feedback: { ru: feedbackRu },
    order: { ru: orderRu, operationForms: formsRu },
  },
};

function ofMachine(reference: string, language: Language): object {
  const [, machine = '', exported = language, ...rest] = /^([a-z-]+)(?::(\w+))?((?:\.\w+)*)$/.exec(reference) ?? [];
  const path = [machine, exported, ...rest.join('').split('.').filter(Boolean)];
  const found = path.reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], machines[language]);
  if (found === null || typeof found !== 'object')
    throw new Error(`no machine has texts called "${reference}" (all-texts.ts lists machines)`);
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
  return filled(load(readFileSync(`${folder}/${language}/${file}.yaml`, 'utf8'), { schema: FAILSAFE_SCHEMA }), language);
}

function textsOf(language: Language): Texts {
  const files = readdirSync(`${folder}/${language}`).flatMap((name) => /^(.+)\.yaml$/.exec(name)?.[1] ?? []);
  const namespaces = files.map((file): [string, unknown] => [camel(file), readTexts(language, file)]);
  return Object.fromEntries([...namespaces, ['site', readTexts(language, 'site/site')]]) as unknown as Texts;
}

/** Every namespace of both languages. */
export const allTexts: Record<Language, Texts> = { en: textsOf('en'), ru: textsOf('ru') };
