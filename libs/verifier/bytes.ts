export const utf8 = new TextEncoder();

/** Bytes in base64 with its padding; undefined where it is not written so. */
export function bytesOf(encoded: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    const binary = atob(encoded);
    return btoa(binary) === encoded && encoded !== '' ? Uint8Array.from(binary, (one) => one.charCodeAt(0)) : undefined;
  } catch {
    return undefined;
  }
}

/** 32 bytes in base64. */
export function hashOf(encoded: string): Uint8Array | undefined {
  const bytes = bytesOf(encoded);
  return bytes?.length === 32 ? bytes : undefined;
}

export const hexOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

export function joined(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

export function areEqual(one: Uint8Array, other: Uint8Array): boolean {
  if (one.length !== other.length) return false;
  for (let at = 0; at < one.length; at += 1) if (one[at] !== other[at]) return false;
  return true;
}

/** Hashes in base64; undefined if one is none, or there are more than a tree of 2^63 leaves needs. */
export function hashesOf(encoded: unknown): Uint8Array[] | undefined {
  if (!Array.isArray(encoded) || encoded.length > 64) return undefined;
  const hashes = encoded.map((one) => (typeof one === 'string' ? hashOf(one) : undefined));
  return hashes.every((one) => one !== undefined) ? hashes : undefined;
}
