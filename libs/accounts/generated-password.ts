/** Length of a generated password. */
const generatedLength = 10;

/** Days until a generated password expires: it is stored in a mailbox in clear text. */
const generatedDays = 7;

/** Whether a generated password has expired. Its person then sets another by email. */
export const isPasswordOver = (generatedAt: Date | null, now = Date.now()): boolean =>
  generatedAt !== null && generatedAt.getTime() + generatedDays * 86_400_000 <= now;

/** Characters and digits that look distinct in print. */
const alphabet = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const even = 256 - (256 % alphabet.length);

/**
 * A password of ten characters with at least two digits, all equally likely. `block(n)` returns the nth block of random bytes, the same for the same n.
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
