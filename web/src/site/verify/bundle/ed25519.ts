import { ed25519 } from '@noble/curves/ed25519.js';
import { utf8 } from '../bytes.js';
import { type VerifySignature, webCrypto } from '../signed-note.js';

/** Verifies Ed25519 by WebCrypto; without it in the browser, or on a page without HTTPS, by @noble/curves. */
export const verifySignature =
  (subtle: SubtleCrypto | undefined): VerifySignature =>
  async (key, signature, text) =>
    (await webCrypto(subtle)(key, signature, text)) ?? isSigned(key, signature, text);

function isSigned(key: Uint8Array, signature: Uint8Array, text: string): boolean {
  try {
    // As RFC 8032 has it: a point has one spelling.
    return ed25519.verify(signature, utf8.encode(text), key, { zip215: false });
  } catch {
    return false;
  }
}
