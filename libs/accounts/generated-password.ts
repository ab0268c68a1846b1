/** How long a generated password is. */
const generatedLength = 10;

/** Days a generated password holds: it lies in a mailbox in clear. */
const generatedDays = 7;

/** Whether a password was generated too long ago. Its person sets one of their own by the mailbox then. */
export const isPasswordOver = (generatedAt: Date | null, now = Date.now()): boolean =>
  generatedAt !== null && generatedAt.getTime() + generatedDays * 86_400_000 <= now;

/** Letters and digits that nobody takes for one another on paper. */
const alphabet = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const even = 256 - (256 % alphabet.length);

/**
 * A password of ten characters, letters and at least two digits among them, every one equally likely. `block(n)` gives the nth block of random bytes, the same
 * for the same n.
 */
export function passwordFrom(block: (n: number) => Uint8Array): string {
  let text = '';
  for (let n = 0; ; n += 1) {
    for (const byte of block(n)) {
      if (byte < even) text += alphabet[byte % alphabet.length] ?? '';
      if (text.length < generatedLength) continue;
      if (isMixed(text)) return text;
      text = '';
    }
  }
}

const isMixed = (text: string): boolean => (text.match(/\d/g)?.length ?? 0) >= 2 && /[a-z]/.test(text) && /[A-Z]/.test(text);
