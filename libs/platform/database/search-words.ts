/** More words narrow nothing any more. */
const mostWords = 10;
/** Shorter ones have no trigram of their own: they are found where a word begins, which has. */
const shortestInside = 3;

const isSearchable = (word: string): boolean => /[\p{L}\p{N}]/u.test(word);

/** The words of a search that can be looked for, at most ten, each once; what has neither a letter nor a digit is none. */
export const searchedWords = (search: string): string[] => [...new Set(search.split(/\s+/u))].filter(isSearchable).slice(0, mostWords);

/**
 * SQL that is true where every word of `search` stands in one of `columns`, which hold texts folded by fold_text (0254-search-folding.sql). Words of one or two signs
 * begin a word there, longer ones stand anywhere.
 * @param add takes a parameter and gives its place, `$3`
 */
export function matchesSearch(columns: readonly string[], search: string, add: (value: unknown) => string): string {
  const words = searchedWords(search).map((word) => {
    const place = `${add(word)}::text`;
    const isShort = [...word].length < shortestInside;
    const patterns = isShort ? [`search_prefix(${place})`, `'% ' || search_prefix(${place})`] : [`search_pattern(${place})`];
    const likes = columns.flatMap((column) => patterns.map((pattern) => `${column} like ${pattern}`));
    return likes.length === 1 ? String(likes[0]) : `(${likes.join(' or ')})`;
  });
  return words.length === 0 ? 'false' : words.join(' and ');
}

/** SQL that is true where `column` holds the digits of a phone as they stand there beside its spelling. */
export const matchesDigits = (column: string, digits: string, add: (value: unknown) => string): string =>
  `${column} like search_pattern(${add(digits)}::text)`;
