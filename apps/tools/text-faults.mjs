// What a language's texts lack in comparison with the default language's, for the tests, and what the builds put in place of it.

const forms = ['zero', 'one', 'two', 'few', 'many', 'other'];
const plural = new RegExp(`[_.](?:${forms.join('|')})$`);

/** Parameters in a text: "{{count}} of {{total}}". */
export const parametersOf = (text) => [...new Set([...text.matchAll(/{{\s*(\w+)/g)].map(([, name]) => name))].sort();

/** Plural forms that whole numbers take in a language; no text counts fractions. */
export function pluralForms(language) {
  const rules = new Intl.PluralRules(language);
  return [...new Set([...Array.from({ length: 200 }, (_, count) => count), 1_000_000].map((count) => rules.select(count)))].sort();
}

/** Forms are grouped under their key on the server: `{ one: '{{count}} file', other: '{{count}} files' }`. */
const isPlural = (node) =>
  typeof node === 'object' && Object.keys(node).length > 0 && Object.keys(node).every((key) => forms.includes(key));

/** @returns {[key: string, text: string][]} */
const leavesOf = (node, path = '') =>
  Object.entries(node).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : leavesOf(value, `${path}${key}.`),
  );

/** Keys that change with a count: those with forms as suffixes (`rows_one`), and those that group them. */
const countedOf = (node, path = '') =>
  Object.entries(node).flatMap(([key, value]) => {
    if (typeof value === 'string') return /_(?:one|other)$/.test(key) ? [`${path}${key.replace(plural, '')}_`] : [];
    return isPlural(value) ? [`${path}${key}.`] : countedOf(value, `${path}${key}.`);
  });

/**
 * What is wrong with the texts of a file, each fault with its key.
 * @param {object} model the same file in the default language
 */
export function textFaults(language, texts, model) {
  const own = new Map(leavesOf(texts));
  const given = new Map(leavesOf(model));
  const counted = [...new Set([...countedOf(texts), ...countedOf(model)])];
  const nameOf = (key) =>
    counted.find((one) => key.startsWith(one) && plural.test(key) && key.replace(plural, '').length === one.length - 1) ?? key;
  const [names, wanted] = [own, given].map((leaves) => new Set([...leaves.keys()].map(nameOf)));
  const alike = (key) => given.get(key) ?? given.get(`${nameOf(key)}other`);
  return [
    ...[...wanted].filter((key) => !names.has(key)).map((key) => `${key.replace(/[_.]$/, '')}: missing`),
    ...[...names].filter((key) => !wanted.has(key)).map((key) => `${key.replace(/[_.]$/, '')}: unknown`),
    ...counted
      .filter((key) => names.has(key))
      .flatMap((key) => pluralForms(language).map((form) => `${key}${form}`))
      .filter((key) => !own.has(key))
      .map((key) => `${key}: plural form missing`),
    ...[...own].flatMap(([key, text]) => {
      // "One document" need not say its number.
      const said = (one) => parametersOf(one).filter((name) => name !== 'count' || !/[_.]one$/.test(key));
      const [has, expected] = [text, alike(key) ?? text].map((one) => said(one).join(', ') || 'none');
      return has === expected ? [] : [`${key}: parameters ${has}, expected ${expected}`];
    }),
    ...[...own].filter(([key, text]) => text.trim() === '' && (given.get(key) ?? 'x') !== '').map(([key]) => `${key}: empty`),
  ];
}

/**
 * The texts with the default language's in place of those that are missing.
 * @returns {{ texts: object, missing: string[] }} `missing`: keys
 */
export function completed(language, texts, model, path = '') {
  if (isPlural(model)) return completedForms(language, texts, model, path);
  if (Array.isArray(model))
    return Array.isArray(texts) && texts.length === model.length ? { texts, missing: [] } : { texts: model, missing: [path] };
  const missing = [];
  const whole = { ...texts };
  for (const [key, value] of Object.entries(model)) {
    const at = path === '' ? key : `${path}.${key}`;
    const found = texts[key];
    if (typeof value === 'object' && typeof found === 'object') {
      const inner = completed(language, found, value, at);
      whole[key] = inner.texts;
      missing.push(...inner.missing);
    } else if (typeof found !== typeof value && !(/_\w+$/.test(key) && plural.test(key) && isCountedIn(texts, key))) {
      whole[key] = value;
      missing.push(at);
    }
  }
  for (const key of Object.keys(model).filter((one) => one.endsWith('_other') && typeof model[one] === 'string'))
    for (const form of pluralForms(language)) {
      const name = key.replace(/other$/, form);
      if (whole[name] !== undefined) continue;
      whole[name] = model[key];
      missing.push(path === '' ? name : `${path}.${name}`);
    }
  return { texts: whole, missing };
}

/** Another form of the same key is there. */
const isCountedIn = (texts, key) => forms.some((form) => texts[key.replace(/_\w+$/, `_${form}`)] !== undefined);

function completedForms(language, texts, model, path) {
  const missing = pluralForms(language).filter((form) => texts[form] === undefined);
  return {
    texts: { ...Object.fromEntries(missing.map((form) => [form, model[form] ?? model.other])), ...texts },
    missing: missing.map((form) => `${path}.${form}`),
  };
}
