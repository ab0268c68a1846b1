/** Characters of the longest permitted address. */
const longestEmail = 254;

/** Requires one @ with a local part, and a domain with a dot. Only a confirmation proves that the mailbox exists. */
export const isEmail = (text: string): boolean =>
  text.length <= longestEmail && /^[^\s@<>,;"]+@[^\s@.<>,;"]+(\.[^\s@.<>,;"]+)+$/.test(text);
