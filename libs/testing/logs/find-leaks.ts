/** A line of the log that says what nobody may read there. */
export interface Leak {
  what: string;
  /** with the secret itself left out: this ends up on a terminal too */
  line: string;
}

const mixed = (text: string): boolean => /[a-z]/.test(text) && /[A-Z]/.test(text) && /\d/.test(text);

/** What secrets look like, for those that no test knows beforehand: made by the product, and gone with the answer that carried them. */
const shapes: readonly { what: string; pattern: RegExp; fits?: (found: string) => boolean }[] = [
  { what: 'a signed token', pattern: /eyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]*/g },
  { what: 'a bearer', pattern: /\bbearer\s+[\w.~+/=-]{12,}/gi },
  { what: 'a refresh token or the token of a mailed link', pattern: /(?<![\w-])[\w-]{43}(?![\w-])/g, fits: mixed },
  { what: 'a cookie', pattern: /registra_(?:refresh|device)=(?!;)[^;\s"]+/g },
  { what: 'the token of a link', pattern: /[?&](?:token|signature|ticket)=[^&\s"\\]+/g },
  { what: 'a hashed password', pattern: /\$argon2\w*\$[^\s"]+/g },
  { what: 'the secret of a second factor', pattern: /otpauth:\/\/[^\s"]+|(?<![\w-])[A-Z2-7]{32}(?![\w-])/g },
  { what: 'a private key', pattern: /-----BEGIN [A-Z ]*PRIVATE KEY-----/g },
  { what: 'the password of a server', pattern: /\b[a-z]+:\/\/[^\s:/@"]+:(?!\*)[^\s@/"]+@/g },
];

/** Shorter words, and plain ones, would be found in innocent lines: field names, codes, prose. */
const isTelling = (secret: string): boolean => secret.length >= 8 && !/^[a-z]+$/i.test(secret);

/** Where a secret stands in a line of JSON: as it is, or escaped. */
const spellings = (secret: string): string[] => [...new Set([secret, JSON.stringify(secret).slice(1, -1)])];

/** Every secret in `lines`: those given, and whatever looks like one. */
export function findLeaks(lines: Iterable<string>, secrets: Iterable<string>): Leak[] {
  const given = [...new Set(secrets)].filter(isTelling).flatMap(spellings);
  const leaks: Leak[] = [];
  for (const line of lines) {
    for (const secret of given)
      if (line.includes(secret)) leaks.push({ what: 'a secret of a test', line: line.replaceAll(secret, '[here]') });
    for (const { what, pattern, fits } of shapes) {
      const found = (line.match(pattern) ?? []).find((text) => fits?.(text) ?? true);
      if (found !== undefined) leaks.push({ what, line: line.replaceAll(found, '[here]') });
    }
  }
  return leaks;
}
