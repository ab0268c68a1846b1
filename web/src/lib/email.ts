/** Longest address a mailbox can have. */
const longestEmail = 254;

/** Whether `text` can be an e-mail address: one @ with something before it, and a dotted name behind it. Whether there is such a mailbox only an email tells. */
export const isEmail = (text: string): boolean =>
  text.length <= longestEmail && /^[^\s@<>,;"]+@[^\s@.<>,;"]+(\.[^\s@.<>,;"]+)+$/.test(text);
