import { emailKey } from '#machines/kernel/email-key';

/** More words would not narrow a search. */
const mostWords = 10;
/** Shorter words have no trigram: they are matched at the start of a word, which has one. */
const shortestInside = 3;

const isSearchable = (word: string): boolean => /[\p{L}\p{N}]/u.test(word);

/** What a word is copied with: "Елкин,", <anna@registra.example>, mailto:anna@registra.example. */
const around = /^(?:mailto:|["'«»“”„‘’<>()[\]{},.:;!?№#]+)+|["'«»“”„‘’<>()[\]{},.:;!?]+$/giu;

/** The searchable words of a search without the punctuation around them, at most ten, distinct; a word needs an alphanumeric character. */
export const searchedWords = (search: string): string[] =>
  [
    ...new Set(
      search
        .split(/\s+/u)
        .filter(isSearchable)
        .map((word) => word.replace(around, '')),
    ),
  ].slice(0, mostWords);

/**
 * SQL condition that is true if every word of `search` occurs in one of `columns`, which hold texts folded by fold_text (0254-search-folding.sql). Words of one
 * or two characters must start a word, longer ones may occur anywhere.
 * @param add adds a parameter and returns its placeholder, `$3`
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

/** Ways to find an email address whose domain is typed in another alphabet than it is stored in; none for other searches. */
export const matchesEmail = (column: string, search: string, add: (value: unknown) => string): string[] => {
  const stored = emailKey(search);
  return search.includes('@') && stored !== search.toLowerCase() ? [matchesSearch([column], stored, add)] : [];
};

/** SQL condition that is true if `column` contains the digits of a phone number as stored next to its spelling. */
export const matchesDigits = (column: string, digits: string, add: (value: unknown) => string): string =>
  `${column} like search_pattern(${add(digits)}::text)`;
