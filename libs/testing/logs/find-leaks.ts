/** A log line that contains a secret, or private data of a person. */
export interface Leak {
  what: string;
  /** with the secret redacted, because it is printed */
  line: string;
}

const mixed = (text: string): boolean => /[a-z]/.test(text) && /[A-Z]/.test(text) && /\d/.test(text);

/** Patterns of what no test can record, because the product generated it and sent it once, and of every mailbox. */
const shapes: readonly { what: string; pattern: RegExp; fits?: (found: string) => boolean }[] = [
  { what: 'a signed token', pattern: /eyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]*/g },
  { what: 'a bearer', pattern: /\bbearer\s+[\w.~+/=-]{12,}/gi },
  { what: 'a refresh token or the token of a mailed link', pattern: /(?<![\w-])[\w-]{43}(?![\w-])/g, fits: mixed },
  { what: 'a cookie', pattern: /registra_(?:refresh|device)=(?!;)[^;\s"]+/g },
  { what: 'the token of a link', pattern: /[?&](?:token|signature|ticket)=[^&\s"\\]+/g },
  { what: 'a hashed password', pattern: /\$argon2\w*\$[^\s"]+/g },
  { what: 'the secret of a second factor', pattern: /otpauth:\/\/[^\s"]+|(?<![\w-])[A-Z2-7]{32}(?![\w-])/g },
  { what: 'a private key', pattern: /-----BEGIN [A-Z ]*PRIVATE KEY-----/g },
  { what: 'a mailbox', pattern: /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/gu },
  { what: 'the password of a server', pattern: /\b[a-z]+:\/\/[^\s:/@"]+:(?!\*)[^\s@/"]+@/g },
];

/** Shorter secrets and plain words would match harmless lines: field names, codes, prose. */
const isDistinct = (secret: string): boolean => secret.length >= 8 && !/^[a-z]+$/i.test(secret);

/** Forms of a secret in a line of JSON: literal, or escaped. */
const spellings = (secret: string): string[] => [...new Set([secret, JSON.stringify(secret).slice(1, -1)])];

/** All secrets in `lines`: the given ones, and anything that matches a pattern. */
export function findLeaks(lines: Iterable<string>, secrets: Iterable<string>): Leak[] {
  const given = [...new Set(secrets)].filter(isDistinct).flatMap(spellings);
  const leaks: Leak[] = [];
  for (const line of lines) {
    for (const secret of given)
      if (line.includes(secret)) leaks.push({ what: 'a secret or private text of a test', line: line.replaceAll(secret, '[here]') });
    for (const { what, pattern, fits } of shapes) {
      const found = (line.match(pattern) ?? []).find((text) => fits?.(text) ?? true);
      if (found !== undefined) leaks.push({ what, line: line.replaceAll(found, '[here]') });
    }
  }
  return leaks;
}
