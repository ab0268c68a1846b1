import { areEqual } from './bytes.js';
import type { SignedNote, VerifierKey, VerifySignature } from './signed-note.js';

/** `unchecked`: Ed25519 signatures cannot be verified here, as in an old browser. */
type Signed = 'signed' | 'unchecked' | 'twoSignatures' | 'unknownKey' | 'badSignature';

/** Whether `key` signed a note under its name. @param key undefined: none is known */
export async function signatureBy(
  { text, signatures }: SignedNote,
  key: VerifierKey | undefined,
  verify: VerifySignature,
): Promise<Signed> {
  const [signature, ...more] = signatures.filter(({ name }) => name === key?.name);
  if (more.length > 0) return 'twoSignatures';
  if (key === undefined || !signature || !areEqual(signature.bytes.subarray(0, 4), key.id)) return 'unknownKey';
  const holds = await verify(key.key, signature.bytes.slice(4), text);
  return holds === undefined ? 'unchecked' : holds ? 'signed' : 'badSignature';
}
