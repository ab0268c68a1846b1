/** Longest address a mailbox can have. */
const longestEmail = 254;

/** Whether `text` can be an email address: one @ with something before it, and a dotted name behind it. Only an email proves that the mailbox exists. */
export const isEmail = (text: string): boolean =>
  text.length <= longestEmail && /^[^\s@<>,;"]+@[^\s@.<>,;"]+(\.[^\s@.<>,;"]+)+$/.test(text);
