/** Number of codes that a person gets at a time; each is valid once. */
export const recoveryCodes = 10;

/** Characters that are not confused on paper; five bits each. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const half = 5;

/** Formats ten random bytes as a code of fifty bits: "7k3mq-x0v9d". */
export function recoveryCode(bytes: Uint8Array): string {
  const text = [...bytes.subarray(0, 2 * half)].map((byte) => alphabet[byte & 31] ?? '').join('');
  return `${text.slice(0, half)}-${text.slice(half)}`;
}

/**
 * Normalises a typed recovery code: any case, with or without hyphen, an o for a zero and an l or i for a one. Undefined if it is no code.
 */
export function typedRecoveryCode(text: string): string | undefined {
  const plain = text.normalize('NFKC').toLowerCase().replace(/[\s-]/g, '').replace(/o/g, '0').replace(/[il]/g, '1');
  return /^[0-9a-hjkmnp-tv-z]{10}$/.test(plain) ? plain : undefined;
}
