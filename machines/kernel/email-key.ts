/** NFKC and lower case; again NFKC, because lower case takes some characters apart. */
const folded = (text: string): string => text.normalize('NFKC').toLowerCase().normalize('NFKC').trim();

/** What a domain is converted from: visible alphanumeric characters and marks, hyphens and dots. In a URL other characters mean something else. */
const domain = /^(?:(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{M}\p{N}.-])+$/u;

/** The domain as mail servers look it up (IDNA); undefined where there is none. */
function asciiDomain(text: string): string | undefined {
  if (!domain.test(text) || !URL.canParse(`http://${text}`)) return undefined;
  return new URL(`http://${text}`).hostname;
}

/**
 * The one form of an email address, in which it is stored, compared and sent: NFKC and lower case, the domain in ASCII, no white space around it. Spellings with
 * one form are one account. A text that is no address is folded only.
 */
export function emailKey(email: string): string {
  const text = folded(email);
  const at = text.lastIndexOf('@');
  return text.slice(0, at + 1) + (at < 0 ? text : (asciiDomain(text.slice(at + 1)) ?? text.slice(at + 1)));
}
