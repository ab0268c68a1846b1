/** Lengths of a phone number as the forms take it. */
export const shortestPhone = 11;
export const longestPhone = 17;

/** What of `typed` may stand in a phone number: digits, spaces, brackets, hyphens and a plus at the start; no more than 17 of them. */
export const phoneCharacters = (typed: string): string =>
  typed
    .replace(/\s/g, ' ')
    .replace(/[^\d ()+-]/g, '')
    .trimStart()
    .replace(/(?!^)\+/g, '')
    .slice(0, longestPhone);

/** Whether `text` counts as a phone number; anything else counts as nothing typed. */
export const isPhone = (text: string): boolean => text.length >= shortestPhone && text.length <= longestPhone;
