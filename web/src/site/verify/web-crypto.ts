import type { VerifySignature } from '#libs/verifier/signed-note';

/** Verifies Ed25519 signatures in the browser; undefined if the browser cannot. @param subtle undefined on a page without HTTPS */
export const webCrypto =
  (subtle: SubtleCrypto | undefined): VerifySignature =>
  async (key, signature, text) => {
    const verifier = await subtle?.importKey('raw', key, 'Ed25519', false, ['verify']).catch(() => undefined);
    if (subtle === undefined || verifier === undefined) return undefined;
    return subtle.verify('Ed25519', verifier, signature, new TextEncoder().encode(text));
  };
