import { contentLanguages, type ContentLanguage, isBilingual } from '#machines/kernel/content-language';

/** A text that is missing in one language, or a required one that is missing in both. */
export interface MissingText {
  /** `facts.taxes.0.rate.ru` */
  path: string;
  language: ContentLanguage;
}

const isBlank = (text: string): boolean => text.trim() === '';

/** Matches a path with patterns, in which `*` stands for one name or number. */
const isOptional = (path: string, optional: readonly string[]): boolean =>
  optional.some((pattern) => {
    const parts = pattern.split('.');
    const names = path.split('.');
    return parts.length === names.length && parts.every((part, index) => part === '*' || part === names[index]);
  });

/**
 * Missing languages in `value`, in the order of its fields. A text that is empty in both languages is missing twice, unless its path is
 * `optional`.
 */
export function missingTexts(value: unknown, optional: readonly string[] = [], path = ''): MissingText[] {
  if (isBilingual(value)) {
    const blank = contentLanguages.filter((language) => isBlank(value[language]));
    if (blank.length === contentLanguages.length && isOptional(path, optional)) return [];
    return blank.map((language) => ({ path: `${path}.${language}`, language }));
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => missingTexts(inner, optional, path ? `${path}.${name}` : name));
}

/** Restricts missing texts to those below `roots`. */
export const missingBelow = (missing: readonly MissingText[], roots: readonly string[]): MissingText[] =>
  missing.filter(({ path }) => roots.some((root) => path === root || path.startsWith(`${root}.`)));
